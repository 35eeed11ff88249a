import type { Page } from '@playwright/test'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
} from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { type CountedFish, counts, lobster, lobsters, tomorrowAtSeven } from '#tests/running/counted-fish.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { availabilityWords } from '#words/availability.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { add, cartOf, choose, chosen, one, paplet, quantity } from './product-page.ts'

const test = untouched()

const pomfret = (size: string, kilos: number, backAt?: number): CountedFish => ({
  species: 'pomfret',
  size,
  kilos,
  ...(backAt === undefined ? {} : { backAt }),
})

const jumbo = (page: Page) => page.getByLabel(choicesWords.size).getByRole('option', { name: /^Jumbo/ })

test('a size that is sold out stays in the list, says why and when it is back, and cannot be chosen', async ({
  page,
  shop,
  still,
}) => {
  await counts(page, shop, pomfret('Jumbo', 0, tomorrowAtSeven()), /out of stock, next stock tomorrow 7 am/)
  await still.goto(paplet)
  await expect(jumbo(still)).toHaveText(/: out of stock, next stock tomorrow 7 am$/)
  await expect(jumbo(still)).toBeDisabled()
  await expect(still.getByText('Jumbo: out of stock, next stock tomorrow 7 am', { exact: true })).toBeVisible()
  await visit(page, paplet)
  await expect(chosen(page, choicesWords.size)).not.toHaveText(/^Jumbo/)
  await add(page)
  await expect(page.getByText(choicesWords.added)).toBeVisible()
  expect((await cartOf(page)).map(({ size }) => size)).not.toContain('Jumbo')
})

test('of the last 2 kg nobody can want more than 2 kg', async ({ page, shop }) => {
  await counts(page, shop, pomfret('Large', 2.3), /[^ ]Large\W+left\W+2000/)
  await visit(page, paplet)
  await choose(page, choicesWords.size, (await optionsOf(page)).find((name) => name.startsWith('Large')) ?? '')
  await expect(page.getByText(availabilityWords.lastOf('2 kg', 'Large'), { exact: true })).toBeVisible()
  await choose(page, choicesWords.weight, '1 kg')
  await one(page, 'more').click()
  await expect(quantity(page)).toHaveText('2')
  await expect(one(page, 'more')).toBeDisabled()
  await choose(page, choicesWords.weight, '500 g')
  await one(page, 'more').click()
  await one(page, 'more').click()
  await expect(quantity(page)).toHaveText('4')
  await choose(page, choicesWords.weight, '1 kg')
  await expect(quantity(page)).toHaveText('2')
  await add(page)
  expect((await cartOf(page)).map(({ size, weight, quantity: packs }) => [size, weight, packs])).toEqual([
    ['Large', '1 kg', 2],
  ])
})

test('a line of the cart that is gone, or only less of it, says so and is cured with one tap', async ({
  page,
  shop,
}) => {
  await counts(page, shop, lobsters(0), /Out of stock/, lobster)
  await counts(page, shop, pomfret('Medium', 0.5), /Medium\W+left\W+500/)
  await fillCart(page, [line(19), line(4, 2, { size: 'Medium', weight: '1 kg' })])
  await visit(page, '/cartPage')
  await expect(page.getByText(/^Lobster \(Shevandi\) is out of stock. Remove it/)).toBeVisible()
  await expect(page.getByText(/^Only 500 g of Whole Silver Pomfret \(Paplet\) is left/)).toBeVisible()
  await page.getByRole('button', { name: cartWords.proceed }).click()
  await expect(page).toHaveURL('/cartPage')
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Change to 1 × 500 g: Whole Silver Pomfret (Paplet)' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Whole Silver Pomfret (Paplet)' })).toBeFocused()
  await page.getByRole('button', { name: cartWords.removeLine('Lobster (Shevandi)') }).click()
  await expect(page.locator('.cart-line .field-error')).toHaveCount(0)
  expect((await cartOf(page)).map(({ id, weight, quantity: packs }) => [id, weight, packs])).toEqual([
    ['pdpImage4', '500 g', 1],
  ])
})

test('two shoppers want the last kilo: one has it, the other is told at the line and keeps what was typed', async ({
  page,
  shop,
  browser,
}) => {
  await counts(page, shop, lobsters(1), /Only 1 kg left/, lobster)
  const first = await openCheckout(page, [line(19), line(10)])
  await fillAddress(page)
  const context = await browser.newContext({ baseURL: shop.url })
  const other = await context.newPage()
  await openCheckout(other, [line(19)])
  await fillAddress(other)
  await placeButton(other).click()
  await expect(placedHead(other)).toBeVisible()
  await context.close()
  await placeButton(page).click()
  const short = page.getByRole('listitem').filter({ hasText: 'Lobster (Shevandi)' })
  await expect(short.getByText(/^Lobster \(Shevandi\) is out of stock. Remove it/)).toBeVisible()
  await expect(page.getByLabel('Address line 1').first()).toHaveValue('12 Sample Chawl')
  expect(await ordersOf(page.request, first)).toEqual([])
  await page.getByRole('button', { name: cartWords.takeOutOf('Lobster (Shevandi)') }).press('Enter')
  await expect(page.getByRole('heading', { name: checkoutWords.orderSummary })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: 'Lobster' })).toHaveCount(0)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect((await ordersOf(page.request, first)).map(({ cartItems }) => cartItems.length)).toEqual([1])
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`what is sold out is closed to nobody: ${colorScheme}, 320 px, letters twice as large`, async ({
    page,
    shop,
  }) => {
    await counts(page, shop, pomfret('Jumbo', 0, tomorrowAtSeven()), /out of stock, next stock tomorrow 7 am/)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, paplet)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await barriersOn(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    const button = page.getByRole('button', { name: /^Notify me when back in stock/ })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/login/)
  })

test('search engines and the cards of a list learn what is sold out, and when it is back', async ({ page, shop }) => {
  const [address, halwa] = ['/wholeBlackPomfretDetails/16', { species: 'halwa', size: '' }]
  await counts(page, shop, { ...halwa, kilos: 0, backAt: tomorrowAtSeven() }, /Out of stock/, address)
  const html = await (await page.request.get(address)).text()
  expect(html).toContain('"availability":"https://schema.org/OutOfStock"')
  expect(html).toContain(`"availabilityStarts":"${new Date(tomorrowAtSeven()).toISOString()}"`)
  const list = async () => (await page.request.get('/productListHalwa')).text()
  expect(await list()).toContain('Out of stock, next stock tomorrow 7 am')
  await counts(page, shop, { ...halwa, kilos: 2 }, /Only 2 kg left/, address)
  expect(await (await page.request.get(address)).text()).toContain('schema.org/LimitedAvailability')
  expect(await list()).toContain('Only 2 kg left')
})

const optionsOf = (page: Page) => page.getByLabel(choicesWords.size).getByRole('option').allTextContents()
