import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { limits } from '#shop/accounts/limits.ts'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { builtSite } from '../../bench/abuse/odd-addresses.ts'
import { fuzzBench } from '../../bench/fuzz/fuzz-bench.ts'
import type { CallName } from '../../bench/fuzz/honest.ts'
import { openWire } from '../../bench/fuzz/wire.ts'
import { folderOf, forOperators } from './addresses.ts'

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

const oddHosts = ['1.2.3.4.5', '999999999999', '0xfffffffffff', 'a/b', 'a@b', 'a:b', '%', '[::1', 'xn--', '']

test(
  'whatever host is asked for, in every folder, nothing fails, and nothing but lines of JSON is logged',
  async () => {
    const secret = 'the-link-of-a-message'
    const lines: string[] = []
    const complaints: string[] = []
    const shop = await openShop(
      {},
      { heard: (line) => void lines.push(line), complained: (text) => complaints.push(text) },
    )
    const { patterns } = await builtSite()
    const paths = [...Object.values({ ...calls, ...staffCalls }).map(({ path }) => path), ...patterns]
    const folders = new Set(
      [...paths, ...Object.values(forOperators), '/csp', '/openapi.json', '/nothing'].map(folderOf),
    )
    const wire = openWire(shop.url, 4)
    const faults: string[] = []
    for (const folder of folders)
      for (const method of ['GET', 'POST'])
        for (const host of oddHosts) {
          const path = `/${folder}/${secret}?only=${secret}`
          for (const asked of [`/${folder}`, path, `/${folder}\\x`, `http://${host}/${folder}`]) {
            const { status, headers } = await wire.send({ method, path: asked, headers: { host }, body: undefined })
            if (status === 0 || status >= 500 || headers['x-content-type-options'] !== 'nosniff')
              faults.push(`${method} ${asked} ${host} ${status}`)
          }
        }
    wire.close()
    await shop.stop()
    expect({ faults, complaints }).toEqual({ faults: [], complaints: [] })
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: 'info' })
  },
  minutes(2),
)
