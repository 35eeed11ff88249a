import { newPerson, signedInOn } from '#tests/journeys/people.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
} from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { choicesWords } from '#words/choices.ts'
import { slotInFull } from '#words/formatters.ts'
import { pricesWords } from '#words/measures.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { firstFree } from './slot-step.ts'

const says = checkoutWords

test('from the first visit to a placed order, a new shopper taps at most 12 times besides typing', async ({ page }) => {
  const [comes] = await firstFree(page)
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1
    await page.getByRole('main').getByRole(role, { name }).first().click()
  }
  const person = newPerson()
  await page.goto('/home')
  await tap(/Silver Pomfret/, 'link')
  await tap(/Whole Silver Pomfret/, 'link')
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
  await tap('Place order - pay about ₹1,800.00 in cash on delivery')
  await expect(placedHead(page)).toBeFocused()
  expect(taps).toBeLessThanOrEqual(12)
  const [order] = await ordersOf(page.request, person)
  expect(order?.slot?.name).toBe(comes.name)
  await expect(page.getByRole('main')).toContainText(slotInFull(comes.name))
  await expect(page.getByRole('main')).toContainText(order?.orderNumber ?? 'no order')
  const barcode = page.getByRole('img', { name: `Barcode of order ${order?.orderNumber}` })
  expect(await barcode.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50)
  expect(await page.evaluate(() => [localStorage.getItem('cartItemCount'), localStorage.getItem('cartState')])).toEqual(
    ['0', null],
  )
  await tap('My Orders', 'link')
  await expect(page.getByRole('heading', { name: `Order ${order?.orderNumber}` })).toBeVisible()
})

test('only cash on delivery can be chosen; shipping is 0.00', async ({ page }) => {
  await openCheckout(page, [line(4, 2), line(19)])
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked()
  for (const name of ['Paytm', 'UPI', 'Cards', 'Netbanking'])
    await expect(page.getByRole('radio', { name: `${name} ${says.comingSoon}` })).toBeDisabled()
  const sums = page.getByRole('region', { name: 'Order summary' })
  await expect(sums.getByRole('definition')).toHaveText(['about ₹5,600.00', '₹0.00', 'about ₹5,600.00'])
  await expect(sums).toContainText('max ₹6,160.00')
})

test('one tap makes the price that is shown the most, another says what to do where something is missing; both stay for the next order', async ({
  page,
}) => {
  const person = await openCheckout(page)
  const most = page.locator('.place-most')
  const cap = page.getByRole('checkbox', { name: 'Never more than ₹1,800.00' })
  const missing = page.getByRole('group', { name: orderWishesWords.ifMissing })
  await expect(page.getByText(pricesWords.scaleDecides)).toBeVisible()
  await expect(cap).not.toBeChecked()
  await expect(missing.getByRole('radio', { name: orderWishesWords.ifMissingChoices.call })).toBeChecked()
  await expect(most).toHaveText('max ₹1,980.00')
  await expect(placeButton(page)).toHaveAccessibleDescription('max ₹1,980.00')
  await cap.check()
  await missing.getByText(orderWishesWords.ifMissingChoices['leave-out']).click()
  await expect(most).toHaveText('max ₹1,800.00')
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeFocused()
  await expect(page.getByRole('main')).toContainText('Please keep about ₹1,800.00 (max ₹1,800.00) ready')
  expect(await ordersOf(page.request, person)).toMatchObject([{ totalPrice: 1800, mostPrice: 1800 }])
  await fillCart(page, [line(19)])
  await page.goto('/checkout')
  await expect(page.getByRole('checkbox', { name: 'Never more than ₹2,000.00' })).toBeChecked()
  await expect(missing.getByRole('radio', { name: orderWishesWords.ifMissingChoices['leave-out'] })).toBeChecked()
  await expect(most).toHaveText('max ₹2,000.00')
})

test('an empty cart cannot be ordered', async ({ page }) => {
  await signedInOn(page)
  await page.goto('/checkout')
  await expect(page.getByText(says.emptyCart)).toBeVisible()
  await expect(placeButton(page)).toHaveCount(0)
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
