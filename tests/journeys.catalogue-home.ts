import { deskHomeWords as words } from '#words/desk-home.ts'
import { deskCatalogueWords } from '#words/desk-catalogue.ts'
import { standAt } from './desk-pages.ts'
import { expect, untouched } from './shop.ts'
import { alive, barriersAnywhereOn, complaintsOf } from './visits.ts'

const test = untouched()

test('by keys alone, staff put a product into the catch of the day, move it and take another away', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'catalogue')
  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await alive(page)
  const caught = page.getByRole('list', { name: words.catch }).getByRole('heading')
  const before = await caught.allInnerTexts()

  await page.getByLabel(words.kind).focus()
  await page.keyboard.type('Lobster')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const offered = page.getByRole('button', { name: /^To the catch of the day/ }).first()
  await offered.focus()
  await page.keyboard.press('Enter')
  await expect(caught).toHaveCount(before.length + 1)
  await expect(page.getByRole('status').filter({ hasText: 'stands on the home page' })).toBeFocused()
  const added = (await caught.allInnerTexts()).at(-1) ?? ''
  expect(before).not.toContain(added)

  await page.getByRole('button', { name: deskCatalogueWords.upOf(added) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: deskCatalogueWords.saveOrder }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(deskCatalogueWords.orderSaved)).toBeVisible()
  const [first = ''] = before
  await page
    .getByRole('list', { name: words.catch })
    .getByRole('button', { name: words.takeAwayOf(first) })
    .focus()
  await page.keyboard.press('Enter')
  await expect(caught).toHaveText([...before.slice(1, -1), added, before.at(-1) ?? ''])
  expect(await barriersAnywhereOn(page)).toEqual([])
  await expect(async () => {
    expect(await (await page.request.get('/home')).text()).toContain(added)
  }).toPass()
  expect(complaints).toEqual([])
})

test('who changed the home page on an older look is told, and nothing is lost', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'catalogue/home')
  await alive(page)
  const other = await page.context().newPage()
  await other.goto('/counter/catalogue/home')
  await alive(other)
  const takeAway = (of: typeof page) =>
    of.getByRole('list', { name: words.catch }).getByRole('button', { name: /^Take / })
  const count = await takeAway(page).count()
  await takeAway(other).first().click()
  await expect(takeAway(other)).toHaveCount(count - 1)
  await takeAway(page).last().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })).toBeVisible()
  await expect(takeAway(page)).toHaveCount(count - 1)
  await other.close()
})
