import type { Page } from '@playwright/test'
import { shiftOf, watchShifts } from '#tests/journeys/pages/layout-shifts.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountPageWords } from '#words/account-page.ts'
import { changedWords } from '#words/changed.ts'
import { ordersWords } from '#words/orders.ts'

/** Somebody who has been here before, with an order and with fish in the cart. */
async function knownShopper(page: Page): Promise<string> {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2)]])
  await fillCart(page, [line(4), line(19)])
  const [order] = await ordersOf(page.request, person)
  return order?._id ?? ''
}

for (const width of [360, 1280])
  test(`at ${width} px nothing jumps when what a signed-in shopper waits for arrives`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const id = await knownShopper(page)
    await watchShifts(page)
    const pages = [
      ['/checkout', placeButton(page)],
      ['/myorders', page.getByRole('link', { name: /^Order / })],
      [`/myorders/${id}`, page.getByRole('button', { name: ordersWords.print })],
      [`/myorders/${id}/change`, page.getByRole('button', { name: changedWords.save })],
      ['/account', page.getByRole('heading', { name: accountPageWords.whoYouAre })],
      ['/addresses', page.getByRole('heading', { name: accountPageWords.addresses })],
    ] as const
    for (const [path, arrived] of pages) {
      await visit(page, path)
      await expect(arrived.first()).toBeVisible()
      expect([path, await shiftOf(page)]).toEqual([path, '0.00'])
    }
  })

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])
  test(`whoever wants no motion sees none while a page loads, at ${viewport.width} by ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await knownShopper(page)
    await watchShifts(page)
    for (const path of ['/home', '/cartPage', '/myorders']) {
      await visit(page, path)
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Orders' }).first()).toBeVisible()
      expect([path, await shiftOf(page)]).toEqual([path, '0.00'])
    }
  })
