import { seconds } from '#shop/time.ts'

/**
 * Lets the scripts of a page begin when the picture that it opens with is there: on a slow line they would take its share
 * of the bytes. The modules that the router imports at once are then fetched side by side. Pages without such a picture
 * begin at once.
 */
export function startAfterPicture(html: string): string {
  const from = html.indexOf(opening)
  const to = html.indexOf(closing, from)
  if (from < 0 || to < 0) return html
  const modules = [...html.matchAll(preload)].map(([, path = '']) => path)
  const begin = html.slice(from + opening.length, to)
  const before = html.slice(0, from).replaceAll(preload, '')
  const after = html.slice(to + closing.length).replaceAll(preload, '')
  return `${before}<script type="module">${waiting(modules)}${late(begin)}${closing}${after}`
}

const opening = '<script type="module" async="">'
const closing = '</script>'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** A picture that does not come keeps nobody waiting for longer. */
const patience = seconds(3)

const waiting = (modules: readonly string[]): string => `
const picture = document.querySelector('img[fetchpriority="high"]')
if (picture && !picture.complete) await new Promise((go) => {
  picture.addEventListener('load', go)
  picture.addEventListener('error', go)
  setTimeout(go, ${patience})
})
for (const href of ${JSON.stringify(modules)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
`

/** The same imports, made when their turn comes: a static import would be fetched before the first line runs. */
const late = (text: string): string =>
  text
    .replace(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replace(/\bimport ("[^"]+");/g, 'await import($1);')
