import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { cartOf } from '#tests/journeys/catalogue/product-page.ts'
import { barriersAnywhereOn, barriersOn, overflowOf, visit, visitWithClock } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { quickAddWords } from '#words/text-list.ts'

const prawns = openingProduct(1)
const adds = (page: Page, title = prawns.title) =>
  page.getByRole('button', { name: quickAddWords.addTitle(title), exact: true })
const packs = (page: Page, title = prawns.title) => page.getByRole('group', { name: `Quantity of ${title}` })
const toast = (page: Page) => page.locator('.toast')
const undo = (page: Page) => toast(page).getByRole('button', { name: quickAddWords.undo })
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search fish' })

test('one tap on a card adds what it said it would, tells what, and takes it back', async ({ page }) => {
  await visitWithClock(page, '/productListPrawns')
  const pack = 'Jumbo, 1 kg, about ₹800.00, max ₹880.00; cleaning: no preference'
  await expect(page.locator('.product-card').first()).toContainText(quickAddWords.adds(pack))
  await adds(page).click()
  await expect(toast(page)).toContainText(quickAddWords.added(prawns.title, pack))
  await expect(packs(page).locator('output')).toHaveText('1')
  expect(await cartOf(page)).toMatchObject([
    { id: prawns.cartId, size: 'Jumbo', weight: '1 kg', quantity: 1, price: 800 },
  ])
  await page.clock.runFor(timings.undoRemove - 1000)
  await undo(page).click()
  await expect(adds(page)).toBeFocused()
  expect(await cartOf(page)).toEqual([])
})

test('the card counts the packs; none of them takes the fish out, and that too is taken back', async ({ page }) => {
  await visit(page, '/productListPrawns')
  await adds(page).click()
  await packs(page).getByRole('button', { name: 'One more' }).click()
  await expect(toast(page), 'what would take back two packs is not offered').toHaveCount(0)
  expect(await cartOf(page)).toMatchObject([{ quantity: 2 }])
  await page.reload()
  await expect(packs(page).locator('output')).toHaveText('2')
  for (const left of [1, 0]) {
    await packs(page).getByRole('button', { name: 'One less' }).click()
    if (left === 1) await expect(packs(page).locator('output')).toHaveText('1')
  }
  await expect(toast(page)).toContainText(quickAddWords.removed(prawns.title))
  await undo(page).click()
  await expect(packs(page).locator('output')).toHaveText('1')
})

test('who wants a pack under ₹500 adds one that costs less', async ({ page }) => {
  await visit(page, '/productListPrawns?only=under-500')
  await adds(page).click()
  expect(await cartOf(page)).toMatchObject([{ size: 'Jumbo', weight: '500 g', price: 450 }])
})

test('by keyboard: the focus goes from Add to the packs, and back', async ({ page }) => {
  await visit(page, '/productListPrawns')
  await adds(page).focus()
  await page.keyboard.press('Enter')
  await expect(packs(page).getByRole('button', { name: 'One more' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(packs(page).locator('output')).toHaveText('2')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(adds(page)).toBeFocused()
  expect(await cartOf(page)).toEqual([])
})

test('a tap on Add before the page is alive counts; a tap beside it leads to the product', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/productListPrawns', { waitUntil: 'commit' })
  await adds(page).click()
  letGo()
  await expect(packs(page)).toBeVisible()
  await expect(page).toHaveURL('/productListPrawns')
  await page
    .locator('.product-card')
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/cleanAndDeveinPrawnsDetails\/2$/)
})

test.describe('without script', () => {
  test('a card offers the way to its product and nothing that is dead', async ({ still: page }) => {
    await page.goto('/productListPrawns')
    await expect(page.getByRole('link', { name: `Order Now: ${prawns.title}` })).toBeVisible()
  })
})

test('with a list in the hand: type, add, type the next, from one field', async ({ page }) => {
  await visit(page, '/home')
  await box(page).click()
  await page.keyboard.type('saranga')
  const pomfret = openingProduct(4)
  await adds(page, pomfret.title).click()
  await expect(toast(page)).toContainText(pomfret.title)
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('कोळम्बी')
  await expect(box(page)).toHaveValue('कोळम्बी')
  await adds(page).click()
  await expect(packs(page)).toBeVisible()
  expect((await cartOf(page)).map(({ id }) => id)).toEqual([pomfret.cartId, prawns.cartId])
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(packs(page)).toBeHidden()
})

test('the same by keyboard alone', async ({ page }) => {
  await visit(page, '/home')
  await box(page).focus()
  await page.keyboard.type('lobster')
  const lobster = openingProduct(19)
  await expect(adds(page, lobster.title)).toBeVisible()
  for (const at of ['button', 'kind', 'product']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus'), at).toBeVisible()
  }
  await page.keyboard.press('Tab')
  await expect(adds(page, lobster.title)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('rawas')
  await expect(box(page)).toHaveValue('rawas')
  await expect(adds(page, openingProduct(21).title)).toBeVisible()
  expect((await cartOf(page)).map(({ id }) => id)).toEqual([lobster.cartId])
})

test('on the page that a search led to, adding makes the field ready', async ({ page }) => {
  await visit(page, '/home')
  await box(page).fill('prawns')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/productListPrawns')
  await adds(page).click()
  await expect(box(page)).toHaveValue('')
  await expect(box(page)).toBeFocused()
  // Without a search the focus stays at the card.
  await adds(page, openingProduct(3).title).click()
  await expect(packs(page, openingProduct(3).title).getByRole('button', { name: 'One more' })).toBeFocused()
})

test('a search for a cut answers with products to add', async ({ page }) => {
  await visit(page, '/search?query=marinated')
  await adds(page, openingProduct(3).title).click()
  await expect(packs(page, openingProduct(3).title)).toBeVisible()
})

test('cards with packs and what stands below the field bar nobody, on a phone and at a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/productListPrawns')
  await adds(page).click()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await box(page).fill('pomfret')
  await expect(page.getByRole('list', { name: 'Products to add' })).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
