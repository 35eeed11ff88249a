import type { Kysely } from 'kysely'
import { hashOfToken, newId, newToken, type Secrets } from '#server/settings/secrets.ts'
import type { Tables } from '#server/storage/tables.ts'
import { wholeLife } from '#shop/accounts/session.ts'
import { languageAsked } from '#shop/languages.ts'
import { deviceOf } from './device.ts'
import { deviceToKnow } from './known-device.ts'
import type { NewSession } from './sessions.ts'
import { newStay, stayIn } from './stay-cookies.ts'
import { bindCookieWith, canBind } from './visitor.ts'

/** Makes a token for the caller, the session that the shop keeps, and the cookies of the answer. */
export async function newSession(
  read: Kysely<Tables>,
  { headers, publicUrl, bindTo }: { headers: Headers; publicUrl: string; bindTo: string | undefined },
) {
  const token = newToken()
  const bind = canBind(headers, publicUrl) ? bindTo : undefined
  const { deviceHash, setCookie } = await deviceToKnow(read, { headers, publicUrl })
  const session: NewSession = {
    id: newId(),
    tokenHash: hashOfToken(token),
    bindHash: bind === undefined ? undefined : hashOfToken(bind),
    device: deviceOf(headers.get('user-agent')),
    deviceHash,
    language: languageAsked(headers.get('accept-language')),
  }
  return {
    token,
    session,
    cookies: bind === undefined ? [setCookie] : [bindCookieWith(bind, wholeLife / 1000), setCookie],
  }
}

/** The same for somebody who signs in: a browser stays with them from now on, and with nobody from before. */
export async function newLogin(
  read: Kysely<Tables>,
  { secrets, headers, publicUrl }: { secrets: Pick<Secrets, 'bindOfStay'>; headers: Headers; publicUrl: string },
) {
  const begun = newStay(headers, publicUrl)
  const bindTo = begun && secrets.bindOfStay(begun.mark)
  const { token, session, cookies } = await newSession(read, { headers, publicUrl, bindTo })
  return {
    token,
    session: { ...session, stay: begun?.stay, stayBefore: stayIn(headers, publicUrl).valueHash },
    headers: { 'set-cookie': [...cookies, ...(begun?.cookies ?? [])] },
  }
}
