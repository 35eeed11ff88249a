import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { days } from '#shop/time.ts'
import { setClockWrong } from '#tests/fakes/wrong-clock.ts'
import { openSeveral } from '../../bench/faults/several-shops.ts'
import { openShop, type RunningShop } from './running-shop.ts'

/** `bench/faults/several.ts` runs journeys on a shop of several processes: they should not notice. */
const processes = Number(process.env['JOURNEY_PROCESSES'] ?? 1)

/** Journeys that set no clock of their own may run with one that is days wrong (docs/safety/failures.md): they should not notice either. */
const daysWrong = Number(process.env['CLOCK_WRONG_BY_DAYS'] ?? 0)

const open = (settings?: Record<string, string>): Promise<RunningShop> =>
  processes > 1 ? openSeveral(processes) : openShop(settings)

export interface OfTest {
  /** a page's addresses start there */
  shop: RunningShop
  /** closes what a journey has opened */
  closes: void
  /** A page on which no script runs. A journey only looks at it and leaves nothing behind, so those of a worker share it. */
  still: Page
}

export interface OfWorker {
  shared: RunningShop
  stillAt: (url: string) => Promise<Page>
  /** contexts that outlive a journey */
  lasting: Set<BrowserContext>
}

/** Each test worker has its shop, which is opened when a journey first asks for it. */
export const test = base.extend<OfTest, OfWorker>({
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await open()
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  lasting: [async ({}, provide) => provide(new Set()), { scope: 'worker' }],
  stillAt: [
    async ({ browser, lasting }, provide, { project }) => {
      const { viewport = null, locale = '', timezoneId = '' } = project.use
      const pages = new Map<string, Promise<Page>>()
      const pageAt = async (baseURL: string) => {
        const page = await browser.newPage({ javaScriptEnabled: false, baseURL, viewport, locale, timezoneId })
        lasting.add(page.context())
        return page
      }
      await provide((url) => {
        const page = pages.get(url) ?? pageAt(url)
        pages.set(url, page)
        return page
      })
      for (const page of pages.values()) await (await page).close()
    },
    { scope: 'worker' },
  ],
  // A page that a journey has left open would work until the last one ends: slides change, boards listen.
  closes: [
    async ({ browser, lasting }, provide) => {
      const before = new Set(browser.contexts())
      await provide()
      for (const context of browser.contexts()) if (!before.has(context) && !lasting.has(context)) await context.close()
    },
    { auto: true },
  ],
  shop: ({ shared }, provide) => provide(shared),
  still: async ({ stillAt, shop }, provide) => provide(await stillAt(shop.url)),
  baseURL: async ({ shop }, provide) => provide(shop.url),
  page: async ({ page }, provide) => {
    if (daysWrong !== 0) await setClockWrong(page, days(daysWrong))
    await provide(page)
  },
})

/** The same in a shop of its own, with settings of its own. Journeys of a file that may be made at once have one each. */
export function inOwnShop(settings?: Record<string, string>) {
  let own: Promise<RunningShop> | undefined
  const alone = test.extend<Pick<OfTest, 'shop'>>({
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    shop: async ({}, provide) => provide(await (own ??= open(settings))),
  })
  alone.afterAll(async () => {
    await (await own)?.stop()
    own = undefined
  })
  return alone
}

/**
 * The same where no other file's journeys have left anything, for those that count what is there. The journeys of such a file
 * follow each other in one shop.
 */
export function untouched(settings?: Record<string, string>) {
  base.describe.configure({ mode: 'default' })
  return inOwnShop(settings)
}

export { expect }
