import {
  add,
  cartOf,
  choose,
  chosen,
  livePrice,
  one,
  paplet,
  quantity,
  willAdd,
} from '#tests/journeys/catalogue/product-page.ts'
import { visit } from '#tests/journeys/visits.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { pricesWords } from '#words/measures.ts'
import { pickedWords } from '#words/picked.ts'

const { addToCart, added, clear, viewCart } = choicesWords

test('before adding, a line says what will be added; afterwards the banner says what was', async ({ page }) => {
  await visit(page, paplet)
  await page.getByRole('button', { name: clear }).click()
  await expect(willAdd(page)).toHaveText('Will add: Jumbo, 1 kg, ₹1,800.00; cleaning: no preference')
  await choose(page, 'Size', 'Medium (5 pieces per kg)')
  await choose(page, 'Cleaning', 'Slices')
  await expect(willAdd(page)).toHaveText('Will add: Medium, 1 kg, ₹1,400.00; cleaning: Slices')
  await one(page, 'more').click()
  await add(page)
  await expect(page.getByRole('status').filter({ hasText: added })).toContainText(
    'Medium, 1 kg, ₹1,400.00; cleaning: Slices (2 in the cart)',
  )
  expect(await cartOf(page)).toMatchObject([
    { id: 'pdpImage4', size: 'Medium', weight: '1 kg', price: 1400, cleaningOption: 'Slices', quantity: 2 },
  ])
})

test('the price says about, and beside it stands the most that it can come to, as chosen', async ({ page }) => {
  await visit(page, paplet)
  await expect(livePrice(page)).toContainText('about ₹1,800.00 per kg max ₹1,980.00')
  await expect(livePrice(page).locator('strong')).toHaveText('₹1,800.00')
  await expect(page.getByText(pricesWords.scaleDecides)).toBeVisible()
  await choose(page, 'Weight', '500 g')
  await expect(livePrice(page)).toContainText('about ₹1,000.00 for 500 g, ₹2,000.00 per kg max ₹1,100.00')
  await page.getByRole('button', { name: clear }).click()
  await expect(livePrice(page)).toHaveCount(0)
})

test('a pack of a fish that is larger says that it is a piece of it, on its page and in the cart', async ({ page }) => {
  const piece = pickedWords.piece('1 kg', 4, 5)
  await visit(page, '/wholeKingFishDetails/7')
  await expect(page.getByText(piece)).toBeVisible()
  await choose(page, 'Size', 'Small (up to 1 kg each)')
  await expect(page.getByText(piece)).toHaveCount(0)
  await choose(page, 'Size', 'Jumbo (4-5 kg each)')
  await add(page)
  await page.getByRole('link', { name: viewCart }).click()
  await expect(page.locator('.cart-line').getByText(piece)).toBeVisible()
})

test('Add to Cart never blocks: what was not chosen is filled in', async ({ page }) => {
  await visit(page, paplet)
  await page.getByRole('button', { name: clear }).click()
  await add(page)
  await expect(page.getByText(added)).toBeVisible()
  const [line] = await cartOf(page)
  expect(line).toMatchObject({ size: 'Jumbo', weight: '1 kg', price: 1800, quantity: 1 })
  expect(line).not.toHaveProperty('cleaningOption')
})

test('adding again takes the new choice and keeps the quantity of the cart', async ({ page }) => {
  await visit(page, paplet)
  await one(page, 'more').click()
  await one(page, 'more').click()
  await add(page)
  await page.reload()
  await expect(quantity(page)).toHaveText('3')
  await choose(page, 'Weight', '500 g')
  await expect(willAdd(page)).toContainText('Already in your cart (3)')
  await add(page)
  await expect(page.getByText(added)).toBeVisible()
  expect(await cartOf(page)).toMatchObject([{ id: 'pdpImage4', weight: '500 g', price: 1000, quantity: 3 }])
})

test('while the fish is in the cart, each change of the quantity reaches the cart at once', async ({ page }) => {
  await visit(page, paplet)
  await add(page)
  await expect(page.getByText(added)).toBeVisible()
  await one(page, 'more').click()
  await one(page, 'more').click()
  await expect(quantity(page)).toHaveText('3')
  expect(await cartOf(page)).toMatchObject([{ quantity: 3 }])
  await one(page, 'less').click()
  await expect(quantity(page)).toHaveText('2')
  expect(await cartOf(page)).toMatchObject([{ quantity: 2 }])
})

test('rawas goes into the cart under its own cart id, with the code of its cleaning', async ({ page }) => {
  await visit(page, '/rawasDetails/21')
  await choose(page, 'Cleaning', 'Clean and devein, no tail')
  await add(page)
  await expect(page.getByText(added)).toBeVisible()
  expect(await cartOf(page)).toMatchObject([
    { id: 'pdpImage22', cleaningOption: 'CLEAN_AND_DEVEIN_WITH_NO_TAIL', detailPageURL: '/rawasDetails/21' },
  ])
})

test('after adding, the page is at its top, and View Cart leads to the cart', async ({ page }) => {
  await visit(page, paplet)
  await page.evaluate(() => window.scrollTo(0, 400))
  await add(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const view = page.getByRole('link', { name: viewCart })
  await expect(view).toBeInViewport()
  await expect(view).toHaveAttribute('href', '/cartPage')
})

test('a click on the banner leaves it, a click beside it or Escape takes it away', async ({ page }) => {
  await visit(page, paplet)
  const banner = page.getByText(added)
  await add(page)
  await banner.click()
  await expect(banner).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(banner).toHaveCount(0)
  await add(page)
  await expect(banner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toHaveCount(0)
})

test('all of it works by keyboard', async ({ page }) => {
  await visit(page, paplet)
  await page.getByLabel('Size').focus()
  await page.keyboard.press('ArrowDown')
  await expect(chosen(page, 'Size')).toHaveText('Extra Large (3 pieces per kg)')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Weight')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Cleaning')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: clear })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(one(page, 'more')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: addToCart })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(added)).toBeVisible()
  expect(await cartOf(page)).toMatchObject([{ size: 'Extra Large', quantity: 2 }])
})

test('price, price per kilo, net weight and Add to Cart are in the first screen of a phone', async ({ page }) => {
  await visit(page, paplet)
  await expect(livePrice(page)).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.pack-note')).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: addToCart })).toBeInViewport({ ratio: 1 })
})

test('a fish that is not sold today says so, and cannot be added', async ({ page }) => {
  await using shop = await openShop()
  await shop.kill()
  await shop.command('rates', 'off', '4')
  await shop.start()
  await visit(page, `${shop.url}${paplet}`)
  await expect(willAdd(page)).toHaveText(choicesWords.unavailable)
  const button = page.getByRole('button', { name: addToCart })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription(choicesWords.unavailable)
  await visit(page, `${shop.url}/productListPomfret`)
  await expect(page.locator('.product-card').first()).toContainText(choicesWords.unavailable)
})
