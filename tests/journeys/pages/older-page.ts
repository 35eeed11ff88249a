import type { Page } from '@playwright/test'
import { keptAt, keptPages } from '#shop/kept-page.ts'

/** A kept page as if it had been kept that much earlier. */
export const makeOlder = (page: Page, path: string, by: number): Promise<void> =>
  page.evaluate(
    async ({ cache, path, keptAt, ago }) => {
      const pages = await caches.open(cache)
      const answer = await pages.match(path)
      const headers = new Headers(answer?.headers)
      headers.set(keptAt, String(ago))
      headers.set('date', new Date(ago).toUTCString())
      await pages.put(path, new Response(answer?.body, { headers }))
    },
    { cache: keptPages, path, keptAt, ago: Date.now() - by },
  )
