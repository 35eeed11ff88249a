import { array, assert, asyncProperty, boolean, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import type { Takes } from '#shop/wire/calls.ts'
import type { OrderForCustomer } from '#shop/wire/staff/orders-by-staff.ts'
import { asha, meena, openAccountsShop } from '#tests/rooms/accounts.ts'
import { atDesk, newKey } from '#tests/rooms/desk.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { eachDatabase, type Open } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const paplet = { id: 'pdpImage4', title: 'Whole Silver Pomfret (Paplet)', size: 'Jumbo', weight: '500 g', price: 1000 }
const addresses = { shippingAddress: ashasAddress, billingAddress: ashasAddress }
type Change = Omit<Takes<'changeOrder'>, 'shippingAddress' | 'billingAddress'>

async function openShop(open: Open) {
  const shop = await openAccountsShop(open, { environment: { OPEN_ORDERS_PER_ACCOUNT: '100000' } })
  const counter = await atDesk(shop, 'counter')
  const { read } = shop.database
  const lookAt = async (id: string) => {
    const [order] = await read
      .selectFrom('orders')
      .select(['total_paise', 'most_paise', 'slot_starts_at', 'cutter_note', 'if_missing', 'version', 'status'])
      .where('id', '=', id)
      .execute()
    const lines = await read
      .selectFrom('order_lines')
      .select(['line_no', 'cart_id', 'size', 'weight', 'quantity', 'rate_paise', 'line_paise', 'most_paise'])
      .select(['tolerated_grams', 'cleaning', 'state'])
      .where('order_id', '=', id)
      .orderBy('line_no')
      .execute()
    return { order, lines }
  }
  return {
    ...shop,
    counter,
    lookAt,
    async placed(token: string, userId: string, quantity = 2): Promise<string> {
      const order = { userId, cartItems: [{ ...paplet, quantity }], ...addresses, totalPrice: 1000 * quantity }
      return ((await shop.call('/orders', order, { token })).body as unknown as { _id: string })._id
    },
    async toChange(id: string): Promise<OrderForCustomer> {
      return (await counter.press('orderToChangeForCustomer', { id }, {})).body
    },
    byStaff: (id: string, change: Change, key = newKey()) =>
      counter.press('changeForCustomer', { id }, { ...change, asked: 'customer', key }),
    bySelf: (id: string, token: string, change: Change) =>
      shop.call(`/orders/${id}`, { ...change, ...addresses }, { token, method: 'PATCH' }),
  }
}

/** What a screen would send: some packs of what there is, and some that are new. */
const wanted = record({
  packs: integer({ min: 0, max: 22 }),
  added: array(record({ weight: constantFrom('250 g', '500 g', '1 kg'), packs: integer({ min: 1, max: 3 }) }), {
    maxLength: 2,
  }),
  off: constantFrom(0, 0, 0, 0, 10),
  low: constantFrom(0, 0, 0, 500),
  cap: constantFrom('about', 'as-shown', undefined),
  note: constantFrom(undefined, 'thin slices'),
  late: boolean(),
})

/** In rupees; none where it is not sold so. */
const priceIn = (prices: Readonly<Record<string, number>> | undefined, weight: string): number =>
  (prices?.[weight] ?? 0) / 100

const to = (quantity: number) => ({
  version: 1,
  lines: [{ ...paplet, quantity, line: 1 }],
  totalPrice: 1000 * quantity,
})

eachDatabase((_, open) => {
  test('what a customer may change staff may change for them, and it becomes the same order; what is refused is refused to both', async () => {
    const shop = await openShop(open)
    const [one, other] = [await shop.proven(asha), await shop.proven(meena)]
    const { slots } = (await shop.counter.press('newOrder', {}, {})).body
    const prices = (await shop.counter.press('newOrder', {}, {})).body.products.find(
      ({ cartId }) => cartId === paplet.id,
    )?.prices['Jumbo']
    let changed = 0
    await assert(
      asyncProperty(wanted, async ({ packs, added, off, low, cap, note, late }) => {
        const change: Change = {
          version: 1,
          lines: [
            ...(packs === 0 ? [] : [{ ...paplet, quantity: packs, line: 1 }]),
            ...added.map(({ weight, packs: quantity }) => ({
              ...paplet,
              weight,
              price: priceIn(prices, weight),
              quantity,
            })),
          ],
          totalPrice:
            packs * 1000 +
            added.reduce((sum, { weight, packs: count }) => sum + priceIn(prices, weight) * count, 0) +
            off,
          ...(cap === undefined ? {} : { cap }),
          ...(note === undefined ? {} : { note }),
          ...(late ? { slot: slots[2]?.name } : {}),
        }
        const seen = { ...change, mostPrice: change.totalPrice * 1.2 - low * 2 }
        const [mine, theirs] = [
          await shop.placed(one.token, one.user?.id ?? ''),
          await shop.placed(other.token, other.user?.id ?? ''),
        ]
        const answers = [await shop.bySelf(mine, one.token, seen), await shop.byStaff(theirs, seen)]
        expect(answers[1]?.status).toBe(answers[0]?.status)
        expect(await shop.lookAt(theirs)).toEqual(await shop.lookAt(mine))
        if (answers[1]?.status === 200) changed += 1
        for (const [id, token] of [
          [mine, one.token],
          [theirs, other.token],
        ] as const)
          await shop.call(`/orders/${id}/cancel`, {}, { token, method: 'PATCH' })
        // nobody places or changes too many within an hour
        shop.later(minutes(4))
      }),
      {
        ...runsOf(100),
        examples: [[{ packs: 3, added: [], off: 0, low: 0, cap: undefined, note: undefined, late: true }]],
      },
    )
    expect(changed).toBeGreaterThan(0)
  })

  test('a change is kept with who made it, told once, and done once however often it is pressed', async () => {
    const shop = await openShop(open)
    const { token, user } = await shop.proven(asha)
    const id = await shop.placed(token, user?.id ?? '')
    const change = { version: 1, lines: [{ ...paplet, quantity: 3, line: 1 }], totalPrice: 3000, mostPrice: 3300 }
    const key = newKey()
    const answers = await Promise.all([1, 2, 3].map(() => shop.byStaff(id, change, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await shop.byStaff(id, { ...change, totalPrice: 3001 }, key)).status).toBe(422)
    expect(await shop.told()).toMatchObject([{ kind: 'order-placed' }, { kind: 'order-changed' }])
    const { moves, changes } = (await shop.counter.press('order', { id }, {})).body
    expect(moves.at(-1)).toMatchObject({ move: 'change', by: { who: 'staff', id: shop.counter.id } })
    expect(changes).toMatchObject([{ by: { who: 'staff' }, what: [{ what: 'quantity' }, { what: 'total' }] }])
    const { order } = await shop.lookAt(id)
    const acts = await shop.database.read
      .selectFrom('staff_acts')
      .select(['thing', 'after_json'])
      .where('act', '=', 'change-orders')
      .execute()
    expect(acts).toEqual([
      {
        thing: `order/${id}`,
        after_json: JSON.stringify({ asked: 'customer', paise: 300_000, mostPaise: order?.most_paise }),
      },
    ])
    const progress = (await shop.call(`/orders/progress?orders=${id}`, undefined, { token })).body as unknown as {
      orders: { steps: object[] }[]
    }
    expect(progress.orders[0]?.steps.at(-1)).toMatchObject({ changed: true, byShop: true })
  })

  test('an e-mail address is told to nobody who changes an order', async () => {
    const shop = await openShop(open)
    const { token, user } = await shop.proven(asha)
    const id = await shop.placed(token, user?.id ?? '')
    const seen = await shop.counter.press('orderToChangeForCustomer', { id }, {})
    const changed = await shop.byStaff(id, to(3))
    const late = await shop.byStaff(id, to(4))
    expect([seen.status, changed.status, late.status]).toEqual([200, 200, 409])
    expect(JSON.stringify(late.body)).toContain('Koli')
    expect(JSON.stringify([seen.body, changed.body, late.body])).not.toContain('@')
  })

  test('an order never comes to more than the most that was told on the telephone', async () => {
    const shop = await openShop(open)
    const { token, user } = await shop.proven(asha)
    const id = await shop.placed(token, user?.id ?? '')
    const lines = [{ ...paplet, quantity: 4, line: 1 }]
    const below = await shop.byStaff(id, { version: 1, lines, totalPrice: 4000, mostPrice: 3999 })
    expect(below.status).toBe(409)
    expect((await shop.byStaff(id, { version: 1, lines, totalPrice: 4000, mostPrice: 4100 })).status).toBe(200)
    const { order } = await shop.lookAt(id)
    expect(Number(order?.most_paise)).toBeLessThanOrEqual(410_000)
  })

  test('two who change an order at one moment: one does, and the other reads how it stands', async () => {
    const shop = await openShop(open)
    const { token, user } = await shop.proven(asha)
    const id = await shop.placed(token, user?.id ?? '')
    const answers = await Promise.all([shop.bySelf(id, token, to(3)), shop.byStaff(id, to(4)), shop.byStaff(id, to(5))])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    const { order } = await shop.lookAt(id)
    expect([order?.version, order?.total_paise]).not.toEqual([1, 200_000])
  })

  test('after the cut-off nobody changes it, and only owner and counter do before', async () => {
    const shop = await openShop(open)
    const { token, user } = await shop.proven(asha)
    const id = await shop.placed(token, user?.id ?? '')
    const change = { version: 1, lines: [{ ...paplet, quantity: 3, line: 1 }], totalPrice: 3000 }
    for (const role of ['cutter', 'rider'] as const) {
      const { press } = await atDesk(shop, role)
      expect((await press('changeForCustomer', { id }, { ...change, asked: 'shop', key: newKey() })).status).toBe(403)
    }
    await shop.database.run.setCutOff({ orderId: id, until: shop.now() })
    expect((await shop.byStaff(id, change)).status).toBe(409)
    expect((await shop.toChange('nobodys')) as object).toHaveProperty('message')
  })
})
