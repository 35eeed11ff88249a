import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { hours, minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { threePacks } from '#tests/rooms/three-packs.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: races } = runsOf(1000)

const monday = startOfShopDay('2026-11-23')
const cutOff = monday + hours(21)
const early = '2026-11-24T07:00-09:00'
const fish = { species: 'pomfret', size: 'Jumbo' }

eachDatabase((_, open, { fresh }) => {
  /** Two processes of one shop with plenty of fish that is counted. */
  async function openTwo() {
    const where = await fresh()
    const [one, other] = [await open(commands, { where }), await open(commands, { where })]
    const owner = { id: (await staffOf(one, 'owner')).id, role: 'owner' as const, device: 'tablet' }
    const by = { staff: owner.id, device: owner.device }
    const counted = { ...fish, seen: 0, key: randomUUID(), by, at: monday, kept: 1_000_000, reason: 'the morning' }
    expect(await patiently(() => one.run.staffCountsStock(counted))).toEqual({ missing: 0 })
    return { one, other, owner }
  }

  type Shop = Awaited<ReturnType<typeof openTwo>>

  async function placed({ one }: Shop): Promise<string> {
    const order = newOrder({
      message: undefined,
      placedAt: monday,
      comes: { pincode: '400012', name: early },
      stock: [{ ...fish, lineNo: 1, landed: wholeGrams(1000) }],
    })
    expect(await patiently(() => one.run.placeOrder(order))).toHaveProperty('placed')
    return order.id
  }

  /** What is reserved and which places are taken is what the orders that stand have. */
  async function expectConserved({ one: { read } }: Shop) {
    const orders = await read
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'slot_id', 'quantity', 'total_paise', 'line_paise'])
      .where('status', 'not in', ['Canceled', 'Rejected'])
      .where('state', '<>', 'taken-out')
      .execute()
    const cell = await read.selectFrom('stock_cells').select('reserved').executeTakeFirstOrThrow()
    expect(cell.reserved).toBe(orders.reduce((sum, { quantity }) => sum + 500 * quantity, 0))
    expect(orders.filter((order) => order.total_paise !== order.line_paise)).toEqual([])
    for (const slot of await read.selectFrom('delivery_slots').select(['id', 'taken', 'capacity']).execute()) {
      expect(slot.taken).toBe(orders.filter((order) => order.slot_id === slot.id).length)
      expect(slot.taken).toBeLessThanOrEqual(slot.capacity)
    }
    const moves = await read.selectFrom('order_moves').select('order_id').where('move', '=', 'change').execute()
    const kept = await read.selectFrom('order_changes').select('order_id').execute()
    expect(kept).toHaveLength(moves.length)
  }

  /** Each race of its own order; room is made for the next. */
  async function raced(race: (shop: Shop, orderId: string, nr: number) => Promise<void>) {
    const shop = await openTwo()
    for (let nr = 0; nr < races; nr += 1) {
      const orderId = await placed(shop)
      await race(shop, orderId, nr)
      if (nr % 10 === 9 || nr === races - 1) await expectConserved(shop)
      await freed(shop, orderId)
    }
    await expectConserved(shop)
  }

  async function freed({ one, owner: by }: Shop, orderId: string) {
    const row = one.read.selectFrom('orders').select(['version', 'status']).where('id', '=', orderId)
    const { version: seen, status } = await row.executeTakeFirstOrThrow()
    if (status === 'Canceled') return
    const press = { orderId, seen, key: randomUUID(), by, at: cutOff, reason: 'over', rider: undefined }
    const moving = await patiently(() => one.run.makeStaffMove({ ...press, move: 'reject', telling: undefined }))
    expect(moving).toHaveProperty('moved')
  }

  test(
    'of two tabs one changes the order, and the other is told',
    () =>
      raced(async ({ one, other }, orderId) => {
        const answers = await Promise.all(
          [one, other].map(({ run }) =>
            patiently(() => run.changeOrderOfBuyer(threePacks(orderId, { at: cutOff - 1 }))),
          ),
        )
        expect(answers.map(refusedOf).toSorted()).toEqual(['done', 'order-changed'])
      }),
    minutes(10),
  )

  test(
    'one attempt that is sent ten times changes it once',
    () =>
      raced(async ({ one, other }, orderId) => {
        const wanted = threePacks(orderId, { at: cutOff - 1 })
        const answers = await Promise.all(
          Array.from({ length: 10 }, (_, nr) => patiently(() => (nr % 2 ? one : other).run.changeOrderOfBuyer(wanted))),
        )
        expect(answers.filter((answer) => 'changed' in answer)).toHaveLength(1)
        expect(answers.filter((answer) => 'repeated' in answer)).toHaveLength(9)
      }),
    minutes(10),
  )

  test(
    'it is changed or canceled first, and never both wrongly',
    () =>
      raced(async ({ one, other }, orderId) => {
        const [changing, canceling] = await Promise.all([
          patiently(() => one.run.changeOrderOfBuyer(threePacks(orderId, { at: cutOff - 1 }))),
          patiently(() => other.run.cancelOrder({ orderId, userId: 'asha', at: cutOff - 1 })),
        ])
        expect(canceling).toEqual({ canceled: true })
        expect(['done', 'change-too-late']).toContain(refusedOf(changing))
      }),
    minutes(10),
  )

  test(
    'the counter says yes to the order that it saw: that happens, or the change, and the other is told',
    () =>
      raced(async ({ one, other, owner: by }, orderId) => {
        const press = { orderId, seen: 1, key: randomUUID(), by, at: cutOff - 1, reason: '', rider: undefined }
        const [changing, saying] = await Promise.all([
          patiently(() => one.run.changeOrderOfBuyer(threePacks(orderId, { at: cutOff - 1 }))),
          patiently(() => other.run.makeStaffMove({ ...press, move: 'confirm', telling: undefined })),
        ])
        expect([
          ['done', 'order-moved'],
          ['order-changed', 'done'],
        ]).toContainEqual([refusedOf(changing), refusedOf(saying)])
      }),
    minutes(10),
  )

  test(
    'where the knife comes to it at its cut-off, and a change of just before is kept at the same moment, one of both happens, and the other is told',
    () =>
      raced(async ({ one, other, owner: by }, orderId) => {
        const press = { orderId, by, at: cutOff - 1, reason: '', rider: undefined, telling: undefined }
        await patiently(() => one.run.makeStaffMove({ ...press, seen: 1, key: randomUUID(), move: 'confirm' }))
        const cut = { ...press, at: cutOff, seen: 2, key: randomUUID(), move: 'start-cutting' as const }
        const [changing, cutting] = await Promise.all([
          patiently(() => one.run.changeOrderOfBuyer(threePacks(orderId, { seen: 2, at: cutOff - 1 }))),
          patiently(() => other.run.makeStaffMove(cut)),
        ])
        const told = [refusedOf(changing), refusedOf(cutting)]
        expect([
          ['done', 'order-moved'],
          ['change-too-late', 'done'],
        ]).toContainEqual(told)
      }),
    minutes(10),
  )

  test(
    'at its cut-off nothing is changed, a millisecond before it is',
    () =>
      raced(async ({ one, other }, orderId, nr) => {
        const [before, at] = await Promise.all([
          patiently(() =>
            one.run.changeOrderOfBuyer(threePacks(orderId, { at: cutOff - 1, comes: { pincode: '400012' } })),
          ),
          patiently(() =>
            other.run.changeOrderOfBuyer(threePacks(orderId, { at: cutOff + nr, comes: { pincode: '400012' } })),
          ),
        ])
        expect([refusedOf(before), refusedOf(at)]).toEqual(['done', 'change-too-late'])
      }),
    minutes(10),
  )
})

const refusedOf = (answer: object): string => ('refused' in answer ? String(answer.refused) : 'done')
