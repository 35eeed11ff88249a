import type { Page } from '@playwright/test'
import { alive, barriersOn, complaintsOf, overflowOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { catalogueFields as fields, deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { focused, standAt } from './desk-pages.ts'

const test = untouched()

const named = (page: Page, field: string) => page.locator(`[id="${field}"]`)
const ofProduct = (page: Page, id: number, field: string) => named(page, `products.kept-${id}.${field}`)
const save = (page: Page) => page.getByRole('button', { name: words.save, exact: true })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: words.saved })
const text = async (page: Page, address: string) => (await page.request.get(address)).text()

test('a fish is opened, and its names, facts, picture and the sizes of one product are saved by one press', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'owner', 'catalogue')
  await page.getByRole('link', { name: 'Silver Pomfret', exact: false }).first().click()
  await alive(page)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await named(page, 'marathi').fill('पापलेट, रुपेरी')
  await named(page, 'lossPercent').fill('27')
  await page.getByRole('button', { name: words.choosePicture }).first().click()
  const tile = page.locator('input[name="picture-choice"]').nth(2)
  const picture = (await tile.getAttribute('value')) ?? ''
  await tile.check()
  await ofProduct(page, 4, 'line').fill('White, mild and of today.')
  const group = named(page, 'products.kept-4')
  const sizes = await group.getByRole('textbox', { name: fields['sizes.label'], exact: true }).count()
  await group.getByRole('button', { name: words.addSize }).click()
  await expect(ofProduct(page, 4, `sizes.${sizes}.label`)).toBeFocused()
  await page.keyboard.type('Plate')
  await ofProduct(page, 4, `sizes.${sizes}.rates.1-kg`).fill('1,750')
  // Save stays in sight, however far the form goes on.
  await expect(save(page)).toBeInViewport()
  await save(page).click()
  await expect(saved(page)).toBeFocused()
  await expect(named(page, 'marathi')).toHaveValue('पापलेट, रुपेरी')
  await expect(page.getByRole('button', { name: words.leaveOrder })).toHaveCount(0)
  const sold = await text(page, '/wholePomfretDetails/4')
  expect([sold.includes('White, mild and of today.'), sold.includes('Plate')]).toEqual([true, true])
  const kept = await page.request.get('/counter/api/catalogue/species/pomfret')
  expect((await kept.json()) as object).toMatchObject({ species: { lossPercent: 27, picture } })
  await page.goto('/counter/acts')
  await expect(page.getByText('White, mild and of today.', { exact: false })).toBeVisible()
  expect(complaints).toEqual([])
})

test('of two desks at one fish the second reads who was quicker and with what, and what they typed stays', async ({
  page,
  shop,
  browser,
}) => {
  const other = await browser.newPage({ baseURL: shop.url })
  await standAt(page, shop, 'counter', 'catalogue/species/bombil')
  const quicker = await standAt(other, shop, 'owner', 'catalogue/species/bombil')
  await alive(page)
  await ofProduct(page, 10, 'line').fill('Soft as butter.')
  await alive(other)
  await ofProduct(other, 10, 'title').fill('Whole Bombil, of Versova')
  await save(other).click()
  await expect(saved(other)).toBeVisible()
  await save(page).click()
  const told = page.getByRole('alert').filter({ hasText: 'Whole Bombil, of Versova' })
  await expect(told).toBeInViewport()
  await expect(told).toContainText(quicker.name)
  await expect(ofProduct(page, 10, 'line')).toHaveValue('Soft as butter.')
  await ofProduct(page, 10, 'title').fill('Whole Bombil, of Versova')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const sold = await text(page, '/wholeBombayDuckDetails/10')
  expect([sold.includes('Soft as butter.'), sold.includes('Whole Bombil, of Versova')]).toEqual([true, true])
  await other.close()
})

test('what was typed of a fish outlives a reload and a way back, and keys alone move a product and save', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'catalogue/species/prawns')
  await alive(page)
  await named(page, 'tagline').fill('Of the creek')
  await page.reload()
  await alive(page)
  await expect(named(page, 'tagline')).toHaveValue('Of the creek')
  await page.getByRole('link', { name: words.title, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await page.goBack()
  await expect(named(page, 'tagline')).toHaveValue('Of the creek')
  const groups = page.locator('.product-of-fish')
  const before = await groups.evaluateAll((all) => all.map(({ id }) => id))
  const down = groups.first().getByRole('button', { name: /^Move .* down$/ })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(focused(page)).toHaveAttribute('data-way', '1')
  expect((await groups.evaluateAll((all) => all.map(({ id }) => id))).slice(0, 2)).toEqual([before[1], before[0]])
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(saved(page)).toBeFocused()
  await page.reload()
  await alive(page)
  await expect(named(page, 'tagline')).toHaveValue('Of the creek')
  expect((await groups.evaluateAll((all) => all.map(({ id }) => id))).slice(0, 2)).toEqual([before[1], before[0]])
})

test('the form of a fish fits a phone in letters half as large again, and Save covers nothing that is typed in', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await standAt(page, shop, 'counter', 'catalogue/species/surmai')
  await alive(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  expect(await overflowOf(page)).toBe(0)
  const title = ofProduct(page, 7, 'title')
  await title.focus()
  await page.keyboard.type('x')
  const box = await title.boundingBox()
  const foot = await page.locator('.form-foot').boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await named(page, 'title').fill('')
  await save(page).click()
  const problem = page.locator('.error-summary')
  await expect(problem).toBeInViewport()
  await problem.getByRole('link').first().click()
  await expect(named(page, 'title')).toBeFocused()
  expect(await barriersOn(page)).toEqual([])
})
