import type { Page } from '@playwright/test'
import { callsWords } from '#words/calls.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { refusals } from '#words/refusals.ts'
import { logInOn, newPerson, signedInOn } from '#tests/people.ts'
import { expect, test } from '#tests/shop.ts'
import { fillAddress, fillCart, line, ordersOf, placeButton } from '#tests/shopping.ts'
import { barriersAnywhereOn, follow } from './visits.ts'

const says = checkoutWords
const placedHead = (page: Page) => page.getByRole('heading', { name: says.placed })

async function openCheckout(page: Page, items = [line(4)]) {
  const person = await signedInOn(page)
  await fillCart(page, items)
  await page.goto('/checkout')
  await expect(page.getByLabel('Pincode')).toBeVisible()
  return person
}

test('from the first visit to a placed order, a new shopper taps at most 12 times besides typing', async ({ page }) => {
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1
    await page.getByRole('main').getByRole(role, { name }).first().click()
  }
  const person = newPerson()
  await page.goto('/wholePomfretDetails/4')
  await tap(choicesWords.addToCart)
  await tap(choicesWords.viewCart, 'link')
  await tap(cartWords.proceed)
  taps += 1
  await page.getByRole('button', { name: 'OK' }).click()
  await tap('Register', 'link')
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.locator('#password').fill(person.password)
  await page.getByLabel('Mobile').fill(person.mobile)
  await tap('Register')
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('#password').fill(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('First name')).toHaveValue('Asha')
  await fillAddress(page)
  await tap('Place order - pay ₹1,800.00 in cash on delivery')
  await expect(placedHead(page)).toBeFocused()
  expect(taps).toBeLessThanOrEqual(12)
  const [order] = await ordersOf(page.request, person)
  await expect(page.getByRole('main')).toContainText(order?.orderNumber ?? 'no order')
  const barcode = page.getByRole('img', { name: `Barcode of order ${order?.orderNumber}` })
  expect(await barcode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50)
  expect(await page.evaluate(() => [localStorage.getItem('cartItemCount'), localStorage.getItem('cartState')])).toEqual(
    ['0', null],
  )
  await tap('My Orders', 'link')
  await expect(page.getByRole('heading', { name: `Order ${order?.orderNumber}` })).toBeVisible()
})

test('the next order finds the address filled in', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await fillCart(page, [line(19)])
  await page.goto('/checkout')
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
})

test('a pincode fills city and state, which can still be changed', async ({ page }) => {
  await openCheckout(page)
  await expect(page.getByLabel('City')).toHaveValue('Mumbai')
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra')
  await page.getByLabel('Pincode').fill('560001')
  await expect(page.getByLabel('State')).toHaveValue('Karnataka')
  await page.getByLabel('City').fill('Bengaluru')
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru')
})

test('an address half typed is still there after Back, a reload, and on a page opened anew; not for who signs in next', async ({
  page,
  context,
}) => {
  const person = await openCheckout(page)
  await page.getByLabel('Pincode').fill('400012')
  await page.getByLabel('Address line 1').fill('12 Sample')
  await follow(page, '/cartPage')
  await page.goBack()
  await halfTypedOn(page, '')
  await page.getByLabel('Street address').pressSequentially('Parel')
  await page.reload()
  await halfTypedOn(page, 'Parel')
  const anew = await context.newPage()
  await anew.goto('/checkout')
  await halfTypedOn(anew, 'Parel')
  await anew.close()

  await page.getByLabel('Street address').pressSequentially(' Naka')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logInOn(page, person)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Pincode')).toHaveValue('')
})

async function halfTypedOn(page: Page, streetAddress: string) {
  await expect(page.getByLabel('Pincode')).toHaveValue('400012')
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 Sample')
  await expect(page.getByLabel('Street address')).toHaveValue(streetAddress)
}

test('a wrong pincode is said when it is left, and the order cannot go until it is right', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page, '110001')
  await expect(page.locator('#shipping-pincode-error')).toHaveText(refusals['not-delivered']())
  await expect(placeButton(page)).toBeDisabled()
  await page.getByLabel('Pincode').fill('40001')
  await page.getByLabel('City').focus()
  await expect(page.locator('#shipping-pincode-error')).toHaveText('Pincode must be 6 digits. You typed 5 digits.')
  await expect(placeButton(page)).toBeDisabled()
  await page.getByLabel('Pincode').fill('400012')
  await expect(page.locator('#shipping-pincode-error')).toHaveCount(0)
  await expect(placeButton(page)).toBeEnabled()
})

test('a look-up that fails is said, and stands in nobody’s way', async ({ page }) => {
  await page.route('**/pincode/*', (route) => route.abort())
  await openCheckout(page)
  await fillAddress(page)
  await expect(page.getByText(says.pincodeFailed)).toBeVisible()
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
})

test('what is typed over while the look-up is on its way stays as it was typed', async ({ page }) => {
  await page.route('**/pincode/*', () => undefined)
  await openCheckout(page)
  await page.getByLabel('Pincode').fill('560001')
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/pincode/560001'))
  await page.getByLabel('City').fill('Bengaluru Urban')
  await givenUp
  await expect(page.getByLabel('City')).toHaveValue('Bengaluru Urban')
})

test('a pincode that nobody has is said too', async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel('Pincode').fill('999999')
  await expect(page.getByText(says.pincodeUnknown)).toBeVisible()
})

test('without its fields the form says for each what is missing, and keeps what was typed', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T08:00:00+05:30') })
  await openCheckout(page)
  await page.clock.pauseAt(new Date('2026-11-21T12:00:00+05:30'))
  await page.getByLabel('Landmark').fill('Opposite the temple')
  await placeButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Pincode is required.',
    'Address line 1 is required.',
    'Street address is required.',
  ])
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.getByText(says.noPincode)).toBeVisible()
  await page.clock.runFor(1000)
  await expect(page.getByText(says.noPincode)).toHaveCount(0)
  await summary.getByRole('link', { name: 'Street address is required.' }).click()
  await expect(page.getByLabel('Street address')).toBeFocused()
  await expect(page.getByLabel('Landmark')).toHaveValue('Opposite the temple')
})

test('a separate billing address asks for the same fields, and is kept with the order', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  const same = page.getByLabel('Same as the shipping address')
  await expect(same).toBeChecked()
  await same.uncheck()
  await placeButton(page).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(7)
  const billing = page.getByRole('group', { name: 'Billing address' })
  const typed = ['110001', 'Bina', 'Rao', '7 Court', 'Sample Marg', '9820000001', 'bina@darya.example']
  const labels = ['Pincode', 'First name', 'Last name', 'Address line 1', 'Street address', 'Mobile number', 'E-mail']
  for (const [place, label] of labels.entries()) await billing.getByLabel(label).fill(typed[place] ?? '')
  await expect(billing.getByLabel('State')).toHaveValue('Delhi')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  const [order] = await ordersOf(page.request, person)
  expect([order?.shippingAddress.firstName, order?.billingAddress.firstName]).toEqual(['Asha', 'Bina'])
})

test('only cash on delivery can be chosen; shipping is 0.00', async ({ page }) => {
  await openCheckout(page, [line(4, 2), line(19)])
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  for (const name of ['Paytm', 'UPI', 'Cards', 'Netbanking'])
    await expect(page.getByRole('radio', { name: `${name} ${says.comingSoon}` })).toBeDisabled()
  const sums = page.getByRole('region', { name: 'Order summary' })
  await expect(sums.getByRole('definition')).toHaveText(['₹5,600.00', '₹0.00', '₹5,600.00'])
})

test('a price that changed meanwhile is shown, and nothing is placed until the shopper has seen it', async ({
  page,
  shop,
}) => {
  const person = await openCheckout(page, [line(21)])
  await fillAddress(page)
  shop.command('rates', 'set', '21', '-', '1 kg', '1077')
  const tooLate = page.waitForResponse((response) => response.url().endsWith('/orders') && response.status() === 409)
  await expect(async () => {
    expect((await page.request.get('/rawasDetails/21').then((answer) => answer.text())).includes('1,077')).toBe(true)
  }).toPass()
  await placeButton(page).click()
  await tooLate
  await expect(page.getByText(refusals['prices-changed']())).toBeVisible()
  await expect(page.getByText(cartWords.rateChanged('₹1,000.00', '₹1,077.00'))).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(0)
  await page.getByRole('button', { name: 'Place order - pay ₹1,077.00 in cash on delivery' }).click()
  await expect(placedHead(page)).toBeVisible()
  expect((await ordersOf(page.request, person)).map(({ totalPrice }) => totalPrice)).toEqual([1077])
  shop.command('rates', 'set', '21', '-', '1 kg', '1000')
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
  expect(sent).toBe(2)
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('the network goes while it is placed: it says so, keeps all, and the next press places it once', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.route('**/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(page.getByText(says.noAnswer)).toBeVisible()
  await page.unroute('**/orders')
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('a session that ended leads to the login and back, with all that was typed', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel('Landmark').fill('Opposite the temple')
  await page.route('**/orders', (route) =>
    route.fulfill({ status: 401, json: { message: refusals['not-signed-in']() } }),
  )
  await placeButton(page).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.unroute('**/orders')
  await logInOn(page, person)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Landmark')).toHaveValue('Opposite the temple')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

for (const [what, answer, said] of [
  [
    'a sentence of the shop',
    { status: 503, json: { message: refusals.busy() } },
    says.placeFailedBecause(refusals.busy()),
  ],
  [
    'no readable word',
    { status: 502, body: '<h1>Bad gateway</h1>' },
    says.placeFailedBecause(callsWords.httpError(502, callsWords.unknownError)),
  ],
  ['nothing at all', { status: 201, body: '' }, says.placeFailed],
  ['an order without its id', { status: 201, json: { ok: true } }, says.placeFailedBecause(says.noOrderId)],
] as const) {
  test(`when the answer is ${what}, the page says '${said}'`, async ({ page }) => {
    await openCheckout(page)
    await fillAddress(page)
    await page.route('**/orders', (route) => route.fulfill(answer))
    await placeButton(page).click()
    await expect(page.getByText(said)).toBeVisible()
    await expect(placeButton(page)).toBeEnabled()
  })
}

test('the order stands when its barcode could not be made', async ({ page }) => {
  await page.route('**/orders/generate-barcode', (route) => route.abort())
  await openCheckout(page)
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await expect(page.getByText(says.noBarcode)).toBeVisible()
})

test('a city that is not where the pincode is, is said at its field', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel('City').fill('Pune')
  await placeButton(page).click()
  await expect(page.locator('#shipping-city-error')).toContainText('400012 is in Mumbai')
})

test('an empty cart cannot be ordered', async ({ page }) => {
  await signedInOn(page)
  await page.goto('/checkout')
  await expect(page.getByText(says.emptyCart)).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
})

test('phones and browsers know each field', async ({ page }) => {
  await openCheckout(page)
  await expect(page.getByLabel('Pincode')).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByLabel('Pincode')).toHaveAttribute('autocomplete', 'shipping postal-code')
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('Rider calls this number')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
})

test('the checkout is accessible, with its errors and in the dark too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page)
  await placeButton(page).click()
  expect(await barriersAnywhereOn(page)).toEqual([])
})

test('an order can be placed by keyboard alone', async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel('Pincode').focus()
  await page.keyboard.type('400012')
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByLabel('Address line 1')).toBeFocused()
  await page.keyboard.type('12 Sample Chawl')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Parel Naka')
  await page.keyboard.press('Enter')
  await expect(placedHead(page)).toBeFocused()
  // Enter sends the form from within a field: what was typed there is not kept behind the order's back.
  expect(await page.evaluate(() => localStorage.getItem('cartState'))).toBeNull()
})
