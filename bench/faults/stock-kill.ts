// Fish is ordered, canceled, weighed, taken in and thrown away while the shop is killed again and again, then all of it is weighed again:
// npm exec -- node bench/faults/stock-kill.ts [KILLS] [ENGINES] [MINUTES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other. After so many minutes no other kill begins.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/storage/open-database.ts'
import { minutes, seconds } from '#shop/time.ts'
import { patiently } from '#tests/rooms/patiently.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { judgeStock, type StockVerdict } from './judge-stock.ts'
import { killOnAndOn } from './kill-on-and-on.ts'
import { buildOnce, report } from './report.ts'
import { newShopper } from './shopper.ts'
import { cells, clerkAtWork, counterAtWork, type StockWork, shopperAtWork } from './stock-work.ts'

export interface StockKillVerdict extends StockVerdict {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
}

/** Each kill comes at a random moment of the work. */
export async function killWhileSelling({
  kills,
  databaseUrl,
  until = Number.POSITIVE_INFINITY,
}: {
  kills: number
  databaseUrl?: string | undefined
  until?: number
}): Promise<StockKillVerdict> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  const database = await openDatabase({ dataDir: shop.dataDir, databaseUrl }, commands, { alone: false })
  try {
    const staff = await Promise.all([1, 2, 3].map(() => staffOf(database, 'counter')))
    for (const [nr, cell] of cells.entries())
      await database.run.staffCountsStock({
        ...cell,
        seen: 0,
        kept: nr === 0 ? 9_000_000 : 4000,
        reason: '',
        key: randomUUID(),
        by: { staff: 'asif', device: 'tablet' },
        at: Date.now(),
      })
    const history = { wishes: [], happenings: [] }
    const shoppers = await Promise.all([0, 1, 2, 3].map((nr) => newShopper(shop.url, nr, history)))
    // The process learns within two seconds that the fish is counted.
    await sleep(seconds(4))
    const work: StockWork = {
      url: shop.url,
      isOver: false,
      orders: [],
      placed: new Set(),
      pressed: new Set(),
      unanswered: 0,
      pastCutOff: (orderId) => patiently(() => database.run.setCutOff({ orderId, until: Date.now() })),
    }
    const [clerk, ...counter] = staff
    if (clerk === undefined) throw new Error('nobody works here')
    const working = [
      ...shoppers.map((shopper) => shopperAtWork(shopper, work)),
      ...counter.map((who) => counterAtWork(who, work)),
      clerkAtWork(clerk, work),
    ]
    const killing = () => killOnAndOn(shop, { kills, until, acknowledged: () => work.placed.size + work.pressed.size })
    const [killed] = await Promise.all([killing().finally(() => (work.isOver = true)), ...working])
    const verdict = await judgeStock(database, work)
    return {
      kills: killed,
      acknowledged: work.placed.size + work.pressed.size,
      unanswered: work.unanswered,
      ...verdict,
    }
  } finally {
    await database.close()
    await shop.stop()
  }
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 100)
  const until = performance.now() + minutes(Number(process.argv[4] ?? 60))
  buildOnce()
  for (const engine of process.argv[3]?.split(',') ?? ['sqlite', 'postgres']) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const { lost, doubled, astray, ...others } = await killWhileSelling({ kills, databaseUrl: postgres?.url, until })
    await postgres?.stop()
    report(`kilos on ${engine}`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, count]) => [name, [count] as const])),
      'acknowledged and not there': [lost, 0],
      'there twice': [doubled, 0],
      'grams astray': [astray, 0],
    })
    recordFigure(`stock-kill-${engine}`, `${lost + doubled + astray} in ${others.kills} kills`)
  }
}
