import { barriersOn } from '#tests/journeys/visits.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { listsWords } from '#words/lists.ts'
import { atScreen } from './board-room.ts'
import { becomes, measured, rowOf, ticksAt, toCut } from './cut-list-room.ts'
import { atKeptScreen, keepsAll } from './outbox-room.ts'

test.use({ serviceWorkers: 'allow' })

test('on a tablet the cut list is read an arm away, a tick is one tap, and the scale is one tap from each row', async ({
  browser,
}) => {
  // a shop of its own is opened
  test.slow()
  await using shop = await openShop()
  const counter = await staffAt(shop.dataDir, 'counter')
  const [, noted] = await toCut(shop, counter)
  const { page, staff } = await atScreen(browser, shop, 'cutter', { viewport: { width: 820, height: 1180 } })
  await page.goto('/counter/cut')
  await expect(page.locator('.cut-row')).toHaveCount(9)
  // late ones first, then by fish
  await expect(page.locator('.cut-row').filter({ has: page.locator('.cut-late') })).toHaveCount(3)
  await expect(page.locator('.cut-row').nth(2).locator('.cut-late')).toBeVisible()
  await expect(rowOf(page, 'Head separate')).toContainText(['Kolambi', 'Paplet', 'Surmai'])
  expect(await measured(page)).toEqual([])
  expect(await barriersOn(page)).toEqual([])
  const row = rowOf(page, 'Head separate').first()
  const places = () => page.locator('.cut-row').evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().y))
  const before = await places()
  await row.locator('.cut-tick').click()
  await expect(row.getByRole('checkbox')).toBeChecked()
  expect(await places()).toEqual(before)
  if (noted === undefined) throw new Error('an order was not placed')
  await becomes(() => ticksAt(shop, staff, noted), ['Bhau'])
  expect(await measured(page)).toEqual([])
  await row.locator('.cut-much').click()
  await expect(page).toHaveURL(new RegExp(`/orders/${noted.id}/weigh\\?from=cut$`))
  await page.context().close()
})

test('two tablets tick one row: both have the tick within a second with the name, and who was slower reads it', async ({
  browser,
  shop,
}) => {
  const counter = await staffAt(shop.dataDir, 'counter')
  const [, noted] = await toCut(shop, counter)
  if (noted === undefined) throw new Error('an order was not placed')
  const one = await atScreen(browser, shop, 'cutter')
  const other = await atScreen(browser, shop, 'counter')
  for (const { page } of [one, other]) await page.goto('/counter/cut')
  const [mine, theirs] = [one, other].map(({ page }) =>
    page
      .locator('.cut-row')
      .filter({ has: page.locator(`a[href$="/orders/${noted.id}/weigh?from=cut"]`) })
      .first(),
  )
  if (mine === undefined || theirs === undefined) throw new Error('two tablets were opened')
  await expect(theirs.getByRole('checkbox')).toBeEnabled()
  await mine.locator('.cut-tick').click()
  await expect(theirs).toContainText('Bhau', { timeout: 1500 })
  await theirs.locator('.cut-tick').click()
  await expect(mine.getByRole('checkbox')).not.toBeChecked({ timeout: 1500 })
  // Asif is quicker, and Bhau's tablet has not heard of it
  await one.page.route('**/counter/api/ticks', (route) => route.abort())
  await theirs.locator('.cut-tick').click()
  await becomes(() => ticksAt(shop, counter, noted), ['Asif'])
  await mine.locator('.cut-tick').click()
  await expect(mine).toContainText(listsWords.already('Asif'))
  await expect(mine.locator('.cut-by')).toHaveText('Asif')
  for (const { page } of [one, other]) await page.context().close()
})

test('without a line a tick waits, shows, outlives a reload, and goes by itself once', async ({ browser, shop }) => {
  const counter = await staffAt(shop.dataDir, 'counter')
  const [, noted] = await toCut(shop, counter)
  if (noted === undefined) throw new Error('an order was not placed')
  const { page, staff, line } = await atKeptScreen(browser, shop, 'counter', '/counter/cut')
  await keepsAll(page, ['board', 'ticks', 'fish-names', 'fish-pictures'])
  const row = page
    .locator('.cut-row')
    .filter({ has: page.locator(`a[href$="/orders/${noted.id}/weigh?from=cut"]`) })
    .first()
  await line(false)
  await row.locator('.cut-tick').click()
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(page.getByText(listsWords.offline)).toBeVisible()
  await page.reload()
  await expect(row.getByRole('checkbox')).toBeChecked()
  expect(await ticksAt(shop, staff, noted)).toEqual([])
  await line(true)
  await becomes(() => ticksAt(shop, staff, noted), ['Asif'])
  await expect(row.locator('.cut-by')).toHaveText('Asif')
  await page.context().close()
})
