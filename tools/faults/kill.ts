// Places orders while the shop is killed again and again, then judges: npm exec -- node tools/faults/kill.ts [ORDERS] [KILLS]
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderView } from '#shop/calls.ts'
import { minutes, seconds } from '#shop/time.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { type RunningShop, openShop } from '#tests/running-shop.ts'
import type { Verdict } from './history.ts'
import { buildOnce, report } from './report.ts'
import { type Trading, trade } from './trade.ts'

export interface KillReport {
  readonly verdict: Verdict
  readonly kills: number
  readonly messages: { readonly missing: number; readonly doubled: number }
  /** from the start of a killed shop to its first answer */
  readonly slowestStart: number
}

const mostPatience = seconds(50)

/** Each kill comes at a random moment of the work, at even steps of it; each order has its one message in the end. */
export async function killWhileTrading({
  orders,
  kills,
  databaseUrl,
  within = minutes(10),
}: {
  orders: number
  kills: number
  databaseUrl?: string | undefined
  within?: number
}): Promise<KillReport> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  try {
    const traded = await trade(shop.url, { orders, within, meanwhile: (trading) => kill(shop, trading, kills, orders) })
    return {
      verdict: traded.verdict,
      kills,
      messages: await messagesOf(shop, traded.orders),
      slowestStart: traded.found,
    }
  } finally {
    await shop.stop()
  }
}

async function kill(shop: RunningShop, { more }: Trading, kills: number, orders: number): Promise<number> {
  let slowest = 0
  for (let nr = 1; nr <= kills; nr += 1) {
    await more(Math.floor(orders / (kills + 1)))
    await sleep(Math.random() * 30)
    await shop.kill()
    const began = performance.now()
    await shop.start()
    slowest = Math.max(slowest, performance.now() - began)
  }
  return slowest
}

/** Messages go out behind the orders, and those that were in hand at a kill a little later. */
async function messagesOf(shop: RunningShop, orders: readonly OrderView[]): Promise<KillReport['messages']> {
  const until = performance.now() + mostPatience
  for (;;) {
    const texts = (await shop.messages()).map(({ text }) => text)
    const counts = orders.map(({ orderNumber }) => texts.filter((text) => text.includes(orderNumber)).length)
    const missing = counts.filter((count) => count === 0).length
    const doubled = counts.filter((count) => count > 1).length
    if (missing === 0 || performance.now() > until) return { missing, doubled }
    await sleep(500)
  }
}

if (import.meta.main) {
  const [orders = 1000, kills = 20] = process.argv.slice(2).map(Number)
  buildOnce()
  const postgres = await startPostgres()
  for (const databaseUrl of [undefined, postgres.url]) {
    const { verdict, messages, slowestStart } = await killWhileTrading({ orders, kills, databaseUrl })
    report(`${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}, ${kills} kills`, verdict, {
      'messages missing': [messages.missing, 0],
      'messages doubled': [messages.doubled, 0],
      'slowest start, ms': [slowestStart],
    })
  }
  await postgres.stop()
}
