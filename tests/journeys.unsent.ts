import type { BrowserContext, Page } from '@playwright/test'
import { checkoutWords } from '#words/checkout.ts'
import { refusals } from '#words/refusals.ts'
import { unsentWords } from '#words/unsent.ts'
import { logIn, logOut } from './cart-devices.ts'
import { visitWithWorker } from './offline-pages.ts'
import { newPerson } from './people.ts'
import { keptHere } from './kept-here.ts'
import { expect, untouched } from './shop.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
  placeOrders,
} from './shopping.ts'
import { barriersAnywhereOn, visit } from './visits.ts'

const test = untouched()
test.use({ serviceWorkers: 'allow' })

const keepButton = (page: Page) => page.getByRole('button', { name: /^Keep it and send when connected/ })
const notSent = (page: Page) => page.getByRole('heading', { name: unsentWords.notSent })
const sendNow = (page: Page) => page.getByRole('button', { name: unsentWords.sendNow })

/** At the checkout, the line goes, and the order is kept. */
async function keepOne(page: Page, context: BrowserContext) {
  const person = await openCheckout(page)
  await fillAddress(page)
  await context.setOffline(true)
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  return person
}

test('without a line an order is kept, says so, and goes out by itself when the line is back', async ({
  page,
  context,
}) => {
  const person = await keepOne(page, context)
  await expect(page.getByText(unsentWords.waits)).toBeVisible()
  await expect(page.getByText(checkoutWords.placed)).toHaveCount(0)
  await expect(page.getByText(/^It is sent until /)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await sendNow(page).click()
  await expect(page.getByText(unsentWords.stillNoLine)).toBeVisible()
  await context.setOffline(false)
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
  expect(await keptHere(page, 'unsent')).toEqual([])
})

test('what is kept can be thrown away, and the cart and all that was typed are there', async ({ page, context }) => {
  const person = await keepOne(page, context)
  await page.getByRole('button', { name: unsentWords.discard }).click()
  await page.getByRole('button', { name: unsentWords.discardIt }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await context.setOffline(false)
  await expect(placeButton(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
})

test('on a bad line an answer is lost: it is asked again, and there is one order', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  const network = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 300, downloadThroughput: 6000, uploadThroughput: 3000 }
  await network.send('Network.emulateNetworkConditions', slow)
  let sent = 0
  await page.route('**/orders', async (route) => {
    sent += 1
    if (sent > 1) return route.continue()
    await route.fetch()
    return route.abort()
  })
  await placeButton(page).click()
  await expect(page.getByText(unsentWords.maybeThere)).toBeVisible()
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('a page that is closed while it sends asks again when it is opened, and there is one order', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.route('**/orders', async (route) => {
    await route.fetch()
  })
  await placeButton(page).click()
  await expect.poll(() => ordersOf(page.request, person)).toHaveLength(1)
  await page.close()
  const next = await context.newPage()
  await visit(next, '/myorders')
  await expect(next.getByText(/^Order placed successfully! Order /)).toBeVisible()
  await expect(next.locator('.order-card')).toHaveCount(1)
  expect(await ordersOf(next.request, person)).toHaveLength(1)
})

test('the shop is killed between its yes and its answer: the order is there once', async ({ page, shop }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.route('**/orders', async (route) => {
    await route.fetch()
    await shop.kill()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await page.unroute('**/orders')
  await sendNow(page).click()
  await expect(page.getByText(unsentWords.stillNoLine)).toBeVisible()
  await shop.start()
  await sendNow(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('two tabs send what waits once, and each says what came of it', async ({ page, context }) => {
  const person = await keepOne(page, context)
  await context.setOffline(false)
  const other = await context.newPage()
  await Promise.all([visit(other, '/myorders'), expect(placedHead(page)).toBeVisible()])
  await expect(other.locator('.order-card')).toHaveCount(1)
  await expect(notSent(other)).toHaveCount(0)
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('a browser without room says so, and sends it all the same', async ({ page, context }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const person = await keepOne(page, context)
  await expect(page.getByText(unsentWords.notOnDisk)).toBeVisible()
  await context.setOffline(false)
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('a rate that changed meanwhile: it is not placed, says why, and all that was typed is there', async ({
  page,
  context,
  shop,
}) => {
  const person = await keepOne(page, context)
  await shop.command('rates', 'set', '4', 'Jumbo', '1 kg', '1900')
  await expect(async () => {
    const answer = await page.request.get('/wholePomfretDetails/4')
    expect(await answer.text()).toContain('1,900')
  }).toPass()
  await context.setOffline(false)
  await expect(page.getByText(refusals['prices-changed']())).toBeVisible()
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await page.getByRole('button', { name: /1,900\.00 in cash/ }).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
  await shop.command('rates', 'set', '4', 'Jumbo', '1 kg', '1800')
})

for (const [what, answer] of [
  ['fish is gone', { message: refusals['item-unavailable']({ title: 'Silver pomfret' }) }],
  [
    'slot is over',
    {
      message: refusals['slot-over'](),
      slots: [{ name: '2030-01-01T07:00-09:00', pincodes: [], cutOffAt: 4e12, isFree: true }],
    },
  ],
] as const)
  test(`where the ${what} meanwhile, My Orders says that it is not placed and why, and leads to the checkout`, async ({
    page,
    context,
  }) => {
    await keepOne(page, context)
    await page.route('**/orders', (route) => route.fulfill({ status: 409, json: answer }))
    await page.close()
    const next = await context.newPage()
    await next.route('**/orders', (route) => route.fulfill({ status: 409, json: answer }))
    await context.setOffline(false)
    await visit(next, '/myorders')
    await expect(next.getByRole('heading', { name: unsentWords.notPlaced })).toBeVisible()
    await expect(next.getByRole('alert').filter({ hasText: answer.message })).toBeVisible()
    await next.getByRole('link', { name: unsentWords.toCheckout }).click()
    await expect(next.getByText(answer.message)).toBeVisible()
    await expect(next.getByLabel('Street address')).toHaveValue('Parel Naka')
  })

test('whose session ended finds the order waiting, and after the login it is placed', async ({ page, context }) => {
  const person = await keepOne(page, context)
  await page.route('**/orders', (route) => route.fulfill({ status: 401, json: { message: 'no' } }))
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/login$/)
  await page.unroute('**/orders')
  await logIn(page, person)
  await expect.poll(() => ordersOf(page.request, person)).toHaveLength(1)
})

test('who logs in after somebody sends nothing of theirs, and where they live is not kept', async ({
  page,
  context,
}) => {
  const person = await keepOne(page, context)
  await page.evaluate(() => {
    localStorage.removeItem('token')
    localStorage.removeItem('user')
  })
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const other = newPerson()
  await next.request.post('/auth/register', { data: other })
  await logIn(next, other)
  await expect.poll(async () => JSON.stringify(await keptHere(next, 'unsent'))).not.toContain('Parel Naka')
  expect(await ordersOf(next.request, other)).toHaveLength(0)
  expect(await ordersOf(next.request, person)).toHaveLength(0)
  await logOut(next)
})

test('who signs out leaves nothing, and hears that the order which waited is gone', async ({ page, context }) => {
  const person = await openCheckout(page)
  await placeOrders(page, person, [[line(19)]])
  await visit(page, '/myorders')
  await expect.poll(() => keptHere(page, 'orders')).toHaveLength(1)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  await context.setOffline(true)
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText(unsentWords.thrownAwayNow)).toBeVisible()
  await expect.poll(() => keptHere(page, 'unsent')).toEqual([])
  await expect.poll(() => keptHere(page, 'orders')).toEqual([])
  await context.setOffline(false)
})

test('the last orders are read without a line, without where they went, and are gone after the login ended', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await placeOrders(page, person, [[line(19)], [line(4)], [line(1)], [line(7)], [line(10)], [line(13)]])
  await visitWithWorker(page, '/myorders')
  await expect(page.locator('.order-card')).toHaveCount(6)
  await expect.poll(() => keptHere(page, 'orders')).toHaveLength(1)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^No connection\. Your orders as of /)).toBeVisible()
  await expect(page.locator('.order-card')).toHaveCount(5)
  await expect(page.getByText('Parel Naka')).toHaveCount(0)
  expect(JSON.stringify(await keptHere(page, 'orders'))).not.toMatch(/Parel|98\d{8}/)
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  await context.setOffline(false)
  await expect(page.locator('.order-card')).toHaveCount(6)
  await page.route('**/orders/userorders*', (route) => route.fulfill({ status: 401, json: { message: 'no' } }))
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await expect.poll(() => keptHere(page, 'orders')).toEqual([])
})

test('the checkout opens without a line, and what is kept there outlives the browser', async ({ page, context }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await visitWithWorker(page, '/checkout')
  await expect(placeButton(page)).toBeVisible()
  await context.setOffline(true)
  await page.reload()
  await keepButton(page).click()
  await expect(notSent(page)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await visit(next, '/home')
  await expect.poll(() => ordersOf(next.request, person)).toHaveLength(1)
  await expect(next.locator('.badge')).toHaveCount(0)
  await logOut(next)
})
