import type { Page } from '@playwright/test'
import { barriersAnywhereOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { listChoiceWords } from '#words/search.ts'

const { filters, sorts } = listChoiceWords
const titles = (...ids: number[]) => ids.map((id) => openingProduct(id).title)
const cards = (page: Page) => page.locator('.product-card').getByRole('heading')
const told = (page: Page) => page.locator('.list-told')

async function open(page: Page) {
  await page.getByText(listChoiceWords.title, { exact: true }).click()
}

test.describe('before any script runs', () => {
  test('a form asks for a filtered and sorted list, whose address says so', async ({ still: page }) => {
    await page.goto('/productListBombil')
    await expect(cards(page)).toHaveText(titles(10, 11, 12))
    await open(page)
    await page.getByLabel(filters['ready-to-cook']).check()
    await page.getByLabel(listChoiceWords.sort).selectOption({ label: sorts.pack })
    await page.getByRole('button', { name: listChoiceWords.show, exact: true }).click()
    await expect(page).toHaveURL('/productListBombil?only=ready-to-cook&sort=pack')
    await expect(cards(page)).toHaveText(titles(11, 12))
    await expect(told(page)).toContainText('2 of 3 products')
    await expect(page.getByLabel(filters['ready-to-cook'])).toBeChecked()
  })

  test('all that is sold stands on one page, to which every page leads', async ({ still: page }) => {
    await page.goto('/cartPage')
    await page.getByRole('contentinfo').getByRole('link', { name: 'All our fish' }).click()
    await expect(page).toHaveURL('/fish')
    await expect(cards(page)).toHaveCount(21)
    await expect(told(page)).toHaveText('21 products')
  })

  test('where nothing fits it says which filter to loosen, and the link does', async ({ still: page }) => {
    await page.goto('/productListBombil?only=few-bones&only=under-500')
    await expect(told(page)).toHaveText(listChoiceWords.nothingFits)
    await expect(cards(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Without “Few bones”: 3 products' }).click()
    await expect(page).toHaveURL('/productListBombil?only=under-500')
    await expect(cards(page)).toHaveCount(3)
  })
})

test('a shared address shows everybody the same; what it says wrongly is as if it were not there', async ({
  request,
}) => {
  const shown = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title)
  const wanted = await shown('/fish?only=few-bones&only=under-500&sort=kilo')
  expect(wanted).toHaveLength(6)
  expect(await shown('/FISH/?sort=kilo&only=under-500&only=few-bones&utm=x')).toEqual(wanted)
  expect(await shown('/fish?only=golden&sort=up&page=0')).toEqual(await shown('/fish'))
})

test('search engines keep the list and its pages; another order is the same list, a filter is none of theirs', async ({
  request,
}) => {
  const head = async (address: string) => {
    const html = await (await request.get(address)).text()
    return [
      /rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(html)?.[1],
      /name="robots" content="([^"]+)"/.exec(html)?.[1],
    ]
  }
  expect(await head('/productListPrawns')).toEqual(['/productListPrawns', undefined])
  expect(await head('/productListPrawns?sort=kilo')).toEqual(['/productListPrawns', undefined])
  expect(await head('/productListPrawns?only=few-bones')).toEqual([undefined, 'noindex'])
  expect(await head('/fish')).toEqual(['/fish', undefined])
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/fish</loc>')
  expect(await (await request.get('/robots.txt')).text()).not.toMatch(/^Disallow: \/fish$/m)
})

test('with script each choice shows at once, is told, and Back returns from it', async ({ page }) => {
  await visit(page, '/productListPrawns')
  await page.evaluate(() => Object.assign(window, { stays: true }))
  await open(page)
  await page.getByLabel(filters['ready-to-cook']).check()
  await expect(page).toHaveURL('/productListPrawns?only=ready-to-cook')
  await expect(cards(page)).toHaveText(titles(2, 3))
  await expect(page.getByRole('status').filter({ hasText: '2 of 3 products' })).toBeVisible()
  await page.getByLabel(listChoiceWords.sort).selectOption({ label: sorts.kilo })
  await expect(page).toHaveURL('/productListPrawns?only=ready-to-cook&sort=kilo')
  await expect(page.getByLabel(listChoiceWords.sort)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(listChoiceWords.sort)).toHaveValue('')
  await page.goBack()
  await expect(cards(page)).toHaveText(titles(1, 2, 3))
  await expect(page.getByLabel(filters['ready-to-cook'])).not.toBeChecked()
  await page.goForward()
  await expect(page.getByLabel(filters['ready-to-cook'])).toBeChecked()
  expect(await page.evaluate(() => 'stays' in window), 'the page was never loaded again').toBe(true)
})

test('what was ticked before the page came alive counts', async ({ page }) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/productListPrawns', { waitUntil: 'commit' })
  await open(page)
  await page.getByLabel(filters['ready-to-cook']).check()
  letGo()
  await expect(page).toHaveURL('/productListPrawns?only=ready-to-cook')
  await expect(cards(page)).toHaveText(titles(2, 3))
})

test('by keyboard alone: open, tick, sort, close, loosen; the focus is never lost', async ({ page }) => {
  await visit(page, '/productListBangda')
  const summary = page.locator('.list-choice summary')
  await summary.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(filters['few-bones'])).toBeFocused()
  await page.keyboard.press('Space')
  await expect(told(page)).toHaveText(listChoiceWords.nothingFits)
  await expect(page.getByLabel(filters['few-bones'])).toBeFocused()
  await page.getByRole('button', { name: listChoiceWords.show, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(summary).toBeFocused()
  await expect(page.getByLabel(filters['few-bones'])).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Without “Few bones”/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(3)
  await expect(told(page)).toBeFocused()
})

test('a filtered list is closed to nobody, by day and by night, on a phone and at a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const address of ['/fish?only=few-bones&sort=kilo', '/productListBombil?only=few-bones']) {
    await visit(page, address)
    expect(await barriersAnywhereOn(page)).toEqual([])
  }
})

test('with letters twice as large nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visit(page, '/fish?only=under-500&sort=pack')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
})
