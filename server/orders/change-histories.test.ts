import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constant, constantFrom, integer, oneof, record } from 'fast-check'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { rupees } from '#shop/money.ts'
import { days, hours, minutes, seconds } from '#shop/time.ts'
import { grams, wholeGrams } from '#shop/weight.ts'
import { ChangeModel, type Deed, dayAhead } from '#tests/models/change-model.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { threePacks } from '#tests/rooms/three-packs.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const fish = { species: 'pomfret', size: 'Jumbo' }
const most = 6
const behind = oneof({ weight: 5, arbitrary: constant(0) }, constant(1))
const deed = record({
  wait: oneof(
    { weight: 6, arbitrary: integer({ min: 0, max: 90 }) },
    constantFrom(minutes(600) / seconds(1), hours(9) / seconds(1)),
  ),
  does: oneof(
    {
      weight: 6,
      arbitrary: record({
        does: constant('change' as const),
        packs: integer({ min: 1, max: most + 2 }),
        ahead: integer({ min: 1, max: 3 }),
        when: constantFrom('07:00-09:00' as const, '09:00-11:00' as const),
        behind,
      }),
    },
    { weight: 1, arbitrary: record({ does: constant('cancel' as const) }) },
    { weight: 1, arbitrary: record({ does: constantFrom('confirm' as const, 'start-cutting' as const), behind }) },
  ),
})

eachDatabase((_, open) => {
  test(
    'whatever buyer and shop do to an order and whenever, each is answered as the rules on paper say, and order, fish and places are what they say',
    async () => {
      const { run, read } = await open(commands)
      const owner = { id: (await staffOf({ run, read }, 'owner')).id, role: 'owner' as const, device: 'tablet' }
      const by = { staff: owner.id, device: owner.device }
      const counted = { ...fish, seen: 0, key: randomUUID(), by, at: 0, kept: 500 * most, reason: '' }
      expect(await patiently(() => run.staffCountsStock(counted))).toEqual({ missing: 0 })
      let nr = 0

      async function play(deeds: readonly { readonly wait: number; readonly does: Deed }[]) {
        nr += 1
        const first = startOfShopDay('2026-01-01') + days(20 * nr)
        let at = first + hours(8)
        const slot = `${dayAhead(first, 1)}T07:00-09:00`
        const order = newOrder({
          message: undefined,
          placedAt: at,
          comes: { pincode: '400012', name: slot },
          stock: [{ ...fish, lineNo: 1, landed: wholeGrams(1000) }],
        })
        expect(await patiently(() => run.placeOrder(order))).toHaveProperty('placed')
        const model = new ChangeModel({ packs: 2, slot, most })
        for (const { wait, does: one } of deeds) {
          at += seconds(wait)
          const wanted = one.does === 'change' ? `${dayAhead(first, one.ahead)}T${one.when}` : ''
          const [seen, packs] = [model.version, model.packs]
          const expected = model.does(one, { at, slot: wanted })
          const left = await patiently(() => does(one, { orderId: order.id, at, seen, packs, wanted }))
          const answer = 'refused' in left ? left.refused : 'yes'
          expect([one, answer]).toEqual([one, expected])
          await expectAsOnPaper(order.id, model)
        }
        await putAway(order.id, model)
      }

      function does(one: Deed, { orderId, at, seen, packs, wanted }: Doing): Promise<object> {
        if (one.does === 'cancel') return run.cancelOrder({ orderId, userId: 'asha', at })
        const press = { orderId, seen: seen - one.behind, key: randomUUID(), by: owner, at, reason: '' }
        if (one.does !== 'change')
          return run.makeStaffMove({ ...press, move: one.does, rider: undefined, telling: undefined })
        const stays = Math.min(packs, one.packs)
        const [line] = threePacks(orderId, { at }).lines
        if (line === undefined) throw new Error('no line')
        const sums = { linePrice: rupees(1000 * one.packs), most: rupees(1100 * one.packs) }
        return run.changeOrderOfBuyer(
          threePacks(orderId, {
            at,
            seen: press.seen,
            lines: [{ ...line, quantity: one.packs, stays, ...sums }],
            total: sums.linePrice,
            most: sums.most,
            takes:
              one.packs > stays
                ? [{ ...fish, lineNo: 1, landed: wholeGrams(grams('500 g') * (one.packs - stays)) }]
                : [],
            comes: { pincode: '400012', name: wanted },
          }),
        )
      }

      async function expectAsOnPaper(orderId: string, model: ChangeModel) {
        const row = await read
          .selectFrom('orders')
          .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
          .select(['orders.status', 'orders.version', 'slot_id', 'change_until', 'quantity', 'total_paise'])
          .where('orders.id', '=', orderId)
          .executeTakeFirstOrThrow()
        const { status, version, slot, cutOffAt, packs } = model
        expect(row).toEqual({
          status,
          version,
          slot_id: slot,
          change_until: cutOffAt,
          quantity: packs,
          total_paise: 100_000 * packs,
        })
        const isComing = status !== 'Canceled'
        const { reserved } = await read.selectFrom('stock_cells').select('reserved').executeTakeFirstOrThrow()
        expect(reserved).toBe(isComing ? 500 * packs : 0)
        const taken = await read.selectFrom('delivery_slots').select(['id', 'taken']).where('taken', '>', 0).execute()
        expect(taken).toEqual(isComing ? [{ id: slot, taken: 1 }] : [])
      }

      /** The next history begins with an empty book. */
      async function putAway(orderId: string, { status, version: seen, cutOffAt: at }: ChangeModel) {
        if (status === 'Canceled') return
        const press = { orderId, seen, key: randomUUID(), by: owner, at, reason: 'over', rider: undefined }
        const moving = await patiently(() => run.makeStaffMove({ ...press, move: 'reject', telling: undefined }))
        expect(moving).toHaveProperty('moved')
      }

      await assert(asyncProperty(array(deed, { minLength: 1, maxLength: 14, size: 'max' }), play), {
        ...runsOf(2000),
        endOnFailure: true,
      })
    },
    minutes(10),
  )
})

interface Doing {
  readonly orderId: string
  readonly at: number
  readonly seen: number
  readonly packs: number
  /** the slot of a change */
  readonly wanted: string
}
