import type { Browser } from '@playwright/test'
import { openShop } from '#tests/running/running-shop.ts'
import { openPushHost } from './push-host.ts'

/** A shop of its own that pushes to a host of ours, and a phone that looks at it. */
export async function openPushShop(browser: Browser) {
  const host = await openPushHost()
  const shop = await openShop({ PUSH_TRIAL_HOST: host.url })
  const context = await browser.newContext({
    baseURL: shop.url,
    serviceWorkers: 'allow',
    viewport: { width: 360, height: 740 },
  })
  return {
    host,
    shop,
    context,
    page: await context.newPage(),
    close: async () => {
      await context.close()
      await shop.stop()
      await host.close()
    },
  }
}
