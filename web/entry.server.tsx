import type { EntryContext, RouterContextProvider } from 'react-router'
import { answerWith, type Drawn, drawPage } from '#kit/document/draw-page.tsx'

export { handleError } from '#kit/document/draw-page.tsx'

/** Renders the whole document into one piece, so that its length is known and the server can keep it. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  const page = await (status === 404 ? notThere : drawn)(request, context, site)
  return answerWith(page, { status, headers, site })
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
  return drawPage(context, request.url, site)
}
