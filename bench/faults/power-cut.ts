// Cuts the power at random moments: npm exec -- node bench/faults/power-cut.ts [CUTS]
import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#server/storage/open-database.ts'
import { commitsIn, missingCommits, readProgress } from '#server/storage/progress-note.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { commands } from '#tests/running/outbox-commands.ts'
import { recordFigure } from '../record-figure.ts'
import { report } from './report.ts'

export interface Cuts {
  readonly cuts: number
  /** orders acknowledged before the cut, over all cuts */
  readonly acknowledged: number
  readonly lost: number
  /** orders without their lines, their first move, their attempt or their message */
  readonly halves: number
  readonly damaged: number
  /** false alarms */
  readonly alarms: number
}

/** What the disk holds behind the last synced byte. */
const tails = {
  nothing: (bytes: Buffer, end: number) => bytes.subarray(0, end),
  zeros: (bytes: Buffer, end: number) => Buffer.concat([bytes.subarray(0, end), Buffer.alloc(bytes.length - end)]),
  noise: (bytes: Buffer, end: number) => Buffer.concat([bytes.subarray(0, end), randomBytes(bytes.length - end)]),
}

/** Their mobiles have answered a code, so each order has its message. */
const people = Array.from({ length: 100 }, (_, nr) => `person ${nr}`)

const cutsOfOneShop = 50
const ordersOfOneShop = 120
const placedAtOnce = 8

/** The length of the log when the order was acknowledged: everything up to there had been synced. */
interface Acknowledged {
  readonly id: string
  readonly length: number
  /** the shop's own progress note */
  readonly noted: number
}

/** Places orders in a new shop, then cuts its log anywhere behind the synced part and reopens it. */
export async function cutPower(cuts: number): Promise<Cuts> {
  const sum = { cuts: 0, acknowledged: 0, lost: 0, halves: 0, damaged: 0, alarms: 0 }
  const home = mkdtempSync(join(tmpdir(), 'darya-power-'))
  try {
    while (sum.cuts < cuts) {
      const shop = join(home, 'shop')
      const orders = await placeMany(shop)
      for (let nr = 0; nr < cutsOfOneShop && sum.cuts < cuts; nr += 1) {
        sum.cuts += 1
        cutOnce(shop, join(home, 'cut.db'), orders, sum)
      }
      rmSync(shop, { recursive: true })
    }
    return sum
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** Copies the files while the shop is open, before the log is checkpointed. */
async function placeMany(dataDir: string): Promise<Acknowledged[]> {
  const database = await openDatabase({ dataDir }, commands)
  const orders: Acknowledged[] = []
  const log = join(dataDir, 'shop.db-wal')
  const { to: mobile = '' } = newOrder().message ?? {}
  for (const userId of people) await database.run.prove({ userId, mobile })
  async function placeSome() {
    while (orders.length < ordersOfOneShop) {
      const id = randomUUID()
      const order = newOrder({
        id,
        userId: people[randomInt(people.length)] ?? '',
      })
      const placing = await database.run.placeOrder({ ...order, attempt: { key: id, bodyHash: id } })
      if ('placed' in placing) orders.push({ id, length: statSync(log).size, noted: readProgress(dataDir) ?? 0 })
    }
  }
  await Promise.all(Array.from({ length: placedAtOnce }, placeSome))
  for (const end of ['', '-wal']) copyFileSync(join(dataDir, `shop.db${end}`), join(dataDir, `left.db${end}`))
  await database.close()
  return orders
}

function cutOnce(
  shop: string,
  path: string,
  orders: readonly Acknowledged[],
  sum: { -readonly [Key in keyof Cuts]: number },
) {
  const log = readFileSync(join(shop, 'left.db-wal'))
  const promised = orders[randomInt(orders.length)]?.length ?? 0
  const end = randomInt(promised, log.length + 1)
  const tail = Object.values(tails)[randomInt(3)] ?? tails.nothing
  rmSync(`${path}-shm`, { force: true })
  copyFileSync(join(shop, 'left.db'), path)
  writeFileSync(`${path}-wal`, tail(log, end))

  const database = new DatabaseSync(path)
  const ids = new Set(
    database
      .prepare('select id from orders')
      .all()
      .map(({ id }) => id),
  )
  const before = orders.filter(({ length }) => length <= end)
  sum.acknowledged += before.length
  const noted = Math.max(0, ...before.map(({ noted }) => noted))
  if (missingCommits({ noted, found: commitsIn(database) }) > 0) sum.alarms += 1
  sum.lost += before.filter(({ id }) => !ids.has(id)).length
  sum.halves += Number(database.prepare(halfOrders).get()?.['count'])
  if (Object.values(database.prepare('pragma integrity_check').get() ?? {})[0] !== 'ok') sum.damaged += 1
  database.close()
}

const halfOrders = `select count(*) as count from orders where
  not exists (select 1 from order_lines where order_id = orders.id)
  or not exists (select 1 from order_moves where order_id = orders.id)
  or not exists (select 1 from order_texts where order_id = orders.id)
  or not exists (select 1 from order_attempts where order_id = orders.id)
  or not exists (select 1 from outbox where dedupe_key = 'order-placed/' || orders.id)`

if (import.meta.main) {
  const [wanted = 300] = process.argv.slice(2).map(Number)
  const { cuts, acknowledged, lost, halves, damaged, alarms } = await cutPower(wanted)
  report(`the power goes ${cuts} times`, undefined, {
    'acknowledged orders looked for': [acknowledged],
    lost: [lost, 0],
    'half orders': [halves, 0],
    'databases damaged': [damaged, 0],
    'false alarms': [alarms, 0],
  })
  recordFigure(
    'power-cut',
    `${lost + halves} of ${acknowledged} orders in ${cuts} cuts, ${damaged} databases damaged, ${alarms} false alarms`,
  )
}
