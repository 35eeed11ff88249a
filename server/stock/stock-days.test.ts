import { sample } from 'fast-check'
import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import { playStockDay } from '#tests/models/stock-days.ts'
import { stockDay } from '#tests/models/stock-deeds.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: days } = runsOf(1000)

eachDatabase((_, open) => {
  test(
    'whatever happens in a day, what is left, ordered, sold and wasted is what came, and what a slow model says',
    async () => {
      const database = await open(commands)
      for (const [nr, day] of sample(stockDay, days).entries())
        expect([day, await playStockDay(database, day, `fish-${nr}`)]).toEqual([day, []])
    },
    minutes(4),
  )
})
