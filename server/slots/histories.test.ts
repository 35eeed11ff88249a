import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { playSlots, slotDeeds } from '#tests/models/slot-histories.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

eachDatabase((_, open) => {
  test(
    'whatever is ordered, called off, taken back, closed or made smaller, a slot has as many orders as it says',
    async () => {
      const database = await open(commands)
      let nr = 0
      await assert(
        asyncProperty(slotDeeds, async (deeds) => {
          nr += 1
          expect(await playSlots(database, deeds, nr)).toEqual([])
        }),
        { ...runsOf(2000), endOnFailure: true },
      )
    },
    minutes(6),
  )
})
