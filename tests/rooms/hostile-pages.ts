import type { RouteConfigEntry } from '@react-router/dev/routes'
import counterRoutes from '#counter/routes.ts'
import { detailPaths } from '#shop/catalogue/paths.ts'
import { sourcesOf } from '#tests/house/sources.ts'
import webRoutes from '#web/routes.ts'

/** Every address of a table of routes that shows a page, as it is written there, and the file of that page. */
const patternsIn = (all: readonly RouteConfigEntry[]): { pattern: string; file: string }[] =>
  all.flatMap(({ path, index, file, children }) => [
    ...(index || (path !== undefined && file.endsWith('.tsx')) ? [{ pattern: path ?? '', file }] : []),
    ...patternsIn(children ?? []),
  ])

export interface HostileAddress {
  readonly path: string
  /** whose page it is: several addresses may show one */
  readonly file: string
}

/** What pages read of the address behind their path, found in their code. */
const asked = [
  ...new Set(
    sourcesOf(['web', 'counter', 'browser']).flatMap(({ text }) =>
      [...text.matchAll(/(?:searchParams|words)[\s?]*\.get\('(\w+)'\)/g)].map(([, name = '']) => name),
    ),
  ),
]

/** Things that are there, by the word before them in an address: `orders` of '/orders/:id'. */
type Things = Readonly<Record<string, string>>

/**
 * Every page of a side as people open it, with things that are there, and once more with a text of a stranger wherever its address takes
 * one: in its path and behind it.
 */
function pagesOf(
  routes: readonly RouteConfigEntry[],
  base: string,
  things: Things,
  texts: readonly string[],
): HostileAddress[] {
  const patterns = patternsIn(routes)
  if (patterns.length < 30) throw new RangeError(`only ${patterns.length} pages are in the table of routes`)
  return patterns.flatMap(({ pattern, file }, at) => {
    const text = encodeURIComponent((texts[at % texts.length] ?? '').toWellFormed())
    const path = (thing: (before: string) => string) =>
      `${base}/${pattern.replace(/^\//, '').replaceAll(/(\w*)\/:\w+\??/g, (_, before: string) => `${before}/${thing(before)}`)}`
    const question = asked.map((name) => `${name}=${text}`).join('&')
    const asHostile = `${path(() => text).replace('*', text)}?${question}`
    return [path((before) => things[before] ?? 'nowhere'), asHostile].map((one) => ({ path: one, file: base + file }))
  })
}

/** Those of shoppers, without the prefix of a language. */
export const shopPages = (things: Things, texts: readonly string[]): HostileAddress[] =>
  pagesOf(webRoutes, '', { ...details, ...things }, texts)

export const counterPages = (things: Things, texts: readonly string[]): HostileAddress[] =>
  pagesOf(counterRoutes, '/counter', things, texts)

/** Each product that the specification names, by the word of its address. */
const details = Object.fromEntries(Object.entries(detailPaths).map(([id, path]) => [path.slice(1), id]))

/** Of each page with a thing both addresses, of others by turns the plain one and that with a text behind it. */
export function fewOf(all: readonly HostileAddress[]): string[] {
  const files = [...new Set(all.map(({ file }) => file))]
  return files.flatMap((name, at) => {
    const [plain = '', hostile = ''] = all.filter(({ file }) => file === name).map(({ path }) => path)
    const takesThing = hostile.split('?')[0] !== plain
    return takesThing ? [plain, hostile] : [at % 2 === 0 ? plain : hostile]
  })
}
