import { join } from 'node:path'
import { createServer } from 'vite'
import type { BuiltCounter, CounterSite } from '#server/counter/counter-site.ts'
import { counterFolder, folderOf } from '#server/http/addresses.ts'
import type { Files } from '#server/http/files.ts'
import type { Language } from '#shop/languages.ts'
import { inEveryLanguage, pageAddress } from './page-address.ts'
import type { BuiltPages, Pages, TrackedQueries } from './pages.ts'

/** Beside Vite's usual one, by which the shop's own pages hear of changes. */
const counterChangesPort = 24_679

/** The site during development, in one language (BUILT_LANGUAGE, else English): nothing is cached, and the browser follows every change. */
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
  const counterVite = await createServer({
    root: join(house, counterFolder),
    configFile: join(house, counterFolder, 'vite.config.ts'),
    server: { middlewareMode: true, ws: { port: counterChangesPort } },
    appType: 'custom',
  })
  const files: Files = { at: () => undefined }
  const load = async () => (await vite.ssrLoadModule('/web/render.ts')) as BuiltPages & { language: Language }
  // The table of routes at the start: a new route restarts the router's part of the server.
  const { placeAt: placeAtPath, language } = await load()
  const placeAt = inEveryLanguage(placeAtPath)
  const pages: Pages = {
    ready: () => undefined,
    find: (url) => pageAddress(url, placeAt),
    async answer(address) {
      if ('to' in address) return new Response(null, { status: 301, headers: { location: address.to } })
      const built = await load()
      const { response } = await built.render(
        new Request(new URL(address.asks, publicUrl)),
        queries(
          () => undefined,
          () => undefined,
          language,
        ),
        { styles: undefined, onError },
      )
      return response
    },
    drop: () => undefined,
    cacheSize: () => ({ pages: 0, bytes: 0 }),
  }
  const counter: CounterSite = {
    async answer(url, { queries: asked }) {
      const built = (await counterVite.ssrLoadModule('/render.ts')) as BuiltCounter
      const request = new Request(new URL(publicUrl).origin + url)
      const { response } = await built.render(request, asked, { styles: undefined, onError })
      return response
    },
  }
  const first: typeof vite.middlewares.handle = (request, response, next) => {
    const { url = '' } = request
    // Vite takes the counter's folder off an address, and leaves it so to what answers after it.
    const goOn = (trouble?: unknown) => {
      request.url = url
      next(trouble)
    }
    ;(folderOf(url) === counterFolder ? counterVite : vite).middlewares(request, response, goOn)
  }
  return { files, pages, counter, first }
}
