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
import { orders } from '#server/orders/moves/orders-cli.ts'
import { minutes, seconds } from '#shop/time.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { newKey } from '#tests/rooms/desk.ts'
import { plentyFor } from '#tests/rooms/messages.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

/** When an order can come, and how messages say it. */
const times = {
  '2026-11-21T17:00-19:00': 'Sat 21 Nov, 5-7 pm',
  '2026-11-22T07:00-09:00': 'Sun 22 Nov, 7-9 am',
  '2026-11-22T17:00-19:00': 'Sun 22 Nov, 5-7 pm',
  '2026-11-23T07:00-09:00': 'Mon 23 Nov, 7-9 am',
} as const
const slots = Object.keys(times) as (keyof typeof times)[]

/** An order is confirmed, cut, weighed, packed and taken out: the next of these, or something that comes between. */
const deed = oneof(
  { weight: 9, arbitrary: constant({ does: 'next' as const }) },
  { weight: 4, arbitrary: record({ does: constantFrom('change-slot', 'staff-slot'), slot: constantFrom(...slots) }) },
  { weight: 4, arbitrary: constant({ does: 'undo' as const }) },
  { weight: 2, arbitrary: record({ does: constantFrom('reject', 'not-delivered') }) },
  { weight: 1, arbitrary: record({ does: constantFrom('weigh-again', 'note-delivered') }) },
)
type Deed = typeof deed extends Arbitrary<infer One> ? One : never
const history = array(record({ one: deed, wait: integer({ min: 0, max: 20 }) }), {
  minLength: 4,
  maxLength: 14,
  size: 'max',
})

/** Where an order stands while what such a message says of it is so. */
const trueIn: Readonly<Record<string, string>> = {
  'order-confirmed': 'Confirmed, Cutting, Packed, Out for delivery',
  'order-packed': 'Packed, Out for delivery, Not delivered, Delivered',
  'order-out': 'Out for delivery',
  'order-delivered': 'Delivered',
  'order-rejected': 'Rejected',
}

const isSo = (kind: string, status: string) => (trueIn[kind] ?? status).split(', ').includes(status)

const next: Readonly<Record<string, string>> = {
  Pending: 'confirm',
  Confirmed: 'start-cutting',
  Cutting: 'pack',
  Packed: 'send-out',
  'Out for delivery': 'deliver',
  'Not delivered': 'send-out',
}

eachDatabase((_, open) => {
  test(
    'whatever happens to an order, all that its buyer is told is true when it goes out, and nothing that stays true is left untold',
    async () => {
      const plenty = 'order-per-address change-per-account message-per-mobile message-per-account messages-per-day'
      const LIMITS = plenty.replaceAll(' ', '=100000,').concat('=100000')
      const environment = { OPEN_ORDERS_PER_ACCOUNT: '100000', LIMITS }
      const shop = await openChanging(open, { environment })
      await shop.proven()
      const { database, staff } = shop
      const { read, run } = database

      async function play(deeds: readonly { readonly one: Deed; readonly wait: number }[]) {
        const id = await shop.ordered(2)
        const told: string[] = []
        const wrong: string[] = []
        const row = () => read.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

        /** What is due goes out, and is looked at by what the order is at that moment. */
        async function tell() {
          const at = shop.now()
          const { status, number, slot_id: slot, final_paise: final } = await row()
          const sent = await run.takeMessages({ at })
          await run.messagesSent({ ids: sent.map((one) => one.id), at })
          for (const { kind, body_json: body } of sent) {
            const { text } = JSON.parse(body) as { text: string }
            if (!text.includes(number)) continue
            told.push(kind)
            const total = `Rs ${((final ?? 0) / 100).toLocaleString('en-IN')}`
            const says = {
              'order-confirmed': times[slot as keyof typeof times] ?? '',
              'order-packed': total,
              'order-out': total,
            }[kind]
            const isTrue = isSo(kind, status) && text.includes(says ?? '')
            if (!isTrue) wrong.push(`${status}, ${slot}, ${final}: ${text}`)
          }
        }

        async function does(one: Deed) {
          const { version, status, number } = await row()
          if (one.does === 'undo') return shop.undo(staff.owner, id, version)
          if (one.does === 'note-delivered')
            return orders
              .run(['delivered', number], { database, settings: shop.settings, now: shop.now(), budgetFor: plentyFor })
              .catch(() => undefined)
          if (one.does === 'weigh-again') {
            const [line] = (await shop.onScale(staff.owner, id)).body.lines
            const wanted = { grams: 950, tareGrams: 0, source: 'typed', seen: line?.version, reason: 'again' }
            return shop.weigh(staff.owner, id, 1, wanted)
          }
          if (one.does === 'change-slot' && 'slot' in one)
            return shop.change(id, { ...shop.packs(2, { slot: one.slot }), version })
          if (one.does === 'staff-slot' && 'slot' in one) {
            const moving = { key: newKey(), reason: 'no boats went out', seen: version, slot: one.slot }
            return shop.call(staff.owner, `orders/${id}/times`, moving)
          }
          if (one.does !== 'next') return shop.press(staff.owner, one.does as 'reject', id, { reason: 'because' })
          if (status === 'Confirmed') await shop.pastCutOff(id)
          if (status === 'Cutting') await shop.weighed(id)
          return shop.press(staff.owner, (next[status] ?? 'confirm') as 'pack', id, { rider: staff.owner.id })
        }

        for (const { one, wait } of deeds) {
          shop.later(seconds(wait))
          await tell()
          await does(one)
        }
        shop.later(minutes(1))
        await tell()
        const { status } = await row()
        const moves = await read.selectFrom('order_moves').select('move').where('order_id', '=', id).execute()
        const made = (move: string) => moves.some((one) => one.move === move)
        const kinds = {
          confirm: 'order-confirmed',
          'send-out': 'order-out',
          deliver: 'order-delivered',
          reject: 'order-rejected',
        }
        const untold = Object.entries(kinds).filter(
          ([move, kind]) => made(move) && isSo(kind, status) && !told.includes(kind),
        )
        const again = told.filter((kind, nr) => kind === 'order-confirmed' && told.indexOf(kind) < nr)
        expect({ wrong, untold, again }).toEqual({ wrong: [], untold: [], again: [] })
        // its place is free for the next
        shop.later(minutes(1))
        await shop.press(staff.owner, 'reject', id, { reason: 'the end of it' })
        shop.later(minutes(1))
        await tell()
      }

      await assert(asyncProperty(history, play), { ...runsOf(1000), endOnFailure: true })
    },
    minutes(10),
  )
})
