import { type Language, spokenAt } from '#shop/languages.ts'

/**
 * Of a page, only what the shop wrote for the browser to run or wear: a name or a review may say what looks like a file, but
 * never what begins an element.
 */
const written = (text: string): string =>
  text.startsWith('<!DOCTYPE html>')
    ? [...text.matchAll(/<(style|script type="module")[^>]*>(.*?)<\/(?:style|script)>/gs)]
        .map(([part]) => part)
        .join('')
    : text

/** Names of the built scripts and styles that a page, a script or a style names. */
export const namesIn = (text: string): string[] => [
  ...new Set([...written(text).matchAll(/[\w.-]+-[\w-]{8}\.(?:js|css|wasm)\b/g)].map(([name]) => name)),
]

/** Paths of the built files that a page, a script or a style names. */
export const namedIn = (text: string): string[] => [
  ...new Set([
    ...namesIn(text).map((name) => `/assets/${name}`),
    ...[...written(text).matchAll(/\/fonts\/[\w-]+\.[0-9a-f]{8}\.woff2/g)].map(([path]) => path),
  ]),
]

/** The table of routes has a name of its own in each build. */
export const buildIn = (html: string): string | undefined => /\/assets\/manifest-[\w-]+\.js/.exec(written(html))?.[0]

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
