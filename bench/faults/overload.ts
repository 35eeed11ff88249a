// Ten times as many as can be served well, behind our nginx or with nothing before the shop:
// npm exec -- node bench/faults/overload.ts [SECONDS] [AT ONCE] [bare]
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { judge } from './history.ts'
import { startProxy } from './proxy.ts'
import { buildOnce, needs, quantile, report } from './report.ts'
import { ask, everyOrderOf, type History, newShopper, place, type Shopper, wish } from './shopper.ts'
import { metric } from './visits.ts'

type Kind = 'orders' | 'reviews' | 'pages'

interface Request {
  readonly kind: Kind
  readonly status: number | undefined
  readonly took: number
}

const asks: Record<Kind, (shopper: Shopper) => Promise<{ status: number | undefined }>> = {
  orders: (shopper) => place(shopper, wish(shopper)),
  reviews: (shopper) => ask(shopper, '/reviews/4'),
  pages: ({ url, address }) =>
    fetch(`${url}/home`, { headers: { 'x-forwarded-for': address } }).then(
      async (answer) => {
        await answer.arrayBuffer()
        return { status: answer.status }
      },
      () => ({ status: undefined }),
    ),
}

const mix: readonly Kind[] = ['orders', 'orders', 'reviews', 'orders', 'pages']
const accounts = 16

/** Everybody asks again as soon as they are answered, and a little later after a 503. */
async function press(shoppers: readonly Shopper[], atOnce: number, length: number): Promise<Request[]> {
  const requests: Request[] = []
  const until = performance.now() + length
  async function pressOn(nr: number) {
    const shopper = shoppers[nr % shoppers.length] as Shopper
    for (let turn = nr; performance.now() < until; turn += 1) {
      const kind = mix[turn % mix.length] ?? 'orders'
      const began = performance.now()
      const { status } = await asks[kind](shopper)
      requests.push({ kind, status, took: performance.now() - began })
      if (status !== undefined && status >= 500) await sleep(100)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, nr) => pressOn(nr)))
  return requests
}

/**
 * Between two of V8's great clearings what is over piles up to some 60 MB, so that one look says nothing: the highest
 * of many are compared.
 */
function watchMemory(url: string) {
  const seen: number[] = []
  const watch = { isOver: false }
  async function look() {
    while (!watch.isOver) {
      seen.push((await metric(url, 'process_resident_memory_bytes')) / 1024 / 1024)
      await sleep(250)
    }
  }
  const watching = look()
  return {
    async stop() {
      watch.isOver = true
      await watching
      const third = Math.floor(seen.length / 3)
      return { atFirst: Math.max(...seen.slice(0, third)), atLast: Math.max(...seen.slice(-third)) }
    },
  }
}

if (import.meta.main) {
  const [length = 60, atOnce = 320] = process.argv.slice(2, 4).map(Number)
  const isBare = process.argv[4] === 'bare'
  if (!isBare) needs('nginx')
  buildOnce()
  const shop = await openShop(isBare ? {} : { TRUSTED_PROXIES: '127.0.0.1' })
  const proxy = isBare ? undefined : await startProxy([shop.url])
  const url = proxy?.url ?? shop.url
  const history: History = { wishes: [], happenings: [] }
  const shoppers: Shopper[] = []
  for (let nr = 0; nr < accounts; nr += 1) shoppers.push(await newShopper(url, nr, history))
  const usual = await press(shoppers, Math.ceil(atOnce / 10), seconds(10))
  await press(shoppers, atOnce, seconds(10))
  const memory = watchMemory(shop.url)
  const crowd = await press(shoppers, atOnce, seconds(length))
  const { atFirst, atLast } = await memory.stop()
  await sleep(seconds(1))
  const later = await press(shoppers, Math.ceil(atOnce / 10), seconds(5))

  const kept = new Map<string, OrderView[]>()
  for (const shopper of shoppers) kept.set(shopper.userId, await everyOrderOf(shopper))
  const shed = (kind: Kind) => crowd.filter((one) => one.kind === kind && one.status === 503).length
  const share = (kind: Kind) => (100 * shed(kind)) / crowd.filter((one) => one.kind === kind).length
  const isGood = ({ status = 0 }: Request) => status >= 200 && status < 300
  const times = (requests: readonly Request[], kind: Kind) =>
    requests.filter((one) => one.kind === kind && isGood(one)).map(({ took }) => took)
  report(
    `${atOnce} at once for ${length} s, where a tenth is usual, ${isBare ? 'bare' : 'behind nginx'}`,
    judge(history.wishes, history.happenings, kept),
    {
      'orders a second, usual': [times(usual, 'orders').length / 10],
      'orders a second, in the crowd': [times(crowd, 'orders').length / length],
      'an order, ms, p99, usual': [quantile(times(usual, 'orders'), 0.99)],
      'an order, ms, p99, in the crowd': [quantile(times(crowd, 'orders'), 0.99)],
      'reviews told to come again, %': [share('reviews')],
      'orders told to come again, %': [share('orders')],
      'the slowest answer in the crowd, ms': [
        quantile(
          crowd.map(({ took }) => took),
          1,
        ),
      ],
      'answers that are neither right nor 503': [crowd.filter((one) => !isGood(one) && one.status !== 503).length, 0],
      'answers in trouble afterwards': [later.filter((one) => !isGood(one)).length, 0],
      'memory at most in the first third, MB': [atFirst],
      'memory at most in the last third, MB': [atLast, atFirst + 50],
    },
  )
  const wrong = crowd.filter((one) => !isGood(one) && one.status !== 503).length
  const [reviews, orders] = [share('reviews'), share('orders')].map(Math.round)
  if (!isBare)
    recordFigure('overload', `${wrong} wrong answers; ${reviews} % of reviews and ${orders} % of orders come again`)
  await proxy?.stop()
  await shop.stop()
}
