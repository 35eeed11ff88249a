import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RequestHandler,
  RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { Drawing, Inline } from '#shop/wire/page-parts.ts'
import { dataOf } from './hand-over.ts'
import { GivenParts, inlineOf, type PageParts } from './page-parts.tsx'
import { startScript } from './start-script.ts'

/** An answer of the site; a page's with what stands in it to be run or worn. */
export interface Rendered {
  readonly response: Response
  readonly inline: Inline
}

export interface Drawn {
  readonly html: string
  /** a part of it could not be drawn */
  readonly troubled: boolean
  readonly inline: Inline
}

const drawing = createContext<Drawing & { readonly drew: (inline: Inline) => void }>()

/** Asks the router for an address, with a context that holds what the loaders may ask. */
export async function renderedBy(
  answer: RequestHandler,
  request: Request,
  { context, given }: { context: RouterContextProvider; given: Drawing },
): Promise<Rendered> {
  let inline: Inline = { scripts: [], styles: [] }
  context.set(drawing, { ...given, drew: (drawn) => void (inline = drawn) })
  const response = await answer(request, context)
  return { response, inline }
}

/** The drawn page as the router's answer. */
export function answerWith(
  { html, troubled, inline }: Drawn,
  { status, headers, site }: { status: number; headers: Headers; site: RouterContextProvider },
): Response {
  site.get(drawing).drew(inline)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(html, { status: troubled ? 500 : status, headers })
}

/**
 * Draws the whole document into one piece. Every part, however large, is in its place: no script moves it there, and nobody
 * looks for a place in it afterwards.
 */
export async function drawPage(context: EntryContext, url: string, site: RouterContextProvider): Promise<Drawn> {
  const { styles, onError } = site.get(drawing)
  const { serverHandoffStream: _, ...withoutData } = context
  const parts: PageParts = {
    styles,
    data: await dataOf(context),
    start: startScript(
      context.manifest,
      context.staticHandlerContext.matches.map(({ route }) => route.id),
    ),
  }
  let troubled = false
  const stream = await renderToReadableStream(
    <GivenParts value={parts}>
      <ServerRouter context={withoutData} url={url} />
    </GivenParts>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(trouble) {
        troubled = true
        onError(trouble)
      },
    },
  )
  await stream.allReady
  return { html: await new Response(stream).text(), troubled, inline: inlineOf(parts) }
}

/** The router would write the stack to the console, over many lines. What is not there is no trouble. */
export const handleError: HandleErrorFunction = (trouble, { context }) => {
  if (!isRouteErrorResponse(trouble)) context.get(drawing).onError(trouble)
}
