import { randomUUID } from 'node:crypto'
import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { weighedLineView } from '#server/orders/weighing/weighing-view.ts'
import { paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { afterCommand, type WaitingCommand } from '#shop/outbox/waiting-commands.ts'
import { minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { foretold, history, openDevice, type SeenOrder, type Shop } from '#tests/models/outbox-devices.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { setRate } from '#tests/rooms/rates.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import { linesOf, orderById } from './staff-orders-store.ts'

const {
  lines: [line],
} = newOrder()
/** Beside its pack stands a larger one, so that what costs no more can be far heavier. */
const lines = line === undefined ? [] : [{ ...line, otherPacks: [{ grams: wholeGrams(1000), rate: rupees(1300) }] }]
const catalogue = openingCatalogue
const looking = {
  catalogue,
  english: catalogue,
  language: 'en',
  names: new Map(),
  beside: { asked: new Set<string>(), photographed: new Set<string>() },
  batches: [],
  pictures: [],
  sendsSms: true,
  today: '2026-11-21',
} as const
const noLimits = { mostOpen: 1_000_000, turns: [] }

eachDatabase((_, open) => {
  test(
    'however two devices lose their line and have it again, the shop has what it acknowledged: nothing twice, nothing dropped',
    async () => {
      const { run, read } = await open(commands)
      const people = [await staffOf({ run, read }, 'owner'), await staffOf({ run, read }, 'counter')] as const
      const cutOff = Date.UTC(2026, 10, 23, 15, 30)
      let at = cutOff

      /** An order that lies weighed before the knife is down, so that all of its moves can be made. */
      async function placed(is: 'new' | 'cut' | 'agreed'): Promise<string> {
        const order = newOrder({ message: undefined, userId: randomUUID(), limits: noLimits, lines })
        await patiently(() => run.placeOrder(order))
        if (is === 'new') {
          await run.setCutOff({ orderId: order.id, until: cutOff })
          return order.id
        }
        const by = { id: people[0].id, role: 'owner', device: 'tablet' } as const
        const press = (seen: number) => ({ orderId: order.id, seen, key: randomUUID(), by, at })
        for (const [nr, move] of (['confirm', 'start-cutting'] as const).entries())
          await run.makeStaffMove({ ...press(nr + 1), move, reason: '', rider: undefined, telling: undefined })
        const atLine = (seen: number) => ({ ...press(seen), lineNo: 1, telling: undefined })
        if (is === 'cut') await run.weighLine({ ...noQuestion, ...reading(1000, atLine(0)) })
        else {
          await run.weighLine({ ...noQuestion, ...reading(1300, atLine(0)), over: 'ask' })
          await run.noteAnswer({ ...atLine(1), answer: 'agree' })
        }
        return order.id
      }

      async function seenOf(id: string): Promise<SeenOrder> {
        const row = there(await orderById(read, id))
        const lines = await linesOf(read, [id])
        const rider = row.rider_id === null ? {} : { rider: { id: row.rider_id, name: '' } }
        return {
          id,
          status: row.status,
          version: row.version,
          ...rider,
          ...(row.change_until === null ? {} : { changeUntil: row.change_until }),
          lines: lines.map(({ line_no: lineNo, state }) => ({ lineNo, state: state as 'to-weigh' })),
          atScale: (await linesOnScale(read, id)).map((line) => weighedLineView(line, looking)),
        }
      }

      async function pressed(orderId: string, command: WaitingCommand) {
        const { seen, key, reason, by } = command
        const press = { orderId, seen, key, by: { id: by.id, role: by.role, device: 'tablet' }, at }
        if (command.does === 'move') {
          const { move, rider } = command
          return run.makeStaffMove({ ...press, move, reason, rider: rider?.id, telling: undefined })
        }
        const atLine = { ...press, lineNo: command.line, telling: undefined }
        if (command.does === 'leave-out') return run.leaveOutLine({ ...atLine, reason })
        const { grams, over, isSure } = command
        return run.weighLine({ ...reading(grams, { ...noQuestion, ...atLine }), over, isSure, reason })
      }

      await assert(
        asyncProperty(history, async (deeds) => {
          at = cutOff - 1
          const ids = [await placed('new'), await placed('cut'), await placed('agreed')]
          // What is sold from now on is weighed by another rate; what was ordered is not.
          await setRate(
            { read, run },
            { productId: 4, size: 'Jumbo', grams: 1000, paise: paise(190_000 + deeds.length) },
          )
          const before = new Map(await Promise.all(ids.map(async (id) => [id, await seenOf(id)] as const)))
          /** what the shop did, in its order */
          const acknowledged: { order: string; command: WaitingCommand; at: number }[] = []
          const answers = new Map<string, 'done' | 'refused'>()
          const shop: Shop = {
            now: () => at,
            look: () => Promise.all(ids.map(seenOf)),
            async send(order, command) {
              const known = await seenOf(order)
              const left = await patiently(() => pressed(order, command))
              const answer = 'refused' in left ? 'refused' : 'done'
              // who knows how a line stands knows what the shop says to a weight
              const isForetold = foretold(known, [command], at).atScale[0]?.version !== known.atScale[0]?.version
              if (command.does !== 'move' && !('repeated' in left)) expect(isForetold).toBe(answer === 'done')
              // the same key is answered the same for good
              expect(answers.get(command.key) ?? answer).toBe(answer)
              answers.set(command.key, answer)
              if (!('refused' in left) && !('repeated' in left)) acknowledged.push({ order, command, at })
              return answer
            },
          }
          const devices = people.map(({ id, name, role }) => openDevice(shop, { id, name, role }, randomUUID))
          for (const device of devices) await device.end()
          for (const one of deeds) {
            if (one.does === 'cut-off comes') at = cutOff
            await devices[one.device]?.play(one)
          }
          // the first has seen the shop before the second was done
          for (const device of [...devices, ...devices]) await device.end()

          // nothing twice: each key that was acknowledged once, as one move of its order
          expect(new Set(acknowledged.map(({ command }) => command.key)).size).toBe(acknowledged.length)
          // nothing dropped in silence: each press has an end that its device knows of, and the shop agrees
          for (const { pressed, fates } of devices)
            for (const key of pressed) {
              const fate = fates.get(key)
              expect(['done', 'refused', 'behind', 'taken back']).toContain(fate)
              const isThere = acknowledged.some(({ command }) => command.key === key)
              expect([fate, isThere]).toEqual([fate, fate === 'done'])
            }
          // the shop is the fold of what it acknowledged, and every screen shows it
          for (const id of ids) {
            const own = acknowledged.filter(({ order }) => order === id)
            let folded = there(before.get(id))
            for (const { command, at: then } of own) {
              const left = afterCommand(folded, command, then)
              const { atScale } = foretold(folded, [command], then)
              folded = { ...there('order' in left ? left.order : undefined), atScale }
            }
            const { status, version, rider, atScale } = await seenOf(id)
            expect([folded.status, folded.version, folded.rider?.id]).toEqual([status, version, rider?.id])
            const weights = atScale.map((line) => [line.state, line.version, line.pricePaise])
            expect(folded.atScale.map((line) => [line.state, line.version, line.pricePaise])).toEqual(weights)
            for (const { shown } of devices)
              expect(shown().find((order) => order.id === id)).toMatchObject({ status, version, atScale })
          }
        }),
        { ...runsOf(1000), endOnFailure: true },
      )
    },
    minutes(10),
  )
})

function there<One>(one: One | undefined): One {
  if (one === undefined) throw new Error('it is not there, or could not be foretold')
  return one
}
