import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as site from 'virtual:react-router/server-build'
import { type Queries, queries } from './queries.ts'

const answer = createRequestHandler(site, import.meta.env.MODE)

/** The scripts and styles that its pages ask for: a build is whole when all of them are there. */
export const assets: readonly string[] = [
  site.assets.entry.module,
  ...site.assets.entry.imports,
  ...Object.values(site.assets.routes).flatMap((route) =>
    route === undefined ? [] : [route.module, ...(route.imports ?? []), ...(route.css ?? [])],
  ),
]

/** A page, or a page's data, for an address. The server's only way into the web ground. */
export function render(request: Request, asked: Queries): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(queries, asked)
  return answer(request, context)
}
