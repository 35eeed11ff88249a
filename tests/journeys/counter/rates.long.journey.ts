import type { Locator } from '@playwright/test'
import { languages } from '#shop/languages.ts'
import { barriersAnywhereOn, complaintsOf, overflowOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { ratesWords } from '#words/rates.ts'
import { readsAt, screens } from './frame-room.ts'
import { boxesOn, cell, changedIn, fields, lookOver, openRates, pasteInto } from './rates-pages.ts'

const test = untouched()

const fish = 'Lobster (Shevandi)'
const lobster = `${fish}, 1 kg`

/** Three or four digits and Enter for each rate, five to look over and publish. */
const mostKeys = 20 * 5 + 5

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
  await expect(fields(page).first()).toBeFocused()
  for (let nr = 0; nr < 20; nr += 1) {
    const today = await focused.inputValue()
    for (const digit of String(Number(today) + 10)) await press(digit)
    await press('Enter')
  }
  await expect(changedIn(page)).toContainText(ratesWords.changed(20))
  await press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText(ratesWords.lookHead(20))
  while ((await focused.textContent()) !== ratesWords.publishNow(20)) await press('Tab')
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
  const [first, below, beside] = ['Jumbo, 1 kg', 'Extra Large, 1 kg', 'Jumbo, 500 g'].map((pack) =>
    cell(page, `Whole Prawns, ${pack}`),
  ) as [Locator, Locator, Locator]
  const today = await first.inputValue()
  await first.focus()
  await page.keyboard.type('123')
  await page.keyboard.press('Escape')
  await expect(first).toHaveValue(today)
  await page.keyboard.type('Rs 1,234.50')
  await page.keyboard.press('ArrowDown')
  await expect(below).toBeFocused()
  await expect(first).toHaveValue('1,234.50')
  await expect(changedIn(page)).toContainText(ratesWords.changed(1))
  await page.keyboard.press('ArrowUp')
  await expect(first).toBeFocused()
  await expect(first).toHaveValue('1234.50')
  await page.keyboard.press('Escape')
  await expect(first).toHaveValue(today)
  await expect(changedIn(page)).toContainText(ratesWords.none)
  await page.keyboard.press('ArrowRight')
  await expect(beside).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cell(page, 'Cleaned and Deveined Prawns, Jumbo, 500 g')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeFocused()
  await page.keyboard.type('a lot')
  await page.keyboard.press('Enter')
  await expect(first).toBeFocused()
  await expect(page.getByText(ratesWords.notARate)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(ratesWords.notARate)).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(cell(page, 'Whole Silver Pomfret (Paplet), Premium Jumbo, 1 kg')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(first).toBeFocused()
})

test('a column and the whole sheet are pasted in one, and what does not fit is named by its line', async ({
  page,
  shop,
}) => {
  await openRates(page, shop, 'owner')
  expect(await fields(page).count()).toBe(121)
  const rates = await fields(page).evaluateAll((all) =>
    all.map((field) => [field.getAttribute('aria-label'), Number((field as HTMLInputElement).value.replace(',', ''))]),
  )
  const rows = rates.map(([name, rate]) => {
    const [pack, size, ...title] = String(name).split(', ').toReversed()
    const isSized = title.length > 0
    const named = isSized ? [title.toReversed().join(', '), size] : [size, '-']
    return [...named, pack, `Rs ${(Number(rate) + 5).toLocaleString('en-IN')}`].join('\t')
  })
  await pasteInto(fields(page).first(), rows.join('\r\n'))
  await expect(page.getByText(ratesWords.pasted(121, 121))).toBeVisible()
  await expect(changedIn(page)).toContainText(ratesWords.changed(121))
  await page.getByRole('button', { name: ratesWords.undo }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)

  await pasteInto(cell(page, 'Whole Prawns, Jumbo, 1 kg'), '810\t460\n710\t410')
  await expect(cell(page, 'Whole Prawns, Extra Large, 500 g')).toHaveValue('410')
  await page.getByRole('button', { name: ratesWords.undo }).click()
  await pasteInto(cell(page, lobster), '2,010\nsold out\n1,010\n720')
  await expect(page.getByRole('alert')).toContainText('Row 2: “sold out” is not a valid rate.')
  await expect(page.getByRole('alert')).toContainText('Row 4: the sheet does not have this rate.')
  await expect(changedIn(page)).toContainText(ratesWords.changed(2))
  await pasteInto(fields(page).first(), `${fish}\t-\t1 kg\t2,100\n${fish}\t-\t2 kg\t4,100`)
  await expect(page.getByRole('alert')).toContainText('Row 2: the sheet does not have this rate.')
  await expect(cell(page, lobster)).toHaveValue('2,100')
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

test('all rates of a kind move by rupees or percent, a cut by a rule, and what changed is said in words', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openRates(page, shop, 'counter')
  const jumbo = cell(page, 'Whole Silver Pomfret (Paplet), Jumbo, 1 kg')
  const head = page.locator('.rates-head')
  await head.getByRole('combobox', { name: ratesWords.moveSpecies }).selectOption({ label: 'Paplet' })
  await head.getByRole('textbox', { name: ratesWords.moveBy }).fill('50')
  await page.keyboard.press('Enter')
  await expect(page.getByText(ratesWords.moveWrong)).toBeVisible()
  await head.getByRole('textbox', { name: ratesWords.moveBy }).fill('+50')
  await page.keyboard.press('Enter')
  await expect(jumbo).toHaveValue('1,850')
  await expect(jumbo).toHaveAccessibleDescription(`${ratesWords.was('1,800')} ${ratesWords.dearer('₹50', '2.8')}`)
  await head.getByRole('textbox', { name: ratesWords.moveBy }).fill('-5 %')
  await page.keyboard.press('Enter')
  await expect(jumbo).toHaveValue('1,758')
  await page.getByRole('button', { name: ratesWords.clear }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)

  await page.getByRole('button', { name: ratesWords.many }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox', { name: ratesWords.ruleTo }).selectOption({ label: ratesWords.cuts.cut })
  await panel.getByRole('combobox', { name: ratesWords.ruleFrom }).selectOption({ label: ratesWords.cuts.whole })
  await panel.getByRole('textbox', { name: ratesWords.ruleBy }).fill('+20 %')
  await panel.getByRole('combobox', { name: ratesWords.product }).selectOption({ label: 'Paplet' })
  await panel.getByRole('textbox', { name: ratesWords.ruleBy }).press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(cell(page, 'Cut and Cleaned Silver Pomfret (Paplet), Jumbo, 1 kg')).toHaveValue('2,160')
  await page.getByRole('button', { name: ratesWords.undo }).click()
  await expect(changedIn(page)).toContainText(ratesWords.none)
})

for (const language of languages)
  for (const screen of screens)
    test(`in ${language} at ${screen.width} x ${screen.height} a rate is in view on entry, and no box moves while rates are typed`, async ({
      page,
      shop,
    }) => {
      await page.setViewportSize(screen)
      await readsAt(page, shop, 'counter', language)
      await page.goto('/counter/rates')
      await expect(fields(page).first()).toBeEditable()
      await expect(fields(page).first()).toBeInViewport({ ratio: 1 })
      expect(await overflowOf(page)).toBe(0)
      const before = await boxesOn(page)
      for (let nr = 0; nr < 8; nr += 1) {
        const field = page.locator(':focus')
        await field.pressSequentially(String(Number(await field.inputValue()) + 10))
        await field.press('Enter')
        expect(await boxesOn(page)).toEqual(before)
      }
      await page.locator('.rates-deeds .button').first().click()
      await expect(page.locator('.rate-cell[data-changed]')).toHaveCount(0)
      expect(await boxesOn(page)).toEqual(before)
    })

test('the sheet is for everybody: by day and by night, on a phone and at a desk', async ({ page, shop }) => {
  await openRates(page, shop, 'owner')
  await cell(page, 'Whole Prawns, Small, 1 kg').fill('4700')
  await cell(page, 'Whole Prawns, Small, 500 g').fill('none')
  await pasteInto(cell(page, 'Whole Prawns, Jumbo, 1 kg'), 'x\ny')
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await barriersAnywhereOn(page)).toEqual([])
  await lookOver(page)
  await expect(page.getByRole('dialog')).toContainText(ratesWords.wrongFirst(1))
  expect(await barriersAnywhereOn(page, 'dialog')).toEqual([])
})
