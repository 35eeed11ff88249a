import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { killWhileMoving } from '../../bench/faults/moves-kill.ts'
import { buildOnce } from '../../bench/faults/report.ts'

// The long run is a command: bench/faults/moves-kill.ts. docs/safety.md has its figures.
beforeAll(buildOnce, minutes(2))

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed, each move and weighing that was acknowledged is there once, no order is torn, and the bills have no gap',
    async () => {
      const { databaseUrl } = await fresh()
      const { acknowledged, unanswered, bills, ...found } = await killWhileMoving({ kills: 3, databaseUrl })
      expect(acknowledged).toBeGreaterThan(20)
      expect(unanswered).toBeGreaterThan(0)
      expect(bills).toBeGreaterThan(0)
      expect(found).toMatchObject({ kills: 3, lost: 0, doubled: 0, torn: 0, gaps: 0, unbilled: 0 })
    },
    minutes(4),
  )
})
