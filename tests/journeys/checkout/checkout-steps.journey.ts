import type { Page } from '@playwright/test'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, ordersOf, placeButton } from '#tests/journeys/shopping.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'

const says = checkoutWords
const step = (page: Page) => page.getByRole('group', { name: 'Shipping address' })
const use = (page: Page) => page.getByRole('button', { name: says.useAddress('shipping') })
const change = (page: Page) => page.getByRole('button', { name: says.changeAddress('shipping') })

async function openCheckout(page: Page) {
  const person = await signedInOn(page)
  await fillCart(page, [line(4)])
  await visit(page, '/checkout')
  await expect(page.getByLabel('Pincode')).toBeVisible()
  return person
}

test('a finished address folds to what it says, and Change opens it with all that was typed', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await use(page).click()
  await expect(page.getByLabel('Pincode')).toBeHidden()
  await expect(step(page).getByRole('textbox')).toHaveCount(0)
  for (const part of ['Asha Kolhatkar', '12 Sample Chawl', 'Parel Naka', 'Mumbai 400012, Maharashtra'])
    await expect(step(page).getByText(part)).toBeVisible()
  const tops = await step(page)
    .locator('address > span')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(tops.length)
  await expect(change(page)).toBeFocused()
  await expect(change(page)).toBeInViewport()
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pincode')).toBeFocused()
  await expect(page.getByLabel('Street address')).toHaveValue('Parel Naka')
  await page.getByLabel('Street address').fill('Lalbaug')
  await use(page).click()
  await expect(step(page).getByText('Lalbaug')).toBeVisible()
  await page.reload()
  await expect(step(page).getByText('Lalbaug')).toBeVisible()
})

test('an address in which something is missing stays open, and says what', async ({ page }) => {
  await openCheckout(page)
  await page.getByLabel('Pincode').fill('400012')
  await use(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText(['Address line 1 is required.', 'Street address is required.'])
  await expect(page.getByLabel('Pincode')).toBeVisible()
})

test('the next order finds the address folded, and is placed with one press', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: says.placed })).toBeVisible()
  await fillCart(page, [line(19)])
  await visit(page, '/checkout')
  await expect(change(page)).toBeVisible()
  await expect(page.getByLabel('Pincode')).toBeHidden()
  await expect(placeButton(page)).toBeEnabled()
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: says.placed })).toBeVisible()
  const [newest] = await ordersOf(page.request, person)
  expect(newest?.shippingAddress).toMatchObject({ pincode: '400012', streetAddress: 'Parel Naka' })
})

test('what the shop finds wrong in a folded address opens it again', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel('City').fill('Pune')
  await use(page).click()
  await expect(page.getByLabel('City')).toBeHidden()
  await placeButton(page).click()
  await expect(page.locator('#shipping-city-error')).toContainText('400012 is in Mumbai')
  await page.getByLabel('City').fill('Mumbai')
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: says.placed })).toBeVisible()
})
