import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { hours, minutes } from '#shop/time.ts'
import { history } from '#tests/models/weighing-deeds.ts'
import { play } from '#tests/models/weighing-histories.ts'
import { viewsByRule, viewsShown } from '#tests/models/weighing-views.ts'
import { openWeighingRoom } from '#tests/rooms/weighing-room.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { runsOf } from '#tests/running/runs.ts'

eachDatabase((_, open) => {
  test(
    'whatever happens at the scale, total, timeline, board, slip, bills and the buyer’s page are what a replay of it says',
    async () => {
      const shop = await openWeighingRoom(open)
      await shop.proven()
      shop.later(hours(1))
      await assert(
        asyncProperty(history, async (one) => {
          const played = await play({ ...shop, ownerId: shop.staff.owner.id }, one)
          expect(played.wrong).toEqual([])
          expect(await viewsShown(shop, played)).toEqual(viewsByRule(played))
        }),
        { ...runsOf(2000), endOnFailure: true },
      )
    },
    minutes(10),
  )
})
