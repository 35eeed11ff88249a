import * as site from 'virtual:react-router/server-build'
import { createRequestHandler, generatePath, matchRoutes, RouterContextProvider } from 'react-router'
import { builtFilesOf } from '#kit/document/built-files.ts'
import { type Rendered, renderedBy } from '#kit/document/draw-page.tsx'
import type { Drawing } from '#shop/wire/page-parts.ts'
import type { Place, SpeaksOf } from './place.ts'
import { type Queries, queries } from './queries.ts'
import { pagePaths } from './rendering.ts'

export { language } from '#words/language.ts'

const answer = createRequestHandler(site, import.meta.env.MODE)

export const builtFiles = () => builtFilesOf(site)

/** A page, or a page's data, for an address. The server's only way into the web ground. */
export function render(request: Request, asked: Queries, given: Drawing): Promise<Rendered> {
  const context = new RouterContextProvider()
  context.set(queries, asked)
  context.set(pagePaths, pages)
  return renderedBy(answer, request, { context, given })
}

/** What stands at a path. Paths match in any case, as the router's own do. */
export function placeAt(path: string): Place | undefined {
  const match = matchRoutes([...(byFolder.get(folderOf(path)) ?? []), everythingElse], path)?.at(-1)
  if (match === undefined) return undefined
  const { id, path: pattern } = match.route
  const routes = ['root', id]
  if (match.route === everythingElse) return { routes, path: undefined, isNamed: false, same: undefined }
  const spelled = generatePath(pattern, match.params)
  const { speaksOf } = (site.routes[id]?.module.handle ?? {}) as Partial<SpeaksOf>
  const same = speaksOf === 'nothing' ? pattern : spelled
  return {
    routes,
    path: spelled,
    isNamed: !pattern.includes(':'),
    same: speaksOf === 'query' ? undefined : same,
    parts: typeof speaksOf === 'object' ? speaksOf : [],
  }
}

/** The routes stand side by side in the frame of all pages. */
const table = Object.values(site.routes).flatMap((route) =>
  route === undefined || route.id === 'root' ? [] : [{ id: route.id, path: `/${route.path ?? ''}`.replace('//', '/') }],
)

/** The addresses that the site knows; a `:name` is a part that differs. */
export const patterns: readonly string[] = table.map(({ path }) => path).filter((path) => path !== '/*')

/** Of those the ones that show a page, and not a file or the way to another address. */
const pages = table.filter(({ id }) => site.routes[id]?.module.meta !== undefined).map(({ path }) => path)

const everythingElse = { id: table.find(({ path }) => path === '/*')?.id ?? '', path: '/*' }

const folderOf = (path: string) => decodeURIComponent(path.split('/', 2)[1] ?? '').toLowerCase()

/** To match a path against all routes takes the router a millisecond, against those with its first name a fiftieth of it. */
const byFolder = Map.groupBy(
  table.filter(({ path }) => path !== '/*'),
  ({ path }) => folderOf(path),
)
