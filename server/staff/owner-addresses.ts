import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byFrom, byInOneWord } from '#shop/by.ts'
import { writeAct } from './acts.ts'
import { type ChangingStaff, insertStaff } from './change-staff.ts'
import {
  insertPasskey,
  insertRecoveryCodes,
  isOthersLogin,
  keepPassword,
  type MadePasskey,
  type PasswordOfStaff,
} from './staff-keys.ts'
import { holdStaff, roleOf } from './staff-roles.ts'

interface NewOwnerAddress {
  readonly tokenHash: string
  /** '' where it is asked for */
  readonly name: string
  readonly staffId?: string
  readonly isFirst: boolean
  readonly until: number
  readonly at: number
}

/** By the operator: makes a one-time address at which somebody becomes an owner, or an owner gets a new key. */
export const makeOwnerAddress = (tx: Transaction<Tables>, wanted: NewOwnerAddress): Promise<void> =>
  insertAddress(tx, { ...wanted, by: { command: 'staff' } })

/** Those whose time is over go. */
async function insertAddress(
  tx: Transaction<Tables>,
  { tokenHash, name, staffId, isFirst, until, by, at }: NewOwnerAddress & { readonly by: By },
): Promise<void> {
  await tx.deleteFrom('staff_addresses').where('until', '<=', at).execute()
  await tx
    .insertInto('staff_addresses')
    .values({
      token_hash: tokenHash,
      name,
      staff_id: staffId ?? null,
      is_first: isFirst ? 1 : 0,
      until,
      made_by: byInOneWord(by),
    })
    .execute()
}

interface MakingKeyAddress {
  readonly tokenHash: string
  readonly staffId: string
  readonly until: number
  readonly by: Extract<By, { staff: string }>
  readonly key: string
  readonly at: number
}

/** By an owner, for another who has no key yet. An address for one who has would let its maker hold somebody else's key. */
export async function makeKeyAddress(
  tx: Transaction<Tables>,
  wanted: MakingKeyAddress,
): Promise<ChangingStaff | 'owner-has-key'> {
  const { staffId, until, by, key, at } = wanted
  await holdStaff(tx)
  if ((await roleOf(tx, by)) !== 'owner' || (await roleOf(tx, { staff: staffId })) !== 'owner')
    return 'not-yours-to-grant'
  if (await hasKey(tx, staffId)) return 'owner-has-key'
  const { name } = await tx.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirstOrThrow()
  await insertAddress(tx, { ...wanted, name, isFirst: false })
  await writeAct(tx, { key, act: 'make-key-addresses', thing: `staff/${staffId}`, by, at, after: { until } })
  return 'done'
}

const hasKey = async (read: Kysely<Tables>, id: string): Promise<boolean> =>
  (await read
    .selectFrom('staff')
    .leftJoin('staff_passkeys', 'staff_passkeys.staff_id', 'staff.id')
    .select('staff.id')
    .where('staff.id', '=', id)
    .where((row) => row.or([row('password_hash', 'is not', null), row('staff_passkeys.id', 'is not', null)]))
    .executeTakeFirst()) !== undefined

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
): Promise<{ readonly name: string; readonly staffId: string | null; readonly by: By } | undefined> {
  const row = await read
    .selectFrom('staff_addresses')
    .select(['name', 'staff_id', 'is_first', 'made_by'])
    .where('token_hash', '=', tokenHash)
    .where('until', '>', at)
    .executeTakeFirst()
  if (row === undefined || (row.is_first === 1 && (await hasOwner(read)))) return undefined
  const by = byFrom(row.made_by)
  if ('staff' in by && row.staff_id !== null && (await hasKey(read, row.staff_id))) return undefined
  return { name: row.name, staffId: row.staff_id, by }
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
  await holdStaff(tx)
  const address = await ownerAddressOf(tx, { tokenHash, at })
  if (address === undefined) return { refused: 'address-over' }
  const staffId = address.staffId ?? newId
  if ('password' in made && (await isOthersLogin(tx, { login: made.password.login, staffId })))
    return { refused: 'login-known' }
  if (address.staffId === null) await insertStaff(tx, { id: staffId, name: address.name || name, role: 'owner', at })
  else if ((await roleOf(tx, { staff: staffId })) !== 'owner') return { refused: 'address-over' }
  if ('password' in made) await keepPassword(tx, { staffId, password: made.password })
  else await insertPasskey(tx, { staffId, passkey: made.passkey, at })
  await insertRecoveryCodes(tx, { staffId, codes })
  await tx.deleteFrom('staff_addresses').where('token_hash', '=', tokenHash).execute()
  await writeAct(tx, {
    key,
    act: 'add-staff',
    thing: `staff/${staffId}`,
    by: address.by,
    at,
    after: { role: 'owner', by: 'passkey' in made ? 'passkey' : 'password' },
  })
  return { staffId }
}
