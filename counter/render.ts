import * as site from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { builtFilesOf } from '#kit/document/built-files.ts'
import { type Rendered, renderedBy } from '#kit/document/draw-page.tsx'
import type { Drawing } from '#shop/wire/page-parts.ts'
import { type Queries, queries } from './queries.ts'

const build = site as ServerBuild
const answer = createRequestHandler(build, import.meta.env.MODE)

export const builtFiles = () => builtFilesOf(build)

/** A page, or a page's data, for an address under /counter. The server's only way into the counter's ground. */
export function render(request: Request, asked: Queries, given: Drawing): Promise<Rendered> {
  const context = new RouterContextProvider()
  context.set(queries, asked)
  return renderedBy(answer, request, { context, given })
}
