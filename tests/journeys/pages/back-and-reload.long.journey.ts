import type { Page } from '@playwright/test'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { alive, settled, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { ordersWords } from '#words/orders.ts'

const cart = [line(4, 2), line(6), line(19), line(20), line(21)]

/** Where a person has scrolled to: neither the top, nor so deep that only the foot of the page is there. */
const scrolled = async (page: Page): Promise<number> => {
  const place = await page.evaluate(async () => {
    const most = document.documentElement.scrollHeight - innerHeight
    scrollTo({ top: Math.round(Math.min(most * 0.6, most - 60)), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return scrollY
  })
  expect(place).toBeGreaterThan(30)
  return place
}

const at = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** What was shown at rest: the place and the height are the same for half a second. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    let before = ''
    for (let still = 0; still < 30; ) {
      await new Promise(requestAnimationFrame)
      const now = `${scrollY} ${document.documentElement.scrollHeight}`
      still = now === before ? still + 1 : 0
      before = now
    }
  })
}

/** What the page shows has come, and does not move any more. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(settled)
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await atRest(page)
}

async function isNear(page: Page, place: number, when: string): Promise<void> {
  await drawn(page)
  expect.soft(Math.abs((await at(page)) - place), `${when}: ${place}`).toBeLessThan(100)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** By a link at the foot, without scrolling to it. */
async function toTerms(page: Page): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Terms' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(title(page)).toHaveText('Terms')
  await expect.poll(() => at(page)).toBe(0)
}

const pages = {
  'My Orders': '/myorders',
  'an order': '/myorders/:id',
  'its change': '/myorders/:id/change',
  checkout: '/checkout',
  'the account': '/account',
  'the addresses': '/account/addresses',
  'the cart': '/cartPage',
  'a list': '/productListPomfret',
  'a product': '/wholePomfretDetails/4',
}

for (const [name, path] of Object.entries(pages))
  test(`Back, Forward and a reload lead to where somebody was: ${name}`, async ({ page }) => {
    const person = await signedInOn(page)
    await placeOrders(page, person, [cart, cart, cart])
    const [order] = await ordersOf(page.request, person)
    await fillCart(page, cart)
    await visit(page, path.replace(':id', order?._id ?? ''))
    await drawn(page)
    const place = await scrolled(page)
    await page.reload()
    await alive(page)
    await isNear(page, place, 'after a reload')
    await toTerms(page)
    await page.goBack()
    await isNear(page, place, 'after Back')
    await page.goForward()
    await expect(title(page)).toHaveText('Terms')
    await page.reload()
    await alive(page)
    await page.goBack()
    await isNear(page, place, 'after Back, when the page had to be made anew')
  })

test('who cancels an order far down the list is there afterwards too', async ({ page }) => {
  const person = await signedInOn(page)
  await placeOrders(page, person, [cart, cart, cart, cart])
  await visit(page, '/myorders')
  const button = page.getByRole('main').getByRole('button', { name: 'Cancel order' }).nth(1)
  await drawn(page)
  await button.click()
  await page.getByRole('button', { name: 'Cancel the order' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(ordersWords.canceled)
  await atRest(page)
  const place = await at(page)
  expect(place).toBeGreaterThan(500)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'OK' }).click()
  await loaded
  await alive(page)
  await expect(page.getByRole('main').getByText('Canceled')).toBeVisible()
  await isNear(page, place, 'after OK')
})

test('who touches the page while it comes back goes where they like', async ({ page }) => {
  await visit(page, '/productListPomfret')
  await drawn(page)
  await scrolled(page)
  await page.reload()
  await alive(page)
  await page.mouse.wheel(0, -10_000)
  await expect.poll(() => at(page)).toBe(0)
  await page.evaluate(() => {
    const late = document.createElement('div')
    late.style.blockSize = '3000px'
    document.querySelector('main')?.append(late)
  })
  await atRest(page)
  expect(await at(page)).toBe(0)
})

test('a page that comes back frozen shows the cart, the login and the pincode of now, where somebody was', async ({
  page,
}) => {
  await signedInOn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/productListPomfret')
  const banner = page.getByRole('banner')
  await expect(banner.locator('.orders-link')).toBeVisible()
  await drawn(page)
  const place = await scrolled(page)
  // It hears nothing of what other tabs do while it is frozen. Some browsers have it at its top afterwards.
  await page.evaluate(
    (items) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      localStorage.clear()
      localStorage.setItem('cartItems', items)
      localStorage.setItem('deliverTo', '400012')
      scrollTo({ top: 0, behavior: 'instant' })
    },
    JSON.stringify([line(4, 2), line(6)]),
  )
  await atRest(page)
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(banner.getByRole('link', { name: /cart/i })).toContainText('3')
  await expect(banner.locator('.orders-link')).toHaveCount(0)
  await expect(banner.getByText(/400012/)).toBeVisible()
  await isNear(page, place, 'after it was frozen')
})
