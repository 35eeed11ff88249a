import type { Kysely, Transaction } from 'kysely'
import { type Role, roles } from '#shop/staff.ts'
import { hours } from '#shop/time.ts'
import { hashOfToken } from '#server/accounts/secrets.ts'
import { cookieIn, cookieWith } from '#server/http/cookies.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Who works here and asks, at which device. */
export interface StaffVisitor {
  readonly staffId: string
  readonly name: string
  readonly role: Role
  readonly deviceId: string
  readonly sessionId: string
}

/** A session nobody touched for so long is over. */
export const staffSessionLife = hours(12)

const cookieName = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-staff' : 'staff')

/** The cookie that keeps staff signed in. It goes to our own pages alone, and no script reads it. */
export const staffCookie = (token: string, publicUrl: string): string =>
  cookieWith(cookieName(publicUrl), token, {
    secure: publicUrl.startsWith('https:'),
    seconds: staffSessionLife / 1000,
  })

export const endedStaffCookie = (publicUrl: string): string =>
  cookieWith(cookieName(publicUrl), '', { secure: publicUrl.startsWith('https:'), seconds: 0 })

export function staffTokenIn(headers: Headers, publicUrl: string): string | undefined {
  const token = cookieIn(headers, cookieName(publicUrl))
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

/** Who the cookie names; nobody once the session is over or its person is disabled. */
export async function staffVisitor(
  read: Kysely<Tables>,
  { token, now }: { token: string; now: number },
): Promise<StaffVisitor | undefined> {
  const row = await read
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select(['staff_sessions.id', 'staff_id', 'device_id', 'touched_at', 'name', 'role'])
    .where('token_hash', '=', hashOfToken(token))
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  if (row === undefined || role === undefined || row.touched_at + staffSessionLife <= now) return undefined
  return { staffId: row.staff_id, name: row.name, role, deviceId: row.device_id, sessionId: row.id }
}

export interface NewStaff {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly at: number
}

export async function addStaff(tx: Transaction<Tables>, { id, name, role, at }: NewStaff): Promise<void> {
  await tx.insertInto('staff').values({ id, name, role, added_at: at, disabled_at: null }).execute()
}

export interface NewStaffSession {
  readonly id: string
  readonly tokenHash: string
  readonly staffId: string
  readonly deviceId: string
  readonly at: number
}

export async function startStaffSession(
  tx: Transaction<Tables>,
  { id, tokenHash, staffId, deviceId, at }: NewStaffSession,
): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({ id, token_hash: tokenHash, staff_id: staffId, device_id: deviceId, created_at: at, touched_at: at })
    .execute()
}

export async function endStaffSession(tx: Transaction<Tables>, { id }: { id: string }): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('id', '=', id).execute()
}
