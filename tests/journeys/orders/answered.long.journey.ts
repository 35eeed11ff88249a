import type { Page } from '@playwright/test'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { standAt } from '#tests/journeys/counter/desk-pages.ts'
import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { takeIn } from '#tests/rooms/take-in-batch.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { batchesWords } from '#words/batches.ts'
import { dayWords, planWords } from '#words/staff-slots.ts'
import { stockWords } from '#words/stock.ts'

// On a slow line the page is brought again long after an act was answered: what the answer said is what the next act begins from.

const test = untouched()

/** From now on the data of pages waits until the test lets it go. */
async function holdPages(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<undefined>()
  await page.route('**/counter/**/*.data*', async (route) => {
    await held.promise
    await route.continue()
  })
  return () => held.resolve(undefined)
}

test('some is thrown away of what was just counted', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'stock?show=all')
  await alive(page)
  const large = page.locator('.stock tr', { hasText: /^Large, King Fish/ })
  const dialog = page.getByRole('dialog')
  await large.getByRole('button').click()
  const letGo = await holdPages(page)
  await dialog.getByLabel(stockWords.kilosOf.count).fill('5')
  await dialog.getByRole('button', { name: stockWords.deeds.count }).click()
  await expect(large).toContainText('5 kg')
  await large.getByRole('button').click()
  await dialog.getByLabel(stockWords.deeds.waste).check()
  await dialog.getByLabel(stockWords.kilosOf.waste).fill('1')
  await dialog.getByLabel(stockWords.otherReason).fill('A cat')
  await takesPresses(page)
  await dialog.getByRole('button', { name: stockWords.deeds.waste }).click()
  await expect(large).toContainText('4 kg')
  letGo()
})

test('a batch that was just counted is counted again', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'batches')
  await takeIn(page, '5')
  const letGo = await holdPages(page)
  for (const kilos of ['4.5', '4.4']) {
    await page.getByRole('button', { name: batchesWords.count }).click()
    await page.getByRole('dialog').getByLabel(batchesWords.kilos).fill(kilos)
    await page.getByRole('dialog').getByRole('button', { name: batchesWords.count }).click()
    await expect(page.getByText(` + ${kilos} kg`)).toBeVisible()
  }
  letGo()
})

test('a day that was just planned keeps what was typed, and goes back to the week', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', `slots/${shopDay(Date.now() + days(3))}`)
  await alive(page)
  const letGo = await holdPages(page)
  for (const field of await page.getByLabel(planWords.capacity).all()) await field.fill('3')
  const capacity = page.getByLabel(planWords.capacity).first()
  await page.getByRole('button', { name: dayWords.save }).click()
  await expect(page.getByText(dayWords.isOwn)).toBeVisible()
  await expect(capacity).toHaveValue('3')
  await page.getByRole('button', { name: dayWords.toWeek }).click()
  await expect(page.getByText(dayWords.backAtWeek)).toBeVisible()
  await expect(capacity).not.toHaveValue('3')
  letGo()
})
