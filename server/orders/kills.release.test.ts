import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { isSound } from '../../bench/faults/history.ts'
import { killWhileTrading } from '../../bench/faults/kill.ts'
import { buildOnce } from '../../bench/faults/report.ts'

// The long run is a command: bench/faults/kill.ts. docs/safety.md has its figures.
beforeAll(buildOnce, minutes(2))

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed, each order that was acknowledged is there once, with its total and one message',
    async () => {
      const { databaseUrl } = await fresh()
      const { verdict, messages, placesAstray } = await killWhileTrading({
        orders: 100,
        kills: 3,
        within: minutes(2),
        databaseUrl,
      })
      expect(verdict.acknowledged).toBeGreaterThanOrEqual(100)
      expect(verdict.unanswered).toBeGreaterThan(0)
      expect(verdict).toSatisfy(isSound)
      expect(placesAstray).toBe(0)
      expect(messages).toEqual({ missing: 0, doubled: 0 })
    },
    minutes(4),
  )
})
