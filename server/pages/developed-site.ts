import { createServer } from 'vite'
import type { Files } from '#server/http/files.ts'
import { pageAddress } from './page-address.ts'
import type { Pages, Site, TrackedQueries } from './pages.ts'

/** The site during development: nothing is cached, and the browser follows every change. */
export async function developedSite({
  house,
  queries,
  publicUrl,
  onError,
}: {
  house: string
  queries: TrackedQueries
  publicUrl: string
  onError: (trouble: unknown) => void
}) {
  const vite = await createServer({ root: house, server: { middlewareMode: true }, appType: 'custom' })
  const files: Files = { at: () => undefined, text: () => undefined }
  const load = async () => (await vite.ssrLoadModule('/web/render.ts')) as Site
  // The table of routes at the start: a new route restarts the router's part of the server.
  const { placeAt } = await load()
  const pages: Pages = {
    ready: () => undefined,
    find: (url) => pageAddress(url, placeAt),
    async answer(address) {
      if ('to' in address) return new Response(null, { status: 301, headers: { location: address.to } })
      const { render } = await load()
      return render(
        new Request(new URL(address.asks, publicUrl)),
        queries(() => undefined),
        onError,
      )
    },
    drop: () => undefined,
    cacheSize: () => ({ pages: 0, bytes: 0 }),
  }
  return { files, pages, first: vite.middlewares }
}
