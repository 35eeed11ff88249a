import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { catalogueFile } from '#shop/catalogue/file.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { alive, barriersOn, overflowOf } from '#tests/journeys/visits.ts'
import { workbookOf } from '#tests/rooms/workbooks.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { deskCatalogueWords as words, wrongCellInWords } from '#words/desk-catalogue.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

const summary = (page: Page) => page.locator('.error-summary')

test('a file says what it would change before it does, and names each row that is wrong', async ({ page, shop }) => {
  await standAt(page, shop, 'owner', 'catalogue/files')
  await alive(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: words.outCsv }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^catalogue-\d{4}-\d\d-\d\d\.csv$/)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv.startsWith('\u{feff}')).toBe(true)
  const look = async (text: string) => {
    await page.locator('#file').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: words.look }).click()
  }
  await look(csv)
  await expect(page.getByText(words.nothingChanges)).toBeVisible()

  const marinated = 'Marinated Mackerel (Bangda)'
  expect(csv).toContain(marinated)
  const wrongCut = csv.split('\r\n').map((row) => (row.includes(marinated) ? row.replace(/,marinated,/, ',raw,') : row))
  await look(wrongCut.join('\r\n'))
  await expect(page.getByRole('heading', { name: words.wrongRows(1) })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('cut')
  await expect(page.getByRole('row').nth(1)).toContainText(/line \d+/)
  await expect(page.getByRole('button', { name: words.bringIn(1) })).toHaveCount(0)

  await look(csv.replaceAll(marinated, 'Bangda in red masala'))
  await expect(page.getByRole('row').nth(1)).toContainText('Bangda in red masala')
  await page.getByRole('button', { name: words.bringIn(1) }).click()
  await expect(page.getByRole('status').filter({ hasText: words.broughtIn(1) })).toBeVisible()
  expect(await (await page.request.get('/productListBangda')).text()).toContain('Bangda in red masala')
})

test('a table that Excel saved says by the row of its sheet what is wrong, and then changes the shop', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'owner', 'catalogue/files')
  const csv = catalogueFile(openingDocument, 'csv')
  const lobster = 'size,pdpImage19,,,2000'
  const look = async (text: string) => {
    const buffer = Buffer.from(await workbookOf(text))
    await page.locator('#file').setInputFiles({ name: 'fish.xlsx', mimeType: '', buffer })
    await page.getByRole('button', { name: words.look }).click()
  }
  await alive(page)
  await look(csv.replace(lobster, 'size,pdpImage19,,,"2,OOO"'))
  const row = page.getByRole('row').filter({ hasText: 'size pdpImage19' })
  await expect(row).toContainText(wrongCellInWords({ wrong: 'rate', text: '2,OOO' }))
  await expect(row).toContainText(/^Row \d+/)
  const bringIn = page.getByRole('button', { name: /^Import \d/ })
  await expect(bringIn).toHaveCount(0)
  await look(csv.replace(lobster, 'size,pdpImage19,,,2150'))
  await bringIn.click()
  await expect(page.getByRole('status').filter({ hasText: /imported\.$/ })).toBeVisible()
  expect(await (await page.request.get('/search?query=shevandi')).text()).toContain('2,150')
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the rooms of the catalogue bar nobody and fit the narrowest phone, ${colorScheme}`, async ({ page, shop }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 700 })
    await standAt(page, shop, 'owner', 'catalogue')
    for (const room of ['', '/species/pomfret', '/new', '/files']) {
      await page.goto(`/counter/catalogue${room}`)
      await alive(page)
      const choice = page.getByRole('button', { name: words.choosePicture })
      if ((await choice.count()) > 0) await choice.first().click()
      if (room.endsWith('new')) await page.getByRole('button', { name: words.add }).click()
      if (room.endsWith('new')) await expect(summary(page)).toBeVisible()
      expect([room, await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })]).toEqual([room, []])
      expect([room, await overflowOf(page)]).toEqual([room, 0])
    }
  })
