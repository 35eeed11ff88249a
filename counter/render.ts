import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as site from 'virtual:react-router/server-build'
import { onError, type Queries, queries } from './queries.ts'

const answer = createRequestHandler(site as ServerBuild, import.meta.env.MODE)

/** A page, or a page's data, for an address under /counter. The server's only way into the counter's ground. */
export function render(request: Request, asked: Queries, noteError: (trouble: unknown) => void): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(queries, asked)
  context.set(onError, noteError)
  return answer(request, context)
}
