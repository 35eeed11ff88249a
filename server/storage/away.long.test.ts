import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { minutes, seconds } from '#shop/time.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { isSound } from '../../bench/faults/history.ts'
import { lockedWhileTrading } from '../../bench/faults/locked.ts'
import { awayWhileTrading } from '../../bench/faults/postgres-away.ts'
import { buildOnce } from '../../bench/faults/report.ts'

// The long runs are commands: bench/faults/locked.ts and postgres-away.ts. docs/safety.md has their figures.
beforeAll(buildOnce, minutes(2))

test(
  'while somebody else holds the database, who orders is told to come again, who looks sees all, and then it heals',
  async () => {
    const shop = await openShop()
    onTestFinished(() => shop.stop())
    const { verdict, statuses, retryAfter, visits } = await lockedWhileTrading(shop, seconds(3))
    expect(new Set(statuses)).toEqual(new Set([503]))
    expect(retryAfter).toBe('2')
    expect(visits.failed).toBe(0)
    expect(verdict).toSatisfy(isSound)
  },
  minutes(2),
)

/** The processes of PostgreSQL are found by what Linux tells of them. */
test.runIf(process.platform === 'linux')(
  'while PostgreSQL is dead or stands still, pages are there, nobody is signed out, and it heals by itself',
  async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    const { verdict, statuses, visits, troubleAfter } = await awayWhileTrading(postgres, {
      times: 1,
      length: seconds(1),
    })
    expect(statuses).toEqual([503, 503, 503, 503])
    expect(visits.failed).toBe(0)
    expect(Math.max(...troubleAfter)).toBeLessThan(seconds(5))
    expect(verdict).toSatisfy(isSound)
  },
  minutes(3),
)
