/** What the network answers. */
export const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  (await earlyAnswer(event)) ?? fetch(event.request)

/**
 * What the network answered to the question that the browser asked while the worker was still starting; undefined where it
 * asked none. Where there was no line Chromium refuses this promise, and Firefox keeps it with a response that is none: both
 * throw here. By its type, because the status 0 that such a response has stands also on a redirect.
 */
export async function earlyAnswer({ preloadResponse }: FetchEvent): Promise<Response | undefined> {
  const answer = (await preloadResponse) as Response | undefined
  if (answer?.type === 'error') throw new TypeError('no line')
  return answer
}

/**
 * What the shop says of a page now; one that is kept and has not changed comes with no bytes. Where somebody goes back, or
 * opens a tab again that their phone threw away, the browser answers from what it once had, and so does its early question:
 * that says nothing of now.
 */
export async function pageOfNow(event: FetchEvent, known: Promise<Response | undefined>): Promise<Response> {
  const { cache, url, headers } = event.request
  const early = earlyAnswer(event)
  if (cache !== 'force-cache') {
    const answer = await early
    if (answer) return answer
  } else event.waitUntil(early.catch(() => undefined))
  const before = await known
  const named = before?.headers.get('etag')
  const answer = await fetch(url, {
    headers: { accept: headers.get('accept') ?? '*/*', ...(named ? { 'if-none-match': named } : {}) },
    redirect: 'manual',
    cache: named ? 'no-store' : 'no-cache',
  })
  return before && answer.status === 304 ? asOfNow(before, answer) : answer
}

/** A page that has not changed is as of the moment when the shop said so. */
function asOfNow(page: Response, { headers: told }: Response): Response {
  const headers = new Headers(page.headers)
  headers.set('date', told.get('date') ?? '')
  return new Response(page.clone().body, { status: 200, headers })
}
