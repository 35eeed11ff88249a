import { createServer } from 'vite'
import type { Files } from './http/files.ts'
import type { Pages, QuestionsNoting, Render } from './pages.ts'

/** The site as it is being written: nothing is kept, and the browser is told of every change. */
export async function developedSite({
  house,
  questions,
  publicUrl,
}: {
  house: string
  questions: QuestionsNoting
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
        questions(() => undefined),
      )
    },
    drop: () => undefined,
  }
  return { files, pages, first: vite.middlewares }
}
