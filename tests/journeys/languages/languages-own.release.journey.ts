import { randomUUID } from 'node:crypto'
import { shopDay } from '#shop/moment.ts'
import { move, pastCutOff } from '#tests/journeys/counter/board-room.ts'
import { linkSent } from '#tests/journeys/orders/weighed-order.ts'
import { newPerson, proveMobile, sameTokenOf, signedInOn } from '#tests/journeys/people.ts'
import { line, ordersOf, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { type SignedInStaff, staffAt } from '#tests/rooms/staff.ts'
import { atScale, reading, weighAll } from '#tests/rooms/weighings.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect, test } from '#tests/running/shop.ts'
import { withDevanagari } from './devanagari-face.ts'
import { latinOn, unfitOn } from './read-page.ts'

const out = ['confirm', 'start-cutting', 'pack', 'send-out'] as const

/** How an order comes into each state in which its buyer may see it. */
const ways = {
  Pending: [],
  Confirmed: ['confirm'],
  Cutting: ['confirm', 'start-cutting'],
  Packed: ['confirm', 'start-cutting', 'pack'],
  'Out for delivery': out,
  Delivered: [...out, 'deliver'],
  'Not delivered': [...out, 'not-delivered'],
  Returned: [...out, 'not-delivered', 'take-back'],
  Rejected: ['reject'],
} as const

const reasons: Readonly<Record<string, { readonly reason: string }>> = {
  reject: { reason: 'बोटी आल्या नाहीत' },
  'not-delivered': { reason: 'दार उघडले नाही' },
}

test('an order in each state, its change, the question and the catch say all they say in Hindi and Marathi, and fit', async ({
  page,
  shop,
}) => {
  test.slow()
  await withDevanagari(page)
  const staff = await staffAt(shop.dataDir, 'owner', 'मीरा')
  const rider = await staffAt(shop.dataDir, 'rider', 'सुनील')
  const person = await signedInOn(page, { ...newPerson(), name: 'आशा कोळी' })
  await proveMobile(page.request, shop, person)
  await placeOrders(
    page,
    person,
    [...Object.keys(ways), 'Canceled', 'asked'].map(() => [line(4, 2), line(19), line(7)]),
  )
  const orders = (await ordersOf(page.request, person)).map(({ _id: id, orderNumber: number }) => ({ id, number }))
  for (const [nr, moves] of Object.values(ways).entries())
    for (const one of moves) {
      const order = at(orders, nr)
      if (one === 'start-cutting') await pastCutOff(shop, order)
      if (one === 'pack') await weighAll(shop, staff, order.id)
      await move(shop, staff, order, one, one === 'send-out' ? { rider: rider.id } : (reasons[one] ?? {}))
    }
  const canceled = at(orders, orders.length - 2)
  const headers = { authorization: `Bearer ${await sameTokenOf(page.request, person)}` }
  expect((await page.request.patch(`/orders/${canceled.id}/cancel`, { headers })).ok()).toBe(true)
  const asked = at(orders, orders.length - 1)
  const link = await askedAbout(shop, staff, asked)
  const caught = await caughtAt(shop, staff)

  const found: string[] = []
  const look = async (path: string) => {
    await visit(page, path)
    await page.locator('main .waiting').waitFor({ state: 'detached' })
    found.push(...[...(await latinOn(page)), ...(await unfitOn(page))].map((one) => `${path}: ${one}`))
  }
  for (const language of ['hi', 'mr']) {
    for (const { id } of orders) await look(`/${language}/myorders/${id}`)
    await look(`/${language}/myorders/${at(orders, 0).id}/change`)
    await look(`/${language}${link}`)
    await look(`/${language}/catch/${caught}`)
  }
  await visit(page, link)
  await page.getByRole('main').getByRole('button').last().click()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  for (const language of ['hi', 'mr']) await look(`/${language}${link}`)
  expect(found).toEqual([])
})

function at<Thing>(all: readonly Thing[], nr: number): Thing {
  const one = all[nr]
  if (one === undefined) throw new RangeError(`nothing at ${nr}`)
  return one
}

/** Of the order one line is left out and one weighs so much that its buyer is asked: where the link that they get leads. */
async function askedAbout(shop: RunningShop, staff: SignedInStaff, order: { id: string; number: string }) {
  await move(shop, staff, order, 'confirm')
  await pastCutOff(shop, order)
  await move(shop, staff, order, 'start-cutting')
  const { body } = await atScale(shop, staff, order.id, 'weighing')
  const [pomfret, lobster] = body.lines
  const left = await atScale(shop, staff, order.id, `lines/${pomfret?.lineNo}/left-out`, {
    seen: pomfret?.version,
    reason: 'आज आले नाही',
  })
  expect([left.status, left.body.message]).toEqual([200, undefined])
  const heavy = await atScale(
    shop,
    staff,
    order.id,
    `lines/${lobster?.lineNo}/weighings`,
    reading(1300, { seen: lobster?.version, over: 'ask' }),
  )
  expect([heavy.status, heavy.body.message]).toEqual([200, undefined])
  return linkSent(shop, order.number)
}

/** Takes a crate in, and says its code. */
async function caughtAt({ url }: RunningShop, { headers }: SignedInStaff): Promise<string> {
  const today = shopDay(Date.now())
  const caught = {
    species: 'pomfret',
    size: 'Jumbo',
    grams: 18_000,
    landedDay: today,
    jetty: 'ससून डॉक',
    boatOrGear: '',
    supplier: '',
    origin: 'wild',
    useBy: today,
    note: '',
  }
  const answer = await fetch(`${url}/counter/api/batches`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ key: randomUUID(), ...caught }),
  })
  expect([answer.status, answer.ok || (await answer.text())]).toEqual([200, true])
  return ((await answer.json()) as { batch: { code: string } }).batch.code
}
