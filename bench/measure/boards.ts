// How soon an act of staff shows on every other screen, and what it costs: npm exec -- node bench/measure/boards.ts [SCREENS] [ORDERS] [ACTS A SECOND] [SECONDS] [PROCESSES]
// One process keeps its data in SQLite; several stand behind nginx on PostgreSQL, and one of them is killed and one drained meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { commands } from '#server/commands.ts'
import { openDatabase } from '#server/storage/open-database.ts'
import { seconds } from '#shop/time.ts'
import { newOrder } from '#tests/rooms/orders.ts'
import { staffOf } from '#tests/rooms/staff.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { startProxy } from '../faults/proxy.ts'
import { buildOnce, needs, quantile, report } from '../faults/report.ts'
import { recordFigure } from '../record-figure.ts'
import { openBoardScreen, pressOn } from './board-screen.ts'
import { cpuOf } from './process-tree.ts'

const [screens = 20, orders = 500, perSecond = 5, length = 60, processes = 1] = process.argv.slice(2).map(Number)
buildOnce()
if (processes > 1) needs('nginx')
const postgres = processes > 1 ? await startPostgres() : undefined
const settings: Record<string, string> = postgres
  ? { DATABASE_URL: postgres.url, PEPPER: 'one pepper for all of the processes', TRUSTED_PROXIES: '127.0.0.1' }
  : {}
const shops: RunningShop[] = []
while (shops.length < processes) shops.push(await openShop(settings))
const proxy = processes > 1 ? await startProxy(shops.map(({ url }) => url)) : undefined
const url = proxy?.url ?? shops[0]?.url ?? ''

const database = await openDatabase({ dataDir: shops[0]?.dataDir ?? '', databaseUrl: postgres?.url }, commands, {
  alone: false,
})
const ids: string[] = []
for (let nr = 0; nr < orders; nr += 1) {
  const order = newOrder({ message: undefined, placedAt: Date.now(), userId: `buyer ${nr}` })
  await database.run.placeOrder(order)
  ids.push(order.id)
}
const presser = await staffOf(database, 'counter')
const watching = []
for (let nr = 0; nr < screens; nr += 1) watching.push(openBoardScreen(url, await staffOf(database, 'counter')))
await database.close()
await Promise.all(watching.map(({ isOpen }) => isOpen))
await sleep(seconds(2))

/** Of a process that is killed meanwhile no time is counted. */
const cpuBefore = shops.map((shop) => ({ pid: shop.pid(), used: cpuOf(shop.pid()) }))
const began = performance.now()
const pressed = new Map<string, number>()
const pressing: Promise<void>[] = []
const troubled = processes > 1 ? trouble() : Promise.resolve()
for (let nr = 0; nr < perSecond * length; nr += 1) {
  await sleep(Math.max(0, began + (nr * 1000) / perSecond - performance.now()))
  const id = ids[nr % ids.length] ?? ''
  pressing.push(press(id))
}
await Promise.all([...pressing, troubled])
await sleep(seconds(6))
const took = performance.now() - began
const used = cpuBefore.flatMap(({ pid, used: before }, nr) => (shops[nr]?.pid() === pid ? [cpuOf(pid) - before] : []))

const waits = watching.flatMap(({ seenAt }) =>
  [...pressed].map(([version, at]) => (seenAt.get(version) ?? Infinity) - at),
)
const missed = watching.flatMap(({ newest }) =>
  [...pressed.keys()].filter((one) => {
    const [id = '', version = ''] = one.split('/')
    return (newest.get(id) ?? 0) < Number(version)
  }),
)
for (const screen of watching) screen.close()
await proxy?.stop()
for (const shop of shops) await shop.stop()
await postgres?.stop()

const seen = waits.filter((wait) => wait !== Infinity)
const p99 = quantile(seen, 0.99)
const core = (Math.max(...used) / took) * 100
report(`${screens} boards of ${orders} orders, ${perSecond} acts a second, ${processes} processes`, undefined, {
  acts: [pressed.size],
  'acts that were not acknowledged': [perSecond * length - pressed.size, 0],
  'ms until an act shows on another screen, median': [quantile(seen, 0.5)],
  'the same, 99th hundredth': [p99, 1000],
  'per cent of a core of the busiest process': [core, 25],
  'acts that a screen never came to': [missed.length, 0],
})
recordFigure(
  `boards-${processes > 1 ? 'postgres' : 'sqlite'}`,
  `p99 ${Math.round(p99)} ms, ${Math.round(core)} % of a core, ${missed.length} of ${pressed.size} acts missed`,
)

async function press(id: string) {
  const { version, at } = await pressOn(url, presser, id)
  pressed.set(`${id}/${version}`, at)
}

/** One process dies, and later another is asked to stop; both come back. */
async function trouble() {
  const [, dying, leaving] = shops
  await sleep((length * 1000) / 3)
  await dying?.kill()
  await sleep(500)
  await dying?.start()
  await sleep((length * 1000) / 3)
  if (leaving === undefined) return
  const ended = leaving.ended()
  process.kill(leaving.pid(), 'SIGTERM')
  await ended
  await leaving.start()
}
