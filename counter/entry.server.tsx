import type { EntryContext, RouterContextProvider } from 'react-router'
import { drawPage, troublesTo } from '#kit/draw-page.tsx'
import { onError } from './queries.ts'

/** A screen of staff is never half there. */
export default async function document(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  site: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { html, troubled } = await drawPage(context, request.url, site.get(onError))
  return new Response(html, { status: troubled ? 500 : status, headers })
}

export const handleError = troublesTo(onError)
