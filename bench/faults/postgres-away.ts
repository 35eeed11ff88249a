// PostgreSQL dies or hangs while the shop is open: npm exec -- node bench/faults/postgres-away.ts [TIMES] [SECONDS]
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import { type PostgresServer, startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import type { Verdict } from './history.ts'
import { signInAt } from './locked.ts'
import { buildOnce, quantile, report } from './report.ts'
import { type Trading, trade } from './trade.ts'
import { startVisits, type Visits } from './visits.ts'

export interface Away {
  readonly verdict: Verdict
  /** the statuses of logins and of `checkAuth` while it was away */
  readonly statuses: readonly number[]
  readonly visits: Visits
  /** from its return to the last failed answer */
  readonly troubleAfter: readonly number[]
  readonly slowestAnswer: number
}

const ways = ['kill', 'stand'] as const

/** Each time for this long; nobody restarts the shop. */
export async function awayWhileTrading(
  postgres: PostgresServer,
  { times, length, databaseUrl = postgres.url }: { times: number; length: number; databaseUrl?: string },
): Promise<Away> {
  const shop = await openShop({ DATABASE_URL: databaseUrl })
  try {
    const { verdict, happenings, found } = await trade(shop.url, {
      shoppers: 8,
      within: minutes(60),
      async meanwhile(trading) {
        const token = ((await (await signInAt(shop.url)).json()) as { token: string }).token
        const visits = startVisits(shop.url)
        const statuses: number[] = []
        const troubleAfter: number[] = []
        for (let nr = 0; nr < times * ways.length; nr += 1) {
          await trading.more(5)
          const way = ways[nr % ways.length] ?? 'kill'
          await (way === 'kill' ? postgres.kill() : postgres.stand())
          const began = performance.now()
          statuses.push((await signInAt(shop.url)).status, (await whoAmI(shop.url, token)).status)
          await sleep(Math.max(0, length - (performance.now() - began)))
          await (way === 'kill' ? postgres.start() : postgres.goOn())
          troubleAfter.push(await lastTroubleAfterNow(trading))
          const me = (await (await whoAmI(shop.url, token)).json()) as { authenticated: boolean }
          if (!me.authenticated) throw new Error('somebody was signed out by it')
        }
        return { statuses, troubleAfter, visits: await visits.stop() }
      },
    })
    return { verdict, ...found, slowestAnswer: Math.max(...happenings.map(({ began, ended }) => ended - began)) }
  } finally {
    await shop.stop()
  }
}

const whoAmI = (url: string, token: string): Promise<Response> =>
  fetch(`${url}/auth/checkAuth`, { headers: { authorization: `Bearer ${token}` } })

async function lastTroubleAfterNow({ more, happenings }: Trading): Promise<number> {
  const back = performance.now()
  await more(20)
  const troubles = happenings.filter(({ outcome, ended }) => outcome === 'unknown' && ended > back)
  return Math.max(0, ...troubles.map(({ ended }) => ended - back))
}

if (import.meta.main) {
  const [times = 5, length = 5] = process.argv.slice(2).map(Number)
  buildOnce()
  const postgres = await startPostgres()
  const { verdict, statuses, visits, troubleAfter, slowestAnswer } = await awayWhileTrading(postgres, {
    times,
    length: seconds(length),
  })
  report(`PostgreSQL is killed ${times} times and stopped ${times} times, for ${length} s each`, verdict, {
    'sign-ins and checks of who is asking that were not answered 503': [
      statuses.filter((one) => one !== 503).length,
      0,
    ],
    'visits meanwhile': [visits.took.length],
    'visits that failed': [visits.failed, 0],
    'visits, ms, p99': [quantile(visits.took, 0.99)],
    'the slowest answer to a shopper, ms': [slowestAnswer, seconds(5)],
    'from its return to the last trouble, ms, slowest': [quantile(troubleAfter, 1), seconds(5)],
  })
  const slowest = (slowestAnswer / 1000).toFixed(1)
  recordFigure(
    'postgres-away',
    `${2 * times} times: ${verdict.faults.lost} lost, ${visits.failed} visits failed, slowest answer ${slowest} s`,
  )
  await postgres.stop()
}
