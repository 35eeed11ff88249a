import type { Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type DoneAct, writeAct } from './acts.ts'
import { countPasskey } from './sign-in-staff.ts'
import { proveStaffSession } from './staff-sessions.ts'

/** A passkey that was made and is true, to be kept. */
export interface MadePasskey {
  readonly id: string
  readonly publicKey: string
  readonly counter: number
  readonly transports: string
  readonly name: string
}

interface DoneBy {
  readonly staffId: string
  readonly by: Extract<By, { staff: string }>
  readonly key: string
  readonly at: number
}

const noteOwnKeys = (
  tx: Transaction<Tables>,
  { staffId, by, key, at }: DoneBy,
  what: Pick<DoneAct, 'before' | 'after'>,
): Promise<void> => writeAct(tx, { key, act: 'change-own-keys', thing: `staff/${staffId}`, by, at, ...what })

export interface PasswordOfStaff {
  readonly login: string
  readonly passwordHash: string
  readonly salt: string
  readonly step: number
}

/** One more passkey. The session that a recovery code opened may do everything now. */
export async function addStaffPasskey(
  tx: Transaction<Tables>,
  wanted: DoneBy & { passkey: MadePasskey; sessionId: string },
): Promise<void> {
  const { staffId, passkey, sessionId, at } = wanted
  await insertPasskey(tx, { staffId, passkey, at })
  await freeSession(tx, { sessionId, at })
  await noteOwnKeys(tx, wanted, { after: { passkey: passkey.name } })
}

const freeSession = (tx: Transaction<Tables>, { sessionId, at }: { sessionId: string; at: number }) =>
  tx.updateTable('staff_sessions').set({ needs_key: 0, proven_at: at }).where('id', '=', sessionId).execute()

export async function insertPasskey(
  tx: Transaction<Tables>,
  { staffId, passkey, at }: { staffId: string; passkey: MadePasskey; at: number },
): Promise<void> {
  const { id, publicKey, counter, transports, name } = passkey
  await tx
    .insertInto('staff_passkeys')
    .values({ id, staff_id: staffId, public_key: publicKey, counter, transports, name, added_at: at, used_at: at })
    .execute()
}

/** False if it is the last way in that the person has. Two at once wait for each other at the person's row. */
export async function removeStaffPasskey(
  tx: Transaction<Tables>,
  wanted: DoneBy & { passkey: string },
): Promise<boolean> {
  const { staffId, passkey } = wanted
  const { password_hash } = await tx
    .updateTable('staff')
    .set((row) => ({ pin_tries: row.ref('pin_tries') }))
    .where('id', '=', staffId)
    .returning('password_hash')
    .executeTakeFirstOrThrow()
  const own = await tx.selectFrom('staff_passkeys').select(['id', 'name']).where('staff_id', '=', staffId).execute()
  const gone = own.find(({ id }) => id === passkey)
  if (gone === undefined) return true
  if (own.length === 1 && password_hash === null) return false
  await tx.deleteFrom('staff_passkeys').where('id', '=', passkey).where('staff_id', '=', staffId).execute()
  await noteOwnKeys(tx, wanted, { before: { passkey: gone.name } })
  return true
}

/** Instead of those that were there. */
export async function replaceRecoveryCodes(
  tx: Transaction<Tables>,
  wanted: DoneBy & { codes: readonly string[] },
): Promise<void> {
  await insertRecoveryCodes(tx, wanted)
  await noteOwnKeys(tx, wanted, { after: { recoveryCodes: wanted.codes.length } })
}

export async function insertRecoveryCodes(
  tx: Transaction<Tables>,
  { staffId, codes }: { staffId: string; codes: readonly string[] },
): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute()
  for (const code_hash of codes)
    await tx.insertInto('staff_recovery_codes').values({ code_hash, staff_id: staffId }).execute()
}

/** False if somebody else has this name. */
export async function setStaffPassword(
  tx: Transaction<Tables>,
  wanted: DoneBy & { password: PasswordOfStaff; sessionId: string },
): Promise<boolean> {
  if (!(await keepPassword(tx, wanted))) return false
  await freeSession(tx, wanted)
  await noteOwnKeys(tx, wanted, { after: { login: wanted.password.login } })
  return true
}

export async function keepPassword(
  tx: Transaction<Tables>,
  { staffId, password }: { staffId: string; password: PasswordOfStaff },
): Promise<boolean> {
  const { login, passwordHash, salt, step } = password
  if (await isOthersLogin(tx, { login, staffId })) return false
  await tx
    .updateTable('staff')
    .set({ login, password_hash: passwordHash, totp_salt: salt, totp_step: step })
    .where('id', '=', staffId)
    .execute()
  return true
}

export const isOthersLogin = async (
  tx: Transaction<Tables>,
  { login, staffId }: { login: string; staffId: string },
): Promise<boolean> =>
  (await tx
    .selectFrom('staff')
    .select('id')
    .where('login', '=', login)
    .where('id', '!=', staffId)
    .executeTakeFirst()) !== undefined

type ProvingStaff = { readonly staffId: string; readonly sessionId: string; readonly at: number } & (
  | { readonly passkey: string; readonly counter: number }
  | { readonly passwordHash: string; readonly newHash?: string | undefined; readonly step: number }
)

/** The owner showed once more who it is. False for a copy of a passkey, and for a code that was used. */
export async function proveStaff(tx: Transaction<Tables>, wanted: ProvingStaff): Promise<boolean> {
  const isRight = 'passkey' in wanted ? await countPasskey(tx, wanted) : await takeStep(tx, wanted)
  if (isRight) await proveStaffSession(tx, { id: wanted.sessionId, at: wanted.at })
  return isRight
}

async function takeStep(
  tx: Transaction<Tables>,
  { staffId, passwordHash, newHash = passwordHash, step }: Extract<ProvingStaff, { passwordHash: string }>,
): Promise<boolean> {
  return didUpdate(
    tx
      .updateTable('staff')
      .set({ totp_step: step, password_hash: newHash })
      .where('id', '=', staffId)
      .where('password_hash', '=', passwordHash)
      .where('totp_step', '<', step),
  )
}
