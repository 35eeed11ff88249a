import type { Page } from '@playwright/test'
import { ratesWords } from '#words/rates.ts'
import { standAt } from './desk-pages.ts'
import { expect, untouched } from './shop.ts'
import { alive, complaintsOf } from './visits.ts'

const test = untouched()

const status = (page: Page) => page.locator('.draft-note')

/** Rates of the first species in the order of the sheet, typed by somebody who never leaves the keyboard. */
test('20 rates are changed and published in under 3 minutes by keys alone', async ({ page, shop }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  await standAt(page, shop, 'counter', 'rates')
  await alive(page)
  const began = Date.now()
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  await page.locator('main').focus()
  while (!(await page.locator(':focus').evaluate((element) => element.matches('.rates input')))) await press('Tab')
  for (let nr = 0; nr < 20; nr += 1) {
    const today = await page.locator(':focus').inputValue()
    for (const digit of String(Number(today) + 10)) await press(digit)
    await press('Enter')
  }
  await expect(status(page)).toContainText(ratesWords.changed(20))
  await press('Control+Enter')
  await expect(page.getByRole('dialog')).toContainText(ratesWords.lookHead(20))
  while ((await page.locator(':focus').textContent()) !== ratesWords.publishNow) await press('Tab')
  await press('Enter')
  await expect(page.getByText(ratesWords.published(20))).toBeVisible()
  expect(keys).toBeLessThanOrEqual(mostKeys)
  expect(Date.now() - began).toBeLessThan(180_000)
  expect(complaints).toEqual([])
})

/** Tab to the table, three or four digits and Enter for each rate, five to look over and publish. */
const mostKeys = 10 + 20 * 5 + 5
