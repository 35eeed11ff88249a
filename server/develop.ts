import { createServer } from 'vite'
import type { Files } from './http/files.ts'
import type { Pages, TrackedQueries, Render } from './pages.ts'

/** The site as it is being written: nothing is kept, and the browser is told of every change. */
export async function developedSite({
  house,
  queries,
  publicUrl,
}: {
  house: string
  queries: TrackedQueries
  publicUrl: string
}) {
  const vite = await createServer({ root: house, server: { middlewareMode: true }, appType: 'custom' })
  const files: Files = { at: () => undefined, text: () => undefined }
  const pages: Pages = {
    ready: () => undefined,
    async answer(address) {
      const { render } = (await vite.ssrLoadModule('/web/render.ts')) as { render: Render }
      return render(
        new Request(new URL(address, publicUrl)),
        queries(() => undefined),
      )
    },
    drop: () => undefined,
  }
  return { files, pages, first: vite.middlewares }
}
