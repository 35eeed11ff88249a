import type { Page } from '@playwright/test'
import { rupees, times } from '#shop/money.ts'
import { alive, barriersAnywhereOn, complaintsOf, takesPresses } from '#tests/journeys/visits.ts'
import { openSaved, save, takeIn, typeCameIn } from '#tests/rooms/take-in-batch.ts'
import { atScale, reading } from '#tests/rooms/weighings.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { cameInWords, catchWords, lineBatchWords, batchesWords as words, yieldsWords } from '#words/batches.ts'
import { formsWords } from '#words/forms.ts'
import { weighingScreenWords } from '#words/weighing.ts'
import { move, orderAt } from './board-room.ts'
import { standAt } from './desk-pages.ts'
import { field, pomfret, weigh } from './weighing-journey.ts'

const test = untouched()

/** Nothing bars anybody, by day or by night, on a phone or at a desk. */
const expectClean = async (page: Page) => expect(await barriersAnywhereOn(page)).toEqual([])

test('from the jetty to the slip, to the page that its square leads to, and to a recall', async ({ page, shop }) => {
  test.slow()
  const complaints = complaintsOf(page)
  const staff = await standAt(page, shop, 'counter', 'batches')
  await expect(page.getByText(words.none.open)).toBeVisible()
  await expectClean(page)
  const code = await takeIn(page, '10')
  await expect(page.getByText('10 kg = 0 kg + 0 kg + 10 kg')).toBeVisible()
  await expectClean(page)

  const order = await orderAt(shop, { lines: [pomfret], total: times(rupees(450), 2) })
  await move(shop, staff, order, 'confirm')
  await move(shop, staff, order, 'start-cutting')
  await page.goto(`/counter/orders/${order.id}/weigh`)
  await expect(field(page)).toBeFocused()
  await expect(page.getByRole('button', { name: new RegExp(`^Batch .*${code}`) })).toBeVisible()
  await expectClean(page)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(page.getByText(lineBatchWords.scanned(code))).toBeVisible()
  await weigh(page, '980')
  await expect(page.getByText(weighingScreenWords.allDone)).toBeVisible()
  await page.getByRole('button', { name: weighingScreenWords.pack }).click()

  await page.goto(`/counter/orders/${order.id}/slip`)
  await expect(page.locator('.paper')).toContainText(`Batch ${code}, landed`)
  await expect(page.locator('.paper-catches')).toContainText(`/catch/${code}`)
  await page.goto('/wholePomfretDetails/4')
  await expect(page.locator('.landed')).toContainText('Sassoon Dock; boat or gear not recorded')
  await page.locator('.landed a').first().click()
  await expect(page.getByRole('heading', { name: catchWords.title('Silver Pomfret') })).toBeVisible()
  await expect(page.getByText(catchWords.batch(code))).toBeVisible()
  await expectClean(page)

  await page.goto(`/counter/batches/${code}`)
  await expect(page.getByText('10 kg = 0.98 kg + 0 kg + 9.02 kg')).toBeVisible()
  await page.getByRole('button', { name: words.recall }).click()
  await expect(page.getByRole('dialog')).toContainText(words.recallMeans(1))
  await page.keyboard.type('The ice had melted')
  await page.getByRole('dialog').getByRole('button', { name: words.recall }).click()
  await expect(page.getByText(words.toTell(1))).toBeVisible()
  await expectClean(page)
  await page.getByRole('button', { name: words.toldThem(order.number) }).click()
  await expect(page.getByText(/^Told by Asif/)).toBeVisible()
  await page.goto(`/catch/${code.toLowerCase()}`)
  expect(page.url()).toContain(`/catch/${code}`)
  await expect(page.getByText(catchWords.because('The ice had melted'))).toBeVisible()
  expect((await page.request.get('/catch/B00000')).status()).toBe(404)
  await page.goto('/wholePomfretDetails/4')
  await expect(page.locator('.landed')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('some is thrown away for a reason, what is left is counted, and a wrong word is taken back', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'batches')
  await takeIn(page, '5')
  await page.getByRole('button', { name: words.throwAway }).click()
  await page.keyboard.type('0.4')
  await page.getByLabel(words.whyWaste).fill('Soft')
  await expectClean(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 kg = 0 kg + 0.4 kg + 4.6 kg')).toBeVisible()
  await page.getByRole('button', { name: words.count }).click()
  await page.keyboard.type('4.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('5 kg = 0 kg + 0.5 kg + 4.5 kg')).toBeVisible()
  await page.getByRole('button', { name: words.undoOf('4.5 kg counted, 0.1 kg missing') }).click()
  await expect(page.getByText('5 kg = 0 kg + 0.4 kg + 4.6 kg')).toBeVisible()
  expect(complaints).toEqual([])
})

test('without a line nothing is noted of a batch, and the screen says so: what was typed stays, and goes once when the line is back', async ({
  page,
  context,
  shop,
}) => {
  await standAt(page, shop, 'counter', 'came-in')
  await alive(page)
  await typeCameIn(page, '6')
  const note = page.getByRole('dialog').getByLabel(words.note)
  await page.getByRole('button', { name: cameInWords.more }).click()
  await note.fill('Two boxes without ice')
  await page.getByRole('dialog').getByRole('button').click()
  await context.setOffline(true)
  await save(page).click()
  await expect(page.getByText(formsWords.noLine)).toBeVisible()
  await page.getByRole('button', { name: cameInWords.more }).click()
  await expect(note).toHaveValue('Two boxes without ice')
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByLabel(cameInWords.kilos, { exact: true })).toHaveValue('6')
  await context.setOffline(false)
  await takesPresses(page)
  await save(page).click()
  await openSaved(page)
  await expect(page.getByText('Two boxes without ice')).toBeVisible()

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: words.throwAway }).click()
  await dialog.getByLabel(words.kilos).fill('0.4')
  await dialog.getByLabel(words.whyWaste).fill('Soft, from the box without ice')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: words.throwAway }).click()
  await expect(dialog.getByText(formsWords.noLine)).toBeVisible()
  await expect(dialog.getByLabel(words.whyWaste)).toHaveValue('Soft, from the box without ice')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: words.throwAway }).click()
  await expect(page.getByText('6 kg = 0 kg + 0.4 kg + 5.6 kg')).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: words.undoOf(words.moved.waste('0.4 kg')) }).click()
  await expect(page.getByText(formsWords.noLine)).toBeVisible()
  await expect(page.getByText('6 kg = 0 kg + 0.4 kg + 5.6 kg')).toBeVisible()
  await context.setOffline(false)
})

test('twenty fish are weighed before and after cleaning, the owner takes the figure over, and the page says it', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  const staff = await standAt(page, shop, 'owner', 'yields')
  await expectClean(page)
  const lines = Array.from({ length: 20 }, () => pomfret)
  const order = await orderAt(shop, { lines, total: times(rupees(450), 40) })
  await move(shop, staff, order, 'confirm')
  await move(shop, staff, order, 'start-cutting')
  for (let line = 1; line <= lines.length; line += 1) {
    const wanted = reading(1000, { seen: 0, otherGrams: 600 + line })
    expect((await atScale(shop, staff, order.id, `lines/${line}/weighings`, wanted)).status).toBe(200)
  }
  await page.reload()
  const card = page.locator('.work').first()
  await expect(card).toContainText(yieldsWords.proposed(61, 60, 62, 20))
  await expectClean(page)
  await card.getByRole('button').click()
  await expect(page.getByText(yieldsWords.nodded('Silver Pomfret', yieldsWords.cuts.whole, 61))).toBeVisible()
  await page.goto('/wholePomfretDetails/4')
  await expect(page.locator('.weight-note')).toContainText('We weighed it 20 times before and after cleaning')
  await expect(page.locator('.weight-note')).toContainText('by about 39%')
  await page.goto('/lobsterDetails/19')
  await expect(page.locator('.weight-note')).toContainText('About 30 to 37% of the whole weight is meat')
  expect(complaints).toEqual([])
})
