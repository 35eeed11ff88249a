import { test as base, expect } from '@playwright/test'
import { type RunningShop, openShop } from '#tests/running-shop.ts'
import { openSeveral } from '../tools/faults/several-shops.ts'

/** `tools/faults/several.ts` runs journeys on a shop of several processes: they should not notice. */
const processes = Number(process.env['SHOP_PROCESSES'] ?? 1)

/** Each test worker has its shop; a page's addresses start there. */
export const test = base.extend<object, { shop: RunningShop }>({
  shop: [
    // oxlint-disable-next-line no-empty-pattern -- this is how Playwright is told that a fixture needs nothing
    async ({}, provide) => {
      const shop = await (processes > 1 ? openSeveral(processes) : openShop())
      await provide(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.url),
})

export { expect }
