// Many logins at the same moment, and their effect on everybody else: npm exec -- node bench/faults/login-flood.ts
// [LOGINS] [ROUNDS]
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { openShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, quantile, report } from './report.ts'
import { type Answer, ask, newShopper, place, type Shopper, wish } from './shopper.ts'

interface Flood {
  readonly url: string
  readonly logins: number
}

interface Login {
  readonly status: number | undefined
  readonly took: number
}

/** In another thread, so that the bench's own timers do not wait. */
async function floodedBy({ url, logins }: Flood): Promise<Login[]> {
  const worker = new Worker(import.meta.filename, { workerData: { url, logins } })
  const [done] = (await once(worker, 'message')) as [Login[]]
  return done
}

/** Each waits for its answer without a timeout. */
async function flood({ url, logins }: Flood): Promise<Login[]> {
  const headers = { 'content-type': 'application/json' }
  const tries = Array.from({ length: logins }, (_, nr) => {
    const body = JSON.stringify({ email: `stranger${nr}@darya.example`, password: 'teal kite over the dock' })
    const began = performance.now()
    const login = (status?: number): Login => ({ status, took: performance.now() - began })
    return fetch(`${url}/auth/login`, { method: 'POST', headers, body }).then(
      ({ status }) => login(status),
      () => login(),
    )
  })
  return Promise.all(tries)
}

const paths = ['/auth/checkAuth', '/orders/userorders', '/reviews/4', '/pincode/400012', '/auth/sessions']

/** One request after the other, as a shopper browses, until the flood is over. */
async function lookAround(shopper: Shopper, running: { readonly isOver: boolean }) {
  const took: number[] = []
  const answers: Answer[] = []
  for (let nr = 0; !running.isOver; nr += 1) {
    const began = performance.now()
    answers.push(await ask(shopper, paths[nr % paths.length] ?? ''))
    took.push(performance.now() - began)
  }
  return { took, failed: answers.filter(({ outcome }) => outcome !== 'yes').length }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread and no window
if (!isMainThread) parentPort?.postMessage(await flood(workerData as Flood))
else {
  const [logins = 1000, rounds = 5] = process.argv.slice(2).map(Number)
  buildOnce()
  // In reality they come from many addresses; here from one.
  const shop = await openShop({
    LIMITS: 'wrong-password-per-address=1000000,order-per-address=1000000',
  })
  const history = { wishes: [], happenings: [] }
  const shopper = await newShopper(shop.url, 1, history)
  for (let nr = 0; nr < 20; nr += 1) for (const path of paths) await ask(shopper, path)

  const done: Login[] = []
  const took: number[] = []
  const orders: number[] = []
  let failed = 0
  for (let round = 0; round < rounds; round += 1) {
    const running = { isOver: false }
    const flooding = floodedBy({ url: shop.url, logins }).finally(() => (running.isOver = true))
    const looking = lookAround(shopper, running)
    while (!running.isOver) {
      const { began, ended, outcome } = await place(shopper, wish(shopper))
      orders.push(ended - began)
      if (outcome !== 'yes') failed += 1
    }
    done.push(...(await flooding))
    const seen = await looking
    took.push(...seen.took)
    failed += seen.failed
  }
  const answered = (status: number) => done.filter((one) => one.status === status).map(({ took }) => took)
  report(`${logins} logins at the same moment, ${rounds} times`, undefined, {
    'told that it is wrong': [answered(401).length],
    'that, ms, median': [quantile(answered(401), 0.5)],
    'that, ms, p99': [quantile(answered(401), 0.99)],
    'told to come again': [answered(503).length],
    'told so, ms, p99': [quantile(answered(503), 0.99)],
    'anything else': [done.length - answered(401).length - answered(503).length, 0],
    'other calls': [took.length],
    'another call, ms, median': [quantile(took, 0.5)],
    'another call, ms, p99': [quantile(took, 0.99), 200],
    orders: [orders.length],
    'an order, ms, p99': [quantile(orders, 0.99), 200],
    'of these failed': [failed, 0],
  })
  const [call, order] = [took, orders].map((times) => Math.round(quantile(times, 0.99)))
  recordFigure('login-flood', `other calls p99 ${call} ms, orders p99 ${order} ms, ${failed} failed`)
  await shop.stop()
}
