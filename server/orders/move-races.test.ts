import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: races } = runsOf(1000)

/** The cutter's clock says that it has come, the shopper's that it has not. */
const cutOff = 10

eachDatabase((_, open, { fresh }) => {
  /** Two processes of one shop, and somebody at each counter. */
  async function openTwo() {
    const where = await fresh()
    const [one, other] = [await open(commands, { where }), await open(commands, { where })]
    const by = async (role: 'counter' | 'cutter') => ({
      id: (await staffOf(one, role)).id,
      role,
      device: `${role}s-tablet`,
    })
    return { one, other, counter: await by('counter'), cutter: await by('cutter') }
  }

  const press = (orderId: string, seen: number, by: Awaited<ReturnType<typeof openTwo>>['counter' | 'cutter']) => ({
    orderId,
    seen,
    key: randomUUID(),
    by,
    at: 1,
    reason: '',
    rider: undefined,
    telling: undefined,
  })

  test(
    'the shopper cancels a confirmed order while the cutter starts: exactly one happens, and the other is told',
    async () => {
      const { one, other, counter, cutter } = await openTwo()
      const won = { canceled: 0, cut: 0 }
      for (let race = 0; race < races; race += 1) {
        const order = newOrder({ message: undefined })
        const orderId = order.id
        await patiently(() => one.run.placeOrder(order))
        await patiently(() => other.run.makeStaffMove({ ...press(orderId, 1, counter), move: 'confirm' }))
        await patiently(() => one.run.setCutOff({ orderId, until: cutOff }))
        const cut = () =>
          patiently(() => other.run.makeStaffMove({ ...press(orderId, 2, cutter), at: cutOff, move: 'start-cutting' }))
        const cancel = () => patiently(() => one.run.cancelOrder({ orderId, userId: 'asha', at: cutOff - 1 }))
        const [first, second] = race % 2 === 0 ? [cancel, cut] : [cut, cancel]
        const both = await Promise.all([first(), second()])
        const told = both.map((answer) => ('refused' in answer ? answer.refused : 'yes'))
        const [canceling, cutting] = race % 2 === 0 ? told : told.toReversed()
        const { status } = await one.read
          .selectFrom('orders')
          .select('status')
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
        won[status === 'Canceled' ? 'canceled' : 'cut'] += 1
        expect([status, canceling, cutting]).toEqual(
          status === 'Canceled' ? ['Canceled', 'yes', 'order-moved'] : ['Cutting', 'begun', 'yes'],
        )
      }
      expect(won.canceled + won.cut).toBe(races)
    },
    minutes(5),
  )

  test(
    'the shopper cancels while the counter confirms: it is canceled, and nobody cuts it',
    async () => {
      const { one, other, counter, cutter } = await openTwo()
      for (let race = 0; race < races; race += 1) {
        const order = newOrder({ message: undefined })
        const orderId = order.id
        await patiently(() => one.run.placeOrder(order))
        await patiently(() => one.run.setCutOff({ orderId, until: cutOff }))
        const [canceling, confirming] = await Promise.all([
          patiently(() => one.run.cancelOrder({ orderId, userId: 'asha', at: 1 })),
          patiently(() => other.run.makeStaffMove({ ...press(orderId, 1, counter), move: 'confirm' })),
        ])
        expect(canceling).toEqual({ canceled: true })
        const seen = 'refused' in confirming ? 2 : 3
        const cutting = await patiently(() =>
          other.run.makeStaffMove({ ...press(orderId, seen, cutter), at: cutOff, move: 'start-cutting' }),
        )
        expect(cutting).toMatchObject({ refused: 'move-impossible' })
      }
    },
    minutes(5),
  )

  test(
    'of ten presses at the same moment one is the move, and ten that bring one key are one press',
    async () => {
      const { one, other, counter } = await openTwo()
      for (let race = 0; race < races; race += 1) {
        const [first, second] = [newOrder({ message: undefined }), newOrder({ message: undefined })]
        for (const order of [first, second]) await patiently(() => one.run.placeOrder(order))
        const tenTimes = (wanted: () => ReturnType<typeof press>) =>
          Promise.all(
            Array.from({ length: 10 }, (_, nr) =>
              patiently(() => (nr % 2 ? one : other).run.makeStaffMove({ ...wanted(), move: 'confirm' })),
            ),
          )
        const apart = await tenTimes(() => press(first.id, 1, counter))
        expect(apart.filter((answer) => 'moved' in answer)).toHaveLength(1)
        expect(apart.filter((answer) => 'refused' in answer && answer.refused === 'order-moved')).toHaveLength(9)
        const same = press(second.id, 1, counter)
        const together = await tenTimes(() => same)
        expect(together.filter((answer) => 'moved' in answer)).toHaveLength(1)
        expect(together.filter((answer) => 'repeated' in answer)).toHaveLength(9)
      }
      const { acts } = await one.read
        .selectFrom('staff_acts')
        .select((row) => row.fn.countAll<number>().as('acts'))
        .where('thing', 'like', 'order/%')
        .executeTakeFirstOrThrow()
      expect(acts).toBe(2 * races)
    },
    minutes(5),
  )
})
