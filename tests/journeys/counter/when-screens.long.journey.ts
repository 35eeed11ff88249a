import { choice, chosenOf, firstFree, main } from '#tests/journeys/checkout/slot-step.ts'
import { signedInOn, tokenOf } from '#tests/journeys/people.ts'
import { openCheckout } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, barriersOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { expect, untouched } from '#tests/running/shop.ts'
import { boardWords } from '#words/board.ts'
import { hoursOfSlotInShort, slotForStaff, slotInFull, slotInShort } from '#words/formatters.ts'
import { staffSlotWords } from '#words/staff-orders.ts'
import { atScreen, cardOf, orderAt, pastCutOff } from './board-room.ts'

const test = untouched()

test('by keyboard the step opens, and the arrows choose', async ({ page }) => {
  await openCheckout(page)
  const [first, second] = await firstFree(page)
  await chosenOf(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(choice(page, first)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page, second)).toBeChecked()
  await expect(chosenOf(page)).toContainText(slotInFull(second.name))
})

test('the step is clean for everybody, at 320 px and on a wide screen, by day and by night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCheckout(page)
  await chosenOf(page).click()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await overflowOf(page)]).toEqual([width, 0])
    expect(await barriersAnywhereOn(page, '.slot-step')).toEqual([])
  }
})

test('an order that is older than slots is shown as it always was', async ({ page, shop }) => {
  const person = await signedInOn(page)
  const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}` }
  const check = await page.request.get('/auth/checkAuth', { headers })
  const { user } = (await check.json()) as { user: { id: string } }
  const { id } = await orderAt(shop, { userId: user.id })
  for (const path of ['/myorders', `/myorders/${id}`]) {
    await visit(page, path)
    await expect(
      main(page)
        .getByText(/^Order [A-Z0-9-]+$/)
        .first(),
    ).toBeVisible()
    await expect(main(page)).not.toContainText('You can change it until')
  }
})

test('the board says when an order comes, and shows those of one slot; lists and papers go by it too', async ({
  browser,
  page: visitor,
  shop,
}) => {
  const [first, second] = await firstFree(visitor)
  const early = await orderAt(shop, { comes: { pincode: '400012', name: first.name } })
  const later = await orderAt(shop, { comes: { pincode: '400012', name: second.name } })
  const old = await orderAt(shop)
  const { page } = await atScreen(browser, shop, 'counter')
  await page.goto('/counter')
  await expect(cardOf(page, early)).toContainText(hoursOfSlotInShort(first.name))
  await expect(cardOf(page, old).locator('.order-hour')).toBeEmpty()
  const choose = page.getByRole('navigation', { name: boardWords.times })
  await page.goto(`/counter?slot=${encodeURIComponent(second.name)}`)
  await expect(cardOf(page, later)).toBeVisible()
  await expect(cardOf(page, early)).toBeHidden()
  await page.reload()
  await expect(cardOf(page, early)).toBeHidden()
  expect(await barriersOn(page)).toEqual([])
  await choose.getByRole('link', { name: new RegExp(staffSlotWords.none) }).click()
  await expect(cardOf(page, old)).toBeVisible()
  await choose.getByRole('link', { name: new RegExp(`^${boardWords.today} `) }).click()
  for (const order of [early, later, old]) await cardOf(page, order).getByRole('button', { name: 'Confirm' }).click()
  await page.goto('/counter/cut')
  await expect(page.locator('.cut-later summary').first()).toContainText(slotForStaff(first.name, Date.now()))
  expect(await barriersOn(page)).toEqual([])
  // what its customer may still change is packed no sooner than it is cut
  for (const order of [early, later]) await pastCutOff(shop, order)
  await page.goto('/counter/pack')
  await expect(
    page.getByRole('heading', { level: 2, name: slotForStaff(first.name, Date.now()) }).first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: staffSlotWords.none })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])
  await page.goto(`/counter/orders/${early.id}/slip`)
  await expect(page.locator('.paper-delivery').first()).toContainText(slotInShort(first.name))
  await page.goto(`/counter/orders/${old.id}/slip`)
  await expect(page.locator('.paper-delivery')).toHaveCount(0)
})
