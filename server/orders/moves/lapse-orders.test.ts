import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { shareOfUnproven, unprovenFor } from '#shop/accounts/unproven.ts'
import { minutes, seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { asha, meena } from '#tests/rooms/accounts.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { ashasChange, ashasOrder } from '#tests/rooms/orders-room.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { openTrustingShop } from '#tests/rooms/trusting-shop.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import { lapseDueOrders } from './lapse-orders.ts'

const { numRuns: races } = runsOf(1000)

eachDatabase((_, open) => {
  async function openTrusting() {
    const shop = await openTrustingShop(open)
    const { database } = shop
    const slotOf = async (orderId: string) => {
      const order = await database.read
        .selectFrom('orders')
        .select('slot_id')
        .where('id', '=', orderId)
        .executeTakeFirst()
      return database.read
        .selectFrom('delivery_slots')
        .select(['id', 'taken', 'capacity'])
        .where('id', '=', order?.slot_id ?? '')
        .executeTakeFirstOrThrow()
    }
    return {
      ...shop,
      slotOf,
      place: async ({ token, user }: Awaited<ReturnType<typeof shop.signedIn>>, different = {}) =>
        shop.call('/orders', ashasOrder({ userId: user?.id ?? '', ...different }), { token }),
      newcomer: (nr: number) =>
        shop.signedIn({ ...asha, email: `person${nr}@example.com`, mobile: `98765 ${10_000 + nr}` }),
      statusOf: async (orderId: string) =>
        (await database.read.selectFrom('orders').select('status').where('id', '=', orderId).executeTakeFirst())
          ?.status,
      lapse: () => lapseDueOrders(database, shop.now()),
    }
  }

  test('an order whose mobile answers no code ends after 15 minutes, gives back its place, and nobody is sent a message', async () => {
    const shop = await openTrusting()
    const person = await shop.signedIn(asha)
    const order = (await shop.place(person)).body as OrderView
    expect(Date.parse(order.lapsesAt ?? '')).toBeGreaterThan(shop.now() + unprovenFor - seconds(5))
    expect((await shop.slotOf(order._id)).taken).toBe(1)
    shop.later(unprovenFor - seconds(2))
    await shop.lapse()
    expect(await shop.statusOf(order._id)).toBe('Pending')
    shop.later(seconds(3))
    await shop.lapse()
    expect(await shop.statusOf(order._id)).toBe('Canceled')
    expect((await shop.slotOf(order._id)).taken).toBe(0)
    expect(await shop.told()).toEqual([])
    const { orders } = (await shop.call(`/orders/progress?orders=${order._id}`, undefined, { token: person.token }))
      .body as { orders?: OrderProgress[] }
    expect(orders?.[0]?.steps.map(({ status, lapsed }) => [status, lapsed])).toEqual([
      ['Pending', undefined],
      ['Canceled', true],
    ])
  })

  test('an order of somebody whose mobile has answered, before or within the 15 minutes, does not end', async () => {
    const shop = await openTrusting()
    const before = await shop.proven(asha)
    const first = (await shop.place(before)).body as OrderView
    expect(first.lapsesAt).toBeUndefined()
    const within = await shop.signedIn(meena)
    const second = (await shop.place(within)).body as OrderView
    expect(second.lapsesAt).toBeDefined()
    shop.later(minutes(5))
    await shop.proven(meena)
    const [seen] = (await shop.call('/orders', undefined, { token: within.token })).body as OrderView[]
    expect([seen?._id, seen?.lapsesAt]).toEqual([second._id, undefined])
    shop.later(minutes(20))
    await shop.lapse()
    expect([await shop.statusOf(first._id), await shop.statusOf(second._id)]).toEqual(['Pending', 'Pending'])
  })

  test('what the shop has confirmed does not end, also when it takes that back', async () => {
    const shop = await openTrusting()
    const order = (await shop.place(await shop.signedIn(asha))).body as OrderView
    const { headers } = await staffOf(shop.database, 'counter', { at: shop.now() })
    const press = (path: string, body: object) =>
      shop.call(`/counter/api/orders/${order._id}/${path}`, { key: randomUUID(), ...body }, { headers })
    expect((await press('moves', { move: 'confirm', seen: 1 })).status).toBe(200)
    expect((await press('undo', { seen: 2 })).status).toBe(200)
    shop.later(minutes(20))
    await shop.lapse()
    expect(await shop.statusOf(order._id)).toBe('Pending')
  })

  test('such orders hold a fifth of a slot at most: the next one is asked for the code, and who has answered one orders', async () => {
    const shop = await openTrusting()
    const { capacity } = await shop.slotOf(((await shop.place(await shop.newcomer(0))).body as OrderView)._id)
    const most = shareOfUnproven(capacity)
    const statuses: number[] = []
    for (let nr = 1; nr <= most; nr += 1) statuses.push((await shop.place(await shop.newcomer(nr))).status)
    expect(statuses).toEqual([...Array<number>(most - 1).fill(201), 403])
    const refused = await shop.place(await shop.newcomer(99))
    expect([refused.status, refused.body.unproven]).toEqual([403, true])
    expect((await shop.place(await shop.proven(asha))).status).toBe(201)
  })

  test('such orders hold a fifth of a fish at most', async () => {
    const shop = await openTrusting()
    const by = await staffOf(shop.database, 'counter', { at: shop.now() })
    const cell = { species: 'pomfret', size: 'Jumbo' }
    const stock = [{ ...cell, lineNo: 1, landed: wholeGrams(500) }]
    await shop.database.run.staffCountsStock({
      ...cell,
      seen: 0,
      key: randomUUID(),
      by: { staff: by.id, device: by.deviceId },
      at: shop.now(),
      kept: wholeGrams(5000),
      reason: 'more came',
    })
    const place = (lapsesAt?: number) =>
      shop.database.run.placeOrder(newOrder({ userId: randomUUID(), message: undefined, stock, lapsesAt }))
    const soon = shop.now() + unprovenFor
    expect(await place(soon)).toHaveProperty('placed')
    expect(await place(soon)).toHaveProperty('placed')
    expect(await place(soon)).toEqual({ refused: 'mobile-unproven' })
    expect(await place()).toHaveProperty('placed')
    await lapseDueOrders(shop.database, soon)
    expect(await place(soon)).toHaveProperty('placed')
  })

  test('an order that waits for the code stays as it is', async () => {
    const shop = await openTrusting()
    const person = await shop.signedIn(asha)
    const order = (await shop.place(person)).body as OrderView
    const changed = ashasChange({ note: 'no heads' })
    const answer = await shop.call(`/orders/${order._id}`, changed, {
      token: person.token,
      method: 'PATCH',
      headers: { 'idempotency-key': 'a-change' },
    })
    expect([answer.status, answer.body.unproven]).toEqual([403, true])
  })

  test(
    'the end, the code and the shop’s yes at one moment: one of them wins, and place and order agree',
    async () => {
      const shop = await openTrusting()
      const { run, read } = shop.database
      const { id: staffId, deviceId } = await staffOf(shop.database, 'counter', { at: shop.now() })
      const won = new Map<string, number>()
      for (let race = 0; race < races; race += 1) {
        const userId = (await shop.newcomer(1000 + race)).user?.id ?? ''
        const order = newOrder({
          userId,
          message: undefined,
          lapsesAt: shop.now(),
          placedAt: shop.now(),
          comes: { name: undefined, pincode: '400012' },
        })
        const placing = await run.placeOrder(order)
        expect(placing).toHaveProperty('placed')
        const lapse = () => patiently(() => run.lapseOrder({ orderId: order.id, at: shop.now() }))
        const confirm = () =>
          patiently(() =>
            run.makeStaffMove({
              orderId: order.id,
              move: 'confirm',
              seen: 1,
              by: { id: staffId, role: 'counter', device: deviceId },
              reason: '',
              rider: undefined,
              telling: undefined,
              key: randomUUID(),
              at: shop.now(),
            }),
          )
        const prove = () => patiently(() => run.prove({ userId, mobile: `+9198765${10_000 + 1000 + race}` }))
        const all = [lapse, ...(race % 3 === 0 ? [] : [prove]), ...(race % 3 === 1 ? [] : [confirm])]
        const turned = [...all.slice(race % all.length), ...all.slice(0, race % all.length)]
        await Promise.all(turned.map((act) => act()))
        await lapseDueOrders(shop.database, shop.now())
        const moves = await read
          .selectFrom('order_moves')
          .select('move')
          .where('order_id', '=', order.id)
          .orderBy('move_no')
          .execute()
        const made = moves.map(({ move }) => move).join()
        expect(['place', 'place,lapse', 'place,confirm']).toContain(made)
        expect(await shop.statusOf(order.id)).toBe(
          { place: 'Pending', 'place,lapse': 'Canceled', 'place,confirm': 'Confirmed' }[made],
        )
        const standing = await read
          .selectFrom('orders')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('slot_id', 'is not', null)
          .where('status', 'not in', ['Canceled', 'Rejected'])
          .executeTakeFirstOrThrow()
        const taken = await read
          .selectFrom('delivery_slots')
          .select((row) => row.fn.sum<number>('taken').as('sum'))
          .executeTakeFirst()
        expect(Number(taken?.sum)).toBe(standing.count)
        won.set(made, (won.get(made) ?? 0) + 1)
        if (made !== 'place,lapse')
          await run.moveOrder({ orderId: order.id, move: 'reject', by: { command: 'test' }, at: shop.now() })
      }
      expect([...won.values()].reduce((sum, count) => sum + count, 0)).toBe(races)
    },
    minutes(10),
  )
})
