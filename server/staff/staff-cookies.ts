import { cookieIn, cookieWith } from '#server/http/headers.ts'
import { deviceLife, wholeShift } from '#shop/staff/staff-session.ts'
import type { StaffCookies } from './staff-sessions.ts'

// Both go to our own pages alone, and no script reads them.

const isSafe = (publicUrl: string) => publicUrl.startsWith('https:')
const nameOf = (name: string, publicUrl: string) => (isSafe(publicUrl) ? `__Host-${name}` : name)

const cookie = (name: string, value: string, publicUrl: string, life: number): string =>
  cookieWith(nameOf(name, publicUrl), value, { secure: isSafe(publicUrl), seconds: life / 1000 })

function tokenIn(headers: Headers, name: string, publicUrl: string): string | undefined {
  const token = cookieIn(headers, nameOf(name, publicUrl))
  return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
}

/** Keeps a person signed in. */
export const staffCookie = (token: string, publicUrl: string): string => cookie('staff', token, publicUrl, wholeShift)

export const endedStaffCookie = (publicUrl: string): string => cookie('staff', '', publicUrl, 0)

export const staffTokenIn = (headers: Headers, publicUrl: string): string | undefined =>
  tokenIn(headers, 'staff', publicUrl)

/** Keeps a browser enrolled, no matter who uses it. */
export const deviceCookie = (token: string, publicUrl: string): string =>
  cookie('staff-device', token, publicUrl, deviceLife)

export const deviceTokenIn = (headers: Headers, publicUrl: string): string | undefined =>
  tokenIn(headers, 'staff-device', publicUrl)

/** Both, as the door asks for them. */
export function staffCookiesIn(headers: Headers, publicUrl: string): StaffCookies | undefined {
  const token = staffTokenIn(headers, publicUrl)
  return token === undefined ? undefined : { token, deviceToken: deviceTokenIn(headers, publicUrl) }
}
