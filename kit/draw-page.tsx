import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContext,
  ServerRouter,
} from 'react-router'

export interface Drawn {
  readonly html: string
  /** a part of it could not be drawn */
  readonly troubled: boolean
}

/** Draws the whole document into one piece. Every part, however large, is in its place: no script moves it there. */
export async function drawPage(
  context: EntryContext,
  url: string,
  onError: (trouble: unknown) => void,
): Promise<Drawn> {
  let troubled = false
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(trouble) {
      troubled = true
      onError(trouble)
    },
  })
  await stream.allReady
  return { html: await new Response(stream).text(), troubled }
}

/** The router would write the stack to the console, over many lines. What is not there is no trouble. */
export const troublesTo =
  (onError: RouterContext<(trouble: unknown) => void>): HandleErrorFunction =>
  (trouble, { context }) => {
    if (!isRouteErrorResponse(trouble)) context.get(onError)(trouble)
  }
