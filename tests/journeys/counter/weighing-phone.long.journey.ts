import type { Locator } from '@playwright/test'
import type { NewLine } from '#server/orders/new-order.ts'
import { weighingScreenWords as words } from '#shop/words/mr/weighing.ts'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { atScreen } from './board-room.ts'
import { cutOrder, surmai } from './weighing-journey.ts'

const prawns: NewLine = { ...surmai, title: 'Cleaned Prawns', productId: 2, cleaning: 'slices' }

for (const typed of ['1300', '980', '1,0', '40'])
  test(`on a phone fish, weight, bar, verdict and keys are in one view when ${typed} is typed, also in Marathi`, async ({
    browser,
    shop,
  }) => {
    const { page, staff } = await atScreen(browser, shop, 'cutter', { viewport: { width: 360, height: 740 } })
    await page.request.post('/counter/api/own/language', { headers: staff.headers, data: { language: 'mr' } })
    await withDevanagari(page)
    const order = await cutOrder(shop, await staffAt(shop.dataDir, 'counter'), [prawns])
    await page.goto(`/counter/orders/${order.id}/weigh`)
    const field = page.getByRole('textbox', { name: words.field })
    await expect(field).toBeFocused()
    await page.keyboard.type(typed)
    const keys = page.locator('.under-thumb')
    const above = [page.locator('.fish h2'), field, page.locator('.tolerance'), page.locator('.means')]
    const { top } = await boxOf(keys)
    for (const seen of above) {
      await expect(seen).toBeInViewport({ ratio: 1 })
      expect((await boxOf(seen)).bottom).toBeLessThanOrEqual(top)
    }
    await expect(keys).toBeInViewport({ ratio: 1 })
  })

async function boxOf(seen: Locator): Promise<{ top: number; bottom: number }> {
  const box = await seen.boundingBox()
  expect(box).not.toBeNull()
  return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
}
