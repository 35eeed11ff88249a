import type { Page } from '@playwright/test'
import { logInOn } from '#tests/journeys/people.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
  placeOrders,
} from '#tests/journeys/shopping.ts'
import { follow, stopClock, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { refusals } from '#words/refusals.ts'

const says = checkoutWords

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
  await page.getByLabel('Landmark').pressSequentially('Temple')
  await page.reload()
  await halfTypedOn(page, 'Temple')
  const anew = await context.newPage()
  await anew.goto('/checkout')
  await halfTypedOn(anew, 'Temple')
  await anew.close()

  await page.getByLabel('Landmark').pressSequentially(' gate')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await logInOn(page, person)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(pincode(page)).toHaveValue('')
})

/** The cart, which the page came from, speaks of a pincode too. */
const pincode = (page: Page) => page.getByRole('textbox', { name: /^Pincode/ })

async function halfTypedOn(page: Page, landmark: string) {
  await expect(pincode(page)).toHaveValue('400012')
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 Sample')
  await expect(page.getByLabel('Landmark')).toHaveValue(landmark)
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
  await page.clock.install()
  await openCheckout(page)
  await stopClock(page)
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

test('a city that is not where the pincode is, is said at its field', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel('City').fill('Pune')
  await placeButton(page).click()
  await expect(page.locator('#shipping-city-error')).toContainText('400012 is in Mumbai')
})

test('phones and browsers know each field', async ({ page }) => {
  await openCheckout(page)
  await expect(page.getByLabel('Pincode')).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByLabel('Pincode')).toHaveAttribute('autocomplete', 'shipping postal-code')
  await expect(page.getByLabel('Mobile number')).toHaveAttribute('type', 'tel')
  await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription('The rider will call this number')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
})

test('who only looked at the form finds the address of an order that they placed elsewhere since', async ({ page }) => {
  const person = await openCheckout(page)
  await visit(page, '/home')
  await placeOrders(page, person, [[line(19)]])
  await visit(page, '/checkout')
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 Sample Chawl')
})
