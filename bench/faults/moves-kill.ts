// Staff move orders while the shop is killed again and again, then judges: npm exec -- node bench/faults/moves-kill.ts [KILLS] [ENGINES] [MINUTES]
// ENGINES are sqlite, postgres or sqlite,postgres, one after the other. After so many minutes no other kill begins.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '#shop/time.ts'
import { commands, type ShopDatabase } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { newOrder } from '#tests/orders.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { openShop } from '#tests/running-shop.ts'
import { staffOf } from '#tests/staff.ts'
import { recordFigure } from '../record-figure.ts'
import { moveOnAndOn, type Moved, weighOnAndOn } from './moving-staff.ts'
import { buildOnce, report } from './report.ts'

export interface MovesVerdict {
  readonly kills: number
  readonly acknowledged: number
  readonly unanswered: number
  readonly conflicts: number
  /** acts that were acknowledged and are not there */
  readonly lost: number
  /** moves that are there without an act, or acts without their move */
  readonly doubled: number
  /** orders whose status, version or moves do not fit each other */
  readonly torn: number
}

const people = 6
const ordersAtOnce = 4
/** And so many weigh the line of orders that stay where they are. */
const weighers = 3
const weighedAtOnce = 2

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
    const orders = Array.from({ length: ordersAtOnce + weighedAtOnce }, () => newOrder({ message: undefined }))
    for (const order of orders) await database.run.placeOrder(order)
    const staff = await Promise.all(Array.from({ length: people + weighers }, () => staffOf(database, 'counter')))
    const moved: Moved = { acknowledged: new Set(), unanswered: 0, conflicts: 0 }
    const day = { isOver: false, kills: 0 }
    const [moving, weighed] = [orders.slice(0, ordersAtOnce), orders.slice(ordersAtOnce)].map((some) =>
      some.map(({ id }) => id),
    ) as [string[], string[]]
    for (const id of weighed) await beginCutting(database, staff[0]?.id ?? '', id)
    const isOver = () => day.isOver
    const working = staff.map((who, nr) =>
      nr < people
        ? moveOnAndOn(shop.url, who, { orders: moving, moved, isOver })
        : weighOnAndOn(shop.url, who, { orders: weighed, moved, isOver }),
    )
    const killing = async () => {
      while (day.kills < kills && performance.now() < until) {
        const before = moved.acknowledged.size
        while (moved.acknowledged.size < before + 10) await sleep(5)
        await sleep(Math.random() * 60)
        await shop.kill()
        await shop.start()
        day.kills += 1
      }
    }
    await Promise.all([...working, killing().finally(() => (day.isOver = true))])
    return { kills: day.kills, ...(await judged(database, moved)) }
  } finally {
    await database.close()
    await shop.stop()
  }
}

async function beginCutting({ run }: Pick<ShopDatabase, 'run'>, id: string, orderId: string): Promise<void> {
  const by = { id, role: 'counter', device: 'a tablet' } as const
  for (const [nr, move] of (['confirm', 'start-cutting'] as const).entries()) {
    const press = { orderId, seen: nr + 1, key: randomUUID(), by, at: Date.now() }
    await run.makeStaffMove({ ...press, move, reason: '', rider: undefined, message: undefined })
  }
}

/** What was acknowledged against what is kept. */
async function judged({ read }: Pick<ShopDatabase, 'read'>, moved: Moved): Promise<Omit<MovesVerdict, 'kills'>> {
  const acts = await read.selectFrom('staff_acts').select(['id', 'thing']).where('thing', 'like', 'order/%').execute()
  const kept = new Set(acts.map(({ id }) => id))
  const moves = await read
    .selectFrom('order_moves')
    .select(['order_id', 'move_no', 'moved_by', 'led_to'])
    .orderBy('order_id')
    .orderBy('move_no')
    .execute()
  const weighings = await read.selectFrom('line_moves').select(['order_id', 'move_no', 'moved_by']).execute()
  const lines = await read.selectFrom('order_lines').select(['order_id', 'version']).execute()
  const orders = await read.selectFrom('orders').select(['id', 'status', 'version']).execute()
  const byStaff = [...moves, ...weighings].filter(({ moved_by: by }) => by.startsWith('staff/')).length
  const torn = orders.filter(({ id, status, version }) => {
    const own = moves.filter((move) => move.order_id === id)
    const isInRow = own.every((move, nr) => move.move_no === nr + 1)
    const weighed = weighings.filter((move) => move.order_id === id).length
    const isRemembered = lines.find((line) => line.order_id === id)?.version === weighed
    return !isInRow || !isRemembered || own.length + weighed !== version || own.at(-1)?.led_to !== status
  })
  return {
    acknowledged: moved.acknowledged.size,
    unanswered: moved.unanswered,
    conflicts: moved.conflicts,
    lost: [...moved.acknowledged].filter((key) => !kept.has(key)).length,
    doubled: Math.abs(byStaff - acts.length),
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
    const { lost, doubled, torn, ...others } = await killWhileMoving({ kills, databaseUrl: postgres?.url, until })
    await postgres?.stop()
    report(`moves on ${engine}`, undefined, {
      ...Object.fromEntries(Object.entries(others).map(([name, found]) => [name, [found] as const])),
      'moves lost': [lost, 0],
      'moves doubled': [doubled, 0],
      'orders torn': [torn, 0],
    })
    recordFigure(`moves-kill-${engine}`, `${lost + doubled + torn} in ${others.kills} kills`)
  }
}
