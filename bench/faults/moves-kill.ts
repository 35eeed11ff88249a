// Staff weigh and move orders while the shop is killed again and again, then judges: npm exec -- node bench/faults/moves-kill.ts [KILLS] [ENGINES] [MINUTES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other. After so many minutes no other kill begins.

import { commands, type ShopDatabase } from '#server/commands.ts'
import type { WantedOrder } from '#server/orders/place-order.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { minutes } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { type BillsVerdict, judgedBills } from './judge-bills.ts'
import { killOnAndOn } from './kill-on-and-on.ts'
import { type Moved, moveOnAndOn } from './moving-staff.ts'
import { buildOnce, report } from './report.ts'

export interface MovesVerdict extends BillsVerdict {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly conflicts: number
  /** acts that were acknowledged and are not there */
  readonly lost: number
  /** moves and weighings that are there without an act, or acts without theirs */
  readonly doubled: number
  /** orders whose status, version or moves do not fit each other */
  readonly torn: number
}

const people = 6
const ordersAtOnce = 4

/** Each kill comes at a random moment of the work. */
export async function killWhileMoving({
  kills,
  databaseUrl,
  until = Number.POSITIVE_INFINITY,
}: {
  kills: number
  databaseUrl?: string | undefined
  until?: number
}): Promise<MovesVerdict> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  const database = await openDatabase({ dataDir: shop.dataDir, databaseUrl }, commands, { alone: false })
  try {
    const placed = Array.from({ length: ordersAtOnce + 40 * kills }, (_, nr) => orderOfBuyer(`buyer-${nr}`))
    for (const order of placed) {
      const placing = await database.run.placeOrder(order)
      if (!('placed' in placing)) throw new Error(`not placed: ${JSON.stringify(placing)}`)
    }
    const waiting = placed.map(({ id }) => id)
    const work = { orders: waiting.splice(0, ordersAtOnce), waiting }
    const staff = await Promise.all(Array.from({ length: people }, () => staffOf(database, 'counter')))
    const moved: Moved = { acknowledged: new Set(), unanswered: 0, conflicts: 0 }
    const day = { isOver: false }
    const moving = staff.map((who) => moveOnAndOn(shop.url, who, { work, moved, isOver: () => day.isOver }))
    const killing = () => killOnAndOn(shop, { kills, until, acknowledged: () => moved.acknowledged.size })
    const [killed] = await Promise.all([killing().finally(() => (day.isOver = true)), ...moving])
    return { kills: killed, ...(await judged(database, moved)), ...(await judgedBills(database)) }
  } finally {
    await database.close()
    await shop.stop()
  }
}

const orderOfBuyer = (userId: string): WantedOrder => newOrder({ message: undefined, userId })

/** What was acknowledged against what is kept. */
async function judged(
  { read }: Pick<ShopDatabase, 'read'>,
  moved: Moved,
): Promise<Omit<MovesVerdict, 'kills' | keyof BillsVerdict>> {
  const acts = await read.selectFrom('staff_acts').select('id').where('thing', 'like', 'order/%').execute()
  const kept = new Set(acts.map(({ id }) => id))
  const moves = await read
    .selectFrom('order_moves')
    .select(['order_id', 'move_no', 'moved_by', 'led_to'])
    .orderBy('order_id')
    .orderBy('move_no')
    .execute()
  const orders = await read.selectFrom('orders').select(['id', 'status', 'version']).execute()
  const weighings = await read.selectFrom('line_moves').select('order_id').execute()
  const lines = await read.selectFrom('order_lines').select(['order_id', 'version']).execute()
  const byStaff = moves.filter(({ moved_by: by }) => by.startsWith('staff/')).length
  const torn = orders.filter(({ id, status, version }) => {
    const own = moves.filter((move) => move.order_id === id)
    const isInRow = own.every((move, nr) => move.move_no === nr + 1)
    const weighed = weighings.filter((weighing) => weighing.order_id === id)
    const isRemembered = lines.find((line) => line.order_id === id)?.version === weighed.length
    return !isInRow || !isRemembered || own.length + weighed.length !== version || own.at(-1)?.led_to !== status
  })
  return {
    acknowledged: moved.acknowledged.size,
    unanswered: moved.unanswered,
    conflicts: moved.conflicts,
    lost: [...moved.acknowledged].filter((key) => !kept.has(key)).length,
    doubled: Math.abs(byStaff + weighings.length - acts.length),
    torn: torn.length,
  }
}

if (import.meta.main) {
  const kills = Number(process.argv[2] ?? 50)
  const engines = process.argv[3]?.split(',') ?? ['sqlite', 'postgres']
  const until = performance.now() + minutes(Number(process.argv[4] ?? 60))
  buildOnce()
  for (const engine of engines) {
    const postgres = engine === 'postgres' ? await startPostgres() : undefined
    const { lost, doubled, torn, gaps, unbilled, ...others } = await killWhileMoving({
      kills,
      databaseUrl: postgres?.url,
      until,
    })
    await postgres?.stop()
    report(`moves on ${engine}`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, found]) => [name, [found] as const])),
      'moves lost': [lost, 0],
      'moves doubled': [doubled, 0],
      'orders torn': [torn, 0],
      'numbers of bills missing': [gaps, 0],
      'orders billed wrongly': [unbilled, 0],
    })
    recordFigure(`moves-kill-${engine}`, `${lost + doubled + torn + gaps + unbilled} in ${others.kills} kills`)
  }
}
