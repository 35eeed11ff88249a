// What it costs to weigh a line beside placing an order, and how long 16 cutters at once wait:
// npm exec -- node bench/measure/weighings.ts [WEIGHINGS] [sqlite | postgres]
import { randomUUID } from 'node:crypto'
import { openDatabase } from '#server/storage/open-database.ts'
import { commands } from '#tests/rooms/slot-commands.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { atScale, reading } from '#tests/rooms/weighings.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { buildOnce, quantile, report } from '../faults/report.ts'
import { newShopper, type Shopper } from '../faults/shopper.ts'
import { recordFigure } from '../record-figure.ts'
import { orderOf } from './people.ts'
import { cpuOf } from './process-tree.ts'
import { asBrowsers } from './raw.ts'

const cutters = 16
const weighings = Number(process.argv[2] ?? 4000)

const engine = process.argv[3] === 'postgres' ? 'postgres' : 'sqlite'

buildOnce()
const postgres = engine === 'postgres' ? await startPostgres() : undefined
const shop = await openShop({ BACKUP_EVERY: '0', ...(postgres && { DATABASE_URL: postgres.url }) })
const where = { dataDir: shop.dataDir, databaseUrl: postgres?.url }
const database = await openDatabase(where, commands, { alone: false })
const buyers: Shopper[] = []
while (buyers.length < cutters) buyers.push(await newShopper(shop.url, buyers.length, { wishes: [], happenings: [] }))
const staff = await Promise.all(Array.from({ length: cutters }, () => staffOf(database, 'cutter')))

async function place({ userId, token }: Shopper): Promise<string> {
  const answer = await fetch(`${shop.url}/orders`, {
    method: 'POST',
    headers: { ...asBrowsers, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(orderOf(userId)),
  })
  if (!answer.ok) throw new Error(`no order: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { _id: string })._id
}

/** Repeats it, with a number of callers at once: how long each waited, and the processor's time for one. */
async function timed(count: number, does: (worker: number) => Promise<unknown>) {
  const waits: number[] = []
  const before = cpuOf(shop.pid())
  await Promise.all(
    Array.from({ length: cutters }, async (_, worker) => {
      for (let nr = 0; nr < count / cutters; nr += 1) {
        const since = performance.now()
        await does(worker)
        waits.push(performance.now() - since)
      }
    }),
  )
  return { waits, cpu: (cpuOf(shop.pid()) - before) / waits.length }
}

const placing = () =>
  timed(weighings / 2, async (worker) => {
    const buyer = buyers[worker]
    if (buyer !== undefined) await place(buyer)
  })

/** An order under the knife. */
async function cutting(worker: number): Promise<string> {
  const [buyer, who] = [buyers[worker], staff[worker]]
  if (buyer === undefined || who === undefined) throw new Error('each cutter has a buyer')
  const orderId = await place(buyer)
  const by = { id: who.id, role: 'owner', device: 'a tablet' } as const
  await database.run.setCutOff({ orderId, until: Date.now() })
  for (const [seen, move] of (['confirm', 'start-cutting'] as const).entries())
    await database.run.makeStaffMove({
      orderId,
      move,
      by,
      seen: seen + 1,
      key: randomUUID(),
      at: Date.now(),
      reason: '',
      rider: undefined,
      telling: undefined,
    })
  return orderId
}

/** A line has few weighings in a shop: once, and at times once more. */
const timesEach = [0, 1]

async function toWeigh(count: number) {
  const orders = count / cutters / (2 * timesEach.length)
  const found = await Promise.all(
    Array.from({ length: cutters }, async (_, worker) => {
      const readings = []
      while (readings.length < orders * 2 * timesEach.length) {
        const id = await cutting(worker)
        readings.push(...[1, 2].flatMap((line) => timesEach.map((seen) => ({ id, line, seen }))))
      }
      return readings
    }),
  )
  return async (worker: number): Promise<void> => {
    const [next, who] = [found[worker]?.shift(), staff[worker]]
    if (next === undefined || who === undefined) throw new Error('nothing is left to weigh')
    const body = reading(990, { seen: next.seen, ...(next.seen > 0 && { reason: 'Weighed again' }) })
    const { status } = await atScale(shop, who, next.id, `lines/${next.line}/weighings`, body)
    if (status !== 200) throw new Error(`not weighed: ${status}`)
  }
}

// Both are measured once the shop has done as many before.
const measured = weighings / 2
const [warming, weigh] = [await toWeigh(measured), await toWeigh(measured)]
await timed(measured, warming)
await placing()
const placed = await placing()
const weighed = await timed(measured, weigh)
await database.close()
await shop.stop()
await postgres?.stop()
const p99 = quantile(weighed.waits, 0.99)
const times = weighed.cpu / placed.cpu
report(`weighings by 16 cutters at once on ${engine}`, undefined, {
  'ms of the processor for an order': [placed.cpu],
  'ms of the processor for a weighing': [weighed.cpu],
  'times an order': [times, 1.5],
  'ms at the 99th hundredth': [p99, 50],
})
recordFigure(
  engine === 'sqlite' ? 'weighings' : 'weighings-on-postgres',
  `${times.toFixed(2)} x an order (${weighed.cpu.toFixed(2)} ms), 99 of 100 within ${p99.toFixed(0)} ms`,
)
