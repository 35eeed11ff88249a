// Generated requests to every call: npm exec -- node bench/fuzz/fuzz.ts [--count 10000] [--calls login,register] [--seed 7] [--limits on|off|both] [--engine sqlite|postgres]
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { limits } from '#shop/accounts/limits.ts'
import { calls } from '#shop/wire/calls.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { recordFigure } from '../record-figure.ts'
import { type FuzzReport, fuzzBench } from './fuzz-bench.ts'
import type { CallName } from './honest.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    calls: { type: 'string', default: Object.keys(calls).join() },
    seed: { type: 'string', default: String(randomInt(1_000_000_000)) },
    limits: { type: 'string', default: 'both' },
    engine: { type: 'string', default: 'sqlite' },
  },
})
const count = Number(values.count)
const seed = Number(values.seed)
const names = values.calls.split(',') as CallName[]

spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/build-once.ts')], { stdio: 'inherit' })
const postgres = values.engine === 'postgres' ? await startPostgres() : undefined
console.log(`seed ${seed}, ${count} requests a call, ${values.engine}`)

/** The people of the bench come from one address too; the rest is as it is for everybody. */
const forSettlingIn = 'register-per-address=60,order-per-address=90,review-per-address=60'

const told = ({ call, statuses, faults, p50, p99 }: FuzzReport) => {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  console.log(
    `${call}: ${counts.join(', ')}; p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${faults.length} faults`,
  )
  for (const fault of faults.slice(0, 5)) console.log(`  ${fault}`)
}

let isSound = true
for (const limited of values.limits === 'both' ? [false, true] : [values.limits === 'on']) {
  console.log(limited ? 'with the limits as they are' : 'with limits that nobody reaches')
  const settings = {
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    LIMITS: limited
      ? forSettlingIn
      : Object.values(limits)
          .map(({ what }) => `${what}=100000000`)
          .join(),
    ...(limited ? { OPEN_ORDERS_PER_ACCOUNT: '3' } : {}),
  }
  const { reports, surprises } = await fuzzBench({ names, count, seed, settings, told })
  const slow = reports.filter(({ isSlow, p99 }) => !isSlow && p99 >= 100).map(({ call }) => call)
  const faults = reports.reduce((sum, { faults }) => sum + faults.length, 0)
  const busy = reports.reduce((sum, { busy }) => sum + busy, 0)
  console.log(
    `${faults} faults, ${surprises.length} surprises, ${busy} told to come again, slow: ${slow.join(', ') || 'none'}`,
  )
  for (const surprise of surprises.slice(0, 5)) console.log(`  ${surprise.slice(0, 1000)}`)
  const sent = reports.reduce((sum, one) => sum + one.sent, 0)
  recordFigure(`generated-requests${limited ? '-limited' : ''}`, `${faults + surprises.length} in ${sent} requests`)
  isSound &&= faults + busy + surprises.length === 0
}
await postgres?.stop()
process.exitCode = isSound ? 0 : 1
