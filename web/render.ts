import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as site from 'virtual:react-router/server-build'
import { type Questions, questions } from './questions.ts'

const answer = createRequestHandler(site, import.meta.env.MODE)

/** A page, or a page's data, for an address. The server's only way into the web ground. */
export function render(request: Request, asked: Questions): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(questions, asked)
  return answer(request, context)
}
