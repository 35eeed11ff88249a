import type { Page } from '@playwright/test'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { choice, chosenOf, firstFree } from '#tests/journeys/checkout/slot-step.ts'
import { atScreen, move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, overflowOf, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { staffAt } from '#tests/rooms/staff.ts'
import { expect, test } from '#tests/running/shop.ts'
import { changedWords } from '#words/changed.ts'
import { checkoutWords } from '#words/checkout.ts'
import { slotInFull, untilInFull } from '#words/formatters.ts'
import { kitWords } from '#words/frame.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { orderTimelineWords, slotChoiceWords } from '#words/orders.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const save = (page: Page) => button(page, changedWords.save)
const sums = (page: Page) => main(page).locator('.change-sums')

/** Somebody with an order of two packs of pomfret, on its page. */
async function openOrder(page: Page, items = [line(4, 2, { size: 'Jumbo', weight: '500 g' })]) {
  const person = await signedInOn(page)
  await placeOrders(page, person, [items])
  const [order] = await ordersOf(page.request, person)
  if (order === undefined) throw new Error('no order')
  await visit(page, `/myorders/${order._id}`)
  return { person, order }
}

async function toChange(page: Page) {
  await main(page).getByRole('link', { name: changedWords.change }).click()
  await expect(save(page)).toBeEnabled()
}

const { title } = openingProduct(4)
const { title: lobster } = openingProduct(19)
const { title: mackerel } = openingProduct(13)

test('one pack less, one fish more, another time and a note: what it comes to is said before it is saved, and then it is so', async ({
  page,
}) => {
  const { person } = await openOrder(page)
  await expect(main(page)).toContainText('You can change it until')
  await toChange(page)
  await expect(sums(page)).toContainText('₹2,000.00')
  await button(page, kitWords.oneLessOf(title)).click()
  await expect(sums(page)).toContainText(changedWords.lessBy('₹1,000.00'))
  await page.getByLabel(changedWords.findFish).fill('lobster')
  await button(page, changedWords.addOf(lobster)).click()
  await expect(sums(page)).toContainText('₹3,000.00')
  const [, , later] = await firstFree(page)
  const { name: wanted } = later
  await chosenOf(page).click()
  await choice(page, later).check()
  await expect(chosenOf(page)).toContainText(slotInFull(wanted))
  await page.getByLabel(orderWishesWords.note).fill('thin slices, please')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflowOf(page)).toBe(0)
    await page.screenshot({ path: `test-results/change-${width}.png`, fullPage: true })
  }
  expect(await barriersAnywhereOn(page)).toEqual([])
  await save(page).click()
  await expect(main(page).getByText(changedWords.saved)).toBeVisible()
  await expect(main(page).locator('.timeline')).toContainText(orderTimelineWords.changedByYou)
  const [now] = await ordersOf(page.request, person)
  expect([now?.totalPrice, now?.slot?.name, now?.note, now?.cartItems.map(({ quantity }) => quantity)]).toEqual([
    3000,
    wanted,
    'thin slices, please',
    [1, 1],
  ])
})

test('by keyboard alone a fish is taken out, put back, and chosen in another size at today’s price', async ({
  page,
}) => {
  await openOrder(page, [line(4, 1, { size: 'Jumbo', weight: '500 g' }), line(19)])
  await toChange(page)
  const press = async (name: string) => {
    await button(page, name).focus()
    await page.keyboard.press('Enter')
  }
  await press(changedWords.takeOutOf(lobster))
  await expect(button(page, changedWords.putBackOf(lobster))).toBeFocused()
  await expect(sums(page)).toContainText('₹1,000.00')
  await page.keyboard.press('Enter')
  await expect(sums(page)).toContainText('₹3,000.00')
  await press(changedWords.chooseOf(title))
  await main(page).getByLabel('Weight', { exact: true }).focus()
  await main(page).getByLabel('Weight', { exact: true }).selectOption('1 kg')
  await expect(main(page)).toContainText('today’s price')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflowOf(page)).toBe(0)
})

test('who takes everything out is told why that is not saved, and nothing that was typed is lost', async ({ page }) => {
  await openOrder(page)
  await toChange(page)
  await page.getByLabel(orderWishesWords.note).fill('no head')
  await button(page, changedWords.takeOutOf(title)).click()
  await save(page).click()
  await expect(main(page)).toContainText('An order needs at least one item.')
  await expect(page.getByLabel(orderWishesWords.note)).toHaveValue('no head')
  await button(page, changedWords.putBackOf(title)).click()
  await button(page, checkoutWords.changeAddress('shipping')).click()
  await page.getByLabel(checkoutWords.labels.pincode).fill('400001')
  await save(page).click()
  await expect(main(page)).toContainText('Delivery is not available for this pincode')
  await expect(page.getByLabel(orderWishesWords.note)).toHaveValue('no head')
})

test('whoever changes an order reads until when it can be canceled, also once the shop has confirmed it', async ({
  page,
  shop,
}) => {
  const { order } = await openOrder(page)
  await toChange(page)
  const until = untilInFull(Date.parse(order.slot?.changeUntil ?? ''))
  await expect(main(page)).toContainText(slotChoiceWords.mayCancel(until))
  await move(shop, await staffAt(shop.dataDir, 'counter'), { id: order._id, number: order.orderNumber }, 'confirm')
  await page.reload()
  await expect(save(page)).toBeEnabled()
  await expect(main(page)).toContainText(slotChoiceWords.mayCancel(until))
})

test('of two tabs the second is shown what the first has changed, and takes back nothing of it but what was typed there', async ({
  page,
}) => {
  const { order, person } = await openOrder(page, [line(4, 2, { size: 'Jumbo', weight: '500 g' }), line(19)])
  const other = await page.context().newPage()
  await visit(other, `/myorders/${order._id}/change`)
  await toChange(page)
  await button(page, kitWords.oneMoreOf(title)).click()
  await button(page, changedWords.takeOutOf(lobster)).click()
  await page.getByLabel(changedWords.findFish).fill('mackerel')
  await button(page, changedWords.addOf(mackerel)).first().click()
  await button(page, checkoutWords.changeAddress('shipping')).click()
  await page.getByLabel(checkoutWords.labels.addressLine1).fill('7 Other Chawl')
  await save(page).click()
  await expect(main(page).getByText(changedWords.saved)).toBeVisible()
  const [theirs] = await ordersOf(page.request, person)
  await other.getByLabel(orderWishesWords.note).fill('thin')
  await save(other).click()
  await expect(main(other)).toContainText(changedWords.meanwhile)
  await expect(main(other)).toContainText('3 instead of 2')
  await expect(main(other)).toContainText('7 Other Chawl')
  await expect(other.getByLabel(orderWishesWords.note)).toHaveValue('thin')
  await save(other).click()
  await expect(main(other).getByText(changedWords.saved)).toBeVisible()
  const [both] = await ordersOf(page.request, person)
  expect(both).toEqual({ ...theirs, note: 'thin' })
})

test('once the knife has come to it, it says so and gives the telephone; the counter reads what was changed after it said yes', async ({
  page,
  shop,
  browser,
}) => {
  test.slow()
  const { order } = await openOrder(page)
  const placed = { id: order._id, number: order.orderNumber }
  const { page: counter, staff } = await atScreen(browser, shop, 'counter')
  await move(shop, staff, placed, 'confirm')
  await page.reload()
  await toChange(page)
  await button(page, kitWords.oneLessOf(title)).click()
  await save(page).click()
  await expect(main(page).getByText(changedWords.saved)).toBeVisible()
  await counter.goto(`/counter/orders/${order._id}`)
  await expect(main(counter)).toContainText(changedWords.afterConfirmed)
  await expect(main(counter)).toContainText('1 instead of 2')
  expect(await barriersAnywhereOn(counter)).toEqual([])
  await toChange(page)
  await pastCutOff(shop, placed)
  await move(shop, await staffAt(shop.dataDir, 'cutter'), placed, 'start-cutting')
  await button(page, kitWords.oneMoreOf(title)).click()
  await save(page).click()
  await expect(main(page).getByRole('alert')).toContainText('can no longer be changed here')
  await expect(main(page).getByRole('link', { name: sampleIdentity.phone })).toBeVisible()
  await page.goto(`/myorders/${order._id}/change`)
  await expect(main(page).getByRole('alert')).toContainText('can no longer be changed here')
  expect(await barriersAnywhereOn(page)).toEqual([])
})
