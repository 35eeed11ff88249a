import { wholeLife } from '#shop/session.ts'
import { deviceOf } from './device.ts'
import { hashOfToken, newId, newToken } from './secrets.ts'
import type { NewSession } from './sessions.ts'
import { bindCookieWith, canBind } from './visitor.ts'

/** A token for whoever asked, what the shop keeps of it, and the headers that go with the answer. */
export function newSession(headers: Headers, publicUrl: string) {
  const token = newToken()
  const bind = canBind(headers, publicUrl) ? newId() : undefined
  const session: NewSession = {
    id: newId(),
    tokenHash: hashOfToken(token),
    bindHash: bind === undefined ? undefined : hashOfToken(bind),
    device: deviceOf(headers.get('user-agent')),
  }
  const setCookie: Record<string, string> =
    bind === undefined ? {} : { 'set-cookie': bindCookieWith(bind, wholeLife / 1000) }
  return { token, session, setCookie }
}
