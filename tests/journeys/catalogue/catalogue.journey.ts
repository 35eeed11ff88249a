import type { Page } from '@playwright/test'
import { focused, standAt } from '#tests/journeys/counter/desk-pages.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, ordersOf, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { alive, complaintsOf, visit } from '#tests/journeys/visits.ts'
import { photograph } from '#tests/rooms/pictures.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { deskPicturesWords } from '#words/pictures.ts'
import { add, choose } from './product-page.ts'

const test = untouched()

const named = (page: Page, field: keyof typeof fields) => page.locator(`[id="${field}"]`)
const ofProduct = (page: Page, field: string) => page.locator(`[id="products.0.${field}"]`)
const summary = (page: Page) => page.locator('.error-summary')

async function fillKind(page: Page, { title, marathi, hindi }: { title: string; marathi: string; hindi: string }) {
  await named(page, 'title').fill(title)
  await named(page, 'localName').fill('Palla')
  await named(page, 'marathi').fill(marathi)
  await named(page, 'hindi').fill(hindi)
  await named(page, 'keywords').fill('ilish\npalla fish')
  await named(page, 'description').fill('It swims up the rivers.\n\nRich, and full of fine bones.')
  await page.getByRole('checkbox', { name: 'Silver Pomfret' }).check()
}

test('an owner brings a fish of two sizes and its photograph by one form, which outlives a reload, and a shopper finds and buys it', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'owner', 'catalogue')
  await page.getByRole('link', { name: words.addKind }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.newKind })).toBeVisible()
  await page.locator('#file').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await page.locator('#alt').fill('A whole hilsa on ice')
  await page.getByRole('button', { name: deskPicturesWords.send }).click()
  // It is made in several sizes and kinds of file, which four browsers at once may hold up.
  await expect(page.getByRole('status').filter({ hasText: deskPicturesWords.sent })).toBeVisible({ timeout: 90_000 })
  await fillKind(page, { title: 'Hilsa (Palla)', marathi: 'पाला', hindi: 'हिल्सा' })
  await expect(named(page, 'name')).toHaveValue('hilsa-palla')
  await named(page, 'name').fill('hilsa')
  await expect(ofProduct(page, 'title')).toHaveValue('Hilsa (Palla)')
  await ofProduct(page, 'title').fill('Whole Hilsa (Palla)')
  await expect(ofProduct(page, 'slug')).toHaveValue('whole-hilsa-palla')
  await ofProduct(page, 'slug').fill('hilsa')
  await ofProduct(page, 'line').fill('The fish of the rains, whole and uncleaned.')
  await ofProduct(page, 'sizes.0.label').fill('Large')
  await ofProduct(page, 'sizes.0.rates.1-kg').fill('1,800')
  await page.reload()
  await alive(page)
  await expect(ofProduct(page, 'sizes.0.rates.1-kg')).toHaveValue('1,800')
  await expect(named(page, 'marathi')).toHaveValue('पाला')
  await page.getByRole('button', { name: words.addSize }).click()
  await expect(ofProduct(page, 'sizes.1.label')).toBeFocused()
  await page.keyboard.type('Small')
  await ofProduct(page, 'sizes.1.rates.1-kg').fill('1200.50')
  await page.getByLabel('Gut and keep whole').check()
  const preview = page.getByRole('region', { name: words.preview })
  await expect(preview).toContainText('₹1,200.50 – ₹1,800.00')
  await expect(preview.getByRole('img', { name: 'A whole hilsa on ice' })).toBeVisible()
  await page.getByRole('button', { name: words.add }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hilsa (Palla)', exact: true })).toBeVisible()
  const whole = page.getByRole('group', { name: words.inProduct(1, 'Whole Hilsa (Palla)') })
  await expect(whole.getByRole('link', { name: words.toShop })).toHaveAttribute('href', '/fish/hilsa')

  const shopper = await browser.newPage({ baseURL: shop.url })
  const person = await signedInOn(shopper)
  for (const typed of ['ilish', 'palla', 'पाला', 'हिल्सा'])
    expect((await shopper.request.get(`/search?query=${encodeURIComponent(typed)}`)).url()).toContain('/fish/hilsa')
  for (const address of ['/', '/fish/hilsa', '/wholePomfretDetails/4'])
    expect([address, await (await shopper.request.get(address)).text()]).toEqual([
      address,
      expect.stringContaining('Hilsa (Palla)'),
    ])
  await visit(shopper, '/fish/hilsa')
  const shown = shopper.getByRole('img', { name: 'A whole hilsa on ice' }).first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await choose(shopper, choicesWords.size, 'Small')
  await add(shopper)
  await shopper.getByRole('link', { name: choicesWords.viewCart }).click()
  await expect(shopper.locator('.cart-line img')).toBeVisible()
  await visit(shopper, '/checkout')
  await fillAddress(shopper)
  await placeButton(shopper).click()
  await expect(placedHead(shopper)).toBeVisible()
  expect((await ordersOf(shopper.request, person)).map(({ totalPrice }) => totalPrice)).toEqual([1200.5])

  const saved = page.getByRole('status').filter({ hasText: words.saved })
  await whole.getByRole('checkbox', { name: fields.onSale }).uncheck()
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(saved).toBeVisible()
  await expect(whole.getByText(words.off, { exact: true })).toBeVisible()
  await visit(shopper, '/fish/hilsa')
  await expect(shopper.getByRole('button', { name: choicesWords.addToCart })).toHaveCount(0)
  await visit(shopper, '/myorders')
  await expect(shopper.getByText('Whole Hilsa (Palla)').first()).toBeVisible()
  await whole.getByRole('checkbox', { name: fields.onSale }).check()
  await page.getByRole('button', { name: words.save, exact: true }).click()
  await expect(whole.getByText(words.off, { exact: true })).toHaveCount(0)
  await visit(shopper, '/fish/hilsa')
  await expect(shopper.getByRole('button', { name: choicesWords.addToCart })).toBeVisible()
  await shopper.close()
  expect(complaints).toEqual([])
})

test('by keys alone, a kind moves in the menu, and the whole new order is saved by one press', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'catalogue')
  await alive(page)
  const titles = page.locator('.in-order h2')
  const before = await titles.allInnerTexts()
  await page.getByRole('button', { name: words.downOf('Prawns') }).focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('aria-label', words.downOf('Prawns'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(words.movedTo('Prawns', 3, before.length))).toBeAttached()
  expect((await titles.allInnerTexts()).slice(0, 3)).toEqual([before[1], before[2], before[0]])
  await page.getByRole('button', { name: words.saveOrder }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: words.orderSaved })).toBeVisible()
  await page.reload()
  expect((await titles.allInnerTexts()).slice(0, 3)).toEqual([before[1], before[2], before[0]])
  const menu = await (await page.request.get('/')).text()
  expect(menu.indexOf('Silver Pomfret')).toBeLessThan(menu.indexOf('/productListPrawns'))
})

test('each field that cannot stay is told of beside itself, and what was typed stays', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'catalogue/species/pomfret')
  await alive(page)
  await page.getByRole('button', { name: words.addWay }).click()
  await ofProduct(page, 'title').fill('Live Pomfret')
  await ofProduct(page, 'slug').fill('Live Pomfret!')
  const save = page.getByRole('button', { name: words.save, exact: true })
  await save.click()
  await expect(summary(page).getByRole('link')).toHaveCount(2)
  await expect(page.locator('[id="products.0.slug-error"]')).toContainText('small letters')
  await expect(page.locator('[id="products.0.line-error"]')).toContainText('Fill this in')
  await summary(page).getByRole('link').filter({ hasText: fields.slug }).click()
  await expect(ofProduct(page, 'slug')).toBeFocused()
  await expect(ofProduct(page, 'title')).toHaveValue('Live Pomfret')
  await expect(ofProduct(page, 'slug')).toHaveValue('Live Pomfret!')
  await ofProduct(page, 'slug').fill('live-pomfret')
  await ofProduct(page, 'line').fill('Still swimming.')
  await save.click()
  await expect(summary(page).getByRole('link')).toHaveText([new RegExp(fields['sizes.rates'])])
  await ofProduct(page, 'sizes.0.rates.1-kg').fill('a lot')
  await save.click()
  await expect(ofProduct(page, 'sizes.0.rates.1-kg')).toHaveValue('a lot')
  await expect(page.locator('[id="products.0.sizes.0.rates.1-kg-error"]')).toBeVisible()
})
