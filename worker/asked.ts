import { keptKey } from '#shop/kept-page.ts'
import { spokenAt } from '#shop/languages.ts'

/** What the worker does with a request: it is none of its business, or what is kept of the answer, and under which name. */
export type Asked =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'page' | 'data' | 'file' | 'picture'
      readonly key: string | undefined
      /** the kept page that may stand for it: it takes up itself what its address says besides */
      readonly instead?: string
    }

interface Request {
  readonly method: string
  readonly mode: string
  readonly url: string
}

const none: Asked = { kind: 'none' }

/** Decided by the address alone. Calls, the counter and other sites go past the worker as if it were not there. */
export function whatIsAsked({ method, mode, url }: Request, origin: string): Asked {
  const { pathname: path, search, origin: of } = new URL(url)
  if (method !== 'GET' || of !== origin || /^\/counter([/.]|$)/i.test(path)) return none
  if (isBuilt(path)) return { kind: 'file', key: path }
  if (/^\/pictures\/.+\.[0-9a-f]{6}\.(avif|webp|jpg)$/.test(path)) return { kind: 'picture', key: path }
  if (mode === 'navigate' && search === '') return { kind: 'page', key: keptKey(path) }
  if (mode === 'navigate') return { kind: 'page', key: undefined, ...(isList(path) ? { instead: path } : {}) }
  // A link that is touched fetches its page ahead, for the five seconds until the tap: the browser does that by itself.
  if (mode === 'no-cors') return none
  if (path.endsWith('.data')) return { kind: 'data', key: hasOwnQuery(search) ? undefined : keptKey(path) }
  return spokenAt(path).path === '/searchWords.json' ? { kind: 'data', key: path } : none
}

/**
 * Whether a page is asked for anew by somebody who has it: by the browser's own button, or from the page itself, which a
 * press on 'Load again' loads once more. Who goes back, or opens a tab again, has what they had.
 */
export function isAnew({ cache, referrer, url, isReloadNavigation = false }: Opened): boolean {
  const { origin, pathname } = new URL(url)
  const from = referrer === '' ? undefined : new URL(referrer)
  const isFromItself = from?.origin === origin && keptKey(from.pathname) === keptKey(pathname)
  return isReloadNavigation || isFromItself || !/^(default|force-cache)$/.test(cache)
}

interface Opened {
  readonly cache: string
  readonly referrer: string
  readonly url: string
  /** not every browser tells */
  readonly isReloadNavigation?: boolean
}

/** Whether somebody's own act may change what pages say: an order takes stock, staff change all there is. */
export const changesPages = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean =>
  method !== 'GET' && method !== 'HEAD' && /^\/(orders|reviews|counter\/api)(\/|$)/.test(new URL(url).pathname)

/** Where a list is shared to from another app: what was shared stands in the address, and is not lost without a line. */
const isList = (path: string): boolean => spokenAt(path).path === '/textList'

/** Script, style or typeface whose name says what is in it. */
const isBuilt = (path: string): boolean =>
  /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$|^\/fonts\/[\w-]+\.[0-9a-f]{8}\.woff2$/.test(path)

/** The router names the routes whose data it wants: that is no part of what the page speaks of. */
const hasOwnQuery = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name !== '_routes' && name !== 'index')

/**
 * Whether the shop itself has answered. A gateway in front of one in trouble, and a network that wants a login of its own,
 * have pages of their own: the latter's may be seen where a page was asked for, but is nobody's data.
 */
export function isOfShop(kind: 'page' | 'data', { status, headers }: Omit<Answer, 'redirected'>): boolean {
  if (kind === 'page') return status < 500 || hasPolicy({ headers })
  return types.data.test(headers.get('content-type') ?? '')
}

/** Each page of the shop has one; what others answer in its place has not. */
export const hasPolicy = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers.get('content-security-policy') !== null

/** Only a whole answer of the right kind, that is the shop's own, and that its sender does not want to be forgotten. */
export function mayBeKept(kind: 'page' | 'data' | 'file' | 'picture', answer: Answer): boolean {
  const { status, redirected, headers } = answer
  if (status !== 200 || redirected || /no-store/.test(headers.get('cache-control') ?? '')) return false
  if (kind === 'page' && !hasPolicy(answer)) return false
  return types[kind].test(headers.get('content-type') ?? '')
}

interface Answer {
  readonly status: number
  readonly redirected: boolean
  readonly headers: { get(name: string): string | null }
}

const types = {
  page: /^text\/html/,
  data: /^text\/x-script|^application\/json/,
  file: /^text\/(javascript|css)|^font\//,
  picture: /^image\//,
} as const
