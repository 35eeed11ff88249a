import type { Kysely } from 'kysely'
import { languageAsked } from '#shop/languages.ts'
import { wholeLife } from '#shop/session.ts'
import type { Tables } from '#server/storage/tables.ts'
import { deviceOf } from './device.ts'
import { deviceToKnow } from './known-device.ts'
import { hashOfToken, newId, newToken } from '#server/secrets/secrets.ts'
import type { NewSession } from './sessions.ts'
import { bindCookieWith, canBind } from './visitor.ts'

/** Makes a token for the caller, the session that the shop keeps, and the headers of the answer. */
export async function newSession(read: Kysely<Tables>, headers: Headers, publicUrl: string) {
  const token = newToken()
  const bind = canBind(headers, publicUrl) ? newId() : undefined
  const { deviceHash, setCookie } = await deviceToKnow(read, { headers, publicUrl })
  const session: NewSession = {
    id: newId(),
    tokenHash: hashOfToken(token),
    bindHash: bind === undefined ? undefined : hashOfToken(bind),
    device: deviceOf(headers.get('user-agent')),
    deviceHash,
    language: languageAsked(headers.get('accept-language')),
  }
  const cookies = bind === undefined ? [setCookie] : [bindCookieWith(bind, wholeLife / 1000), setCookie]
  return { token, session, headers: { 'set-cookie': cookies } }
}
