import type { EntryContext, RouterContextProvider } from 'react-router'
import { answerWith, drawPage } from '#kit/document/draw-page.tsx'

export { handleError } from '#kit/document/draw-page.tsx'

/** A screen of staff is never half there. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  return answerWith(await drawPage(context, request.url, site), { status, headers, site })
}
