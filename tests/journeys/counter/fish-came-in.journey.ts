import { alive, barriersAnywhereOn, complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { batchesWords, batchRefusals, cameInWords as words } from '#words/batches.ts'
import { stockWords } from '#words/stock.ts'
import { standAt } from './desk-pages.ts'
import { boxesOf, cameIn, choose, expectFormFits, figure, saveButton } from './fish-came-in-room.ts'
import { screens } from './frame-room.ts'
import { handAt } from './hand.ts'

const test = untouched()
const [upright] = screens

test('thirty kilos of large prawns come in with nine taps: saved once however often it is tapped, in the batch and in stock', async ({
  page,
  shop,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  await page.setViewportSize(upright)
  await standAt(page, shop, 'counter', 'stock?show=all')
  await alive(page)
  const row = page.locator('.stock tr', { hasText: /^Large, Prawns/ })
  await row.getByRole('button').click()
  await page.getByLabel(stockWords.kilosOf.count).fill('13.6')
  await page.getByRole('dialog').getByRole('button', { name: stockWords.deeds.count }).click()
  await expect(page.locator('.stock-undo')).toContainText('counted 13.6 kg')

  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByText(words.tap)).toBeVisible()
  await expect(page.getByText(words.none)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await takesPresses(page)
  const { tap, type, taps } = handAt(page)
  await tap(page.getByRole('button', { name: /^Kolambi/ }))
  await tap(page.locator('.came-in-sizes').getByText('Large', { exact: true }))
  await expectFormFits(page, upright)
  const seven = () => page.getByRole('button', { name: '7', exact: true }).boundingBox()
  const stood = await seven()
  await type('30')
  await tap(figure(page, 'rate'))
  await type('380')
  const after = page.locator('.came-in-after')
  await expect(after).toContainText(words.becomes('13.6', '43.6'))
  await expect(after).toContainText('₹600')
  await expect(after).toContainText(words.marginOf('₹220', 37))
  expect(await seven()).toEqual(stood)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await takesPresses(page)
  // the ninth, however often it is tapped
  expect(taps()).toBe(8)
  await saveButton(page).dblclick()
  await expect(page.getByText(words.saved('Prawns, Large', '30 kg'))).toBeVisible()
  await expect(page.locator('.came-in-sum')).toContainText('₹11,400')
  await expect(page.locator('.came-in-list li')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Kolambi/ })).toContainText('30 kg')
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.goto('/counter/stock')
  await expect(row).toContainText('43.6 kg')

  await page.goto('/counter/came-in')
  await page.getByRole('link', { name: /^Change: Prawns/ }).click()
  await page.getByRole('button', { name: batchesWords.undoOf(batchesWords.moved.in('30 kg')) }).click()
  await expect(page.getByText(batchesWords.done)).toBeVisible()
  await page.goto('/counter/stock')
  await expect(row).toContainText('13.6 kg')
  expect(complaints).toEqual([])
})

test('who says a delivery that somebody said already is asked before it counts twice', async ({
  page,
  shop,
  browser,
}) => {
  await standAt(page, shop, 'counter', 'came-in')
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await standAt(other, shop, 'owner', 'came-in')
  await alive(page)
  await alive(other)
  await choose(page, 'Surmai', 'Large')
  await figure(page, 'kilos').fill('22')
  await takesPresses(page)
  await saveButton(page).click()
  await expect(cameIn(page, 'Surmai')).toHaveCount(1)
  await choose(other, 'Surmai', 'Large')
  await figure(other, 'kilos').fill('21.5')
  await takesPresses(other)
  await saveButton(other).click()
  const told = { who: 'Asif', title: 'King Fish (Surmai)', size: 'Large', grams: 22_000, minutes: 0 }
  const said = batchRefusals['same-delivery'](told)
  await expect(other.getByRole('alert')).toHaveText(said)
  await expect(saveButton(other)).toHaveText(words.answerFirst)
  // a second tap where 'Save' was answers nothing
  await saveButton(other).click({ force: true })
  await expect(other.getByRole('alert')).toHaveText(said)
  await expect(figure(other, 'kilos')).toHaveValue('21.5')
  expect(await barriersAnywhereOn(other)).toEqual([])
  await takesPresses(other)
  await other.getByRole('button', { name: words.no['same-delivery'] }).click()
  await expect(other.getByText(words.notSaved)).toBeVisible()
  await expect(cameIn(other, 'Surmai')).toHaveCount(1)
  await takesPresses(other)
  await choose(other, 'Surmai', 'Large')
  await figure(other, 'kilos').fill('22')
  await takesPresses(other)
  await saveButton(other).click()
  await takesPresses(other)
  await other.getByRole('button', { name: words.yes['same-delivery'] }).click()
  await expect(cameIn(other, 'Surmai')).toHaveCount(2)
  await other.close()
})

test('what cannot be is said in its place, and what was typed stays; ten times the last rate is asked about', async ({
  page,
  shop,
}) => {
  await page.setViewportSize(upright)
  await standAt(page, shop, 'counter', 'came-in')
  await alive(page)
  const saying = async (said: string) => {
    await takesPresses(page)
    await saveButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(said)
  }
  await page.getByRole('button', { name: 'Bangda', exact: true }).click()
  await saying(words.chooseSize)
  await page.locator('.came-in-sizes').getByText('Medium', { exact: true }).click()
  const keys = await boxesOf(page, '.pad-key')
  for (const [kilos, said] of [
    ['.', words.noKilos],
    ['0', words.moreThanNothing],
    ['1.2.3', words.noKilos],
    ['12345', words.tooMuch],
    ['', words.noKilos],
  ] as const) {
    await figure(page, 'kilos').fill(kilos)
    await saying(said)
    await expect(figure(page, 'kilos')).toHaveValue(kilos)
    await expect(figure(page, 'kilos')).toBeFocused()
    expect(await boxesOf(page, '.pad-key')).toEqual(keys)
  }
  await figure(page, 'kilos').fill('9')
  await figure(page, 'rate').fill('4.9.4')
  await saying(words.noRate)
  await figure(page, 'rate').fill('494')
  const supplier = page.getByLabel(words.nameOfSupplier)
  await supplier.fill('S'.repeat(200))
  await saying(words.longName)
  await expect(supplier).toHaveValue('S'.repeat(200))
  await supplier.fill('Sassoon Dock, Irfan')
  await takesPresses(page)
  await saveButton(page).click()
  await expect(cameIn(page, 'Bangda')).toContainText('Sassoon Dock, Irfan')

  await takesPresses(page)
  await choose(page, 'Bangda', 'Medium')
  await figure(page, 'kilos').fill('20')
  await figure(page, 'rate').fill('4940')
  await expect(page.getByRole('radio', { name: 'Sassoon Dock, Irfan' })).toBeChecked()
  await saying('Is ₹4,940 per kg right? Last time it was ₹494.')
  await takesPresses(page)
  await page.getByRole('button', { name: words.no['far-off-rate'] }).click()
  await expect(figure(page, 'rate')).toBeFocused()
  await figure(page, 'rate').fill('500')
  await takesPresses(page)
  await saveButton(page).click()
  await expect(cameIn(page, 'Bangda')).toHaveCount(2)
})

test('a mixed crate is not for sale until it is sorted into sizes', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'came-in')
  await alive(page)
  await choose(page, 'Paplet', words.mixed)
  await expect(page.locator('.came-in-after')).toHaveText(batchesWords.notForSale)
  await figure(page, 'kilos').fill('30')
  await takesPresses(page)
  await saveButton(page).click()
  await expect(cameIn(page, 'Silver Pomfret')).toContainText(batchesWords.notForSale)
  const sum = await page.locator('.came-in-sum strong').innerText()
  await cameIn(page, 'Silver Pomfret').getByRole('link').click()
  await page.waitForURL(/\/batches\/B/)
  await expect(page.getByText(batchesWords.notForSale)).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: batchesWords.sort }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Jumbo', { exact: true }).fill('31')
  await takesPresses(page)
  await dialog.getByRole('button', { name: batchesWords.sort }).click()
  await expect(dialog).toContainText('Only 30 kg of it is left')
  await dialog.getByLabel('Jumbo', { exact: true }).fill('12')
  await dialog.getByLabel('Medium', { exact: true }).fill('18')
  expect(await barriersAnywhereOn(page)).toEqual([])
  await takesPresses(page)
  await dialog.getByRole('button', { name: batchesWords.sort }).click()
  await expect(page.locator('.batch-sorted li')).toHaveText([/^Jumbo, 12 kg/, /^Medium, 18 kg/])
  await page.goto('/counter/came-in')
  await expect(page.locator('.came-in-sum strong')).toHaveText(sum)
  await expect(cameIn(page, 'Silver Pomfret')).toHaveCount(2)
  await expect(page.getByText(batchesWords.notForSale)).toHaveCount(0)
})

test('waste says its reason and what it cost, and stands in the list of its day', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'came-in')
  await alive(page)
  await choose(page, 'Bombil', 'Medium')
  await figure(page, 'kilos').fill('10')
  await figure(page, 'rate').fill('150')
  await takesPresses(page)
  await saveButton(page).click()
  await cameIn(page, 'Bombil').getByRole('link').click()
  await page.getByRole('button', { name: batchesWords.throwAway }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(batchesWords.kilos).fill('0.4')
  await dialog.getByLabel(batchesWords.whyWaste).fill('Soft')
  await takesPresses(page)
  await dialog.getByRole('button', { name: batchesWords.throwAway }).click()
  await expect(page.getByText(batchesWords.wasteCost('₹60'))).toBeVisible()
  await page.goto('/counter/stock')
  await page.getByRole('link', { name: stockWords.wasteList }).click()
  await expect(page.locator('.waste li')).toContainText('Soft')
  await expect(page.locator('.waste li')).toContainText('₹60')
  await expect(page.getByText(stockWords.wasteTotal('0.4 kg', '₹60'))).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.goto('/counter/stock/waste?day=2026-01-02')
  await expect(page.getByText(stockWords.wasteNone)).toBeVisible()
})
