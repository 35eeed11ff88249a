import { matchRoutes } from 'react-router'

declare global {
  interface Window {
    /** what the router's build says of each page (its manifest, a script of its own) */
    __reactRouterManifest: { readonly routes: Readonly<Record<string, Route>> }
    /** the scripts of pages that are here, as the router knows them */
    __reactRouterRouteModules: Readonly<Record<string, unknown>>
    __reactRouterContext: { readonly basename?: string }
  }
}

interface Route {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: true
  readonly module: string
}

/**
 * Where the script of a page does not come, the router loads the document again, and what was typed is gone, on a dead line
 * the page too. So the script of the next page is fetched before the router is told to go there.
 */
export async function fetchScript(path: string): Promise<void> {
  const route = routeAt(path)
  if (route === undefined) return
  await import(/* @vite-ignore */ route.module)
  here.add(route.id)
}

export function isScriptHere(path: string): boolean {
  const id = routeAt(path)?.id
  return id === undefined || here.has(id) || id in window.__reactRouterRouteModules
}

/** Whether a page of the site stands at a path, and not another kind of file or nothing. */
export const isPage = (path: string): boolean => (routeAt(path)?.path ?? '/') !== '*'

const here = new Set<string>()

let table: readonly Route[] | undefined

/** The pages stand side by side in the frame, whose own script is here. */
function routeAt(path: string): Route | undefined {
  const { routes } = window.__reactRouterManifest
  table ??= Object.values(routes).filter(({ parentId, path, index }) => parentId && (path !== undefined || index))
  const all = table.map((route) => ({ id: route.id, path: `/${route.path ?? ''}` }))
  const id = matchRoutes(all, path, window.__reactRouterContext.basename)?.at(-1)?.route.id
  return id === undefined ? undefined : routes[id]
}
