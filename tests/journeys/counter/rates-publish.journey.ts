import { randomUUID } from 'node:crypto'
import { draftOf, ratesToday } from '#server/catalogue/rates/rate-sheets-store.ts'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { typedMoment } from '#shop/catalogue/rates/rate-moment.ts'
import { hours, seconds } from '#shop/time.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, visit } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { rateRefusals, ratesWords } from '#words/rates.ts'
import { cell, changedIn, lookOver, openRates, publishButton, publishNow } from './rates-pages.ts'

const test = untouched()

const lobster = 'Lobster (Shevandi), 1 kg'

const rs = (amount: number): string => `₹${amount.toLocaleString('en-IN')}.00`

test('two people write one sheet: who and what is said, and nothing that was typed is lost', async ({
  page,
  shop,
  browser,
}) => {
  const asifs = await browser.newPage({ baseURL: shop.url })
  await openRates(page, shop, 'owner')
  await openRates(asifs, shop, 'counter')
  await cell(page, lobster).fill('2050')
  await page.keyboard.press('Enter')
  await expect(cell(asifs, lobster)).toHaveValue('2,050')

  // Both at once: what Asif sends is held until Meera's is there.
  const gate = Promise.withResolvers<void>()
  await asifs.route('**/rates/draft', async (route) => {
    await gate.promise
    await route.continue()
  })
  const [mine, both] = ['Whole Silver Pomfret (Paplet), Jumbo, 500 g', 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg']
  await cell(asifs, mine).fill('1010')
  await cell(asifs, both).fill('1810')
  await asifs.keyboard.press('Enter')
  await cell(page, both).fill('1820')
  await page.keyboard.press('Enter')
  await expect(changedIn(page)).toContainText('Draft saved')
  gate.resolve()
  const note = asifs.getByRole('alert')
  await expect(note).toContainText(/Meera changed \d+ rates? at/)
  await expect(note).toContainText(ratesWords.clash(both, '₹1,820', '₹1,810'))
  await expect(cell(asifs, both)).toHaveValue('1,810')
  await expect(cell(asifs, mine)).toHaveValue('1,010')
  await expect(cell(page, both)).toHaveValue('1,810')
  await expect(cell(page, mine)).toHaveValue('1,010')
  await expect(page.getByRole('alert')).toContainText(/Asif changed \d+ rates? at/)
  // Beside what somebody else typed stands the name, until it is typed over.
  await expect(asifs.locator('.rate-cell', { has: cell(asifs, lobster) }).locator('.rate-by')).toHaveText('Meera')
  await expect(page.locator('.rate-cell', { has: cell(page, mine) }).locator('.rate-by')).toHaveText('Asif')
  await note.getByRole('button', { name: ratesWords.ok }).click()
  await expect(note).toHaveCount(0)
  await asifs.close()
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

test('a rate that moves by more than a quarter waits for the owner; shoppers see it within 2 s', async ({
  page,
  shop,
  browser,
}) => {
  const asifs = await browser.newPage({ baseURL: shop.url })
  await openRates(asifs, shop, 'counter')
  const before = (await cell(asifs, lobster).inputValue()).replace(',', '')
  await cell(asifs, lobster).fill('3000')
  await asifs.keyboard.press('Control+Enter')
  const dialog = asifs.getByRole('dialog')
  await expect(dialog).toContainText(rateRefusals['rates-need-owner']({ count: 1 }))
  await expect(publishButton(asifs)).toHaveAttribute('aria-disabled', 'true')
  await asifs.close()

  const shopper = await browser.newPage({ baseURL: shop.url })
  await fillCart(shopper, [{ ...line(19), price: Number(before) }])
  await openRates(page, shop, 'owner')
  await lookOver(page)
  await publishNow(page)
  await expect(async () => {
    const answer = await page.request.get('/lobsterDetails/19')
    expect(await answer.text()).toContain('3,000')
  }).toPass({ timeout: 2000, intervals: [100] })
  await visit(shopper, '/cartPage')
  await expect(shopper.getByText(cartWords.dearer(rs(Number(before)), '₹3,000.00'))).toBeVisible()
  await shopper.close()

  await visit(page, '/counter/rates/history')
  await expect(page.locator('.rates tbody tr').first()).toContainText(lobster)
  await expect(page.locator('.rates tbody tr').first()).toContainText('Meera')
  expect(await barriersAnywhereOn(page)).toEqual([])
})

test('a sheet is planned, listed, and taken back into the draft', async ({ page, shop }) => {
  await openRates(page, shop, 'counter')
  await cell(page, 'Whole Prawns, Small, 1 kg').fill('470')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: ratesWords.plan, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await publishButton(page).click()
  await expect(dialog).toContainText(ratesWords.notAMoment)
  await dialog.getByLabel(ratesWords.at).fill(typedMoment(Date.now() - hours(1)))
  await publishButton(page).click()
  await expect(dialog).toContainText(rateRefusals['rates-too-late']())
  await dialog.getByLabel(ratesWords.at).fill(typedMoment(Date.now() + hours(2)))
  await publishButton(page).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
  await page.getByRole('button', { name: ratesWords.scheduled(1) }).click()
  const planned = page.getByRole('dialog')
  await expect(planned).toContainText(ratesWords.plannedBy('Asif'))
  await planned.getByRole('button', { name: ratesWords.takeBack }).click()
  await expect(planned).toHaveCount(0)
  await expect(cell(page, 'Whole Prawns, Small, 1 kg')).toHaveValue('470')
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

test('a planned sheet is on every page and in the cart within 2 s of its time, line by line, in a shop that nobody watches', async ({
  page,
  shop,
}) => {
  const database = await openDatabase({ dataDir: shop.dataDir }, commands, { alone: false })
  const rates = (await ratesToday(database.read)).filter(({ productId }) => productId === 21 || productId === 9)
  const changes = rates.map(({ paise, ...rate }) => ({
    ...rate,
    was: paise,
    paise: rate.productId === 21 ? paise + 7700 : paise - 1100,
  }))
  await fillCart(page, [line(21), line(9)])
  const [dearer, cheaper] = [line(21), line(9)]
  const by = { staff: 'nobody', device: 'a-test' }
  const { version } = await draftOf(database.read)
  const detail = async () => (await page.request.get('/rawasDetails/21')).text()
  await detail()
  const now = Date.now()
  const saved = await database.run.saveRateDraft({ key: randomUUID(), by, at: now, seen: version, changes })
  const seen = 'saved' in saved ? saved.saved : -1
  const at = now + seconds(4)
  await database.run.publishRateDraft({ key: randomUUID(), by, at: now, seen, publishAt: at, mayBig: false })
  expect(await detail()).not.toContain(rs(dearer.price + 77))
  await expect.poll(detail, { intervals: [100], timeout: at - Date.now() + 2000 }).toContain(rs(dearer.price + 77))
  await database.close()
  await visit(page, '/cartPage')
  await expect(page.getByText(cartWords.dearer(rs(dearer.price), rs(dearer.price + 77)))).toBeVisible()
  await expect(page.getByText(cartWords.cheaper(rs(cheaper.price), rs(cheaper.price - 11)))).toBeVisible()
})
