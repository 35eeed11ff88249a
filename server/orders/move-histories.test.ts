import { randomUUID } from 'node:crypto'
import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constant,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { type Role, roles } from '#shop/staff/staff.ts'
import { minutes, seconds } from '#shop/time.ts'
import { type Happened, judge, replayed } from '#tests/models/move-replay.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import { movesOf } from './order-moves-store.ts'

/** What a person does at an order, one after the other. */
const deed = oneof(
  {
    weight: 8,
    arbitrary: record({
      does: constantFrom(
        'confirm',
        'reject',
        'start-cutting',
        'pack',
        'send-out',
        'deliver',
        'not-delivered',
        'take-back',
        'undo',
        'undo',
      ),
      role: oneof({ weight: 3, arbitrary: constant('owner' as const) }, constantFrom(...roles)),
      reason: constantFrom('', 'because'),
      rider: constantFrom(undefined, 'rider', 'owner', 'cutter'),
      behind: oneof({ weight: 6, arbitrary: constant(0) }, constant(1)),
      times: constantFrom(1, 1, 1, 2),
      wait: integer({ min: 0, max: 40 }),
    }),
  },
  record({ does: constant('cancel' as const), wait: constant(1) }),
)

type Deed = typeof deed extends Arbitrary<infer One> ? One : never

eachDatabase((_, open) => {
  test(
    'whatever people press in whatever order, the order is what a replay of its history says',
    async () => {
      const { run, read } = await open(commands)
      const staff = {
        owner: await staffOf({ run, read }, 'owner'),
        counter: await staffOf({ run, read }, 'counter'),
        cutter: await staffOf({ run, read }, 'cutter'),
        rider: await staffOf({ run, read }, 'rider'),
      } as const satisfies Record<Role, object>

      async function play(deeds: readonly Deed[]) {
        const order = newOrder({ message: undefined })
        const orderId = order.id
        await patiently(() => run.placeOrder(order))
        const history: Happened[] = []
        /** what was done, whether the shop took it, and whether it had to */
        const said: [Deed, boolean, boolean][] = []
        let at = order.placedAt
        // What it weighs has histories of its own (server/orders/weighing/histories.test.ts): here it is weighed when it is cut.
        let weighed = 0
        const weigh = async () => {
          const by = { id: staff.owner.id, role: 'owner', device: 'tablet' } as const
          const since = history.at(-1)?.at ?? order.placedAt
          const first = reading(1000, { orderId, lineNo: 1, seen: 0, key: randomUUID(), by, at: since })
          const left = await patiently(() => run.weighLine({ ...first, ...noQuestion }))
          expect(left).toMatchObject({ changed: true })
          weighed = 1
        }
        for (const one of deeds) {
          at += seconds(one.wait)
          if (one.does === 'cancel') {
            const may = judge(history, { ...one, role: 'shopper', reason: '', rider: undefined, behind: 0, at })
            const canceling = await patiently(() => run.cancelOrder({ orderId, userId: 'asha', at }))
            said.push([one, 'canceled' in canceling, may])
            if (may) history.push({ move: 'cancel', role: 'shopper', at, rider: undefined })
            continue
          }
          const { does, role, reason, behind, times } = one
          if (weighed === 0 && replayed(history).status === 'Cutting') await weigh()
          const press = {
            orderId,
            seen: history.length + weighed + 1 - behind,
            key: randomUUID(),
            by: { id: staff[role].id, role, device: 'tablet' },
            at,
          }
          const rider = one.rider && staff[one.rider].id
          const pressed = () =>
            patiently(() =>
              does === 'undo'
                ? run.undoStaffMove({ ...press, telling: undefined })
                : run.makeStaffMove({ ...press, move: does, reason, rider, telling: undefined }),
            )
          const may = judge(history, { ...one, at })
          const [answer, again] = [await pressed(), times > 1 ? await pressed() : undefined]
          said.push([one, 'moved' in answer, may])
          if (again) said.push([one, 'repeated' in again, may])
          if (may) history.push({ move: does, role, at, rider: one.rider })
        }
        expect(said.filter(([, taken, may]) => taken !== may)).toEqual([])
        const row = await read
          .selectFrom('orders')
          .select(['status', 'version', 'rider_id', 'changed_at'])
          .where('id', '=', orderId)
          .executeTakeFirstOrThrow()
        const { status, rider } = replayed(history)
        expect(row).toEqual({
          status,
          version: history.length + weighed + 1,
          rider_id: rider === undefined ? null : staff[rider].id,
          changed_at: history.at(-1)?.at ?? order.placedAt,
        })
        const kept = await movesOf(read, orderId)
        expect(kept.map(({ move, at: moved }) => [move, moved])).toEqual([
          ['place', order.placedAt],
          ...history.map((event) => [event.move, event.at]),
        ])
        expect(kept.map(({ to }) => to)).toEqual(
          [...history.keys(), history.length].map((count) => replayed(history.slice(0, count)).status),
        )
      }

      await assert(asyncProperty(array(deed, { minLength: 1, maxLength: 14, size: 'max' }), play), {
        ...runsOf(2000),
        endOnFailure: true,
      })
    },
    minutes(10),
  )
})
