import type { EntryContext, RouterContextProvider } from 'react-router'
import { drawPage, type Drawn, troublesTo } from '#kit/draw-page.tsx'
import { structuredDataOf } from './site/structured-data.ts'
import { onError } from './rendering.ts'

/** Renders the whole document into one piece, so that its length is known and the server can keep it. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { html, troubled } = await (status === 404 ? notThere : drawn)(request, context, site)
  return new Response(html, { status: troubled ? 500 : status, headers })
}

/**
 * That a thing is not there is said in the same words whatever it is called, so it is drawn once for each route: names of
 * things that are not there come without end.
 */
async function notThere(request: Request, context: EntryContext, site: RouterContextProvider): Promise<Drawn> {
  const { matches, loaderData } = context.staticHandlerContext
  const name = JSON.stringify([matches.at(-1)?.route.id, loaderData])
  const known = drawnNotThere.get(name)
  if (known !== undefined) {
    await context.serverHandoffStream?.cancel()
    return known
  }
  const fresh = await drawn(request, context, site)
  if (!fresh.troubled) drawnNotThere.set(name, fresh)
  return fresh
}

const drawnNotThere = new Map<string, Drawn>()

async function drawn(request: Request, context: EntryContext, site: RouterContextProvider): Promise<Drawn> {
  // Other requests may run between the page's queries and its rendering.
  await new Promise((go) => setTimeout(go))
  const { html, troubled } = await drawPage(context, request.url, site.get(onError))
  return { html: html.replace('</head>', () => `${structuredDataOf(context)}</head>`), troubled }
}

export const handleError = troublesTo(onError)
