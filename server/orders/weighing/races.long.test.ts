import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { minutes } from '#shop/time.ts'
import { type RacingShop, races } from '#tests/models/weighing-races.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

const { numRuns: times } = runsOf(1000)

eachDatabase((_, open, { fresh }) => {
  async function openTwo(): Promise<RacingShop> {
    const where = await fresh()
    const room = await openWeighingRoom(open, { where })
    await room.proven()
    return { ...room, one: room.database, other: await open(commands, { where }), ownerId: room.staff.owner.id }
  }

  test.each([
    [
      'the buyer’s yes and a heavier weighing: one counts, and nothing is charged that was not agreed',
      races.yesOrHeavier,
    ],
    ['going out and being weighed again: one happens, and nothing goes out above the most', races.outOrAgain],
    ['two cutters at one line: one weighs it, and the other reads that', races.twoCutters],
  ])(
    '%s',
    async (_name, race) => {
      const shop = await openTwo()
      for (let nr = 0; nr < times; nr += 1) expect((await race(shop)).wrong).toEqual([])
    },
    minutes(10),
  )
})
