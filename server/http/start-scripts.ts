import { seconds } from '#shop/time.ts'
import { keepEarlyTaps } from './early-taps.ts'

/**
 * Starts the scripts of a page once its first view is painted, with its picture: on a slow line they would take its
 * bandwidth, and on a slow phone its time. They are fetched in parallel and run one after the other, each as a task of
 * its own, so that taps are handled in between.
 */
export function startAfterPicture(html: string): string {
  const from = html.indexOf(opening)
  const to = html.indexOf(closing, from)
  if (from < 0 || to < 0) return html
  const modules = [...html.matchAll(preload)].map(([, path = '']) => path)
  const begin = html.slice(from + opening.length, to)
  const before = html.slice(0, from).replaceAll(preload, '')
  const after = html.slice(to + closing.length).replaceAll(preload, '')
  return `${before}<script type="module">${keepEarlyTaps}${waiting(modules, begin)}${late(begin)}${closing}${after}`
}

const opening = '<script type="module" async="">'
const closing = '</script>'

const preload = /<link rel="modulepreload" href="([^"]+)"\/>/g

/** The longest wait for a picture that does not come. */
const patience = seconds(3)

/** The entry module is last in `begin`: it is fetched with the others and runs after them. */
function waiting(modules: readonly string[], begin: string): string {
  const isStart = (path: string) => begin.includes(`(${JSON.stringify(path)})`)
  const inOrder = [...modules.filter((path) => !isStart(path)), ...modules.filter(isStart)]
  return `
const picture = document.querySelector('img[fetchpriority="high"]')
const seen = async () => {
  await picture?.decode().catch(() => {})
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
const pause = (time) => new Promise((go) => setTimeout(go, time))
await Promise.race([seen(), pause(${patience})])
const modules = ${JSON.stringify(inOrder)}
for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
for (const href of modules.slice(0, -1)) {
  await import(href)
  await pause()
}
`
}

/** The same imports, made dynamically: a static import would be fetched before the first line runs. */
const late = (text: string): string =>
  text
    .replace(/\bimport \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replace(/\bimport ("[^"]+");/g, 'await import($1);')
