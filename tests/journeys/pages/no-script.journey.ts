import { chromium } from '@playwright/test'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { frameWords } from '#words/frame.ts'
import { browserFlags, findBrowser } from '../../../tools/browser.ts'

for (const [path, what] of [
  ['/cartPage', 'The cart needs'],
  ['/checkout', 'This page needs'],
  ['/myorders', 'This page needs'],
  ['/login', 'Accounts need'],
  ['/weighed/mJ3x0kZq5V8sT1uYb7cR2w', 'This page needs'],
  ['/wholePomfretDetails/4', 'The cart needs'],
] as const)
  test(`without script ${path} says what it needs and how one orders, and offers nothing that is dead`, async ({
    shop,
  }) => {
    // A browser that runs none at all: one that is only told to run none does not show what stands in its place.
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserFlags, '--blink-settings=scriptEnabled=false'],
    })
    const page = await browser.newPage({ baseURL: shop.url, viewport: { width: 360, height: 740 } })
    await page.goto(path)
    const main = page.locator('main')
    const note = main.locator('noscript p').filter({ hasText: frameWords.needsScript(what) })
    await expect(note.first()).toContainText(sampleIdentity.phone)
    await expect(main.getByText(frameWords.loading)).toBeHidden()
    await expect(main.getByRole('button', { name: choicesWords.addToCart })).toBeHidden()
    await browser.close()
  })
