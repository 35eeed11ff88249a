// Restarts one process after the other under load, then kills one: npm exec -- node bench/faults/deploy.ts [RESTARTS] [A SECOND] [PROCESSES] [MINUTES] [PAUSE]
// In slices: after so many minutes no other restart begins, and what was asked by then is judged. PAUSE: seconds between two restarts.
import { setTimeout as sleep } from 'node:timers/promises'
import { minutes, seconds } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { startPostgres } from '#tests/running/postgres-server.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { judge } from './history.ts'
import { startProxy } from './proxy.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { ask, everyOrderOf, type History, look, newShopper, place, type Shopper, wish } from './shopper.ts'

interface Request {
  readonly what: string
  readonly status: number | undefined
  readonly took: number
}

const failed = ({ status = 0 }: Request): boolean => status === 0 || status >= 500

/** So many requests a second, whether or not those before them have been answered. */
function startLoad(shoppers: readonly Shopper[], perSecond: number) {
  const requests: Request[] = []
  const underWay = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0

  async function send(nr: number) {
    const shopper = shoppers[nr % shoppers.length] as Shopper
    const [what, asked] = kinds[nr % kinds.length] as (typeof kinds)[number]
    const began = performance.now()
    const { status } = await asked(shopper)
    requests.push({ what, status, took: performance.now() - began })
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1000) * perSecond
    for (; sent < due; sent += 1) {
      const one = send(sent).finally(() => underWay.delete(one))
      underWay.add(one)
    }
  }, 5)
  return {
    requests,
    async stop() {
      clearInterval(timer)
      await Promise.all(underWay)
    },
  }
}

const kinds: readonly (readonly [string, (shopper: Shopper) => Promise<{ status: number | undefined }>])[] = [
  ['home', (shopper) => visit(shopper, '/home')],
  ['who am I', (shopper) => ask(shopper, '/auth/checkAuth')],
  ['order', (shopper) => place(shopper, wish(shopper))],
  ['search', (shopper) => visit(shopper, '/search?query=surmai')],
  ['My Orders', (shopper) => look(shopper)],
  ['pincode', (shopper) => ask(shopper, '/pincode/400012')],
]

const visit = ({ url }: Shopper, path: string): Promise<{ status: number | undefined }> =>
  fetch(url + path).then(
    async (answer) => {
      await answer.arrayBuffer()
      return { status: answer.status }
    },
    () => ({ status: undefined }),
  )

interface Restart {
  /** from being asked to stop to its end, and from there to its open doors */
  readonly end: number
  readonly start: number
  /** of the requests meanwhile, and in the pause after it */
  readonly failed: number
}

async function restart(shop: RunningShop): Promise<Omit<Restart, 'failed'>> {
  const began = performance.now()
  const ended = shop.ended()
  process.kill(shop.pid(), 'SIGTERM')
  await ended
  const down = performance.now()
  await shop.start()
  return { end: down - began, start: performance.now() - down }
}

if (import.meta.main) {
  const [restarts = 20, perSecond = 200, processes = 2, length = 60, pause = 0] = process.argv.slice(2).map(Number)
  needs('nginx')
  buildOnce()
  const postgres = await startPostgres()
  const settings = {
    DATABASE_URL: postgres.url,
    PEPPER: 'one pepper for all of the processes',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const shops: RunningShop[] = []
  for (let nr = 0; nr < processes; nr += 1) shops.push(await openShop(settings))
  const proxy = await startProxy(shops.map(({ url }) => url))
  const history: History = { wishes: [], happenings: [] }
  const shoppers: Shopper[] = []
  for (let nr = 0; nr < 20; nr += 1) shoppers.push(await newShopper(proxy.url, nr, history))

  const load = startLoad(shoppers, perSecond)
  await sleep(seconds(2))
  const done: Restart[] = []
  while (done.length < restarts && performance.now() < minutes(length)) {
    const requests = load.requests.length
    const restarted = await restart(shops[done.length % processes] as RunningShop)
    await sleep(seconds(pause))
    done.push({ ...restarted, failed: load.requests.slice(requests).filter(failed).length })
  }
  const rolled = load.requests.length
  for (const shop of shops) {
    await shop.kill()
    await shop.start()
    await sleep(seconds(1))
  }
  await load.stop()

  const kept = new Map<string, OrderView[]>()
  for (const shopper of shoppers) kept.set(shopper.userId, await everyOrderOf(shopper))
  const rolling = load.requests.slice(0, rolled)
  const killing = load.requests.slice(rolled)
  const took = load.requests.map(({ took }) => took)
  const ends = done.map(({ end }) => end)
  const starts = done.map(({ start }) => start)
  const failures = Map.groupBy(load.requests.filter(failed), ({ what, status = 'no answer' }) => `${what}, ${status}`)
  for (const [how, { length }] of failures) console.log(`    failed: ${how}, ${length} times`)
  report(
    `${processes} processes behind nginx at ${perSecond} requests a second, ${done.length} restarts, ${processes} kills`,
    judge(history.wishes, history.happenings, kept),
    {
      'requests while they were restarted': [rolling.length],
      'of them failed': [rolling.filter(failed).length, 0],
      'restarts with such': [done.filter(({ failed }) => failed > 0).length],
      'requests while they were killed': [killing.length],
      'of these failed': [killing.filter(failed).length, 0],
      'ms, median': [quantile(took, 0.5)],
      'ms, p99': [quantile(took, 0.99)],
      'ms until a process ended, median': [quantile(ends, 0.5)],
      'the same, slowest': [quantile(ends, 1)],
      'ms until it was open again, median': [quantile(starts, 0.5)],
      'the same again, slowest': [quantile(starts, 1)],
    },
  )
  recordFigure('deploy', `${rolling.filter(failed).length} of ${rolling.length} in ${done.length} restarts`)
  await proxy.stop()
  for (const shop of shops) await shop.stop()
  await postgres.stop()
}
