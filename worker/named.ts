import { type Language, spokenAt } from '#shop/languages.ts'

/** Names of the built scripts and styles that a page, a script or a style names. */
export const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css)\b/g)].map(([name]) => name)),
]

/** Paths of the built files that a page, a script or a style names. */
export const namedIn = (text: string): string[] => [
  ...new Set([
    ...namesIn(text).map((name) => `/assets/${name}`),
    ...[...text.matchAll(/\/fonts\/[\w-]+\.[0-9a-f]{8}\.woff2/g)].map(([path]) => path),
  ]),
]

/** The table of routes has a name of its own in each build. */
export const buildIn = (html: string): string | undefined => /\/assets\/manifest-[\w-]+\.js/.exec(html)?.[0]

/** Paths of the pages that a page leads to, in its own language. */
export const linksIn = (html: string, language: Language): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"?#.&]*)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => isPage(path, language)),
  ),
]

function isPage(address: string, own: Language): boolean {
  const { language, path } = spokenAt(address)
  return language === own && !/^\/(counter|weighed)(\/|$)|^\/$|^\/\//.test(path)
}
