import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { killWhileChanging } from '../../bench/faults/changes-kill.ts'
import { buildOnce } from '../../bench/faults/report.ts'

// The long run is a command: bench/faults/changes-kill.ts. docs/safety.md has its figures.
beforeAll(buildOnce, minutes(2))

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed, each change that was acknowledged is there once, with its fish and its place',
    async () => {
      const { databaseUrl } = await fresh()
      const { acknowledged, unanswered, ...found } = await killWhileChanging({ kills: 3, databaseUrl })
      expect(acknowledged).toBeGreaterThanOrEqual(30)
      expect(unanswered).toBeGreaterThan(0)
      expect(found).toEqual({ kills: 3, lost: 0, doubled: 0, torn: 0, astray: 0, otherwise: 0 })
    },
    minutes(4),
  )
})
