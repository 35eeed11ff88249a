import type { EntryContext } from 'react-router'
import { seconds } from '#shop/time.ts'
import { keepEarlyTaps } from './early-taps.ts'

/** The longest wait for a picture that does not come. */
const patience = seconds(3)

/**
 * Starts the scripts of a page once its first view is painted, with its picture: on a slow line they would take its
 * bandwidth, and on a slow phone its time. They are fetched in parallel and run one after the other, each as a task of
 * its own, so that taps are handled in between. The last one finds the routes' modules where the router looks for them.
 */
export function startScript(manifest: EntryContext['manifest'], routes: readonly string[]): string {
  const modules = routes.map((id) => [id, routeOf(manifest, id).module] as const)
  return `${keepEarlyTaps}
const picture = document.querySelector('img[fetchpriority="high"]')
const seen = async () => {
  await picture?.decode().catch(() => {})
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
const pause = (time) => new Promise((go) => setTimeout(go, time))
await Promise.race([seen(), pause(${patience})])
const modules = ${JSON.stringify(inOrder(manifest, routes))}
for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
for (const href of modules.slice(0, -1)) {
  await import(href)
  await pause()
}
window.__reactRouterRouteModules = {${modules.map(([id, path]) => `${JSON.stringify(id)}:await import(${JSON.stringify(path)})`).join(',')}}
import(modules.at(-1))`
}

/** The table of routes first, the entry last: it is fetched with the others and runs after them. */
function inOrder({ url, hmr, entry, routes }: EntryContext['manifest'], ids: readonly string[]): string[] {
  const ofRoutes = ids.flatMap((id) => [routes[id]?.module ?? '', ...(routes[id]?.imports ?? [])])
  const before = new Set([...(hmr?.runtime ? [hmr.runtime] : []), url, ...entry.imports, ...ofRoutes])
  before.delete(entry.module)
  return [...before, entry.module]
}

function routeOf({ routes }: EntryContext['manifest'], id: string) {
  const route = routes[id]
  if (route === undefined) throw new Error(`the build has no scripts for the route '${id}'`)
  return route
}
