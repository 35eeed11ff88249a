// Places orders while the shop is killed again and again, then judges: npm exec -- node bench/faults/kill.ts [ORDERS] [KILLS] [ENGINES] [MINUTES]
// ENGINES are sqlite, postgres or sqlite,postgres, at once. In slices: after so many minutes no other kill begins, and what came by then is judged. ORDERS to KILLS stay as they were.
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import type { Verdict } from './history.ts'
import { placesAstrayAt } from './judge-slots.ts'
import { buildOnce, quantile, report } from './report.ts'
import { type Trading, trade } from './trade.ts'

export interface KillReport {
  readonly verdict: Verdict
  readonly kills: number
  readonly messages: { readonly missing: number; readonly doubled: number }
  /** places in slots that no order has, or two */
  readonly placesAstray: number
  /** from the start of a killed shop to its open doors, each time */
  readonly starts: readonly number[]
}

const mostPatience = seconds(50)

/** Each kill comes at a random moment of the work, at even steps of it; each order has its one message in the end. */
export async function killWhileTrading({
  orders,
  kills,
  databaseUrl,
  within = minutes(10),
  until = Number.POSITIVE_INFINITY,
}: {
  orders: number
  kills: number
  databaseUrl?: string | undefined
  within?: number
  /** no kills after that */
  until?: number
}): Promise<KillReport> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  try {
    const traded = await trade(shop.url, {
      within,
      told: shop,
      meanwhile: (trading) => kill(shop, trading, { kills, orders, until }),
    })
    return {
      verdict: traded.verdict,
      kills: traded.found.length,
      messages: await messagesOf(shop, traded.orders),
      placesAstray: await placesAstrayAt({ dataDir: shop.dataDir, databaseUrl }),
      starts: traded.found,
    }
  } finally {
    await shop.stop()
  }
}

async function kill(
  shop: RunningShop,
  { more }: Trading,
  { kills, orders, until }: { kills: number; orders: number; until: number },
): Promise<number[]> {
  const ordersBetween = Math.ceil(orders / (kills + 1))
  const starts: number[] = []
  while (starts.length < kills && performance.now() < until) {
    await more(ordersBetween)
    await sleep(Math.random() * 30)
    await shop.kill()
    const began = performance.now()
    await shop.start()
    starts.push(performance.now() - began)
  }
  await more(ordersBetween)
  return starts
}

/** Messages go out behind the orders, and those that were in hand at a kill a little later. */
async function messagesOf(shop: RunningShop, orders: readonly OrderView[]): Promise<KillReport['messages']> {
  const until = performance.now() + mostPatience
  for (;;) {
    const told = Map.groupBy((await shop.messages()).flatMap(numbersIn), (number) => number)
    const counts = orders.map(({ orderNumber }) => told.get(orderNumber)?.length ?? 0)
    const missing = counts.filter((count) => count === 0).length
    const doubled = counts.filter((count) => count > 1).length
    if (missing === 0 || performance.now() > until) return { missing, doubled }
    await sleep(500)
  }
}

const numbersIn = ({ text }: { text: string }): string[] => text.match(/\b\w{4}-\w{4}\b/g) ?? []

async function killOn(engine: string, asked: { orders: number; kills: number; until: number }): Promise<void> {
  const postgres = engine === 'postgres' ? await startPostgres() : undefined
  const found = await killWhileTrading({ ...asked, databaseUrl: postgres?.url, within: minutes(60) })
  await postgres?.stop()
  report(`${engine}, ${found.kills} kills`, found.verdict, {
    'messages missing': [found.messages.missing, 0],
    'messages doubled': [found.messages.doubled, 0],
    'places in slots astray': [found.placesAstray, 0],
    'a start, ms, median': [quantile(found.starts, 0.5)],
    'a start, ms, slowest': [quantile(found.starts, 1)],
  })
  const { lost, doubled } = found.verdict.faults
  recordFigure(`kill-${engine}`, `${lost + doubled} in ${found.kills} kills`)
  const [median, slowest] = [0.5, 1].map((part) => (quantile(found.starts, part) / 1000).toFixed(2))
  recordFigure(`restart-${engine}`, `${median} s, the median of ${found.starts.length}; slowest ${slowest} s`)
}

if (import.meta.main) {
  const [orders = 1000, kills = 20] = process.argv.slice(2, 4).map(Number)
  const until = minutes(Number(process.argv[5] ?? 60))
  const engines = process.argv[4]?.split(',') ?? ['sqlite', 'postgres']
  buildOnce()
  // Both at once: while one shop starts, the other is asked.
  await Promise.all(engines.map((engine) => killOn(engine, { orders, kills, until })))
}
