import { chromium } from 'playwright-core'
import { openShop } from '#tests/running-shop.ts'
import { browserFlags, findBrowser } from './browser.ts'
const [, , ...addresses] = process.argv
const shop = await openShop()
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
for (const width of [320, 360, 768, 1280]) {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    locale: process.env.LOCALE ?? 'en-IN',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  for (const address of addresses) {
    await page.goto(shop.url + address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    const name = `${address.replaceAll(/[^a-zA-Z0-9]/g, '-')}-${width}`
    await page.screenshot({ path: `/tmp/team/tongue/${name}.png` })
    await page.evaluate(() => scrollTo(0, 100000))
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/team/tongue/${name}-end.png` })
    if (width < 700) {
      await page.evaluate(() => scrollTo(0, 0))
      await page.click('.menu-button').catch(() => {})
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/team/tongue/${name}-menu.png` })
    }
  }
  await context.close()
}
await browser.close()
await shop.stop()
