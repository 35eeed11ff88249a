import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startOfShopDay } from '#shop/moment.ts'
import { hours, minutes } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const wednesday = '2026-11-25T07:00-09:00'
const cutOffAt = startOfShopDay('2026-11-24') + hours(21)
const earlier = startOfShopDay('2026-11-23') + hours(8)

const { numRuns: races } = runsOf(400)

/** By a different person each time, so that they do not wait for each other. */
function orderFor(name: string | undefined, placedAt: number) {
  const userId = randomUUID()
  return newOrder({ userId, placedAt, message: undefined, comes: { name, pincode: '400012' } })
}

eachDatabase((_, open, { fresh }) => {
  async function openTwo() {
    const where = await fresh()
    return [await open(commands, { where }), await open(commands, { where })] as const
  }

  test(
    'of fifty who want the last places of a slot, at two processes, as many get one as there are',
    async () => {
      const [one, other] = await openTwo()
      await one.run.makeDays({ at: earlier })
      for (let race = 0; race < races; race += 1) {
        const left = 1 + (race % 3)
        const { taken: before } = await slotNow()
        await one.run.changeSlots({ id: wednesday, capacity: before + left })
        const placings = await Promise.all(
          Array.from({ length: 50 }, (_none, nr) =>
            patiently(() => (nr % 2 ? one : other).run.placeOrder(orderFor(wednesday, earlier))),
          ),
        )
        expect(placings.filter((placing) => 'placed' in placing)).toHaveLength(left)
        expect(placings.filter((placing) => 'refused' in placing && placing.refused === 'slot-full')).toHaveLength(
          50 - left,
        )
        expect(await slotNow()).toEqual({ taken: before + left, capacity: before + left })
      }

      async function slotNow() {
        const { taken, capacity } = await one.read
          .selectFrom('delivery_slots')
          .select(['taken', 'capacity'])
          .where('id', '=', wednesday)
          .executeTakeFirstOrThrow()
        return { taken, capacity }
      }
    },
    minutes(4),
  )

  test('who loses the last place of the earliest slot comes in the next one, and nobody is sent away', async () => {
    const [one, other] = await openTwo()
    // Nobody has planned a day yet: whoever comes first does.
    const placings = await Promise.all(
      Array.from({ length: 50 }, (_none, nr) =>
        patiently(() => (nr % 2 ? one : other).run.placeOrder(orderFor(undefined, earlier))),
      ),
    )
    expect(placings.filter((placing) => 'placed' in placing)).toHaveLength(50)
    const taken = await one.read
      .selectFrom('delivery_slots')
      .select(['id', 'taken'])
      .where('taken', '>', 0)
      .orderBy('day')
      .orderBy('from_minute')
      .execute()
    expect(taken).toEqual([
      { id: '2026-11-23T17:00-19:00', taken: 20 },
      { id: '2026-11-24T07:00-09:00', taken: 20 },
      { id: '2026-11-24T09:00-11:00', taken: 10 },
    ])
    expect(await one.read.selectFrom('delivery_days').select('day').execute()).toHaveLength(14)
  })

  test('around the cut-off those before it come, and nobody at it or after it', async () => {
    const [one, other] = await openTwo()
    const placings = await Promise.all(
      Array.from({ length: 50 }, async (_none, nr) => {
        const placedAt = cutOffAt - 5 + Math.floor(nr / 5)
        const placing = await patiently(() => (nr % 2 ? one : other).run.placeOrder(orderFor(wednesday, placedAt)))
        return { ahead: cutOffAt - placedAt, placing }
      }),
    )
    const told = placings.map(({ ahead, placing }) => [ahead > 0, 'placed' in placing ? 'placed' : placing])
    expect(told.filter(([isBefore]) => isBefore)).toEqual(Array.from({ length: 25 }, () => [true, expect.anything()]))
    expect(told.filter(([isBefore]) => !isBefore)).toEqual(
      Array.from({ length: 25 }, () => [false, { refused: 'slot-over' }]),
    )
    const kept = await one.read.selectFrom('orders').select(['placed_at', 'change_until']).execute()
    expect(kept).toHaveLength(20)
    expect(kept.filter(({ placed_at: at, change_until: until }) => at >= (until ?? 0))).toEqual([])
  })

  test(
    'orders that change places with each other at the same moment all find one, and none is lost or there twice',
    async () => {
      const [one, other] = await openTwo()
      const names = [wednesday, '2026-11-25T09:00-11:00'] as const
      const orders = Array.from({ length: 12 }, (_none, nr) => orderFor(names[nr % 2], earlier))
      for (const order of orders) expect(await one.run.placeOrder(order)).toHaveProperty('placed')
      for (let race = 0; race < races; race += 1) {
        const moved = await Promise.all(
          orders.map((order, nr) =>
            patiently(() =>
              (nr % 3 ? one : other).run.staffChangeSlot({
                key: randomUUID(),
                by: { staff: 'asif', device: 'tablet' },
                at: earlier,
                orderId: order.id,
                seen: race + 1,
                slot: names[(nr + race + 1) % 2] ?? '',
                reason: 'because',
                telling: undefined,
              }),
            ),
          ),
        )
        expect(moved.filter((left) => 'moved' in left)).toHaveLength(12)
        const taken = await one.read.selectFrom('delivery_slots').select('taken').where('taken', '>', 0).execute()
        expect(taken).toEqual([{ taken: 6 }, { taken: 6 }])
      }
    },
    minutes(4),
  )
})
