import type { Kysely, Transaction } from 'kysely'
import { hashOfToken } from '#server/settings/secrets.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { withoutPinAt } from '#shop/by.ts'
import { type Role, roles } from '#shop/staff/staff.ts'
import { type DeviceKind, deviceKinds, mayTap, type SessionState, stateOf } from '#shop/staff/staff-session.ts'

/** Who works here and asks, at which device. */
export interface StaffVisitor {
  readonly staffId: string
  readonly name: string
  readonly role: Role
  /** as it stands beside their acts, in every command: it says whether they came by a tap alone */
  readonly deviceId: string
  readonly device: { readonly name: string; readonly kind: DeviceKind }
  readonly sessionId: string
  readonly touchedAt: number
  /** when the owner last showed a passkey; null for people without one */
  readonly provenAt: number | null
  /** what must be done before anything else */
  readonly needs: 'nothing' | 'own-pin' | 'own-key'
  /** came by a tap on their name: what opens to them is `shop/wire/without-pin.ts` */
  readonly withoutPin: boolean
}

/** Who the cookie names, or why it names nobody. */
export type StaffOrWhyNot =
  | { readonly staff: StaffVisitor }
  | { readonly staff: undefined; readonly why: Exclude<SessionState, 'open'> }

/** Nobody once the session is over or locked, its device is revoked or its person is disabled. */
export async function staffVisitor(
  read: Kysely<Tables>,
  { token, deviceToken, now }: StaffCookies & { now: number },
): Promise<StaffOrWhyNot> {
  const [row] = (await visitorWith(read, { tokenHash: hashOfToken(token) })).rows
  return row === undefined || !isAtDevice(row, deviceToken) ? { staff: undefined, why: 'over' } : atCounter(row, now)
}

/** What a browser shows: whose session it is, and which device it is. One opens nothing without the other. */
export interface StaffCookies {
  readonly token: string
  readonly deviceToken: string | undefined
}

const isAtDevice = ({ device_hash: hash }: Pick<VisitorRow, 'device_hash'>, deviceToken: string | undefined): boolean =>
  deviceToken !== undefined && hash === hashOfToken(deviceToken)

/** The same for many at once: those with a valid token. */
export async function staffVisitors(
  read: Kysely<Tables>,
  { shown, now }: { shown: readonly StaffCookies[]; now: number },
): Promise<ReadonlyMap<string, StaffVisitor>> {
  if (shown.length === 0) return new Map()
  const byHash = new Map(shown.map((cookies) => [hashOfToken(cookies.token), cookies]))
  const rows = await visitors(read)
    .where('session.token_hash', 'in', [...byHash.keys()])
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const { staff } = atCounter(row, now)
      const cookies = byHash.get(row.token_hash)
      return staff === undefined || cookies === undefined || !isAtDevice(row, cookies.deviceToken)
        ? []
        : [[cookies.token, staff]]
    }),
  )
}

const visitors = (read: Kysely<Tables>) =>
  read
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .innerJoin('staff_devices as device', 'device.id', 'session.device_id')
    .select(['session.id', 'session.token_hash', 'staff_id', 'device_id', 'session.created_at'])
    .select(['touched_at', 'proven_at', 'needs_key', 'without_pin'])
    .select([
      'staff.name',
      'role',
      'pin_is_first',
      'device.name as device',
      'device.token_hash as device_hash',
      'kind',
      'one_tap',
      'ends_at',
      'revoked_at',
    ])
    .where('staff.disabled_at', 'is', null)

const visitorWith = prepared((read, { tokenHash }: { tokenHash: string }) =>
  visitors(read).where('session.token_hash', '=', tokenHash),
)

type VisitorRow = Awaited<ReturnType<ReturnType<typeof visitors>['executeTakeFirstOrThrow']>>

function atCounter(row: VisitorRow, now: number): StaffOrWhyNot {
  const role = roles.find((one) => one === row.role)
  const kind = deviceKinds.find((one) => one === row.kind)
  if (role === undefined || kind === undefined) return { staff: undefined, why: 'over' }
  const withoutPin = row.without_pin === 1
  const state = stateOf(
    {
      kind,
      createdAt: row.created_at,
      touchedAt: row.touched_at,
      deviceEndsAt: row.ends_at,
      deviceRevokedAt: row.revoked_at,
      isTapOver: withoutPin && !mayTap({ kind, oneTap: row.one_tap === 1 }, role),
    },
    now,
  )
  if (state !== 'open') return { staff: undefined, why: state }
  return {
    staff: {
      staffId: row.staff_id,
      name: row.name,
      role,
      deviceId: withoutPin ? withoutPinAt(row.device_id) : row.device_id,
      device: { name: row.device, kind },
      sessionId: row.id,
      touchedAt: row.touched_at,
      provenAt: row.proven_at,
      needs: row.needs_key === 1 ? 'own-key' : row.pin_is_first === 1 && kind !== 'own' ? 'own-pin' : 'nothing',
      withoutPin,
    },
  }
}

export interface NewStaffSession {
  readonly id: string
  readonly tokenHash: string
  readonly staffId: string
  readonly deviceId: string
  readonly at: number
  readonly provenAt?: number | null
  readonly needsKey?: boolean
  readonly withoutPin?: boolean
}

export async function startStaffSession(
  tx: Transaction<Tables>,
  { id, tokenHash, staffId, deviceId, at, provenAt = null, needsKey = false, withoutPin = false }: NewStaffSession,
): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      id,
      token_hash: tokenHash,
      staff_id: staffId,
      device_id: deviceId,
      created_at: at,
      touched_at: at,
      proven_at: provenAt,
      needs_key: needsKey ? 1 : 0,
      without_pin: withoutPin ? 1 : 0,
    })
    .execute()
}

/** Somebody touched the screen; a clock that was set back, or an answer that comes late, moves nothing. */
export async function touchStaffSession(
  tx: Transaction<Tables>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  await tx
    .updateTable('staff_sessions')
    .set({ touched_at: at })
    .where('id', '=', id)
    .where('touched_at', '>', 0)
    .where('touched_at', '<', at)
    .execute()
}

/** As if nobody had ever touched it: a touch that is on its way cannot open it. */
export async function lockStaffSession(tx: Transaction<Tables>, { id }: { id: string }): Promise<void> {
  await tx.updateTable('staff_sessions').set({ touched_at: 0 }).where('id', '=', id).execute()
}

/** The owner showed a passkey again. */
export async function proveStaffSession(
  tx: Transaction<Tables>,
  { id, at }: { id: string; at: number },
): Promise<void> {
  await tx.updateTable('staff_sessions').set({ proven_at: at }).where('id', '=', id).execute()
}
