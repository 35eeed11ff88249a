import { languages } from '#shop/languages.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { atScreen } from './board-room.ts'
import { measured, toCut } from './cut-list-room.ts'

const sizes = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]

for (const language of languages)
  test(`in ${language} no text of the cut list is small, each target is for wet hands, and nothing is wider than the screen`, async ({
    browser,
  }) => {
    test.slow()
    await using shop = await openShop()
    await toCut(shop, await staffAt(shop.dataDir, 'counter'))
    const { page, staff } = await atScreen(browser, shop, 'cutter')
    await fetch(`${shop.url}/counter/api/own/language`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
    await withDevanagari(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto('/counter/cut')
      await expect(page.locator('.cut-row')).toHaveCount(9)
      expect([size, await measured(page)]).toEqual([size, []])
      await page.locator('.cut-row').nth(3).locator('.cut-tick').click()
      expect([size, 'ticked', await measured(page)]).toEqual([size, 'ticked', []])
      await page.locator('.cut-row').nth(3).locator('.cut-tick').click()
    }
    await page.context().close()
  })
