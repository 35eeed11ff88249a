import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { structuredDataOf } from './site/structured-data.ts'

/** Renders the whole document into one piece, so that its length is known and the server can keep it. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  // Whoever waits for something else comes between what the page asked and its rendering.
  await new Promise((go) => setTimeout(go))
  let troubled = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    // However large a part is, it stands in its place: nothing is put there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError() {
      troubled = true
    },
  })
  await stream.allReady
  const html = await new Response(stream).text()
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(
    html.replace('</head>', () => `${structuredDataOf(context)}</head>`),
    { status: troubled ? 500 : status, headers },
  )
}
