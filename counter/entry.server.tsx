import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { onError } from './queries.ts'

/** Renders the whole document into one piece: a screen of staff is never half there. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  let failed = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(trouble) {
      failed = true
      site.get(onError)(trouble)
    },
  })
  await stream.allReady
  return new Response(await new Response(stream).text(), { status: failed ? 500 : status, headers })
}

/** A thing that is not there is no fault. */
export const handleError: HandleErrorFunction = (trouble, { context }) => {
  if (!isRouteErrorResponse(trouble)) context.get(onError)(trouble)
}
