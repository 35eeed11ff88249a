import type { Page } from '@playwright/test'
import { standAt } from '#tests/journeys/counter/desk-pages.ts'
import { alive, takesPresses } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { formsWords } from '#words/forms.ts'
import { callsWords } from '#words/frame.ts'
import { stockWords as words } from '#words/stock.ts'

const test = untouched()

const dialog = (page: Page) => page.getByRole('dialog')

/** Of sizes that nobody else counts: a count that differs from the books asks why. */
const rowOf = (page: Page, size: string) => page.locator('.stock tr', { hasText: new RegExp(`^${size}, King Fish`) })

async function open(page: Page, size: string) {
  await alive(page)
  await rowOf(page, size).getByRole('button').click()
}

test('without a line kilos are not noted, and the screen says so: what was typed stays, and goes once there is one', async ({
  page,
  context,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'stock?show=all')
  await open(page, 'Medium')
  await context.setOffline(true)
  await dialog(page).getByLabel(words.kilosOf.count).fill('7')
  await dialog(page).getByRole('button', { name: words.deeds.count }).click()
  await expect(dialog(page).getByText(formsWords.noLine)).toBeVisible()
  await expect(dialog(page).getByLabel(words.kilosOf.count)).toHaveValue('7')
  await context.setOffline(false)
  await dialog(page).getByRole('button', { name: words.deeds.count }).click()
  await expect(page.locator('.stock-undo')).toContainText('counted 7 kg')
})

test('waste whose answer is lost is counted once, however often it is pressed', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'stock?show=all')
  const small = rowOf(page, 'Small')
  await open(page, 'Small')
  await dialog(page).getByLabel(words.kilosOf.count).fill('9')
  await dialog(page).getByRole('button', { name: words.deeds.count }).click()
  await expect(dialog(page)).toHaveCount(0)
  await open(page, 'Small')
  await page.route(
    '**/counter/api/stock/waste',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await dialog(page).getByLabel(words.deeds.waste).check()
  await dialog(page).getByLabel(words.kilosOf.waste).fill('4')
  await dialog(page).getByLabel(words.otherReason).fill('A cat')
  await dialog(page).getByRole('button', { name: words.deeds.waste }).click()
  await expect(dialog(page).getByText(callsWords.trouble)).toBeVisible()
  await takesPresses(page)
  await dialog(page).getByRole('button', { name: words.deeds.waste }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(small).toContainText('5 kg')
  await page.reload()
  await expect(small).toContainText('5 kg')
})
