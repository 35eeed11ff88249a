import type { Page } from '@playwright/test'
import { days } from '#shop/time.ts'
import { registered } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { stored } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { choicesWords } from '#words/choices.ts'
import { badge, deviceOf, keptBy, logIn, lookAgain, more } from './cart-devices.ts'

const says = cartWords
const rows = (page: Page) => page.getByRole('main').locator('.cart-line')
const remove = (page: Page, title: string) => page.getByRole('button', { name: `${says.remove}: ${title}` })

test('what is put in on the phone lies in the cart of the laptop, and what is taken out there is out on the phone', async ({
  page,
  browser,
  shop,
}) => {
  const person = await registered(page.request)
  await logIn(page, person)
  await page.goto('/lobsterDetails/19')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage19: 1 })

  const laptop = await deviceOf(browser, shop, person)
  await expect(rows(laptop)).toHaveCount(1)
  await expect(rows(laptop)).toContainText('Lobster')
  await expect(laptop.locator('[data-total]')).toHaveText('₹2,000.00')
  await more(laptop, 'Lobster').click()
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage19: 2 })
  await lookAgain(page)
  await expect(badge(page)).toHaveText('2')

  await remove(laptop, 'Lobster').click()
  await expect.poll(() => keptBy(page, person)).toEqual({})
  await lookAgain(page)
  await expect(badge(page)).toHaveCount(0)
  await laptop.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage19: 2 })
  await lookAgain(page)
  await expect(badge(page)).toHaveText('2')
  await laptop.context().close()
})

test('a cart that was filled before the login comes to the one of the account, nothing twice', async ({
  page,
  browser,
  shop,
}) => {
  const person = await registered(page.request)
  await fillCart(page, [line(4, 3), line(19, 1)])
  await logIn(page, person)
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 3, pdpImage19: 1 })

  const laptop = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await fillCart(laptop, [line(19, 5), line(13, 1)])
  await logIn(laptop, person)
  await laptop.goto('/cartPage')
  await expect(rows(laptop)).toHaveCount(3)
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 3, pdpImage19: 5, pdpImage13: 1 })
  expect(JSON.parse((await stored(laptop, 'cartState')) ?? '{}')).toMatchObject({ totalQuantity: 9, version: 1 })
  expect(await stored(laptop, 'cartItemCount')).toBe('9')
  await laptop.context().close()
})

test('after an order on one device the cart is empty on the other', async ({ page, browser, shop }) => {
  const person = await registered(page.request)
  await fillCart(page, [line(4, 1)])
  await logIn(page, person)
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 1 })
  const laptop = await deviceOf(browser, shop, person)
  await expect(rows(laptop)).toHaveCount(1)

  await page.goto('/checkout')
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await expect.poll(() => keptBy(page, person)).toEqual({})
  await lookAgain(laptop)
  await expect(rows(laptop)).toHaveCount(0)
  await expect(laptop.getByText(says.empty)).toBeVisible()
  await laptop.context().close()
})

test('without a line the cart goes on, and two devices become one when it is back', async ({ page, browser, shop }) => {
  const person = await registered(page.request)
  await fillCart(page, [line(4, 1), line(19, 1)])
  await logIn(page, person)
  await page.goto('/cartPage')
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 1, pdpImage19: 1 })
  const laptop = await deviceOf(browser, shop, person)
  await expect(rows(laptop)).toHaveCount(2)

  await page.context().setOffline(true)
  await remove(page, 'Lobster').click()
  await more(page, 'Whole Silver Pomfret').click()
  await expect(badge(page)).toHaveText('2')
  await laptop.goto('/wholeBangdaDetails/13')
  await laptop.getByRole('button', { name: choicesWords.addToCart }).click()
  await expect.poll(() => keptBy(laptop, person)).toEqual({ pdpImage4: 1, pdpImage19: 1, pdpImage13: 1 })
  await laptop.goto('/cartPage')

  await page.context().setOffline(false)
  await expect(badge(page)).toHaveText('3')
  await expect.poll(() => keptBy(laptop, person)).toEqual({ pdpImage4: 2, pdpImage13: 1 })
  await lookAgain(laptop)
  await expect(rows(laptop)).toHaveCount(2)
  await laptop.context().close()
})

test('a stranger asks for no cart, and the shop in trouble leaves the one that is here as it is', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/cart' || pathname.includes('sync-cart')) asked.push(pathname)
  })
  await page.goto('/lobsterDetails/19')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await expect(badge(page)).toHaveText('1')
  expect(asked).toEqual([])

  const person = await registered(page.request)
  await page.route('**/cart', (route) => route.fulfill({ status: 503, json: { message: 'busy' } }))
  await logIn(page, person)
  await expect.poll(() => asked.includes('/cart')).toBe(true)
  await expect(badge(page)).toHaveText('1')
  await page.unroute('**/cart')
  await lookAgain(page)
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage19: 1 })
})

test('a clock that is wrong by a day makes no difference', async ({ page, browser, shop }) => {
  const person = await registered(page.request)
  await page.clock.setSystemTime(Date.now() - days(1))
  await fillCart(page, [line(4, 2)])
  await logIn(page, person)
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 2 })
  const laptop = await deviceOf(browser, shop, person)
  await expect(badge(laptop)).toHaveText('2')
  await laptop.context().close()
})
