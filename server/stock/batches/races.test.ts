import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import { openBatchesRoom } from '#tests/rooms/batches-room.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { noQuestion, reading } from '#tests/rooms/weighings.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: times } = runsOf(100)
const cutters = 20
const fish = { species: 'pomfret', labelWeight: 'gross', lossPercent: 30 } as const

eachDatabase((_, open, { fresh }) => {
  test(
    'twenty cutters at the last kilo of a batch: each weighs what lies on the scale, and the batch knows of every gram',
    async () => {
      const where = await fresh()
      const shop = await openBatchesRoom(open, { where })
      const other = await open(commands, { where })
      const { owner, counter } = shop.staff
      for (let nr = 0; nr < times; nr += 1) {
        const { code } = await shop.cameIn({ grams: 1000 })
        const orders = []
        for (let cutter = 0; cutter < cutters; cutter += 1) orders.push(await shop.cutting())
        const left = await Promise.all(
          orders.map((orderId, cutter) =>
            patiently(() =>
              (cutter % 2 === 0 ? shop.database : other).run.weighLine(
                reading(1000, {
                  ...noQuestion,
                  orderId,
                  lineNo: 1,
                  seen: 0,
                  key: randomUUID(),
                  by: { id: owner.id, role: 'owner' as const, device: 'tablet' },
                  at: shop.now(),
                  fish,
                  batch: code,
                }),
              ),
            ),
          ),
        )
        expect(left.filter((one) => 'refused' in one)).toEqual([])
        const { batch, moves, orders: holders } = await shop.batchNow(code)
        expect([batch.in, batch.toLines, batch.waste, batch.left]).toEqual([1000, 20_000, 0, -19_000])
        expect(moves.map(({ no }) => no)).toEqual(Array.from({ length: cutters + 1 }, (__, place) => place + 1))
        expect(holders).toHaveLength(cutters)
        // who counts at the same moment as nineteen others is the only one who did
        const counts = await Promise.all(
          orders.map(() => shop.atBatches(counter, `/${code}/count`, { seen: cutters + 1, grams: 0, reason: '' })),
        )
        expect(counts.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([
          200,
          ...Array.from({ length: cutters - 1 }, () => 409),
        ])
        expect((await shop.batchNow(code)).batch.left).toBe(0)
      }
    },
    minutes(10),
  )
})
