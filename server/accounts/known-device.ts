import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { cookieIn, cookieWith } from '#server/http/headers.ts'
import { hashOfToken, newToken } from '#server/settings/secrets.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Email, Mobile } from '#shop/accounts/accounts.ts'
import { deviceLife, mostDevices } from '#shop/accounts/session.ts'

/** The browser that asks for an account. */
type Whose = { readonly email: Email } | { readonly mobile: Mobile }

/**
 * The asking device, if this account signed in on it before. It grants no access: only its wrong tries are counted
 * apart, so that strangers cannot lock it out (OWASP, device cookies).
 */
export async function knownDevice(
  read: Kysely<Tables>,
  { headers, publicUrl }: { headers: Headers; publicUrl: string },
  whose: Whose,
): Promise<string | undefined> {
  const deviceHash = hashIn(headers, publicUrl)
  if (deviceHash === undefined) return undefined
  const known = await read
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.device_hash')
    .where('known_devices.device_hash', '=', deviceHash)
    .where((row) => ('email' in whose ? row('users.email_form', '=', whose.email) : isOwnMobile(row, whose.mobile)))
    .executeTakeFirst()
  return known?.device_hash
}

/**
 * Only a mobile that has answered a code belongs to its account. Otherwise somebody who registers with a stranger's
 * mobile could have a known device's codes sent to it as well.
 */
const isOwnMobile = (row: ExpressionBuilder<Tables, 'known_devices' | 'users'>, mobile: Mobile) =>
  row.and([
    row('users.mobile', '=', mobile),
    row.exists(
      row
        .selectFrom('mobile_proofs')
        .select('proven_at')
        .whereRef('mobile_proofs.user_id', '=', 'users.id')
        .where('mobile_proofs.mobile', '=', mobile),
    ),
  ])

/**
 * The cookie for an answer that signs somebody in. A device that the shop knows keeps its cookie, because a family
 * shares one.
 */
export async function deviceToKnow(
  read: Kysely<Tables>,
  { headers, publicUrl }: { headers: Headers; publicUrl: string },
) {
  const sent = hashIn(headers, publicUrl)
  const known =
    sent !== undefined &&
    (await read.selectFrom('known_devices').select('user_id').where('device_hash', '=', sent).executeTakeFirst())
  const value = (known && cookieIn(headers, cookieName(publicUrl))) || newToken()
  return { deviceHash: hashOfToken(value), setCookie: deviceCookieWith(value, publicUrl, deviceLife / 1000) }
}

export const deviceCookieWith = (value: string, publicUrl: string, seconds: number): string =>
  cookieWith(cookieName(publicUrl), value, { secure: isSecure(publicUrl), seconds })

/** Browsers accept `__Host-` over HTTPS only, and a trial shop on one machine has none. */
const cookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-device' : 'device')

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

function hashIn(headers: Headers, publicUrl: string): string | undefined {
  const value = cookieIn(headers, cookieName(publicUrl))
  return value !== undefined && /^[A-Za-z0-9_-]{43}$/.test(value) ? hashOfToken(value) : undefined
}

/** For a command that signs somebody in. Beyond twenty devices, the one with the oldest login is forgotten. */
export async function knowDevice(
  tx: Transaction<Tables>,
  { userId, deviceHash, at }: { userId: string; deviceHash: string; at: number },
): Promise<void> {
  await tx
    .insertInto('known_devices')
    .values({ device_hash: deviceHash, user_id: userId, signed_in_at: at })
    .onConflict((known) => known.columns(['device_hash', 'user_id']).doUpdateSet({ signed_in_at: at }))
    .execute()
  const newest = tx
    .selectFrom('known_devices')
    .select('device_hash')
    .where('user_id', '=', userId)
    .orderBy('signed_in_at', 'desc')
    .orderBy('device_hash')
    .limit(mostDevices)
  await tx.deleteFrom('known_devices').where('user_id', '=', userId).where('device_hash', 'not in', newest).execute()
}
