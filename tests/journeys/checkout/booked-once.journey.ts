import type { Page } from '@playwright/test'
import { atScreen } from '#tests/journeys/counter/board-room.ts'
import { standAt } from '#tests/journeys/counter/desk-pages.ts'
import { outWithRider } from '#tests/journeys/counter/papers.ts'
import { alive, takesPresses, visit } from '#tests/journeys/visits.ts'
import { save, typeCameIn } from '#tests/rooms/take-in-batch.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { cameInWords, batchesWords as words } from '#words/batches.ts'
import { callsWords } from '#words/frame.ts'
import { creditNoteWords } from '#words/papers.ts'

const test = untouched()

/** The shop does what is sent there next, and in front of it somebody answers in its place. */
const losesAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.fulfill({ status: 503, json: { message: callsWords.trouble } })
    },
    { times: 1 },
  )

test('kilos that the shop booked without its answer coming back are booked once, though somebody presses again', async ({
  page,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'came-in')
  await alive(page)
  await typeCameIn(page, '12.5')
  await losesAnswer(page, '**/counter/api/batches')
  await save(page).click()
  await expect(page.getByText(callsWords.trouble)).toBeVisible()
  await takesPresses(page)
  await save(page).click()
  await expect(page.getByText(cameInWords.saved('Silver Pomfret, Jumbo', '12.5 kg'))).toBeVisible()
  await expect(page.locator('.came-in-sum')).toContainText('12.5 kg')
  await page.getByRole('link', { name: /^Change: Silver Pomfret/ }).click()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.throwAway }).click()
  await dialog.getByLabel(words.kilos).fill('0.5')
  await dialog.getByLabel(words.whyWaste).fill('Soft')
  await losesAnswer(page, '**/counter/api/batches/*/waste')
  await dialog.getByRole('button', { name: words.throwAway }).click()
  await expect(dialog.getByText(callsWords.trouble)).toBeVisible()
  await dialog.getByRole('button', { name: words.throwAway }).click()
  await expect(page.getByText('12.5 kg = 0 kg + 0.5 kg + 12 kg')).toBeVisible()
  await visit(page, '/counter/batches')
  await expect(page.locator('.batch-link')).toHaveCount(1)
})

test('money that was given back without the answer coming back is given back once', async ({ browser, shop }) => {
  const { page, staff } = await atScreen(browser, shop, 'owner')
  const order = await outWithRider(shop, staff)
  await visit(page, `/counter/orders/${order.id}/credit`)
  const give = async () => {
    await page.getByRole('button', { name: creditNoteWords.credit }).click()
    await page.getByRole('button', { name: creditNoteWords.yes }).click()
  }
  await page.getByLabel(creditNoteWords.amount).fill('300')
  await page.getByLabel(creditNoteWords.reason).fill('One fish was not fresh')
  await losesAnswer(page, `**/counter/api/orders/${order.id}/credit*`)
  await give()
  await expect(page.getByText(callsWords.trouble)).toBeVisible()
  await give()
  await expect(page.getByText(/Credit note C\d{4}\/000001 for ₹300 issued/)).toBeVisible()
  await expect(page.getByText('of which ₹2,912 is left')).toBeVisible()
})
