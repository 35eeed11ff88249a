import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byFrom, byInOneWord } from '#shop/by.ts'
import { type DeviceKind, deviceKinds, deviceLife, enrolledKinds } from '#shop/staff/staff-session.ts'
import { writeAct } from './acts.ts'
import { holdStaff, roleOf } from './staff-roles.ts'

/** A browser of the counter, as its cookie names it. */
export interface KnownDevice {
  readonly id: string
  readonly name: string
  readonly kind: DeviceKind
  readonly oneTap: boolean
  /** 'over': its days are */
  readonly is: 'enrolled' | 'revoked' | 'over'
}

/** Those that were enrolled once, by the hash of their cookie. */
export async function devicesWith(
  read: Kysely<Tables>,
  { hashes, now }: { readonly hashes: readonly string[]; readonly now: number },
): Promise<ReadonlyMap<string, KnownDevice>> {
  if (hashes.length === 0) return new Map()
  const rows = await read
    .selectFrom('staff_devices')
    .select(['id', 'name', 'kind', 'one_tap', 'ends_at', 'revoked_at', 'token_hash'])
    .where('token_hash', 'in', [...new Set(hashes)])
    .execute()
  return new Map(
    rows.flatMap(({ id, name, kind: written, one_tap: oneTap, ends_at, revoked_at, token_hash: hash }) => {
      const kind = deviceKinds.find((one) => one === written)
      if (kind === undefined || hash === null) return []
      const is = revoked_at !== null ? 'revoked' : ends_at <= now ? 'over' : 'enrolled'
      return [[hash, { id, name, kind, oneTap: oneTap === 1, is } satisfies KnownDevice]]
    }),
  )
}

interface DoneBy {
  readonly by: By
  readonly key: string
  readonly at: number
}

interface InvitingDevice extends DoneBy {
  readonly id: string
  readonly name: string
  readonly kind: DeviceKind
  readonly oneTap?: boolean
  readonly inviteHash: string
  readonly until: number
}

/** Makes the address at which one browser becomes this device. False if who asks is no owner any more. */
export async function inviteDevice(tx: Transaction<Tables>, wanted: InvitingDevice): Promise<boolean> {
  const { id, name, kind, oneTap = false, inviteHash, until, by, key, at } = wanted
  await holdStaff(tx)
  if ('staff' in by && (await roleOf(tx, by)) !== 'owner') return false
  await tx
    .insertInto('staff_devices')
    .values({
      id,
      name,
      kind,
      made_at: at,
      made_by: byInOneWord(by),
      invite_hash: inviteHash,
      invite_until: until,
      token_hash: null,
      enrolled_at: null,
      ends_at: at + deviceLife,
      revoked_at: null,
      one_tap: oneTap ? 1 : 0,
    })
    .execute()
  await writeAct(tx, { key, act: 'enrol-devices', thing: `device/${id}`, by, at, after: { name, kind, oneTap } })
  return true
}

/** One conditional update: of two browsers that open the address, one becomes the device. */
export async function enrolDevice(
  tx: Transaction<Tables>,
  { inviteHash, tokenHash, key, at }: { inviteHash: string; tokenHash: string; key: string; at: number },
): Promise<boolean> {
  const enrolled = await tx
    .updateTable('staff_devices')
    .set({ token_hash: tokenHash, invite_hash: null, enrolled_at: at, ends_at: at + deviceLife })
    .where('invite_hash', '=', inviteHash)
    .where('invite_until', '>', at)
    .where('revoked_at', 'is', null)
    .returning(['id', 'name', 'made_by'])
    .executeTakeFirst()
  if (enrolled === undefined) return false
  // The person who made the address let this browser in.
  const maker = byFrom(enrolled.made_by)
  const by = 'staff' in maker ? { staff: maker.staff, device: enrolled.id } : { command: 'staff' }
  await writeAct(tx, { key, act: 'enrol-devices', thing: `device/${enrolled.id}`, by, at, after: { enrolled: true } })
  return true
}

interface ChangingDevice extends DoneBy {
  readonly id: string
  readonly kind: DeviceKind
  readonly oneTap: boolean
}

/** What it is used for, and whether a tap on a name opens something there. False of a browser that nobody enrolled, or not any more. */
export async function changeDevice(
  tx: Transaction<Tables>,
  { id, kind, oneTap, by, key, at }: ChangingDevice,
): Promise<boolean> {
  await holdStaff(tx)
  const known = await tx
    .selectFrom('staff_devices')
    .select(['kind', 'one_tap'])
    .where('id', '=', id)
    .where('kind', 'in', enrolledKinds)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (known === undefined) return false
  await tx
    .updateTable('staff_devices')
    .set({ kind, one_tap: oneTap ? 1 : 0 })
    .where('id', '=', id)
    .execute()
  // Who is there by a tap taps anew, if it is still allowed.
  await tx.deleteFrom('staff_sessions').where('device_id', '=', id).where('without_pin', '=', 1).execute()
  await writeAct(tx, {
    key,
    act: 'enrol-devices',
    thing: `device/${id}`,
    by,
    at,
    before: { kind: known.kind, oneTap: known.one_tap === 1 },
    after: { kind, oneTap },
  })
  return true
}

/** Its address and its cookie open nothing from now on, and nobody is signed in there. */
export async function revokeDevice(
  tx: Transaction<Tables>,
  { id, by, key, at }: DoneBy & { readonly id: string },
): Promise<boolean> {
  const known = await tx.selectFrom('staff_devices').select('name').where('id', '=', id).executeTakeFirst()
  if (known === undefined) return false
  const { numUpdatedRows } = await tx
    .updateTable('staff_devices')
    .set({ revoked_at: at, invite_hash: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n)
    await writeAct(tx, { key, act: 'revoke-devices', thing: `device/${id}`, by, at, before: { name: known.name } })
  return true
}
