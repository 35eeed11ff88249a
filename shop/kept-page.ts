import { hours, minutes } from './time.ts'

/** The worker's caches of pages and of their data, which open pages read too. */
export const keptPages = 'pages'
export const keptData = 'data'

/** What somebody wants without a line before all else, by the names of `offlineWords`. */
export const waysWithoutLine = { home: '/home', cart: '/cartPage', myOrders: '/myorders' } as const

/** The header of a kept answer that says when it was kept, by the clock of that machine: wrong or right, it tells how long ago. */
export const keptAt = 'kept-at'

/**
 * The name under which a page or its data is kept; undefined: it is not. All orders have the same page, so none is kept under
 * the name of one; who has the link of a weighing may answer it, so it is kept nowhere. A language's two letters may stand before.
 */
export function keptKey(path: string): string | undefined {
  if (/^(\/\w\w)?\/weighed\//i.test(path)) return undefined
  return path.replace(/^((?:\/\w\w)?\/myorders)\/[^/.]+/i, '$1/-')
}

/** The router's data of '/home' is at '/home.data', that of '/' at '/_.data'. */
export const dataPath = (path: string): string => `${path === '/' ? '/_' : path}.data`

export const dataKey = (path: string): string | undefined => keptKey(dataPath(path))

/** A page as it was sent: when, by the shop's clock, and how long ago. */
export interface AsOf {
  readonly at: number
  readonly age: number
}

/** Of a kept answer's headers. An age below nothing says that the machine's clock was set meanwhile. */
export function asOf(headers: { get(name: string): string | null }, now: number): AsOf | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  const age = now - Number(headers.get(keptAt) ?? Number.NaN)
  return Number.isNaN(at) || Number.isNaN(age) ? undefined : { at, age }
}

/** By rates that are older than a day, or of an unknown age, nothing is ordered. */
export const isTooOld = ({ age }: AsOf): boolean => age < 0 || age > hours(24)

/** A page that came so lately is no older than one that stayed open. */
const recentFor = minutes(5)

/** How far a machine's clock may be from the shop's. */
const clocksDiffer = minutes(1)

/**
 * Whether a page came so lately that it may open at once. Only where the machine's clock was right when it was kept: one that
 * was wrong may have been set right since, and then tells nothing of how long ago that was.
 */
export const isRecent = ({ at, age }: AsOf, now: number): boolean =>
  age >= 0 && age <= recentFor && Math.abs(now - age - at) <= clocksDiffer
