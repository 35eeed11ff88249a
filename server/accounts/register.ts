import type { Transaction } from 'kysely'
import { takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import type { Turn } from '#shop/accounts/callers.ts'

interface NewUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailForm: Email
  readonly mobile: Mobile
  readonly passwordHash: string
  /** counted, but never refuses */
  readonly alarm?: Turn
  readonly at: number
}

type Registering = { registered: { id: string } } | { refused: 'known' }

/** E-mail and mobile are unique: of many registrations at once the database accepts one. */
export async function register(tx: Transaction<Tables>, wanted: NewUser): Promise<Registering> {
  const { id, name, email, emailForm, mobile, passwordHash, alarm, at } = wanted
  const written = await tx
    .insertInto('users')
    .values({
      id,
      name,
      email,
      email_form: emailForm,
      mobile,
      password: passwordHash,
      registered_at: at,
      signed_in_at: at,
    })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow()
  if (written.numInsertedOrUpdatedRows !== 1n) return { refused: 'known' }
  if (alarm) await takeTurns(tx, { turns: [alarm], at })
  return { registered: { id } }
}
