import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { calls } from '#shop/wire/calls.ts'
import { limits } from '#shop/limits.ts'
import { minutes } from '#shop/time.ts'
import { eachDatabase } from '#tests/databases.ts'
import { fuzzBench } from '../../bench/fuzz/fuzz-bench.ts'
import type { CallName } from '../../bench/fuzz/honest.ts'

// The long run is a command: bench/fuzz/fuzz.ts. docs/safety.md has its figures.
beforeAll(() => {
  spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')])
}, minutes(2))

eachDatabase((engine, _open, { fresh }) => {
  test(
    'whatever is sent to any call, each answer is one of the contract, and the shop goes on',
    async () => {
      const { databaseUrl } = await fresh()
      const seed = randomInt(1_000_000_000)
      const names = Object.keys(calls) as CallName[]
      const { reports, surprises } = await fuzzBench({
        names,
        count: engine === 'sqlite' ? 30 : 10,
        seed,
        settings: {
          LIMITS: Object.values(limits)
            .map(({ what }) => `${what}=1000000`)
            .join(),
          ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
        },
      })
      expect(reports.map(({ call }) => call)).toEqual(names)
      expect({ seed, faults: reports.flatMap(({ faults }) => faults), surprises }).toEqual({
        seed,
        faults: [],
        surprises: [],
      })
    },
    minutes(5),
  )
})
