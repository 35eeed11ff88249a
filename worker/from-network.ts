/** What the network answers. The browser may have asked while the worker was still starting. */
export const fromNetwork = async (event: FetchEvent): Promise<Response> =>
  ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request)
