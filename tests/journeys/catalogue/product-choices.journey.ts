import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { pickedWords } from '#words/picked.ts'
import { choose, chosen, livePrice, one, paplet, quantity } from './product-page.ts'

const { clear } = choicesWords
const { placeholder } = pickedWords

test('a page opens with Jumbo and the heavier weight chosen, cleaning left open, and one pack', async ({ page }) => {
  await visit(page, paplet)
  await expect(chosen(page, 'Size')).toHaveText('Jumbo (2 pieces per kg)')
  await expect(chosen(page, 'Weight')).toHaveText('1 kg')
  await expect(chosen(page, 'Cleaning')).toHaveText(placeholder)
  await expect(quantity(page)).toHaveText('1')
})

test('the price follows size and weight, with the price per kilo and what reaches the pan', async ({ page }) => {
  await visit(page, paplet)
  await expect(livePrice(page)).toHaveText(
    'about ₹1,800.00 per kg max ₹1,980.00 1 kg before cleaning, about 700 g after cleaning',
  )
  await choose(page, 'Weight', '500 g')
  await expect(livePrice(page)).toHaveText(
    'about ₹1,000.00 for 500 g, ₹2,000.00 per kg max ₹1,100.00 500 g before cleaning, about 350 g after cleaning',
  )
  await choose(page, 'Size', 'Small (6 to 8 pieces per kg)')
  await expect(livePrice(page)).toContainText('₹700.00')
})

test('Clear and the price show only while size and weight are chosen; Clear resets all three', async ({ page }) => {
  await visit(page, paplet)
  await choose(page, 'Cleaning', 'Slices')
  await page.getByRole('button', { name: clear }).click()
  for (const label of ['Size', 'Weight', 'Cleaning']) await expect(chosen(page, label)).toHaveText(placeholder)
  await expect(livePrice(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: clear })).toHaveCount(0)
  await expect(page.getByLabel('Size')).toBeFocused()
  await choose(page, 'Size', 'Large (4 pieces per kg)')
  await expect(livePrice(page)).toHaveCount(0)
  await choose(page, 'Weight', '1 kg')
  await expect(livePrice(page)).toContainText('₹1,500.00')
  await expect(page.getByRole('button', { name: clear })).toBeVisible()
})

test('Premium Jumbo comes by the kilo: 500 g is not offered, and gives way to 1 kg', async ({ page }) => {
  await visit(page, paplet)
  await choose(page, 'Weight', '500 g')
  await choose(page, 'Size', 'Premium Jumbo (1 piece per kg)')
  await expect(chosen(page, 'Weight')).toHaveText('1 kg')
  await expect(page.getByLabel('Weight').getByRole('option')).toHaveText([placeholder, '1 kg'])
  await expect(livePrice(page)).toContainText('₹1,950.00')
})

test('a fish without sizes needs only its weight', async ({ page }) => {
  await visit(page, '/lobsterDetails/19')
  await expect(page.getByLabel('Size', { exact: true })).toHaveCount(0)
  await expect(page.getByLabel('Cleaning', { exact: true })).toHaveCount(0)
  await expect(livePrice(page)).toContainText('₹2,000.00 per kg')
  await page.getByRole('button', { name: clear }).click()
  await expect(livePrice(page)).toHaveCount(0)
  await choose(page, 'Weight', '1 kg')
  await expect(livePrice(page)).toContainText('₹2,000.00')
})

test('the whole king fish takes its weight, and has one price for each size', async ({ page }) => {
  await visit(page, '/wholeKingFishDetails/7')
  await choose(page, 'Size', 'Small (up to 1 kg each)')
  await choose(page, 'Weight', '1 kg')
  await expect(livePrice(page)).toContainText('₹500.00')
})

test('the whole king fish is a choice of its own, and the cart says that one fish is bought', async ({ page }) => {
  await visit(page, '/wholeKingFishDetails/7')
  const whole = pickedWords.whole(4, 5, '₹4,800.00', '₹6,000.00')
  await expect(page.getByText(pickedWords.piece('1 kg', 4, 5))).toBeVisible()
  await expect(page.getByText(whole)).toBeVisible()
  await page.getByRole('button', { name: choicesWords.takeWhole }).click()
  await expect(quantity(page)).toHaveText('5')
  await expect(page.getByText(whole)).toBeVisible()
  await expect(page.getByRole('button', { name: choicesWords.takeWhole })).toHaveCount(0)
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await page.getByRole('link', { name: choicesWords.viewCart }).first().click()
  await expect(page.getByText(whole)).toBeVisible()
  await one(page, 'less').first().click()
  await expect(page.getByText(pickedWords.piece('1 kg', 4, 5))).toBeVisible()
})

test('the quantity goes from 1 to 20 and not beyond', async ({ page }) => {
  await visit(page, paplet)
  await expect(one(page, 'less')).toBeDisabled()
  for (let packs = 2; packs <= 20; packs += 1) {
    await one(page, 'more').click()
    await expect(quantity(page)).toHaveText(String(packs))
  }
  await expect(one(page, 'more')).toBeDisabled()
  await one(page, 'less').click()
  await expect(quantity(page)).toHaveText('19')
})
