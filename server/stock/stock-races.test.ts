import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { leftOf } from '#shop/stock/stock-cell.ts'
import { minutes } from '#shop/time.ts'
import { wholeGrams } from '#shop/weight.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'
import { cellOf } from './cells/stock-store.ts'

const paplet = { species: 'pomfret', size: 'Jumbo' }
const by = { staff: 'asif', device: 'tablet' }

const { numRuns: races } = runsOf(300)

eachDatabase((_, open, { fresh }) => {
  test(
    'of fifty who want the last kilo at the same moment, at two processes, as many get some as there is',
    async () => {
      const where = await fresh()
      const processes = [await open(commands, { where }), await open(commands, { where })] as const
      const [{ run, read }] = processes
      for (let race = 0; race < races; race += 1) {
        const cell = await cellOf(read, paplet)
        const kept = (cell?.reserved ?? 0) + 1000
        const press = { ...paplet, seen: cell?.version ?? 0, key: randomUUID(), by, at: race }
        expect(await run.staffCountsStock({ ...press, kept, reason: 'more came' })).toEqual({ missing: 0 })
        const placings = await Promise.all(
          Array.from({ length: 50 }, (_, nr) => {
            const userId = randomUUID()
            const stock = [{ ...paplet, lineNo: 1, landed: wholeGrams(race % 2 === 0 ? 250 : 600) }]
            const order = newOrder({ userId, message: undefined, stock })
            return patiently(() => processes[nr % 2 === 0 ? 0 : 1].run.placeOrder(order))
          }),
        )
        const placed = placings.filter((placing) => 'placed' in placing).length
        const refused = placings.filter((placing) => 'left' in placing).length
        expect([placed, refused]).toEqual(race % 2 === 0 ? [4, 46] : [1, 49])
        const after = await cellOf(read, paplet)
        expect(after && leftOf(after)).toBe(race % 2 === 0 ? 0 : 400)
      }
    },
    minutes(4),
  )
})
