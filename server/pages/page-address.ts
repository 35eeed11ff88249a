import { pathIn, spokenAt } from '#shop/languages.ts'
import type { PlaceAt } from '#web/place.ts'

export type { PlaceAt }

/** What an address leads to: a page, or another spelling of the same address. */
export type PageAddress =
  | { readonly asks: string /** under which it is kept; undefined: it is not */; readonly key: string | undefined }
  | { readonly to: string }

/**
 * Where an address leads, decided before rendering; undefined if there can be no page: a missing file, something
 * hidden, a path out of the folder. Each page has one key, and strangers cannot make up new ones.
 */
export function pageAddress(url: string, placeAt: PlaceAt): PageAddress | undefined {
  const { path, query } = partsOf(url)
  if (!isPlain(path)) return undefined
  const isData = path.endsWith(dataEnding)
  const shown = isData ? shownPath(path) : path
  const place = placeAt(shown)
  if (place === undefined || (hasEnding.test(place.path ?? shown) && !place.isNamed)) return undefined
  if (place.path === undefined) return { asks: url, key: undefined }
  if (place.path !== shown) return { to: addressFrom(isData ? dataPath(place.path) : place.path, query) }
  if (place.same === undefined || speaksOf(query, place.parts)) return { asks: url, key: undefined }
  if (!isData) return { asks: path, key: place.same }
  const { names, own } = routesAsked(query, place.routes)
  const asks = dataAddress(path, names && own)
  const last = place.routes.at(-1) ?? ''
  // Without the loader of the page itself, nobody has checked that the thing exists.
  const isSure = place.isNamed || names === undefined || own.includes(last)
  if (names !== undefined && own.length < names.size) return { asks: addressFrom(path, query), key: undefined }
  return { asks, key: isSure ? dataAddress(dataPath(place.same), names && own) : undefined }
}

/** What stands at the paths of every language: each has the same table of routes behind its prefix. */
export const inEveryLanguage =
  (placeAt: PlaceAt): PlaceAt =>
  (address) => {
    const { language, path } = spokenAt(address)
    const place = placeAt(path)
    if (language === 'en' || place === undefined) return place
    const own = (at: string | undefined) => (at === undefined ? undefined : pathIn(language, at))
    return { ...place, path: own(place.path), same: own(place.same) }
  }

/** The key of an address in its exact spelling, found without the table of routes; undefined where only the table can tell. */
export function quickKey(url: string): string | undefined {
  const at = url.indexOf('?')
  if (at < 0) return url
  const path = url.slice(0, at)
  const [names = '', ...others] = new URLSearchParams(url.slice(at))
  if (!path.endsWith(dataEnding) || others.length > 0 || names[0] !== routesName) return undefined
  return `${path}?${routesName}=${encodeURIComponent(names[1] ?? '')}`
}

const speaksOf = (query: string, parts: readonly string[] = []): boolean =>
  parts.length > 0 && new URLSearchParams(query).keys().some((name) => parts.includes(name))

const dataEnding = '.data'
const routesName = '_routes'

function partsOf(url: string) {
  const at = url.indexOf('?')
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) }
}

const addressFrom = (path: string, query: string) => (query === '' ? path : `${path}?${query}`)

/** The router's data of '/home' is at '/home.data', that of '/' and of '/home/' at '/_.data' and '/home/_.data'. */
const shownPath = (path: string) => path.replace(/(?:(?<=\/)_)?\.data$/, '')

const dataPath = (path: string) => `${path === '/' ? '/_' : path}${dataEnding}`

/** Which routes' data is requested (undefined: all), and those among them that belong to the page. */
function routesAsked(query: string, routes: readonly string[]) {
  const asked = new URLSearchParams(query).get(routesName)
  const names = asked ? new Set(asked.split(',')) : undefined
  return { names, own: routes.filter((id) => names?.has(id)) }
}

const dataAddress = (path: string, own: readonly string[] | undefined) =>
  own === undefined ? path : `${path}?${routesName}=${encodeURIComponent(own.join())}`

const hasEnding = /\.[A-Za-z0-9]+$/

/** Refuses hidden names, paths out of the folder and broken encodings. */
function isPlain(path: string): boolean {
  if (/\/[/.]|\\|%(?:00|2e|2f|5c)/i.test(path)) return false
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
