import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { takesPresses } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { changeOrderWords, orderMenuWords, newOrderWords as words } from '#words/orders-by-staff.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { atScreen } from './board-room.ts'

const somebodysMobile = () => `98${randomInt(10_000_000, 99_999_999)}`

const { labels } = checkoutWords

/** Counts each tap, as the table of the drawing does. */
function thumb(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    async tap(what: Locator) {
      await takesPresses(page)
      await what.click()
      taps += 1
    },
  }
}

const fish = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const pack = (page: Page, label: string) => page.getByRole('button', { name: new RegExp(`^${label} ₹`) })
const place = (page: Page) => page.getByRole('button', { name: words.place })

/** Somebody calls who never ordered before. */
async function firstOrder(page: Page, mobile: string): Promise<void> {
  await page.goto('/counter/new-order')
  await takesPresses(page)
  await page.getByLabel(words.mobile, { exact: true }).fill(mobile)
  await expect(page.getByText(words.isNew)).toBeVisible()
  await page.getByLabel(labels.pincode).fill('400014')
  await page.getByLabel(labels.firstName).fill('Farida')
  await page.getByLabel(labels.lastName).fill('Merchant')
  await page.getByLabel(labels.addressLine1).fill('3 Rustom Baug')
  await page.getByLabel(labels.streetAddress).fill('Delisle Road')
  await fish(page, 'Surmai').click()
  await pack(page, '1 kg').click()
  await place(page).click()
  await expect(page).toHaveURL(/\/counter\/orders\/[^/]+$/)
}

test('an order by telephone is on the board at once, and the same customer orders as last time in three taps and the number', async ({
  browser,
  shop,
}) => {
  const { page, staff } = await atScreen(browser, shop, 'counter')
  const mobile = somebodysMobile()
  await firstOrder(page, mobile)
  await expect(page.getByText(`Placed by ${staff.name}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Farida Merchant' })).toBeVisible()
  await expect.poll(async () => (await shop.messages()).filter(({ to }) => to.endsWith(mobile)).length).toBe(1)

  const hand = thumb(page)
  await page.goto('/counter/new-order')
  await takesPresses(page)
  await page.getByLabel(words.mobile, { exact: true }).fill(mobile)
  await hand.tap(page.getByRole('button', { name: words.asLast }))
  await expect(page.getByText(/^About/)).toBeVisible()
  await hand.tap(place(page))
  await expect(page).toHaveURL(/\/counter\/orders\/[^/]+$/)
  // the third is the way to the page
  expect(hand.taps() + 1).toBe(3)
})

test('half a kilo more is six taps from the order’s page, and the customer hears of it', async ({ browser, shop }) => {
  const { page } = await atScreen(browser, shop, 'counter')
  const mobile = somebodysMobile()
  await firstOrder(page, mobile)
  const hand = thumb(page)
  await hand.tap(page.getByRole('button', { name: /^More for order/ }))
  await hand.tap(page.getByRole('link', { name: orderMenuWords.change }))
  await hand.tap(page.getByRole('button', { name: changeOrderWords.addFish }))
  await hand.tap(fish(page, 'Paplet'))
  await hand.tap(pack(page, '500 g'))
  await hand.tap(page.getByRole('button', { name: changeOrderWords.save('Farida') }))
  await expect(page).toHaveURL(/\/counter\/orders\/[^/]+$/)
  expect(hand.taps()).toBe(6)
  await expect(page.getByText('1,500 g').first()).toBeVisible()
  await expect.poll(async () => (await shop.messages()).filter(({ to }) => to.endsWith(mobile)).length).toBe(2)
})

test('what is missing is said in its place, and nothing that was typed is lost', async ({ browser, shop }) => {
  const { page } = await atScreen(browser, shop, 'counter', { viewport: { width: 360, height: 740 } })
  await page.goto('/counter/new-order')
  await takesPresses(page)
  const said = page.locator('.order-said')
  const box = await place(page).boundingBox()
  await place(page).click()
  await expect(said).toHaveText(words.missing.mobile)
  await page.getByLabel(words.mobile, { exact: true }).fill(somebodysMobile())
  await expect(page.getByText(words.isNew)).toBeVisible()
  await page.getByLabel(labels.firstName).fill('Farida')
  await place(page).click()
  await expect(said).toHaveText(words.missing.address)
  await page.getByLabel(labels.pincode).fill('411001')
  await page.getByLabel(labels.lastName).focus()
  await expect(page.locator('.field-error').first()).toBeVisible()
  expect(await place(page).boundingBox()).toEqual(box)
  await expect(page.getByLabel(labels.firstName)).toHaveValue('Farida')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('another time and a reason are told, and what cannot be changed any more says why', async ({ browser, shop }) => {
  const { page } = await atScreen(browser, shop, 'counter')
  const mobile = somebodysMobile()
  await firstOrder(page, mobile)
  await takesPresses(page)
  await page.getByRole('button', { name: /^More for order/ }).click()
  await page.getByRole('button', { name: orderMenuWords.anotherTime }).click()
  await page.locator('.time-dialog .chip').nth(1).click()
  await page.getByLabel(orderMenuWords.whyTime).fill('The boats came late')
  const moves = page.getByRole('button', { name: /^Move to/ })
  await moves.scrollIntoViewIfNeeded()
  await expect(moves).toBeInViewport({ ratio: 1 })
  await takesPresses(page)
  await moves.click()
  await expect(page.locator('.time-dialog')).toBeHidden()
  await expect
    .poll(
      async () =>
        (await shop.messages()).filter(({ to, text }) => to.endsWith(mobile) && text.includes('boats')).length,
    )
    .toBe(1)
  await takesPresses(page)
  await page.getByRole('button', { name: /^More for order/ }).click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('button', { name: 'Out of stock' }).click()
  await expect(page.getByRole('main').getByText('Declined').first()).toBeVisible()
  await takesPresses(page)
  await page.getByRole('button', { name: /^More for order/ }).click()
  const change = page.getByRole('button', { name: orderMenuWords.change })
  await expect(change).toBeDisabled()
  await expect(change).toContainText(orderMenuWords.changeOnce)
  await page.getByRole('button', { name: staffOrderWords.back }).click()
})
