import type { Page } from '@playwright/test'
import { signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { expect, test } from '#tests/running/shop.ts'
import { slotInFull } from '#words/formatters.ts'
import { callsWords } from '#words/frame.ts'
import { pricesWords } from '#words/measures.ts'
import { ordersWords } from '#words/orders.ts'

const says = ordersWords
const cards = (page: Page) => page.getByRole('main').locator('.order-card')

test('strangers see Loading..., then the login', async ({ page }) => {
  await page.goto('/myorders')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toBe('/myorders')
})

test('who has no orders is told so, and where the fish is', async ({ page }) => {
  await signedInOn(page)
  await page.goto('/myorders')
  await expect(page.getByText(says.none)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Choose your first fish' })).toBeVisible()
})

test('orders stand newest first, with what was ordered, and the address on demand', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2)], [line(19)]])
  await page.goto('/myorders')
  await expect(cards(page)).toHaveCount(2)
  const newest = cards(page).first()
  await expect(newest).toContainText('1 × Lobster (Shevandi)')
  await expect(newest).toContainText('N/A, 1 kg')
  await expect(newest).toContainText('Pending')
  await expect(cards(page).last().locator('.order-total')).toHaveText('Total about ₹3,600.00 max ₹3,960.00')
  await expect(newest.getByText(ashasAddress.streetAddress)).toBeHidden()
  await newest.getByRole('button', { name: 'Show shipping address' }).click()
  await expect(newest.getByText(ashasAddress.streetAddress)).toBeVisible()
  await newest.getByRole('button', { name: 'Hide shipping address' }).click()
  await expect(newest.getByText(ashasAddress.streetAddress)).toBeHidden()
})

for (const width of [320, 360, 1280])
  test(`where is my fish: one tap from the front page says it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    const person = await signedInOn(page)
    await placeOrders(page, person, [[line(4)]])
    await visit(page, '/home')
    await page.getByRole('link', { name: 'My Orders' }).click()
    await expect(cards(page).first()).toContainText('Pending')
    const [order] = await ordersOf(page.request, person)
    await expect(cards(page).first()).toContainText(slotInFull(order?.slot?.name ?? ''))
    expect(await overflowOf(page)).toBe(0)
  })

test('the search finds by fish, name and number, and says when there is nothing', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)], [line(19)], [line(1, 1, { size: 'Extra Large' })]])
  const [, lobster] = await ordersOf(page.request, person)
  await page.goto('/myorders')
  await expect(cards(page)).toHaveCount(3)
  const search = page.getByLabel('Search your orders')
  for (const [typed, count] of [
    ['SHEVANDI', 1],
    ['शेवंडी', 1],
    ['extra large', 1],
    ['koli', 3],
    [lobster?.orderNumber ?? '', 1],
    ['whale', 0],
  ] as const) {
    await search.fill(typed)
    await expect(cards(page)).toHaveCount(count)
  }
  await search.fill('shevandi')
  await expect(cards(page)).toHaveCount(1)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: /^Order / }).click()
  await expect(page).toHaveURL(/\/myorders\/.+/)
  await page.goBack()
  await expect(search).toHaveValue('shevandi')
  await expect(cards(page)).toHaveCount(1)
  await search.fill('whale')
  await expect(page.getByText(says.none)).toBeVisible()
})

test('older orders come page by page', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(
    page,
    person,
    Array.from({ length: 23 }, () => [line(19)]),
  )
  await page.goto('/myorders')
  await expect(cards(page).first()).toBeVisible()
  const first = await cards(page).count()
  expect(first).toBeLessThan(23)
  const older = page.getByRole('button', { name: 'Show older orders' })
  for (let pages = 0; pages < 10 && (await older.isVisible()); pages += 1) {
    const before = await cards(page).count()
    await older.click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
  await expect(cards(page)).toHaveCount(23)
})

test('orders that cannot be fetched are said in red instead of the list, and can be tried again', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(19)]])
  await page.route('**/orders/userorders*', (route) => route.abort())
  await page.goto('/myorders')
  const failed = page.getByText(says.fetchFailed)
  await expect(failed).toBeVisible()
  await expect.poll(() => failed.evaluate(redness)).toBeGreaterThan(1.5)
  await page.unroute('**/orders/userorders*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
})

test('a page that fails says so with a way on, and is never blank', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(19)]])
  await page.addInitScript(() => {
    Object.defineProperty(Intl, 'DateTimeFormat', {
      value() {
        throw new Error('a browser that cannot tell a date')
      },
    })
  })
  await page.goto('/myorders')
  await expect(page.getByRole('heading', { name: callsWords.trouble })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/home')
})

test('one order stands on a page to print, with its barcode; another person’s does not', async ({ page, browser }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2)]])
  const [order] = await ordersOf(page.request, person)
  await page.goto('/myorders')
  await page.getByRole('link', { name: `Order ${order?.orderNumber}` }).click()
  await expect(page).toHaveURL(`/myorders/${order?._id}`)
  await expect(page.getByRole('img', { name: `Barcode of order ${order?.orderNumber}` })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('₹3,600.00')
  await expect(page.locator('.sums-total')).toHaveText('Total, in cash on deliveryabout ₹3,600.00')
  await expect(page.locator('.sums-most')).toHaveText('max ₹3,960.00')
  await expect(page.getByText(pricesWords.scaleDecides)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  const elsewhere = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await signedInOn(elsewhere)
  await elsewhere.goto(`/myorders/${order?._id}`)
  await expect(elsewhere.getByText(says.unknown)).toBeVisible()
  await elsewhere.close()
})

test('My Orders and a single order are accessible, by day and by night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4), line(19)]])
  const [order] = await ordersOf(page.request, person)
  for (const path of ['/myorders', `/myorders/${order?._id}`]) {
    await page.goto(path)
    await expect(page.getByText('Lobster (Shevandi)')).toBeVisible()
    expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  }
})

/** How much more red than green or blue there is in the colour of a text. */
function redness(line: Element): number {
  const [red = 0, green = 0, blue = 0] = getComputedStyle(line).color.match(/\d+/g)?.map(Number) ?? []
  return red / Math.max(green, blue)
}
