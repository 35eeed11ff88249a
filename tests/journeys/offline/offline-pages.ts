import type { Page } from '@playwright/test'
import { pathIn, spokenAt } from '#shop/languages.ts'
import { type BadLine, openBadLine } from '#tests/fakes/bad-line.ts'
import { visit } from '#tests/journeys/visits.ts'
import { test as base, expect } from '#tests/running/shop.ts'

/** Journeys whose browser has the worker, on a connection that can be broken. */
export const test = base.extend<{ line: BadLine }>({
  serviceWorkers: 'allow',
  line: async ({ shop }, provide) => {
    await using line = await openBadLine(shop.url)
    await provide(line)
  },
  baseURL: async ({ line }, provide) => provide(line.url),
})

/** The worker begins when the page has nothing else to do, which on a busy machine takes a while. */
const whenIdle = { timeout: 30_000 }

/** Opens a page and waits until the worker has kept it, with what it is made of and what says that it is a kept one. */
export async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await expect.poll(() => keptPaths(page, 'pages'), whenIdle).toContain(path)
  await expect.poll(async () => (await keptPaths(page, 'files')).join(), whenIdle).toContain('/assets/without-line')
}

/** Opens pages twice, and waits until what people need is kept. */
export async function visitTwice(page: Page, path: string): Promise<void> {
  await visitWithWorker(page, path)
  await visit(page, path)
  const { language } = spokenAt(path)
  await expect.poll(() => keptPaths(page, 'notes'), { timeout: 45_000 }).toContain(pathIn(language, '/ahead'))
}

/**
 * Ends the earlier worker where a newer one waits for it. A browser does so once the earlier has nothing to do, but not where
 * its workers are watched, as here.
 */
export async function endEarlierWorker(page: Page): Promise<void> {
  const isWaitedFor = await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting)
  if (!isWaitedFor) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await devtools.detach()
}

type Cache = 'pages' | 'data' | 'files' | 'pictures' | 'notes'

/** The paths that one of the worker's caches holds. */
export const keptPaths = (page: Page, cache: Cache): Promise<string[]> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)

/** All that the browser's caches hold: of each answer its address, its headers, and what it says where that is text. */
export const allKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const answer = await cache.match(url)
        const headers = JSON.stringify([...(answer?.headers ?? [])])
        const isText = /text|json/.test(answer?.headers.get('content-type') ?? '')
        found.push([url, headers, isText ? await answer?.text() : ''].join('\n'))
      }
    }
    return found
  })

export const bar = (page: Page) => page.locator('.offline-bar')

/** Without a line a browser says of each call and each picture that they failed. */
export const besidesTheLine = (complaints: readonly string[]): string[] =>
  complaints.filter((complaint) => !/Failed to load resource: net::ERR/.test(complaint))
