import type { Locator } from '@playwright/test'
import { alive, barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { slotInShort, weekdayOfSlot } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { daysWords, dayWords, closeWords as words } from '#words/staff-slots.ts'
import { atScreen } from './board-room.ts'
import { ahead, byTelephone, closeButton, orderRow, usualWeek } from './days-room.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

test.beforeEach(({ shop }) => usualWeek(shop))

test('fifteen orders of a day move with three taps, an exception with one; customers’ SMS stand there before, wait, and are taken back with all of it', async ({
  page,
  shop,
}) => {
  test.slow()
  const complaints = complaintsOf(page)
  const [day, next] = [ahead(2), ahead(3)]
  const slot = `${day}T07:00-09:00`
  const weekday = weekdayOfSlot(slot)
  const orders = await byTelephone(shop, [
    { slot, note: 'For the birthday on that day' },
    ...Array.from({ length: 14 }, (_, nr) => ({ slot, language: nr < 4 ? ('mr' as const) : ('en' as const) })),
  ])
  const [birthday, one] = [orders[0], orders[1]]
  if (birthday === undefined || one === undefined) throw new Error('there are fifteen')
  await standAt(page, shop, 'counter', `slots/${day}`)
  await alive(page)
  let taps = 0
  const tap = async (what: Locator) => {
    await what.click()
    taps += 1
  }

  await tap(page.getByRole('link', { name: words.open }))
  await expect(closeButton(page)).toHaveText(words.reasonFirst)
  await expect(closeButton(page)).toBeDisabled()
  await expect(page.getByText(words.all(15))).toBeVisible()
  await tap(page.getByText(reasonNames['no-boats'], { exact: true }))
  await expect(closeButton(page)).toHaveText(words.closeAndSend(weekday, 14))
  // a customer who wants it on that day is called, unless somebody says otherwise
  await expect(orderRow(page, birthday).getByLabel(words.ways.call)).toBeChecked()
  await expect(page.locator('.closing-bubble')).toContainText(`is ${slotInShort(`${next}T07:00-09:00`)} (No boats)`)
  await page.getByRole('button', { name: 'मराठी 4' }).click()
  await expect(page.locator('.closing-bubble')).toContainText(reasonNamesInMarathi)
  expect(await barriersAnywhereOn(page)).toEqual([])
  await tap(closeButton(page))
  expect(taps).toBe(3)

  await expect(page.getByText(words.moved(14, weekdayOfSlot(`${next}T07:00-09:00`)))).toBeVisible()
  await expect(page.getByText(words.toCallHead(1))).toBeVisible()
  await expect(orderRow(page, birthday).getByRole('link', { name: words.callNow })).toBeVisible()
  await expect(page.locator('.slot-taken').first()).toHaveText(daysWords.taken(14, 20))
  expect(await barriersAnywhereOn(page)).toEqual([])
  await page.getByRole('button', { name: words.undo }).click()
  await expect(page.getByText(words.undone)).toBeVisible()
  await expect(page.getByText(words.all(15))).toBeVisible()

  // again, and two of them otherwise: each with one tap, once the others are unfolded
  await page.getByText(reasonNames['bandh-today'], { exact: true }).click()
  await orderRow(page, birthday).getByText(words.ways.move, { exact: true }).click()
  await page.locator('.closing-others summary').click()
  await orderRow(page, one).getByText(words.ways.reject, { exact: true }).click()
  await expect(closeButton(page)).toHaveText(words.closeAndSend(weekday, 15))
  await closeButton(page).dblclick()
  await expect(page.getByText(words.rejected(1))).toBeVisible()
  await expect(page.getByText(words.noneToCall)).toBeVisible()
  expect((await shop.messages()).filter(({ text }) => /No boats|Bandh/.test(text))).toEqual([])
  await page.goto('/counter/slots')
  await expect(page.getByText(daysWords.closed(reasonNames['bandh-today']))).toBeVisible()
  expect(complaints).toEqual([])
})

const reasonNamesInMarathi = 'बोटी गेल्या नाहीत'

test('of two who close a day the second is told, and sees what became of it; nobody of them can do it twice', async ({
  page,
  browser,
  shop,
}) => {
  const day = ahead(4)
  await standAt(page, shop, 'counter', `slots/${day}/close`)
  const { page: other } = await atScreen(browser, shop, 'owner', { name: 'Meera' })
  await other.goto(`/counter/slots/${day}/close`)
  await alive(page)
  await alive(other)
  await other.getByText(reasonNames['festival-today'], { exact: true }).click()
  await page.getByText(words.other, { exact: true }).click()
  await page.getByLabel(words.otherReason).fill('a wedding')
  await closeButton(page).click()
  await expect(page.getByText(daysWords.closed('a wedding'))).toBeVisible()
  await expect(other.getByText(daysWords.closed('a wedding'))).toBeVisible()
  await expect(other.getByRole('button', { name: words.undo })).toHaveCount(0)
  await other.getByRole('button', { name: dayWords.openAgain }).click()
  await expect(other.getByRole('link', { name: words.open })).toBeVisible()
  await other.context().close()
})
