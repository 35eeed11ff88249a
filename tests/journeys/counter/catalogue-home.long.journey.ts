import { alive, barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { deskCatalogueWords, catalogueFields as fields } from '#words/desk-catalogue.ts'
import { deskHomeWords as words } from '#words/home.ts'
import { standAt } from './desk-pages.ts'

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
  const offered = page.getByRole('button', { name: /^Add to Catch of the day/ }).first()
  await offered.focus()
  await page.keyboard.press('Enter')
  await expect(caught).toHaveCount(before.length + 1)
  await expect(page.getByRole('status').filter({ hasText: 'added to the home page' })).toBeFocused()
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
    of.getByRole('list', { name: words.catch }).getByRole('button', { name: /^Remove / })
  const count = await takeAway(page).count()
  await takeAway(other).first().click()
  await expect(takeAway(other)).toHaveCount(count - 1)
  await takeAway(page).last().click()
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else has changed this' })).toBeVisible()
  await expect(takeAway(page)).toHaveCount(count - 1)
  await other.close()
})

test('a large picture is put on the home page and its words are changed: shoppers read them, and a wrong field keeps what was typed', async ({
  page,
  shop,
}) => {
  const titled = page.getByLabel(fields.slideTitle)
  const lined = page.getByLabel(fields.slideLine)
  const slides = page.getByRole('list', { name: words.slides }).getByRole('heading')
  await standAt(page, shop, 'counter', 'catalogue/home?kind=lobster')
  await alive(page)
  const before = await slides.allInnerTexts()
  await page.getByRole('link', { name: words.toSlidesOf('Lobster (Shevandi)') }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.slideOf('Lobster (Shevandi)') })).toBeVisible()
  await expect(titled).toHaveValue('Lobster (Shevandi)')
  await titled.fill('')
  await lined.fill('Alive until you order it.')
  await page.getByRole('button', { name: words.slideAdd }).click()
  await expect(page.locator('#slideTitle-error')).toContainText('Fill this in')
  await expect(lined).toHaveValue('Alive until you order it.')
  await titled.fill('Lobster of the rocks')
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: words.slideAdd }).click()
  await expect(slides).toHaveText([...before, 'Lobster of the rocks'])
  await slides.last().getByRole('link').click()
  await expect(titled).toHaveValue('Lobster of the rocks')

  await titled.fill('Lobster, from the rocks')
  await page.getByRole('button', { name: deskCatalogueWords.save, exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: deskCatalogueWords.saved })).toBeVisible()
  await page.getByRole('link', { name: words.title }).click()
  await expect(slides).toHaveText([...before, 'Lobster, from the rocks'])
  await page.getByRole('button', { name: deskCatalogueWords.upOf('Lobster, from the rocks') }).click()
  await page.getByRole('button', { name: deskCatalogueWords.saveOrder }).click()
  await expect(page.getByText(deskCatalogueWords.orderSaved)).toBeVisible()
  const shopper = await page.context().newPage()
  await expect(async () => {
    await shopper.goto('/home')
    const heads = shopper.locator('.hero .hero-title')
    expect(await heads.allTextContents()).toEqual([...before.slice(0, -1), 'Lobster, from the rocks', before.at(-1)])
  }).toPass()
  await expect(shopper.locator('.hero-slide').nth(before.length - 1)).toContainText('Alive until you order it.')
  await shopper.close()
})

test('what was put on the home page a moment ago opens with what stands on it', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'catalogue/home?kind=surmai')
  await alive(page)
  const add = page.getByRole('link', { name: /^Add to banners/ }).first()
  // As a hand with a mouse does, which rests before it presses.
  await add.hover()
  await page.waitForLoadState('networkidle')
  await add.click()
  await page.getByLabel(fields.slideTitle).fill('Surmai of the morning')
  await page.getByRole('button', { name: words.slideAdd }).click()
  await page.getByRole('link', { name: 'Surmai of the morning' }).click()
  await expect(page.getByLabel(fields.slideTitle)).toHaveValue('Surmai of the morning')
})

test('of two at one large picture the second reads what the first wrote, and keeps what they typed', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'catalogue/home/slides/4')
  const other = await page.context().newPage()
  await other.goto('/counter/catalogue/home/slides/4')
  for (const [one, title] of [
    [page, 'Silver from the sea'],
    [other, 'Paplet of the morning'],
  ] as const) {
    await alive(one)
    await one.getByLabel(fields.slideTitle).fill(title)
    await one.getByRole('button', { name: deskCatalogueWords.save, exact: true }).click()
    if (one === page) await expect(one.getByRole('status').filter({ hasText: deskCatalogueWords.saved })).toBeVisible()
  }
  await expect(other.getByRole('alert')).toContainText(
    deskCatalogueWords.theirs(fields.slideTitle, 'Silver from the sea'),
  )
  await expect(other.getByLabel(fields.slideTitle)).toHaveValue('Paplet of the morning')
  await other.getByRole('button', { name: deskCatalogueWords.save, exact: true }).click()
  await expect(other.getByRole('status').filter({ hasText: deskCatalogueWords.saved })).toBeVisible()
  await expect(async () => {
    expect(await (await page.request.get('/home')).text()).toContain('Paplet of the morning')
  }).toPass()
  await other.close()
})
