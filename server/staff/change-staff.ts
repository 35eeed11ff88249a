import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { mayGrant, type Role } from '#shop/staff/staff.ts'
import { writeAct } from './acts.ts'
import { holdStaff, roleOf } from './staff-roles.ts'

interface DoneBy {
  readonly by: Extract<By, { staff: string }>
  readonly key: string
  readonly at: number
}

interface AddingStaff extends DoneBy {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly pinHash: string | undefined
}

export type ChangingStaff = 'done' | 'last-owner' | 'not-yours-to-grant' | 'staff-unknown'

/** Somebody who works here from now on. */
export async function addStaff(tx: Transaction<Tables>, wanted: AddingStaff): Promise<ChangingStaff> {
  const { id, name, role, pinHash, by, key, at } = wanted
  await holdStaff(tx)
  const giver = await roleOf(tx, by)
  if (giver === undefined || !mayGrant(giver, role)) return 'not-yours-to-grant'
  await insertStaff(tx, { id, name, role, at, ...(pinHash === undefined ? {} : { pinHash }) })
  await writeAct(tx, { key, act: 'add-staff', thing: `staff/${id}`, by, at, after: { name, role } })
  return 'done'
}

interface NewStaff {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly at: number
  readonly pinHash?: string
  /** true unless somebody else gave the PIN */
  readonly isOwnPin?: boolean
}

export async function insertStaff(
  tx: Transaction<Tables>,
  { id, name, role, at, pinHash, isOwnPin = false }: NewStaff,
): Promise<void> {
  await tx
    .insertInto('staff')
    .values({
      id,
      name,
      role,
      added_at: at,
      disabled_at: null,
      pin_hash: pinHash ?? null,
      pin_is_first: pinHash === undefined || isOwnPin ? 0 : 1,
      pin_tries: 0,
      login: null,
      password_hash: null,
      totp_salt: null,
      totp_step: 0,
    })
    .execute()
}

interface ChangingRole extends DoneBy {
  readonly id: string
  readonly role: Role
}

/** A former owner is out at once, without any key of an owner. */
export async function changeStaffRole(tx: Transaction<Tables>, wanted: ChangingRole): Promise<ChangingStaff> {
  const { id, role, by, key, at } = wanted
  await holdStaff(tx)
  const [giver, before] = [await roleOf(tx, by), await roleOf(tx, { staff: id })]
  if (before === undefined) return 'staff-unknown'
  if (giver === undefined || !mayGrant(giver, role) || !mayGrant(giver, before)) return 'not-yours-to-grant'
  const change = tx.updateTable('staff').set({ role }).where('id', '=', id)
  const { numUpdatedRows } = await (role === 'owner'
    ? change
    : change.where(unlessLastOwner(id))
  ).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return 'last-owner'
  // Also on becoming an owner, so that no key of before comes to life again: each owner makes their own.
  if (before !== role && (before === 'owner' || role === 'owner')) await takeOwnerKeys(tx, { id })
  if (before === 'owner' && role !== 'owner') {
    await tx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute()
    await endInvitations(tx, { id, at })
  }
  await writeAct(tx, {
    key,
    act: 'change-staff',
    thing: `staff/${id}`,
    by,
    at,
    before: { role: before },
    after: { role },
  })
  return 'done'
}

interface DisablingStaff extends DoneBy {
  readonly id: string
  readonly isDisabled: boolean
}

/** A disabled person's sessions end at once, and all that they could come back by. */
export async function disableStaff(tx: Transaction<Tables>, wanted: DisablingStaff): Promise<ChangingStaff> {
  const { id, isDisabled, by, key, at } = wanted
  await holdStaff(tx)
  const known = await tx.selectFrom('staff').select(['id', 'disabled_at']).where('id', '=', id).executeTakeFirst()
  if (known === undefined) return 'staff-unknown'
  if ((await roleOf(tx, by)) !== 'owner') return 'not-yours-to-grant'
  if ((known.disabled_at !== null) === isDisabled) return 'done'
  const change = tx
    .updateTable('staff')
    .set({ disabled_at: isDisabled ? at : null })
    .where('id', '=', id)
  const { numUpdatedRows } = await (isDisabled ? change.where(unlessLastOwner(id)) : change).executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return 'last-owner'
  await tx.deleteFrom('staff_sessions').where('staff_id', '=', id).execute()
  if (isDisabled) await endInvitations(tx, { id, at })
  await writeAct(tx, { key, act: 'disable-staff', thing: `staff/${id}`, by, at, after: { disabled: isDisabled } })
  return 'done'
}

/** There is another owner with a way in, or the changed person is no owner. */
const unlessLastOwner = (id: string) => (row: ExpressionBuilder<Tables, 'staff'>) =>
  row.or([
    row('role', '!=', 'owner'),
    row.exists(
      row
        .selectFrom('staff as other')
        .select('other.id')
        .where('other.id', '!=', id)
        .where('other.role', '=', 'owner')
        .where('other.disabled_at', 'is', null)
        .where((one) =>
          one.or([
            one('other.password_hash', 'is not', null),
            one.exists(
              one
                .selectFrom('staff_passkeys')
                .select('staff_passkeys.id')
                .whereRef('staff_passkeys.staff_id', '=', 'other.id'),
            ),
          ]),
        ),
    ),
  ])

/** What somebody made, or was made for them, that would let anybody in later: addresses of owners, and invitations of devices. */
async function endInvitations(tx: Transaction<Tables>, { id, at }: { id: string; at: number }): Promise<void> {
  await tx
    .deleteFrom('staff_addresses')
    .where((row) => row.or([row('staff_id', '=', id), madeBy(id)]))
    .execute()
  await tx
    .updateTable('staff_devices')
    .set({ invite_hash: null, revoked_at: at })
    .where('invite_hash', 'is not', null)
    .where('revoked_at', 'is', null)
    .where(madeBy(id))
    .execute()
}

/** At whichever device. Letters of an id mean something to `like`. */
function madeBy(id: string) {
  const start = `staff/${id}@`
  return sql<boolean>`substr(made_by, 1, ${start.length}) = ${start}`
}

/** All by which an owner signs in beside a PIN. */
async function takeOwnerKeys(tx: Transaction<Tables>, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', id).execute()
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', id).execute()
  await tx
    .updateTable('staff')
    .set({ login: null, password_hash: null, totp_salt: null })
    .where('id', '=', id)
    .execute()
}
