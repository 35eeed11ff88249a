import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { tickLists } from '#shop/orders/ticks.ts'
import { hours, minutes, seconds } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { answerTo, packsOf, type TickEvent, tickThatStands } from '#tests/models/tick-replay.ts'
import { openChanging } from '#tests/rooms/changing-room.ts'
import { reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

/** On the way to the customer. */
const onward = ['confirm', 'cut-off', 'start-cutting', 'weigh', 'pack', 'send-out'] as const

/** What somebody does, one after the other; most of it at the ticks. */
const deed = record({
  does: constantFrom(
    ...(['tick', 'tick', 'tick', 'tick', 'untick', 'untick', 'onward', 'onward', 'undo', 'change', 'weigh'] as const),
    ...(['confirm', 'cut-off', 'start-cutting', 'pack', 'send-out', 'reject', 'cancel'] as const),
  ),
  list: constantFrom(...tickLists),
  who: constantFrom(...(['owner', 'counter', 'cutter'] as const)),
  /** the screen is one change behind; the same press comes twice */
  isBehind: constantFrom(false, false, true),
  isTwice: constantFrom(false, false, true),
})

type Deed = typeof deed extends { generate: (...of: never[]) => { value: infer One } } ? One : never

/** It begins somewhere on the way. */
const drawn = record({
  far: integer({ min: 0, max: onward.length }),
  deeds: array(deed, { minLength: 3, maxLength: 16, size: 'max' }),
})

type Ticks = StaffGives<'ticks'> & Pick<StaffGives<'tickLine'>, 'already'>

eachDatabase((_, open) => {
  test(
    'whatever happens to an order, ticked is what somebody ticked and nothing has ended since',
    async () => {
      const shop = await openChanging(open)
      const { staff } = shop

      const { linePrice, most, tolerated } = {
        linePrice: rupees(9000),
        most: rupees(9900),
        tolerated: wholeGrams(4950),
      }
      const line = shop.line({ quantity: packsOf([]), linePrice, most, tolerated })

      async function play({ far, deeds }: { readonly far: number; readonly deeds: readonly Deed[] }) {
        const id = await shop.placed({ userId: shop.userId, message: undefined, total: linePrice, most, lines: [line] })
        /** an order of no slot: its cut-off is the test's */
        const openToChange = () => shop.database.run.setCutOff({ orderId: id, until: shop.now() + hours(1) })
        await openToChange()
        const history: TickEvent[] = []
        /** all keys that ever named a tick */
        const keys: string[] = []
        const wrong: unknown[] = []
        const ticksNow = async () => (await shop.call(staff.cutter, 'ticks')) as never as { body: Ticks }
        let steps = 0
        const honest = { does: 'onward', list: 'cut', who: 'owner', isBehind: false, isTwice: false } as const
        for (const one of [...Array.from({ length: far }, () => honest), ...deeds]) {
          shop.later(seconds(2))
          const who = staff[one.who]
          const does = one.does === 'onward' ? (onward[steps++] ?? 'undo') : one.does
          if (does === 'tick' || does === 'untick') await press({ ...one, does })
          else if (does === 'cut-off') {
            await shop.pastCutOff(id)
            history.push({ is: 'cut-off' })
          } else if (does === 'weigh') {
            const seen = history.filter((event) => event.is === 'weighed').length
            const left = await shop.weigh(who, id, 1, reading(4500, { seen, reason: 'a second look', isSure: true }))
            if (left.status === 200) history.push({ is: 'weighed' })
          } else if (does === 'change') {
            const packs = packsOf(history) - (one.isBehind ? 0 : 1)
            const { version } = await shop.look(id)
            const { status } = await shop.change(id, shop.packs(packs, { version }))
            if (status !== 200) continue
            history.push({ is: 'changed', packs })
            await openToChange()
          } else if (does === 'cancel') {
            const { status } = await shop.asAsha(`/orders/${id}/cancel`, {}, { method: 'PATCH' })
            if (status < 300) history.push({ is: 'moved', move: 'cancel', to: 'Canceled' })
          } else {
            const { version: seen } = (await shop.call(staff.owner, `orders/${id}`)).body.order
            const more = { seen, reason: 'because', rider: staff.rider.id }
            const left = does === 'undo' ? await shop.undo(who, id, seen) : await shop.press(who, does, id, more)
            if (left.status === 200) history.push({ is: 'moved', move: does, to: left.body.order.status })
          }
          const { ticks } = (await ticksNow()).body
          const shown = tickLists.map((list) => ticks.find((tick) => tick.order === id && tick.list === list)?.key)
          const wanted = tickLists.map((list) => tickThatStands(history, list)?.key)
          if (String(shown) !== String(wanted)) wrong.push([one, shown, wanted])
        }
        expect(wrong.length === 0 ? [] : [JSON.stringify(wrong), JSON.stringify(history)]).toEqual([])

        async function press({ does, list, who, isBehind, isTwice }: Deed & { readonly does: 'tick' | 'untick' }) {
          const packs = packsOf(history) + (isBehind ? 1 : 0)
          const of = (isBehind ? keys.at(-2) : tickThatStands(history, list)?.key) ?? randomUUID()
          const key = randomUUID()
          const event = { is: 'pressed', does, list, who, key, packs, of } as const
          const wish = does === 'tick' ? { does, quantity: packs, cleaning: '' } : { does: 'untick', tick: of }
          const expected = answerTo(history, event)
          for (const _time of isTwice ? [1, 2] : [1]) {
            const told = await shop.atLine(staff[who], id, 1, 'ticks', { key, list, wish })
            const body = told.body as unknown as Ticks
            const isRefused = told.status !== 200
            if (isRefused !== (expected === 'refused')) wrong.push([event, told])
            const already = expected.startsWith('already ') ? expected.slice('already '.length) : undefined
            const name = already && staff[already as typeof who].name
            if (!isRefused && body.already?.name !== name) wrong.push([event, told, expected])
          }
          history.push(event)
          if (expected === 'ticked') keys.push(key)
        }
      }

      await assert(asyncProperty(drawn, play), {
        ...runsOf(2000),
        endOnFailure: true,
      })
    },
    minutes(10),
  )
})
