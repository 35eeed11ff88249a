import { test as base, expect, type Page } from '@playwright/test'
import { days } from '#shop/time.ts'
import { type RunningShop, openShop } from '#tests/running-shop.ts'
import { openSeveral } from '../bench/faults/several-shops.ts'
import { setClockWrong } from './wrong-clock.ts'

/** `bench/faults/several.ts` runs journeys on a shop of several processes: they should not notice. */
const processes = Number(process.env['JOURNEY_PROCESSES'] ?? 1)

/** Journeys that set no clock of their own may be made with one that is wrong by so many days (docs/safety.md): they should not notice either. */
const daysWrong = Number(process.env['CLOCK_WRONG_BY_DAYS'] ?? 0)

const openedOnce =
  (settings?: Record<string, string>) =>
  // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
  async ({}: object, provide: (shop: RunningShop) => Promise<void>) => {
    const shop = await (processes > 1 ? openSeveral(processes) : openShop(settings))
    await provide(shop)
    await shop.stop()
  }

/** Each test worker has its shop; a page's addresses start there. */
export const test = base.extend<object, { shop: RunningShop; still: Page }>({
  shop: [openedOnce(), { scope: 'worker' }],
  /** A page on which no script runs. A journey only looks at it and leaves nothing behind, so those of a worker share it. */
  still: [
    async ({ browser, shop }, provide, { project }) => {
      const { viewport = null, locale = '', timezoneId = '' } = project.use
      const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url, viewport, locale, timezoneId })
      await provide(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
  page: async ({ page }, provide) => {
    if (daysWrong !== 0) await setClockWrong(page, days(daysWrong))
    await provide(page)
  },
})

/**
 * The same in a shop where no other file's journeys have left anything, for those that count what is there or need settings of their own.
 * The journeys of such a file follow each other: else each of the workers would open that shop, and a browser with it.
 */
export function untouched(settings?: Record<string, string>) {
  base.describe.configure({ mode: 'default' })
  return test.extend<object, { shop: RunningShop }>({ shop: [openedOnce(settings), { scope: 'worker' }] })
}

export { expect }
