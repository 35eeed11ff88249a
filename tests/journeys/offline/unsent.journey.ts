import { badge, keptBy, more } from '#tests/journeys/cart/cart-devices.ts'
import { fillAddress, openCheckout, ordersOf, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'
import { keptHere } from './kept-here.ts'
import { keepOne, notSent, sendNow, unsentJourneys, withoutWaking } from './unsent-room.ts'

const test = unsentJourneys()

test('without a line an order is kept, says so, and goes out by itself when the line is back', async ({
  page,
  context,
}) => {
  const person = await keepOne(page, context)
  await expect(page.getByText(unsentWords.waits)).toBeVisible()
  await expect(page.getByText(checkoutWords.placed)).toHaveCount(0)
  await expect(page.getByText(/^We will try to send it until /)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await sendNow(page).click()
  await expect(page.getByText(unsentWords.stillNoLine)).toBeVisible()
  await context.setOffline(false)
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
  expect(await keptHere(page, 'unsent')).toEqual([])
})

test('who changes the cart while an order waits is asked whether it still stands, and a yes sends it as it was pressed', async ({
  page,
  context,
}) => {
  await withoutWaking(context)
  const person = await keepOne(page, context)
  let isReached = false
  await page.route('**/orders', (route) =>
    route.request().method() === 'POST' && !isReached ? route.abort() : route.fallback(),
  )
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
  await page.getByRole('link', { name: cartWords.title }).first().click()
  await more(page, openingProduct(4).title).click()
  const keep = page.getByRole('button', { name: unsentWords.keepOrder })
  // Asked, nothing is on its way any more: what left before the cart was changed would be placed without a word.
  await expect(keep).toBeVisible()
  isReached = true
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await keep.click()
  await expect.poll(() => ordersOf(page.request, person)).toMatchObject([{ cartItems: [{ quantity: 1 }] }])
  await expect(badge(page)).toHaveText('1')
  await expect.poll(() => keptBy(page, person)).toEqual({ pdpImage4: 1 })
})

test('what waits is said wherever the person is, and who discards it has it not placed', async ({ page, context }) => {
  await withoutWaking(context)
  const person = await keepOne(page, context)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  for (const path of ['/home', '/cartPage', '/myorders']) {
    await visit(next, path)
    await expect(notSent(next)).toBeVisible()
    await expect(next.getByText(unsentWords.waitsForPress)).toBeVisible()
  }
  for (const path of ['/hi/myorders', '/mr/checkout', '/hi/cartPage']) {
    await visit(next, path)
    await expect(next.locator('.unsent')).toHaveCount(1)
  }
  expect(await barriersAnywhereOn(next)).toEqual([])
  await visit(next, '/home')
  await next.getByRole('button', { name: unsentWords.discard }).click()
  await next.getByRole('button', { name: unsentWords.discardIt }).click()
  await expect(next.getByText(unsentWords.discardedNow)).toBeVisible()
  await expect(notSent(next)).toHaveCount(0)
  expect(await ordersOf(next.request, person)).toHaveLength(0)
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

test('who discards an order that may be placed reads so everywhere, until the shop says what came of it', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.route('**/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  await page.route('**/orders/attempts/*', (route) => route.abort())
  await placeButton(page).click()
  await page.getByRole('button', { name: unsentWords.discard }).click()
  await expect(page.getByText(unsentWords.mayDiscardTried)).toBeVisible()
  await page.getByRole('button', { name: unsentWords.discardIt }).click()
  await expect(page.getByText(unsentWords.discardedAsked)).toBeVisible()
  for (const path of ['/home', '/cartPage', '/myorders', '/checkout']) {
    await visit(page, path)
    await expect(page.getByText(unsentWords.discardedAsked)).toBeVisible()
    await expect(page.locator('.unsent')).toHaveCount(1)
  }
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await page.unroute('**/orders/attempts/*')
  await page.evaluate(() => void dispatchEvent(new Event('online')))
  await expect(
    page.getByRole('heading', { name: /^Your order was placed before you discarded it: order / }),
  ).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
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
  await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
  await page.unroute('**/orders')
  await sendNow(page).click()
  await expect(page.getByText(unsentWords.stillNoLine)).toBeVisible()
  await shop.start()
  // The page itself may be quicker: what was pressed on it goes as soon as the shop answers.
  await sendNow(page).or(placedHead(page)).click()
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
