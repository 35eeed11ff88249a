import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { registered, tokenOf } from '#tests/journeys/people.ts'
import { line } from '#tests/journeys/shopping.ts'
import { alive, barriersAnywhereOn, complaintsOf } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { slotInFull } from '#words/formatters.ts'
import { daysWords, dayWords, planWords, seasonWords, slotPlanRefusals, weekWords } from '#words/slots.ts'
import { atScreen } from './board-room.ts'
import { standAt } from './desk-pages.ts'

const test = untouched()

/** The shops of journeys have room for any number of orders; here they have what a new shop plans. */
test.beforeEach(async ({ shop }) => {
  const { headers } = await staffAt(shop.dataDir, 'owner')
  const at = `${shop.url}/counter/api/slots/week`
  const { pattern, version: seen } = (await (await fetch(at, { headers })).json()) as { pattern: []; version: number }
  const body = JSON.stringify({ key: randomUUID(), seen, pattern })
  await fetch(at, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body })
})

const ahead = (count: number): string => shopDay(Date.now() + days(count))
const paplet = line(4, 1, { size: 'Jumbo', weight: '500 g' })

/** Orders of one shopper, as a program places them. */
async function shopper(request: APIRequestContext) {
  const person = await registered(request)
  const headers = { authorization: `Bearer ${await tokenOf(request, person)}` }
  const { user } = (await (await request.get('/auth/checkAuth', { headers })).json()) as { user: { id: string } }
  return async (slot: string) => {
    const addresses = { shippingAddress: ashasAddress, billingAddress: ashasAddress }
    const data = { userId: user.id, cartItems: [paplet], totalPrice: paplet.price, slot, ...addresses }
    const answer = await request.post('/orders', { headers, data })
    return { status: answer.status(), body: (await answer.json()) as OrderView & { slots?: readonly unknown[] } }
  }
}

/** Tab until a control of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'combobox' | 'link') {
  const wanted = page.getByRole(role, typeof name === 'string' ? { name, exact: true } : { name }).first()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(name)}`)
}

async function typeInto(page: Page, name: string, text: string) {
  await tabTo(page, name, 'textbox')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('by keys alone, the week is set: what is wrong stands beside its field, and the days ahead follow', async ({
  page,
  shop,
}) => {
  const complaints = complaintsOf(page)
  await standAt(page, shop, 'counter', 'slots/week')
  await alive(page)
  await expect(page.getByText(weekWords.nothing)).toBeVisible()
  await typeInto(page, planWords.capacity, '12')
  await expect(page.getByText(weekWords.resized('7 to 9 am', 20, 12)).first()).toBeVisible()
  await typeInto(page, planWords.to, '06:00')
  await tabTo(page, weekWords.save, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(slotPlanRefusals['slot-hours']()).first()).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()

  await page.locator('main').focus()
  await typeInto(page, planWords.to, '09:00')
  await tabTo(page, weekWords.save, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(weekWords.saved)).toBeVisible()
  await expect(page.getByText(weekWords.nothing)).toBeVisible()
  await page.goto('/counter/slots')
  await expect(page.getByText(daysWords.taken(0, 12)).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a day gets its own plan and goes back to the week; of two at one day the second is told who was quicker', async ({
  page,
  browser,
  shop,
}) => {
  const day = ahead(3)
  await standAt(page, shop, 'counter', `slots/${day}`)
  const { page: other } = await atScreen(browser, shop, 'owner', { name: 'Meera' })
  await other.goto(`/counter/slots/${day}`)
  await alive(page)
  await alive(other)
  await other.getByLabel(planWords.capacity).first().fill('9')
  await page.getByLabel(planWords.capacity).first().fill('3')
  await page.getByRole('button', { name: dayWords.save }).press('Enter')
  await expect(page.getByText(dayWords.saved)).toBeVisible()
  await expect(page.getByText(dayWords.isOwn)).toBeVisible()

  await other.getByRole('button', { name: dayWords.save }).press('Enter')
  await expect(other.getByText(dayWords.meanwhileHint)).toBeVisible()
  await expect(other.getByLabel(planWords.capacity).first()).toHaveValue('9')
  await other.getByRole('button', { name: dayWords.takeTheirs }).press('Enter')
  await expect(other.getByLabel(planWords.capacity).first()).toHaveValue('3')
  await other.context().close()

  await page.getByRole('button', { name: dayWords.toWeek }).press('Enter')
  await expect(page.getByText(dayWords.backAtWeek)).toBeVisible()
  await expect(page.getByLabel(planWords.capacity).first()).not.toHaveValue('3')
})

test('a day is closed by keys with a choice for each of three orders, and the shopper’s page tells', async ({
  page,
  request,
  shop,
}) => {
  const [day, next] = [ahead(2), ahead(4)]
  const order = await shopper(request)
  const [moves, ends, stays] = [
    (await order(`${day}T07:00-09:00`)).body,
    (await order(`${day}T09:00-11:00`)).body,
    (await order(`${day}T17:00-19:00`)).body,
  ]
  await standAt(page, shop, 'counter', `slots/${day}`)
  await alive(page)
  const numberOf = await numbers(shop.dataDir)
  await tabTo(page, dayWords.close, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(dayWords.reasonMissing)).toBeVisible()
  await expect(page.getByLabel(dayWords.reason)).toBeFocused()
  await page.keyboard.type('no boats went out')

  await tabTo(page, new RegExp(numberOf(moves._id)), 'combobox')
  const to = dayWords.choices.move(slotInFull(`${next}T07:00-09:00`))
  await page.getByLabel(new RegExp(numberOf(moves._id))).selectOption({ label: to })
  await tabTo(page, new RegExp(numberOf(ends._id)), 'combobox')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel(new RegExp(numberOf(ends._id)))).toHaveValue('reject')
  await tabTo(page, dayWords.close, 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByText(dayWords.nowClosed(1))).toBeVisible()
  await expect(page.getByText(dayWords.moved(numberOf(moves._id)))).toBeVisible()
  await expect(page.getByText(dayWords.rejected(numberOf(ends._id)))).toBeVisible()
  await expect(page.getByLabel(new RegExp(numberOf(stays._id)))).toHaveValue('call')

  const late = await order(`${day}T07:00-09:00`)
  expect([late.status, (late.body.slots?.length ?? 0) > 0]).toEqual([409, true])

  await page.goto('/counter/slots')
  await expect(page.getByText(daysWords.closed('no boats went out'))).toBeVisible()
  await expect(page.getByText(daysWords.toSettle(1))).toBeVisible()
})

test('the note of the season is set by staff', async ({ page, shop }) => {
  await standAt(page, shop, 'counter', 'slots/week')
  await alive(page)
  await expect(page.getByLabel(seasonWords.text)).toHaveValue(seasonWords.monsoonBan)
  await page.getByLabel(seasonWords.from).fill('15-05')
  await page.getByRole('button', { name: seasonWords.save }).press('Enter')
  await expect(page.getByText(seasonWords.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(seasonWords.from)).toHaveValue('15-05')
})

for (const width of [320, 1280])
  test(`nothing is in anybody’s way at ${width}, by day and by night`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['slots', 'slots/week', `slots/${ahead(5)}`]) {
      await standAt(page, shop, 'counter', path)
      await alive(page)
      expect([path, await barriersAnywhereOn(page)]).toEqual([path, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow <= 0]).toEqual([path, true])
    }
  })

async function numbers(dataDir: string) {
  const database = await openDatabase({ dataDir }, commands, { alone: false })
  const rows = await database.read.selectFrom('orders').select(['id', 'number']).execute()
  await database.close()
  return (id: string) => rows.find((row) => row.id === id)?.number ?? 'none'
}
