import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { shopDay } from '#shop/moment.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { days } from '#shop/time.ts'
import { setClockWrong } from '#tests/fakes/wrong-clock.ts'
import { paplet } from '#tests/journeys/catalogue/product-page.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placedHead,
} from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { meanwhile, slotsOf } from '#tests/rooms/slots-room.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { dayInFull, slotInFull, slotSaid, untilInFull } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'
import { comingWords, slotRefusals } from '#words/slots.ts'
import { choice, chosenOf, firstFree, freeOf, main, step } from './slot-step.ts'

const test = untouched()

/** A time of an hour. */
const plan = (from: number, pincodes: readonly string[]) => ({
  from: from * 60,
  to: (from + 1) * 60,
  pincodes,
  capacity: 400,
  cutOff: { daysBefore: 1, at: 21 * 60 },
})

const comesOf = (page: Page) => page.locator('.checkout-end').getByText(/^Delivery: /)

const said = (slot: ShownSlot) => comingWords.delivery(slotSaid(slot, Date.now())?.words ?? '')

test('before any script the product page says when it comes, and the cart too', async ({ page, still }) => {
  const [first] = await firstFree(page)
  await still.goto(paplet)
  await expect(still.getByText(said(first), { exact: true })).toBeVisible()
  await fillCart(page, [line(4)])
  await visit(page, '/cartPage')
  await expect(page.getByText(said(first), { exact: true })).toBeVisible()
})

test('the earliest slot is chosen already; another one is two taps away, and is what the order says', async ({
  page,
}) => {
  const person = await openCheckout(page)
  const [first, , third] = await firstFree(page)
  await expect(chosenOf(page)).toContainText(slotInFull(first.name))
  await expect(step(page)).toContainText(slotChoiceWords.cutOff(untilInFull(first.cutOffAt)))
  await expect(main(page)).toContainText(slotChoiceWords.mayCancel(untilInFull(first.cutOffAt)))
  await chosenOf(page).click()
  await choice(page, third).click()
  await expect(chosenOf(page)).toContainText(slotInFull(third.name))
  await expect(comesOf(page)).toHaveText(slotChoiceWords.comes(slotInFull(third.name)))
  await expect(main(page)).toContainText(slotChoiceWords.mayCancel(untilInFull(third.cutOffAt)))
  await page.reload()
  await expect(chosenOf(page)).toContainText(slotInFull(third.name))
  await fillAddress(page)
  await placeButton(page).click()
  await expect(placedHead(page)).toBeFocused()
  await expect(main(page)).toContainText(slotInFull(third.name))
  await expect(main(page)).toContainText(slotChoiceWords.canChangeUntil(untilInFull(third.cutOffAt)))
  const [order] = await ordersOf(page.request, person)
  expect(order?.slot).toEqual({ name: third.name, changeUntil: new Date(third.cutOffAt).toISOString() })
  for (const path of ['/myorders', `/myorders/${order?._id}`]) {
    await visit(page, path)
    await expect(main(page).getByText(slotInFull(third.name))).toBeVisible()
    await expect(main(page)).toContainText(slotChoiceWords.canChangeUntil(untilInFull(third.cutOffAt)))
  }
  // The wish was for that order: the next one comes at the earliest again.
  await fillCart(page, [line(19)])
  await visit(page, '/checkout')
  await expect(chosenOf(page)).toContainText(slotInFull(first.name))
})

for (const [what, sentence] of [
  ['filled', slotRefusals['slot-full']],
  ['closed', slotRefusals['slot-closed']],
  ['over', slotRefusals['slot-over']],
] as const)
  test(`a slot that is ${what} while its buyer types is refused with what is free; all that was typed stays`, async ({
    page,
    shop,
  }) => {
    const person = await openCheckout(page)
    const [first, second] = await firstFree(page)
    await expect(chosenOf(page)).toContainText(slotInFull(first.name))
    await fillAddress(page)
    await meanwhile(shop, [first.name], what)
    await placeButton(page).click()
    const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport()
    await expect(summary.getByRole('link', { name: sentence() })).toBeVisible()
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Sample Chawl')
    await expect(comesOf(page)).toHaveCount(0)
    // Nothing else is chosen behind their back.
    await placeButton(page).click()
    await expect(summary.getByRole('link', { name: slotChoiceWords.chooseFirst })).toBeVisible()
    expect(await ordersOf(page.request, person)).toEqual([])
    await choice(page, second).click()
    await placeButton(page).click()
    await expect(placedHead(page)).toBeFocused()
    expect((await ordersOf(page.request, person))[0]?.slot?.name).toBe(second.name)
    // Until the shop has heard of it, the next journey would be offered it too.
    const isFree = async () =>
      (await slotsOf(page.request)).some((one) => one.name === first.name && one.room === 'free')
    await expect.poll(isFree).toBe(false)
  })

test('a full slot is shown as full and cannot be chosen; a day on which nothing is free says so', async ({
  page,
  shop,
}) => {
  const free = await freeOf(page)
  const byDay = Map.groupBy(free, ({ name }) => slotNamed(name)?.day ?? '')
  const [one, other] = [...byDay.values()].filter((of) => of.length > 1)
  const [full] = one ?? []
  if (full === undefined || other === undefined) throw new Error('two days have free slots')
  await meanwhile(
    shop,
    [full, ...other].map(({ name }) => name),
    'filled',
  )
  await expect.poll(async () => (await freeOf(page)).some(({ name }) => name === full.name)).toBe(false)
  await openCheckout(page)
  await chosenOf(page).click()
  await expect(choice(page, full)).toBeDisabled()
  await expect(choice(page, full)).toHaveAccessibleName(new RegExp(`${slotChoiceWords.full}$`))
  const day = step(page).getByRole('group', { name: dayInFull(slotNamed(other[0]?.name ?? '')?.day ?? '') })
  await expect(day).toContainText(slotChoiceWords.dayFull)
  await meanwhile(
    shop,
    [full, ...other].map(({ name }) => name),
    'free',
  )
})

test('a time that was chosen for one pincode and does not go to another says so, and the earliest there is takes its place', async ({
  page,
  shop,
}) => {
  const day = shopDay(Date.now() + days(3))
  const { headers } = await staffAt(shop.dataDir, 'owner')
  const at = `${shop.url}/counter/api/slots/days/${day}`
  const { day: before } = (await (await fetch(at, { headers })).json()) as { day: { version: number } }
  const body = { key: randomUUID(), seen: before.version, plans: [plan(10, ['400014']), plan(12, [])] }
  const set = await fetch(at, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(set.status).toBe(200)
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('deliverTo', '400014'))
  const person = await openCheckout(page)
  const dadar = (await slotsOf(page.request, '400014')).find(({ name }) => name === `${day}T10:00-11:00`)
  if (dadar === undefined) throw new Error('Dadar has a time of its own')
  await chosenOf(page).click()
  await choice(page, dadar).click()
  await expect(chosenOf(page)).toContainText(slotInFull(dadar.name))
  await fillAddress(page)
  await expect(page.getByLabel('Pincode')).toHaveValue('400012')
  const [first] = await firstFree(page)
  await expect(step(page).getByRole('status')).toContainText(slotChoiceWords.notThere(slotInFull(dadar.name)))
  await expect(chosenOf(page)).toContainText(slotInFull(first.name))
  await placeButton(page).click()
  await expect(placedHead(page)).toBeFocused()
  expect((await ordersOf(page.request, person))[0]?.slot?.name).toBe(first.name)
})

for (const [how, timezoneId, wrongBy] of [
  ['eleven hours behind', 'Pacific/Pago_Pago', 0],
  ['fourteen hours ahead', 'Pacific/Kiritimati', 0],
  ['right, by a clock two days ahead', 'Asia/Kolkata', days(2)],
  ['right, by a clock two days behind', 'Asia/Kolkata', -days(2)],
] as const)
  test(`where the browser's time is ${how}, all is said in Mumbai's time`, async ({ browser, shop }) => {
    const context = await browser.newContext({ baseURL: shop.url, timezoneId, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    if (wrongBy !== 0) await setClockWrong(page, wrongBy)
    const [first] = await firstFree(page)
    await visit(page, paplet)
    await expect(page.getByText(said(first), { exact: true })).toBeVisible()
    await openCheckout(page)
    await expect(chosenOf(page)).toContainText(slotInFull(first.name))
    await expect(step(page)).toContainText(slotChoiceWords.cutOff(untilInFull(first.cutOffAt)))
    await fillAddress(page)
    await placeButton(page).click()
    await expect(placedHead(page)).toBeVisible()
    await expect(main(page)).toContainText(slotChoiceWords.canChangeUntil(untilInFull(first.cutOffAt)))
    await context.close()
  })
