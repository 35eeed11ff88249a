// A second connection holds the database's lock: npm exec -- node bench/faults/locked.ts [SECONDS]
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import type { Verdict } from './history.ts'
import { nowOnEveryProcess, type Stall } from './loop-watch.ts'
import { buildOnce, quantile, report } from './report.ts'
import { trade } from './trade.ts'
import { startVisits, type Visits } from './visits.ts'
import { openWatchedShop } from './watched-shop.ts'

export interface Locked {
  readonly verdict: Verdict
  /** the answers to orders and logins meanwhile */
  readonly statuses: readonly (number | undefined)[]
  readonly retryAfter: string | null
  readonly visits: Visits
  /** on the clock of all processes */
  readonly from: number
  readonly to: number
  /** from the end of the lock to the next order */
  readonly healed: number
}

/** Nothing can be stored while somebody else writes: orders get a 503, pages go on. */
export async function lockedWhileTrading(shop: RunningShop, length: number): Promise<Locked> {
  const { verdict, found } = await trade(shop.url, {
    shoppers: 8,
    async meanwhile({ more, happenings }) {
      // The first page after a start takes longer than any later one, lock or not.
      await fetch(`${shop.url}/home`)
      await more(5)
      const other = new DatabaseSync(join(shop.dataDir, 'shop.db'), { timeout: seconds(5) })
      other.exec('begin immediate')
      await sleep(300)
      const before = happenings.length
      const began = nowOnEveryProcess()
      const visits = startVisits(shop.url)
      const [signIn] = await Promise.all([signInAt(shop.url), sleep(length)])
      const ended = nowOnEveryProcess()
      const meanwhile = happenings.slice(before).filter(({ did }) => did !== 'look')
      other.exec('rollback')
      other.close()
      const freed = performance.now()
      await more(1)
      const healed = performance.now() - freed
      return {
        statuses: [signIn.status, ...meanwhile.map(({ status }) => status)],
        retryAfter: signIn.headers.get('retry-after'),
        visits: await visits.stop(),
        from: began,
        to: ended,
        healed,
      }
    },
  })
  return { verdict, ...found }
}

/** Signs in as the first shopper on another device. */
export const signInAt = (url: string): Promise<Response> =>
  fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'shopper0@darya.example', password: 'sixteen boats at dawn 0' }),
  })

if (import.meta.main) {
  const [length = 30] = process.argv.slice(2).map(Number)
  buildOnce()
  const shop = await openWatchedShop()
  const { verdict, statuses, visits, from, to, healed } = await lockedWhileTrading(shop, seconds(length))
  const stalls = shop.stalls().filter(({ ended }) => ended > from && ended < to)
  const part = (stall: (one: Stall) => number) =>
    (100 * stalls.map(stall).reduce((all, late) => all + (late > 50 ? late : 0), 0)) / (to - from)
  report(`SQLite is locked for ${length} s`, verdict, {
    'orders and sign-ins meanwhile': [statuses.length],
    'of them not answered 503': [statuses.filter((status) => status !== 503).length, 0],
    'visits meanwhile': [visits.took.length],
    'visits that failed': [visits.failed, 0],
    'a ready page, ms, median': [quantile(visits.took, 0.5)],
    'a ready page, ms, p99': [quantile(visits.took, 0.99)],
    'of the time the loop was more than 50 ms late, %': [part(({ lasted, crowded }) => lasted - crowded), 1],
    'the same, with what it waited for a free processor, %': [part(({ lasted }) => lasted)],
    'the longest turn of the loop, ms of the processor': [
      Math.max(0, ...stalls.map(({ cpu, lasted }) => Math.min(cpu, lasted))),
    ],
    'from the end of the lock to the next order, ms': [healed, 1000],
  })
  const busy = statuses.filter((status) => status === 503).length
  const seen = visits.took.length + visits.failed
  recordFigure('locked', `${busy} of ${statuses.length} answered 503, ${visits.failed} of ${seen} visits failed`)
  await shop.stop()
}
