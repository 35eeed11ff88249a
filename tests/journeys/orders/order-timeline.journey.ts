import type { Page } from '@playwright/test'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { Role } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'
import { move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, overflowOf } from '#tests/journeys/visits.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { weighAll } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { orderTimelineWords } from '#words/orders.ts'

const { steps } = orderTimelineWords

/** Changed within 5 seconds, and on a busy machine a little later. */
const soon = { timeout: seconds(12) }

const where = (page: Page) => page.getByRole('main').locator('[aria-current="step"]')

test('an order goes from placed to delivered on the shopper’s page without a reload, and each step has its time', async ({
  page,
  shop,
}) => {
  test.slow()
  const { id, staff, press } = await openWithOrder(page, shop)
  await page.goto(`/myorders/${id}`)
  await expect(where(page)).toContainText(steps.Pending)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  for (const [who, what, said] of [
    ['counter', 'confirm', steps.Confirmed],
    ['cutter', 'start-cutting', steps.Cutting],
    ['cutter', 'pack', steps.Packed],
    ['counter', 'send-out', steps['Out for delivery']],
    ['rider', 'deliver', steps.Delivered],
  ] as const) {
    if (what === 'start-cutting') await pastCutOff(shop, { id })
    if (what === 'pack') await weighAll(shop, staff[who], id)
    await press(staff[who], what, what === 'send-out' ? { rider: staff.rider.id } : {})
    await expect(where(page)).toContainText(said, soon)
    await expect(page.getByRole('status').filter({ hasText: said })).toHaveCount(1)
  }
  await expect(page.getByRole('main').locator('.timeline time')).toHaveCount(6)
  await expect(page.getByRole('main')).toContainText('Status: Delivered.')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
})

test('My Orders says where each order is; a confirmed one can be canceled, once it is cut there is the telephone instead', async ({
  page,
  shop,
}) => {
  const { id, staff, press } = await openWithOrder(page, shop)
  await page.goto('/myorders')
  const card = page.getByRole('main').locator('.order-card')
  await expect(card.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await press(staff.counter, 'confirm')
  await look(page, 'visible')
  await expect(where(page)).toContainText(steps.Confirmed, soon)
  await expect(card.getByRole('button', { name: 'Cancel order' })).toBeVisible()
  await pastCutOff(shop, { id })
  await press(staff.cutter, 'start-cutting')
  await expect(where(page)).toContainText(steps.Cutting, soon)
  await expect(card.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expect(card.getByRole('link', { name: sampleIdentity.phone })).toBeVisible()
  await press(staff.counter, 'reject', { reason: 'The boats stayed in' })
  await expect(card).toContainText(orderTimelineWords.because('The boats stayed in'), soon)
  await expect(card.getByRole('link', { name: sampleIdentity.phone })).toHaveCount(0)
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
})

test('while nobody looks nothing is asked, and whoever comes back sees at once how far it is', async ({
  page,
  shop,
}) => {
  const { id, staff, press } = await openWithOrder(page, shop)
  let asked = 0
  page.on('request', (request) => void (asked += request.url().includes('/orders/progress') ? 1 : 0))
  await page.clock.install()
  await page.goto(`/myorders/${id}`)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await look(page, 'hidden')
  await press(staff.counter, 'confirm')
  const before = asked
  await page.clock.runFor(seconds(6))
  expect(asked).toBe(before)
  await look(page, 'visible')
  await expect(where(page)).toContainText(steps.Confirmed, { timeout: seconds(3) })
})

for (const width of [360, 768, 1280])
  test(`the timeline fits a page ${width} px wide, and nothing moves when it changes`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    const { id, staff, press } = await openWithOrder(page, shop)
    await page.goto(`/myorders/${id}`)
    await expect(where(page)).toContainText(steps.Pending)
    const barcode = page.getByRole('img', { name: /Barcode/ })
    const before = await barcode.boundingBox()
    await press(staff.counter, 'confirm')
    await look(page, 'visible')
    await expect(where(page)).toContainText(steps.Confirmed, soon)
    expect(await overflowOf(page)).toBe(0)
    const after = await barcode.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1)
    await page.screenshot({ path: `test-results/timeline-${width}.png` })
  })

/** Tells the page that it is visible, or hidden. A page that is looked at again asks at once, so a journey need not wait. */
const look = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

/** Somebody signed in with one order, and the people of the shop who move it. */
async function openWithOrder(page: Page, shop: RunningShop) {
  const person = await signedInOn(page)
  await placeOrders(page, person, [[line(4, 2)]])
  const [order] = await ordersOf(page.request, person)
  const id = order?._id ?? ''
  const staff = {
    counter: await staffAt(shop.dataDir, 'counter'),
    cutter: await staffAt(shop.dataDir, 'cutter'),
    rider: await staffAt(shop.dataDir, 'rider'),
  } satisfies Partial<Record<Role, SignedInStaff>>
  return {
    id,
    staff,
    press: (who: SignedInStaff, what: Move, more: object = {}) => move(shop, who, { id, number: '' }, what, more),
  }
}
