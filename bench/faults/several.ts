// The suites of one shop, on several processes behind nginx that share one PostgreSQL:
// npm exec -- node bench/faults/several.ts [PROCESSES] [REQUESTS A CALL] [JOURNEYS...]
// In slices: without requests (0) these journeys are all that is tried.
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { limits } from '#shop/accounts/limits.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { fuzzBench } from '../fuzz/fuzz-bench.ts'
import { recordFigure } from '../record-figure.ts'
import { judge } from './history.ts'
import { buildOnce, needs, report } from './report.ts'
import { openSeveral } from './several-shops.ts'
import { cancel, everyOrderOf, type History, newShopper, place, wish } from './shopper.ts'

/** What people do from end to end, and what would show that two processes know different things. */
const tellingJourneys = ['purchase', 'checkout', 'accounts', 'orders', 'reviews', 'cart', 'search', 'law']

const atOnce = 50

/** One order for each key, one yes for each cancel, although every process hears of them at the same moment. */
async function askedAtOnce(processes: number, keys: number): Promise<void> {
  const shop = await openSeveral(processes)
  const history: History = { wishes: [], happenings: [] }
  const shopper = await newShopper(shop.url, 0, history)
  let yes = 0
  for (let nr = 0; nr < keys; nr += 1) {
    const order = wish(shopper)
    const placings = await Promise.all(Array.from({ length: atOnce }, () => place(shopper, order)))
    const kept = placings.flatMap(({ orders }) => orders)[0]
    if (kept === undefined) continue
    const cancels = await Promise.all(Array.from({ length: atOnce }, () => cancel(shopper, kept)))
    yes += cancels.filter(({ outcome }) => outcome === 'yes').length
  }
  const kept = new Map<string, OrderView[]>([[shopper.userId, await everyOrderOf(shopper)]])
  await shop.stop()
  report(
    `${processes} processes, ${keys} keys placed ${atOnce} times at once and canceled so often`,
    judge(history.wishes, history.happenings, kept),
    { 'cancels answered with yes': [yes, keys], orders: [kept.get(shopper.userId)?.length ?? 0, keys] },
  )
  const orders = kept.get(shopper.userId)?.length ?? 0
  recordFigure('several-orders', `${keys} keys on ${processes} processes: ${orders} orders, ${yes} times yes`)
}

async function generatedRequests(processes: number, count: number): Promise<void> {
  const seed = randomInt(1_000_000_000)
  const { reports, surprises } = await fuzzBench({
    count,
    seed,
    open: (settings, surroundings) => openSeveral(processes, settings, surroundings),
    settings: {
      LIMITS: Object.values(limits)
        .map(({ what }) => `${what}=100000000`)
        .join(),
    },
  })
  const faults = reports.flatMap(({ faults }) => faults)
  for (const fault of [...faults, ...surprises].slice(0, 10)) console.log(`    ${fault.slice(0, 600)}`)
  report(`${processes} processes, generated requests, seed ${seed}`, undefined, {
    requests: [reports.reduce((sum, { sent }) => sum + sent, 0)],
    'answers against the contract': [faults.length, 0],
    surprises: [surprises.length, 0],
  })
  const sent = reports.reduce((sum, { sent }) => sum + sent, 0)
  recordFigure('several-requests', `${faults.length} in ${sent} on ${processes} processes`)
}

function journeys(processes: number, names: readonly string[]): void {
  const { status } = spawnSync(
    'npx',
    [
      'playwright',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--workers=1',
      ...names.map((name) => `${name}.`),
    ],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { ...process.env, JOURNEY_PROCESSES: String(processes) },
      stdio: 'inherit',
    },
  )
  report(`${processes} processes, journeys ${names.join(', ')}`, undefined, { 'ended with code': [status ?? 1, 0] })
}

if (import.meta.main) {
  const [processes = '2', requests = '200', ...names] = process.argv.slice(2)
  needs('nginx')
  buildOnce()
  if (Number(requests) > 0) {
    await askedAtOnce(Number(processes), 20)
    await generatedRequests(Number(processes), Number(requests))
  }
  journeys(Number(processes), names.length > 0 ? names : tellingJourneys)
}
