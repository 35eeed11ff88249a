import type { Page } from '@playwright/test'
import { tabTo } from '#tests/journeys/pages/keyboard.ts'
import { logInOn, type PersonToBe, signedInOn, tokenOf } from '#tests/journeys/people.ts'
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
import { barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { expect, test } from '#tests/running/shop.ts'
import { addressesWords } from '#words/addresses.ts'
import { checkoutWords } from '#words/checkout.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { quickAddWords } from '#words/text-list.ts'

const keepAs = (page: Page, name: string) => page.getByRole('button', { name: addressesWords.keepAsOf(name) })
const bring = (page: Page, name: string) =>
  page.getByRole('group', { name: addressesWords.toWhich }).getByRole('button', { name, exact: true })

/** Somebody who keeps Home, and Work behind another gate. */
async function keeping(page: Page, person: PersonToBe): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}` }
  for (const data of [
    { kind: 'home', address: ashasAddress },
    { kind: 'work', address: { ...ashasAddress, addressLine1: 'Sample Mills', landmark: 'Gate 3, ask for Asha' } },
  ])
    expect((await page.request.post('/address-book', { headers, data })).status()).toBe(201)
}

test('the first order keeps Home; on another browser the second begins there, and nothing is typed', async ({
  page,
  browser,
  shop,
}) => {
  const complaints = complaintsOf(page)
  const person = await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel(checkoutWords.labels.landmark).fill('Opposite the temple, gate 2')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await keepAs(page, 'Home').click()
  await expect(page.getByText(addressesWords.kept('Home'))).toBeVisible()

  const elsewhere = await browser.newPage({ baseURL: shop.url, viewport: { width: 360, height: 740 } })
  await elsewhere.goto('/login')
  await logInOn(elsewhere, person)
  await expect(elsewhere).not.toHaveURL(/login/)
  await fillCart(elsewhere, [line(19)])
  await elsewhere.goto('/checkout')
  await expect(bring(elsewhere, 'Home')).toHaveAttribute('aria-pressed', 'true')
  await expect(elsewhere.getByText('Opposite the temple, gate 2').first()).toBeVisible()
  await expect(elsewhere.getByLabel('Pincode')).toBeHidden()
  // one tap
  await placeButton(elsewhere).click()
  await expect(placedHead(elsewhere)).toBeVisible()
  const [second, first] = await ordersOf(page.request, person)
  expect(second?.shippingAddress).toEqual(first?.shippingAddress)
  await elsewhere.close()
  expect(complaints).toEqual([])
})

test('one tap brings the order to Work, and another one back Home', async ({ page }) => {
  const person = await signedInOn(page)
  await keeping(page, person)
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await bring(page, 'Home').click()
  await expect(bring(page, 'Home')).toHaveAttribute('aria-pressed', 'true')
  await bring(page, 'Work').click()
  await expect(page.getByText('Gate 3, ask for Asha').first()).toBeVisible()
  await expect(bring(page, 'Home')).toHaveAttribute('aria-pressed', 'false')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  expect((await ordersOf(page.request, person))[0]?.shippingAddress.addressLine1).toBe('Sample Mills')
  await expect(keepAs(page, 'Home')).toHaveCount(0)
})

test('a half typed wrong address gives way to a kept one, and where nothing is delivered says so', async ({ page }) => {
  const person = await signedInOn(page)
  await keeping(page, person)
  const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}` }
  const data = { kind: 'own', name: 'Delhi', address: { ...ashasAddress, pincode: '110001' } }
  await page.request.post('/address-book', { headers, data })
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await bring(page, 'Delhi').click()
  await expect(page.locator('#shipping-pincode-error')).toBeVisible()
  await expect(placeButton(page)).toBeDisabled()
  await bring(page, 'Home').click()
  await expect(page.locator('#shipping-pincode-error')).toHaveCount(0)
  await expect(page.getByLabel('Pincode')).toBeHidden()
  await expect(placeButton(page)).toBeEnabled()
})

test('addresses are added, changed, put first and removed by keys alone', async ({ page }) => {
  const complaints = complaintsOf(page)
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4)]])
  await page.goto('/account')
  await tabTo(page, page.getByRole('link', { name: addressesWords.title }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(addressesWords.none)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: addressesWords.keepOf('12 Sample Chawl') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: addressesWords.add })).toBeFocused()
  await page.getByLabel(addressesWords.kind).selectOption('own')
  await tabTo(page, page.getByRole('button', { name: addressesWords.save }))
  await page.keyboard.press('Enter')
  await expect(page.locator('#kept-name-error')).toBeVisible()
  await page.getByLabel(addressesWords.name).fill('Mother')
  await page.getByLabel(addressesWords.name).press('Enter')
  await expect(page.getByText(addressesWords.saved('Mother'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mother' })).toBeVisible()

  await page.getByRole('button', { name: addressesWords.editOf('Mother') }).press('Enter')
  await page.getByLabel(checkoutWords.labels.landmark).fill('Second gate')
  await page.getByLabel(checkoutWords.labels.landmark).press('Enter')
  await expect(page.getByText('Second gate')).toBeVisible()
  await page.getByRole('button', { name: addressesWords.makeFirstOf('Mother') }).press('Enter')
  await expect(page.getByText(addressesWords.first, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: addressesWords.removeOf('Mother') }).press('Enter')
  await expect(page.getByText(addressesWords.removed('Mother'))).toBeVisible()
  await page.getByRole('button', { name: addressesWords.putBack }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Mother' })).toBeVisible()
  await page.getByRole('button', { name: addressesWords.removeOf('Mother') }).press('Enter')
  await page.reload()
  await expect(page.getByText(addressesWords.none)).toBeVisible()
  expect(complaints).toEqual([])
})

test('a note to the cutter is counted down, outlives a reload, and stands on the order', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  const note = page.getByLabel(orderWishesWords.note)
  await note.fill('x'.repeat(150))
  await expect(page.getByText(orderWishesWords.noteHint(-10))).toBeVisible()
  await placeButton(page).click()
  await expect(page.locator('#cutter-note-error')).toBeVisible()
  await note.fill('Head off, <b>thin</b> slices')
  await expect(page.getByText(orderWishesWords.noteHint(112))).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('Head off, <b>thin</b> slices')
  await placeButton(page).click()
  await expect(placedHead(page)).toBeVisible()
  await expect(page.getByText('Head off, <b>thin</b> slices')).toBeVisible()
  const [order] = await ordersOf(page.request, person)
  expect(order?.note).toBe('Head off, <b>thin</b> slices')
  await page.goto(`/myorders/${order?._id}`)
  await expect(page.getByText(orderWishesWords.yours.note)).toContainText('Head off, <b>thin</b> slices')
  await fillCart(page, [line(4)])
  await page.goto('/checkout')
  await expect(note).toHaveValue('')
})

test('what was taken last is one tap away, on the page of the fish and on its card', async ({ page }) => {
  const person = await signedInOn(page)
  const last = line(4, 2, { size: 'Medium', weight: '500 g', cleaning: 'pocket-cut' })
  await placeOrders(page, person, [[last]])
  await page.goto('/wholePomfretDetails/4')
  const asLast = page.getByRole('button', { name: quickAddWords.asLastTime('Medium, 500 g') })
  await expect(asLast).toHaveAttribute('aria-pressed', 'false')
  await asLast.click()
  await expect(asLast).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Size')).toHaveValue('Medium')
  await expect(page.getByLabel('Cleaning')).toHaveValue('pocket-cut')
  await page.goto('/productListPomfret')
  const card = page.locator('.product-card').filter({ hasText: 'Whole Silver Pomfret (Paplet)' })
  await expect(card.getByText(quickAddWords.asLastTime('Medium, 500 g'))).toBeVisible()
  await card.getByRole('button', { name: /^Add / }).click()
  await expect(card.getByText(quickAddWords.inCart('Medium, 500 g'))).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('cartItems'))
  expect(JSON.parse(kept ?? '[]')).toMatchObject([
    { size: 'Medium', weight: '500 g', cleaningOption: expect.anything() },
  ])
})

test('nothing of it bars anybody by day or night, on a phone or at a desk', async ({ page }) => {
  test.slow()
  const person = await signedInOn(page)
  await keeping(page, person)
  await placeOrders(page, person, [[line(4)]])
  await fillCart(page, [line(4)])
  for (const [path, shown] of [
    ['/addresses', page.getByRole('heading', { name: 'Work' })],
    ['/checkout', bring(page, 'Work')],
  ] as const) {
    await page.goto(path)
    await expect(shown).toBeVisible()
    expect(await barriersAnywhereOn(page, 'main')).toEqual([])
  }
})
