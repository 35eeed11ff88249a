import type { Page } from '@playwright/test'
import { barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { ratesWords } from '#words/rates.ts'
import { cell, changedIn, fields, lookOver, openRates, pasteInto } from './rates-pages.ts'

const test = untouched()

const fish = 'Lobster (Shevandi)'
const lobster = `${fish}, 1 kg`

/** Tab to the table, three or four digits and Enter for each rate, five to look over and publish. */
const mostKeys = 10 + 20 * 5 + 5

test('20 rates are changed and published in under 3 minutes by keys alone', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await openRates(page, shop, 'counter')
  const began = Date.now()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  const focused = page.locator(':focus')
  await page.locator('main').focus()
  while (!(await focused.evaluate((element) => element.matches('.rates input')))) await press('Tab')
  for (let nr = 0; nr < 20; nr += 1) {
    const today = await focused.inputValue()
    for (const digit of String(Number(today) + 10)) await press(digit)
    await press('Enter')
  }
  await expect(changedIn(page)).toContainText(ratesWords.changed(20))
  await press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText(ratesWords.lookHead(20))
  while ((await focused.textContent()) !== ratesWords.publishNow) await press('Tab')
  await press('Enter')
  await expect(page.getByText(ratesWords.published(20))).toBeVisible()
  expect(keys).toBeLessThanOrEqual(mostKeys)
  expect(Date.now() - began).toBeLessThan(180_000)
  expect(complaints).toEqual([])
})

test('keys go from rate to rate and from fish to fish, and Escape takes back what was typed', async ({
  page,
  shop,
}) => {
  await openRates(page, shop, 'counter')
  const [first, second] = [fields(page).nth(0), fields(page).nth(1)]
  const today = await first.inputValue()
  await first.focus()
  await page.keyboard.type('123')
  await page.keyboard.press('Escape')
  await expect(first).toHaveValue(today)
  await page.keyboard.type('Rs 1,234.50')
  await page.keyboard.press('ArrowDown')
  await expect(second).toBeFocused()
  await expect(changedIn(page)).toContainText(ratesWords.changed(1))
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await expect(first).toHaveValue('1234.50')
  await page.keyboard.press('Escape')
  await expect(first).toHaveValue(today)
  await expect(changedIn(page)).toContainText(ratesWords.none)
  await page.keyboard.type('a lot')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(page.getByText(ratesWords.notARate)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(ratesWords.notARate)).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(cell(page, 'Cleaned and Deveined Prawns, Jumbo, 500 g')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(first).toBeFocused()
})

test('121 rates are pasted in one, and what does not fit is named by its line', async ({ page, shop }) => {
  await openRates(page, shop, 'owner')
  expect(await fields(page).count()).toBe(121)
  const rates = await fields(page).evaluateAll((all) => all.map((field) => Number((field as HTMLInputElement).value)))
  await pasteInto(fields(page).first(), rates.map((rate) => `Rs ${(rate + 5).toLocaleString('en-IN')}`).join('\r\n'))
  await expect(page.getByText(ratesWords.pasted(121, 121))).toBeVisible()
  await expect(changedIn(page)).toContainText(ratesWords.changed(121))
  await page.getByRole('button', { name: ratesWords.undo }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)

  await pasteInto(fields(page).nth(119), '700\nsold out\n710\n720')
  await expect(page.getByRole('alert')).toContainText('Row 2: “sold out” is not a valid rate.')
  await expect(page.getByRole('alert')).toContainText('Row 3: the sheet does not have this rate.')
  await expect(changedIn(page)).toContainText(ratesWords.changed(1))
  await pasteInto(fields(page).first(), `${fish}\t-\t1 kg\t2,100\n${fish}\t-\t2 kg\t4,100`)
  await expect(page.getByRole('alert')).toContainText('Row 2: the sheet does not have this rate.')
  await expect(cell(page, lobster)).toHaveValue('2100')
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

test('all rates of a kind move by rupees or percent, and what changed is said in words', async ({ page, shop }) => {
  await openRates(page, shop, 'counter')
  const jumbo = cell(page, 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg')
  await page.getByLabel(ratesWords.moveSpecies).selectOption({ label: await kindOf(page, jumbo) })
  await page.getByLabel(ratesWords.moveBy).fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText(ratesWords.moveWrong)).toBeVisible()
  await page.getByLabel(ratesWords.moveBy).fill('+50')
  await page.keyboard.press('Enter')
  await expect(jumbo).toHaveValue('1850')
  await expect(page.locator('tr', { has: jumbo })).toContainText(ratesWords.dearer('₹50', '2.8'))
  await page.getByLabel(ratesWords.moveBy).fill('-5 %')
  await page.keyboard.press('Enter')
  await expect(jumbo).toHaveValue('1758')
  await expect(page.locator('tr', { has: jumbo })).toContainText('−₹')
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

test('the sheet is for everybody: by day and by night, on a phone and at a desk', async ({ page, shop }) => {
  await openRates(page, shop, 'owner')
  await cell(page, 'Whole Prawns, Small, 1 kg').fill('4700')
  await cell(page, 'Whole Prawns, Small, 500 g').fill('none')
  await pasteInto(cell(page, 'Whole Prawns, Jumbo, 1 kg'), 'x\ny')
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await lookOver(page)
  await expect(page.getByRole('dialog')).toContainText(ratesWords.wrongFirst(1))
  expect(await barriersAnywhereOn(page, 'dialog')).toEqual([])
})

/** The kind of fish that a rate stands under. */
const kindOf = (page: Page, field: ReturnType<typeof cell>) =>
  page.locator('.rates tbody', { has: field }).locator('.kind').innerText()
