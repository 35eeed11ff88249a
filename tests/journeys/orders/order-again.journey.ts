import type { Page } from '@playwright/test'
import { cartOf } from '#tests/journeys/catalogue/product-page.ts'
import { firstFree } from '#tests/journeys/checkout/slot-step.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import {
  fillAddress,
  fillCart,
  line,
  ordersOf,
  placeButton,
  placedHead,
  placeOrders,
} from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { changeRate, rawas } from '#tests/rooms/change-rate.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { orderPath } from '#web/paths.ts'
import { cartWords } from '#words/cart.ts'
import { choicesWords } from '#words/choices.ts'
import { ordersWords } from '#words/orders.ts'

const test = untouched()

const again = (page: Page, nr = 0) => page.getByRole('button', { name: /^Order again/ }).nth(nr)
/** The shop's pages follow a command within two seconds. */
const shown = (page: Page, path: string, what: string) =>
  expect.poll(async () => (await page.request.get(path)).text()).toContain(what)

const dialog = (page: Page) => page.getByRole('alertdialog', { name: ordersWords.worseHead })

test('from the front page, last week’s fish is ordered again with four taps', async ({ page }) => {
  const person = await signedInOn(page)
  await fillCart(page, [line(4, 2, { size: 'Medium', weight: '500 g', cleaning: 'fillet' }), line(19)])
  await page.goto('/checkout')
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await visit(page, '/home')
  const [comes] = await firstFree(page)
  let taps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    taps += 1
    await what.click()
  }
  await tap(page.getByRole('link', { name: ordersWords.title }))
  await tap(again(page))
  await tap(page.getByRole('button', { name: cartWords.proceed }))
  await tap(placeButton(page))
  await expect(placedHead(page)).toBeVisible()
  expect(taps).toBe(4)
  const [second, first] = await ordersOf(page.request, person)
  expect(second?.cartItems).toEqual(first?.cartItems)
  expect(second?.shippingAddress).toEqual(first?.shippingAddress)
  expect(second?.slot?.name).toBe(comes.name)
})

test('what is gone or dearer is named before it is put in, and the cart stays as it is for who says no', async ({
  page,
  shop,
}) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4), line(19), line(21)]])
  await shop.command('rates', 'off', '19')
  await changeRate(page, shop, { ...rawas, was: 1000, becomes: 1077 })
  await page.goto('/myorders')
  await again(page).click()
  await expect(dialog(page).getByRole('listitem')).toHaveText([
    /^Lobster .* is not available today\.$/,
    /₹1,000\.00, now ₹1,077\.00\.$/,
  ])
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await cartOf(page)).toEqual([])
  await expect(again(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/cartPage$/)
  expect(await cartOf(page)).toMatchObject([
    { id: 'pdpImage4', price: 1800 },
    { id: openingProduct(21).cartId, price: 1077 },
  ])
})

test('an order of which nothing can be had today puts nothing in; one that stands alone can be ordered again too', async ({
  page,
  shop,
}) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(16)]])
  const [order] = await ordersOf(page.request, person)
  await shop.command('rates', 'off', '16')
  await shown(page, openingProduct(16).address, choicesWords.unavailable)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(orderPath(order?._id ?? ''))
  await again(page).click()
  await expect(dialog(page).getByRole('button')).toHaveText([ordersWords.putNothingIn])
  expect(await overflowOf(page)).toBe(0)
  await page.keyboard.press('Enter')
  await shop.command('rates', 'on', '16')
  await expect(async () => {
    await page.reload()
    await again(page).click()
    await expect(page).toHaveURL(/\/cartPage$/, { timeout: 1000 })
  }).toPass()
  expect(await cartOf(page)).toMatchObject([{ id: 'pdpImage16', quantity: 1 }])
})
