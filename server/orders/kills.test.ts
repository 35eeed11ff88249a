import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/databases.ts'
import { killBench } from '../../tools/faults/kill-bench.ts'

// The long run is a command: tools/faults/kill.ts. docs/safety.md has its figures.
beforeAll(() => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')])
}, minutes(2))

eachDatabase((_, _open, { fresh }) => {
  test(
    'however often the shop is killed, each order that was acknowledged is there once, with its total and one message',
    async () => {
      const { databaseUrl } = await fresh()
      const report = await killBench({
        orders: 100,
        kills: 3,
        within: minutes(2),
        ...(databaseUrl === undefined ? {} : { databaseUrl }),
      })
      expect(report).toMatchObject({
        orders: 100,
        kills: 3,
        lost: 0,
        doubled: 0,
        wrongTotals: 0,
        repeatsThatDiffer: 0,
        messages: { missing: 0, doubled: 0 },
      })
      expect(report.unanswered).toBeGreaterThan(0)
    },
    minutes(4),
  )
})
