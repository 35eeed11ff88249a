import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import { openRaces, races } from '#tests/models/rate-races.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: times } = runsOf(300)

eachDatabase((_, open, { fresh }) => {
  test.each([
    ['a sheet is published while somebody writes in it: one of the two happens, and the other reads that', races.edit],
    ['a sheet is published twice at once: it is published once', races.publish],
    [
      'a sheet is published while the operator sets one of its rates: all of it is published, or nothing',
      races.operator,
    ],
    ['the hour of a planned sheet comes in two processes while it is taken back: once or not at all', races.clock],
  ])(
    '%s',
    async (_name, race) => {
      const where = await fresh()
      const shop = await openRaces(await open(commands, { where }), await open(commands, { where }))
      for (let nr = 0; nr < times; nr += 1) expect(await race(shop, nr)).toEqual([])
    },
    minutes(10),
  )
})
