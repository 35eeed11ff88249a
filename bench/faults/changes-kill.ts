// Buyers change and cancel their orders while the shop is killed again and again, then judges: npm exec -- node bench/faults/changes-kill.ts [KILLS] [ENGINES] [MINUTES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other. After so many minutes no other kill begins.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { shopDay } from '#shop/moment.ts'
import { days, minutes, seconds } from '#shop/time.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { type Acknowledged, changeOnce } from './changing-buyers.ts'
import { type ChangesVerdict, judgeChanges, paplet } from './judge-changes.ts'
import { killOnAndOn } from './kill-on-and-on.ts'
import { placeOnce, untilKnown } from './place-once.ts'
import { buildOnce, report } from './report.ts'
import { ask, newShopper, type Shopper } from './shopper.ts'

export interface ChangesKillVerdict extends ChangesVerdict {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  /** orders that are not as the last change that was acknowledged made them */
  readonly otherwise: number
}

interface Work {
  readonly done: Acknowledged
  /** what each order was at last, by what the shop has said */
  readonly stands: Map<string, { readonly packs: number; readonly isCanceled: boolean }>
  acknowledged: number
  unanswered: number
  isOver: boolean
}

/** Each kill comes at a random moment of the work. */
export async function killWhileChanging({
  kills,
  databaseUrl,
  until = Number.POSITIVE_INFINITY,
}: {
  kills: number
  databaseUrl?: string | undefined
  until?: number
}): Promise<ChangesKillVerdict> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  const database = await openDatabase({ dataDir: shop.dataDir, databaseUrl }, commands, { alone: false })
  try {
    const by = { staff: 'asif', device: 'tablet' }
    const press = { seen: 0, reason: '', key: randomUUID(), by, at: Date.now() }
    await database.run.staffCountsStock({ ...paplet, ...press, kept: 9_000_000 })
    const history = { wishes: [], happenings: [] }
    const shoppers = await Promise.all([0, 1, 2, 3, 4, 5].map((nr) => newShopper(shop.url, nr, history)))
    // The process learns within two seconds that the fish is counted.
    await sleep(seconds(4))
    const work: Work = { done: new Map(), stands: new Map(), acknowledged: 0, unanswered: 0, isOver: false }
    const killing = () => killOnAndOn(shop, { kills, until, acknowledged: () => work.acknowledged })
    const working = shoppers.map((shopper) => changeOnAndOn(shopper, work))
    const [killed] = await Promise.all([killing().finally(() => (work.isOver = true)), ...working])
    const { acknowledged, unanswered } = work
    const verdict = await judgeChanges(database, work.done)
    return { kills: killed, acknowledged, unanswered, ...verdict, otherwise: await otherwise(work) }
  } finally {
    await database.close()
    await shop.stop()
  }

  async function otherwise({ stands }: Work): Promise<number> {
    const kept = await database.read
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'orders.status', 'quantity'])
      .execute()
    const asKept = new Map(kept.map((order) => [order.id, order]))
    return [...stands].filter(([id, { packs, isCanceled }]) => {
      const order = asKept.get(id)
      return order?.quantity !== packs || (order.status === 'Canceled') !== isCanceled
    }).length
  }
}

/** Orders, changes it five times, back and forth between two slots, and cancels every third order. */
async function changeOnAndOn(shopper: Shopper, work: Work): Promise<void> {
  const unanswered = () => (work.unanswered += 1)
  for (let nr = 0; !work.isOver; nr += 1) {
    const day = shopDay(Date.now() + days(2 + (nr % 11)))
    const slots = [`${day}T07:00-09:00`, `${day}T09:00-11:00`]
    const placing = await placeOnce(shopper, { packs: 2, slot: slots[0] })
    if ('refused' in placing) throw new Error(placing.refused)
    const { _id: orderId } = placing.placed
    work.stands.set(orderId, { packs: 2, isCanceled: false })
    let packs = 2
    for (let seen = 1; seen <= 5 && !work.isOver; seen += 1) {
      packs = 1 + ((packs + randomInt(3)) % 4)
      const change = { orderId, seen, packs, slot: slots[seen % 2], note: `change ${seen}` }
      const answer = await changeOnce(shopper, change, { done: work.done, unanswered })
      if ('refused' in answer) throw new Error(answer.refused)
      work.acknowledged += 1
      work.stands.set(orderId, { packs, isCanceled: false })
    }
    if (nr % 3 !== 2) continue
    const cancel = () => ask(shopper, `/orders/${orderId}/cancel`, { method: 'PATCH', within: seconds(30) })
    await untilKnown(cancel, unanswered)
    work.stands.set(orderId, { packs, isCanceled: true })
  }
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 100)
  const until = performance.now() + minutes(Number(process.argv[4] ?? 60))
  buildOnce()
  for (const engine of process.argv[3]?.split(',') ?? ['sqlite', 'postgres']) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const found = await killWhileChanging({ kills, databaseUrl: postgres?.url, until })
    await postgres?.stop()
    const { lost, doubled, torn, astray, otherwise, ...others } = found
    report(`changes of orders on ${engine}`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, count]) => [name, [count] as const])),
      'acknowledged and not there': [lost, 0],
      'there twice, or unasked': [doubled, 0],
      'orders torn': [torn, 0],
      'grams and places astray': [astray, 0],
      'orders otherwise than was said last': [otherwise, 0],
    })
    recordFigure(`changes-kill-${engine}`, `${lost + doubled + torn + astray + otherwise} in ${others.kills} kills`)
  }
}
