import type { Page } from '@playwright/test'
import { withDevanagari } from '#tests/journeys/languages/devanagari-face.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { overflowOf, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'

for (const [language, at] of [
  ['en', ''],
  ['hi', '/hi'],
  ['mr', '/mr'],
] as const)
  test(`with letters twice as large a phone of 360 px keeps every word whole and in its place, in ${language}`, async ({
    page,
  }) => {
    test.slow()
    await withDevanagari(page)
    const person = await signedInOn(page)
    await placeOrders(page, person, [[line(4, 2), line(6), line(19)]], language)
    const [order] = await ordersOf(page.request, person)
    await fillCart(page, [line(4, 2), line(6), line(19)])
    for (const path of [
      '/cartPage',
      '/checkout',
      '/myorders',
      `/myorders/${order?._id}`,
      `/myorders/${order?._id}/change`,
      '/wholePomfretDetails/4',
    ]) {
      await visit(page, at + path)
      await expect(page.getByRole('main').getByText('₹').first()).toBeVisible()
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true
      })
      expect.soft([path, await overflowOf(page)]).toEqual([path, 0])
      expect.soft([path, await page.evaluate(fallenApart)]).toEqual([path, []])
      expect.soft([path, await searchFieldOf(page)]).toEqual([path, true])
    }
  })

/** Whether there is room to read what one searches for. */
const searchFieldOf = async (page: Page): Promise<boolean> => {
  const field = page.getByRole('banner').locator('input[name=query]')
  return ((await field.boundingBox())?.width ?? 0) > 160
}

/** Run in the page: words that stand on two lines without need, and texts that leave the sheet that they stand on. */
function fallenApart(): string[] {
  const found: string[] = []
  const walk = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode
    const holder = text.parentElement
    if (!holder?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // Beside a box to tick, in a list to choose from and in an address a long word may have to be broken.
    if (holder.closest('.only-heard, script, select, .check, address')) continue
    const sheet = holder.closest('.checkout-part, .cart-summary, .order-card, .change-line')?.getBoundingClientRect()
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\p{M}\d₹.,]+/gu)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      const tops = new Set(lines.map(({ top }) => Math.round(top)))
      const wide = lines.reduce((sum, { width }) => sum + width, 0)
      // A word that takes more than half of the screen may have to be.
      if (tops.size > 1 && wide <= innerWidth / 2) found.push(`broken: ${word}`)
      if (sheet && lines.some(({ right, left }) => right > sheet.right + 1 || left < sheet.left - 1))
        found.push(`out: ${word}`)
    }
  }
  return found
}
