import { rupees } from '#shop/money.ts'
import { logInOn } from '#tests/journeys/people.ts'
import { fillAddress, line, openCheckout, ordersOf, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { changeRate, rawas } from '#tests/rooms/change-rate.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { refusals } from '#words/refusals.ts'
import { unsentWords } from '#words/unsent.ts'

const says = checkoutWords

test('a price that changed meanwhile is shown, and nothing is placed until the shopper has seen it', async ({
  page,
  shop,
}) => {
  const person = await openCheckout(page, [line(21)])
  await fillAddress(page)
  await changeRate(page, shop, { ...rawas, was: 1000, becomes: 1077 })
  const tooLate = page.waitForResponse((response) => response.url().endsWith('/orders') && response.status() === 409)
  await placeButton(page).click()
  await tooLate
  await expect(page.getByText(refusals['prices-changed']())).toBeVisible()
  await expect(page.getByText(cartWords.dearer('₹1,000.00', '₹1,077.00'))).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await page.getByRole('button', { name: 'Place order - pay about ₹1,077.00 in cash on delivery' }).click()
  await expect(placedHead(page)).toBeVisible()
  expect((await ordersOf(page.request, person)).map(({ totalPrice }) => totalPrice)).toEqual([1077])
  await changeRate(page, shop, { ...rawas, was: 1077, becomes: 1000 })
})

test('a most that is less than the order costs is refused with the sums of today, and what was typed stays', async ({
  page,
}) => {
  const person = await openCheckout(page, [line(21)])
  await fillAddress(page)
  await page.route(
    '**/orders',
    async (route) => {
      const order = route.request().postDataJSON() as object
      await route.continue({ postData: JSON.stringify({ ...order, mostPrice: 900 }) })
    },
    { times: 1 },
  )
  await placeButton(page).click()
  const said = refusals['most-below-total']({ total: rupees(1000), most: rupees(1100) })
  await expect(page.getByText(said)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toMatchObject([{ totalPrice: 1000, mostPrice: 1100 }])
})

test('a double click places one order', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await placeButton(page).dblclick()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('while it is placed the button says so; a reload then asks what came of it, and there is one order', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  let sent = 0
  await page.route('**/orders', async (route) => {
    sent += 1
    const answer = await route.fetch()
    if (sent > 1) await route.fulfill({ response: answer })
  })
  await placeButton(page).click()
  await expect(page.getByRole('button', { name: says.placing })).toBeDisabled()
  await expect.poll(() => ordersOf(page.request, person)).toHaveLength(1)
  await page.reload()
  await expect(placedHead(page)).toBeVisible()
  expect(sent).toBe(1)
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('the network goes while it is placed: it is not sent yet, and goes once however often it is sent', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.route('**/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
  await page.unroute('**/orders')
  await page.getByRole('button', { name: unsentWords.sendNow }).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('a session that ended leads to the login; after it the order is not placed, says so, and has its button', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel('Landmark').fill('Opposite the temple')
  await page.route('**/orders', (route) =>
    route.fulfill({ status: 401, json: { message: refusals['not-signed-in']() } }),
  )
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText(unsentWords.logInToPlace)).toBeVisible()
  await page.unroute('**/orders')
  await logInOn(page, person)
  await expect(page.getByText(unsentWords.loggedInAgain)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  const orders = await ordersOf(page.request, person)
  expect(orders.map(({ shippingAddress }) => shippingAddress.landmark)).toEqual(['Opposite the temple'])
})

for (const [what, answer, said] of [
  [
    'a sentence of the shop',
    { status: 503, json: { message: refusals.busy() } },
    unsentWords.shopSays(refusals.busy()),
  ],
  ['no readable word', { status: 502, body: '<h1>Bad gateway</h1>' }, unsentWords.noClearAnswer],
  ['nothing at all', { status: 201, body: '' }, unsentWords.noClearAnswer],
  ['an order without its id', { status: 201, json: { ok: true } }, says.noOrderId],
] as const) {
  test(`when the answer is ${what}, the page says that nobody knows yet, and '${said}'; it goes once`, async ({
    page,
  }) => {
    const person = await openCheckout(page)
    await fillAddress(page)
    await page.route('**/orders', async (route) => {
      await route.fetch()
      await route.fulfill(answer)
    })
    await placeButton(page).click()
    await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await page.unroute('**/orders')
    await expect(placedHead(page)).toBeVisible()
    expect(await ordersOf(page.request, person)).toHaveLength(1)
  })
}

test('between the yes and its page the order stands as it was pressed: nobody reads that their cart is empty', async ({
  page,
}) => {
  await openCheckout(page)
  await fillAddress(page)
  const barcode = Promise.withResolvers<void>()
  await page.route('**/orders/generate-barcode', async (route) => {
    await barcode.promise
    await route.continue()
  })
  await placeButton(page).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cartItems'))).toBe('[]')
  await expect(page.getByRole('button', { name: says.placing })).toBeVisible()
  await expect(page.getByText(says.emptyCart)).toHaveCount(0)
  barcode.resolve()
  await expect(placedHead(page)).toBeVisible()
})

test('the order stands when its barcode could not be made', async ({ page }) => {
  await page.route('**/orders/generate-barcode', (route) => route.abort())
  await openCheckout(page)
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await expect(page.getByText(says.noBarcode)).toBeVisible()
})
