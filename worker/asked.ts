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

/** Where a list is shared to from another app: what was shared stands in the address, and is not lost without a line. */
const isList = (path: string): boolean => spokenAt(path).path === '/textList'

/** Script, style or typeface whose name says what is in it. */
export const isBuilt = (path: string): boolean =>
  /^\/assets\/[\w.-]+-[\w-]{8}\.(js|css)$|^\/fonts\/[\w-]+\.[0-9a-f]{8}\.woff2$/.test(path)

/** The router names the routes whose data it wants: that is no part of what the page speaks of. */
const hasOwnQuery = (search: string): boolean =>
  new URLSearchParams(search).keys().some((name) => name !== '_routes' && name !== 'index')

/**
 * Whether the shop itself has answered. A gateway in front of one in trouble, and a network that wants a login of its own,
 * have pages of their own: the latter's may be seen where a page was asked for, but is nobody's data.
 */
export function isOfShop(kind: 'page' | 'data', { status, headers }: Omit<Answer, 'redirected'>): boolean {
  if (kind === 'page') return status < 500 || headers.get('content-security-policy') !== null
  return types.data.test(headers.get('content-type') ?? '')
}

/** Only a whole answer of the right kind, that its sender does not want to be forgotten. */
export function mayBeKept(kind: 'page' | 'data' | 'file' | 'picture', answer: Answer): boolean {
  const { status, redirected, headers } = answer
  if (status !== 200 || redirected || /no-store/.test(headers.get('cache-control') ?? '')) return false
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
