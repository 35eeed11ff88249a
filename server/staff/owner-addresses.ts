import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { writeAct } from './acts.ts'
import { insertStaff } from './change-staff.ts'
import type { MadePasskey } from './passkeys.ts'
import { insertPasskey, insertRecoveryCodes, isOthersLogin, keepPassword, type PasswordOfStaff } from './staff-keys.ts'
import { holdFor } from '#server/storage/limits.ts'

export interface NewOwnerAddress {
  readonly tokenHash: string
  /** '' where it is asked for */
  readonly name: string
  readonly staffId?: string
  readonly isFirst: boolean
  readonly until: number
  readonly at: number
}

/** Makes a one-time address at which somebody becomes an owner. Those whose time is over go. */
export async function makeOwnerAddress(tx: Transaction<Tables>, wanted: NewOwnerAddress): Promise<void> {
  const { tokenHash, name, staffId = null, isFirst, until, at } = wanted
  await tx.deleteFrom('staff_addresses').where('until', '<=', at).execute()
  await tx
    .insertInto('staff_addresses')
    .values({ token_hash: tokenHash, name, staff_id: staffId, is_first: isFirst ? 1 : 0, until })
    .execute()
}

export const hasOwner = async (read: Kysely<Tables>): Promise<boolean> =>
  (await read
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()) !== undefined

/** What an address is for, while it works. */
export async function ownerAddressOf(
  read: Kysely<Tables>,
  { tokenHash, at }: { tokenHash: string; at: number },
): Promise<{ readonly name: string; readonly staffId: string | null } | undefined> {
  const row = await read
    .selectFrom('staff_addresses')
    .select(['name', 'staff_id', 'is_first'])
    .where('token_hash', '=', tokenHash)
    .where('until', '>', at)
    .executeTakeFirst()
  if (row === undefined || (row.is_first === 1 && (await hasOwner(read)))) return undefined
  return { name: row.name, staffId: row.staff_id }
}

export interface BecomingOwner {
  readonly tokenHash: string
  /** of somebody who is nobody yet */
  readonly newId: string
  readonly name: string
  readonly codes: readonly string[]
  readonly made: { readonly passkey: MadePasskey } | { readonly password: PasswordOfStaff }
  readonly key: string
  readonly at: number
}

/** Uses the address up: somebody is an owner, or an owner has another key. Two at once wait for each other. */
export async function becomeOwner(
  tx: Transaction<Tables>,
  { tokenHash, newId, name, codes, made, key, at }: BecomingOwner,
): Promise<{ staffId: string } | { refused: 'address-over' | 'login-known' }> {
  await holdFor(tx, { what: 'staff', who: 'shop' })
  const address = await ownerAddressOf(tx, { tokenHash, at })
  if (address === undefined) return { refused: 'address-over' }
  const staffId = address.staffId ?? newId
  if ('password' in made && (await isOthersLogin(tx, { login: made.password.login, staffId })))
    return { refused: 'login-known' }
  if (address.staffId === null) await insertStaff(tx, { id: staffId, name: address.name || name, role: 'owner', at })
  else if (!(await isOwner(tx, staffId))) return { refused: 'address-over' }
  if ('password' in made) await keepPassword(tx, { staffId, password: made.password })
  else await insertPasskey(tx, { staffId, passkey: made.passkey, at })
  await insertRecoveryCodes(tx, { staffId, codes })
  await tx.deleteFrom('staff_addresses').where('token_hash', '=', tokenHash).execute()
  await writeAct(tx, {
    key,
    act: 'add-staff',
    thing: `staff/${staffId}`,
    by: { command: 'staff' },
    at,
    after: { role: 'owner', by: 'passkey' in made ? 'passkey' : 'password' },
  })
  return { staffId }
}

const isOwner = async (tx: Transaction<Tables>, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('staff')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()) !== undefined
