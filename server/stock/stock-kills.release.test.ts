import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { buildOnce } from '../../bench/faults/report.ts'
import { killWhileSelling } from '../../bench/faults/stock-kill.ts'

// The long run is a command: bench/faults/stock-kill.ts. docs/safety.md has its figures.
beforeAll(buildOnce, minutes(2))

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed, no gram that is set aside, sold or thrown away is lost or there twice',
    async () => {
      const { databaseUrl } = await fresh()
      const verdict = await killWhileSelling({ kills: 3, databaseUrl })
      expect(verdict).toMatchObject({ kills: 3, lost: 0, doubled: 0, astray: 0 })
      expect(verdict.acknowledged).toBeGreaterThanOrEqual(30)
    },
    minutes(4),
  )
})
