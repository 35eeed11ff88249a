import type { Visitor } from '#server/http/api.ts'
import { cookieIn, cookieWith } from '#server/http/headers.ts'
import { hashOfToken, isSame } from '#server/settings/secrets.ts'
import type { Database } from '#server/storage/database.ts'
import { isSeenLongAgo, isSessionLive } from '#shop/accounts/session.ts'
import type { accountsCommands } from './accounts-commands.ts'
import { sessionByToken } from './accounts-store.ts'
import { stayIn } from './stay-cookies.ts'

/**
 * Identifies the caller by the token in the header and, if the session is bound to a browser, by that browser's cookie.
 */
export const openVisitors =
  ({
    database,
    publicUrl,
    now,
    onError,
  }: {
    database: Database<typeof accountsCommands>
    publicUrl: string
    now: () => number
    onError: (trouble: unknown) => void
  }) =>
  async (headers: Headers): Promise<Visitor | undefined> => {
    // Its script has deleted the other half to sign out, or somebody has copied this one.
    const { valueHash, mark } = stayIn(headers, publicUrl)
    if (valueHash !== undefined && mark === undefined) await database.run.endStayOf({ valueHash }).catch(onError)
    const tokenHash = tokenHashIn(headers)
    if (tokenHash === undefined) return undefined
    const session = await sessionByToken(database.read, tokenHash)
    if (!session || !isBoundTo(session.bind_hash, headers)) return undefined
    const times = { createdAt: session.created_at, lastSeenAt: session.last_seen_at }
    if (!isSessionLive(times, now())) return undefined
    // Nobody waits for this write, and a full disk keeps nobody out.
    if (isSeenLongAgo(times, now())) database.run.noteSeen({ tokenHash, at: now() }).catch(onError)
    return { userId: session.user_id, sessionId: session.id }
  }

/** Tokens are read from the header only: in an address they would end up in logs and histories. */
export function tokenHashIn(headers: Headers): string | undefined {
  const token = /^Bearer ([A-Za-z0-9_-]{43})$/i.exec(headers.get('authorization') ?? '')?.[1]
  return token === undefined ? undefined : hashOfToken(token)
}

const bindCookie = '__Host-bind'

/**
 * A script in a page can read the token but not this cookie, so a copied token alone opens nothing. Only browsers that
 * come from our own pages over HTTPS get one; a program with a token needs none.
 */
export const canBind = (headers: Headers, publicUrl: string): boolean =>
  publicUrl.startsWith('https:') && headers.get('sec-fetch-site') === 'same-origin'

export const bindCookieWith = (value: string, seconds: number): string =>
  cookieWith(bindCookie, value, { secure: true, seconds })

function isBoundTo(bindHash: string | null, headers: Headers): boolean {
  if (bindHash === null) return true
  const value = cookieIn(headers, bindCookie)
  return value !== undefined && isSame(hashOfToken(value), bindHash)
}
