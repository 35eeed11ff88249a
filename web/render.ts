import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as site from 'virtual:react-router/server-build'
import { type Queries, queries } from './queries.ts'

const answer = createRequestHandler(site, import.meta.env.MODE)

/** A page, or a page's data, for an address. The server's only way into the web ground. */
export function render(request: Request, asked: Queries): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(queries, asked)
  return answer(request, context)
}
