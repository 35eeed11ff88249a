// Sets the shop's clock forward and back: npm exec -- node bench/faults/clock.ts [JUMPS]
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { seconds } from '#shop/time.ts'
import type { Gives } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { recordFigure } from '../record-figure.ts'
import { buildOnce, needs, report } from './report.ts'
import { ask, everyOrderOf, type History, newShopper, place, proveMobile, type Shopper, wish } from './shopper.ts'

/** From the true time, in days. From one to the next a code is always too old, or from the future. */
const offsets = [0, 400, -1, 0, 1, -1, 400, 401, 0, -400]

/** How long somebody who came back within 14 days stays signed in; who signed in in the future never did. */
const staysSignedIn = (jump: number) => jump > 0 && jump < 14

/** The code that was sent to a mobile last. */
async function codeFor(shop: RunningShop, mobile: string, count: number): Promise<string> {
  for (;;) {
    const codes = (await shop.messages())
      .filter(({ to }) => to === `+91${mobile}`)
      .flatMap(({ text }) => /^([0-9]{6}) is your/.exec(text)?.[1] ?? [])
    if (codes.length >= count) return codes.at(-1) ?? ''
    await sleep(50)
  }
}

const clockLimits = [
  'code-per-hour',
  'code-per-day',
  'register-per-address',
  'order-per-address',
  'message-per-network',
  'messages-per-day',
]
  .map((limit) => `${limit}=1000`)
  .join(',')

if (import.meta.main) {
  const [jumps = 20] = process.argv.slice(2).map(Number)
  needs('faketime')
  buildOnce()
  const home = mkdtempSync(join(tmpdir(), 'darya-clock-'))
  const clock = join(home, 'clock')
  const set = (offset: number) => writeFileSync(clock, `${offset < 0 ? '' : '+'}${offset}d\n`)
  set(offsets[0] ?? 0)
  const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? ''
  const lies = ['FAKETIME_NO_CACHE=1', 'FAKETIME_DONT_FAKE_MONOTONIC=1', `FAKETIME_TIMESTAMP_FILE=${clock}`]
  const shop = await openShop({ LIMITS: clockLimits }, { through: ['env', `LD_PRELOAD=${library}`, ...lies] })
  const history: History = { wishes: [], happenings: [] }
  const found = { codesTooOld: 0, signedInWrongly: 0, signedOutWrongly: 0, refused: 0, otherOrders: 0, untold: 0 }
  const numbers: string[] = []
  const orderOf = async (shopper: Shopper, wanted = wish(shopper)) => {
    const [order] = (await place(shopper, wanted)).orders
    if (order) numbers.push(order.orderNumber)
    else found.refused += 1
    return { wanted, order }
  }

  for (let nr = 0; nr < jumps; nr += 1) {
    const from = offsets[nr % offsets.length] ?? 0
    const to = offsets[(nr + 1) % offsets.length] ?? 0
    const mobile = `98200${10_000 + nr}`
    const shopper = await newShopper(shop.url, nr, history)
    await proveMobile(shopper, shop)
    const { wanted, order } = await orderOf(shopper)
    await ask(shopper, '/api/auth/send-otp', { body: { mobile } })
    const otp = await codeFor(shop, mobile, 2)

    set(to)
    const old = await ask(shopper, '/api/auth/verify-otp', { body: { mobile, otp } })
    if (old.outcome === 'yes') found.codesTooOld += 1
    const me = (await ask(shopper, '/auth/checkAuth')).body as Gives<'checkAuth'>
    if (me.authenticated && !staysSignedIn(to - from)) found.signedInWrongly += 1
    if (!me.authenticated && staysSignedIn(to - from)) found.signedOutWrongly += 1

    const email = `shopper${nr}@darya.example`
    const password = `sixteen boats at dawn ${nr}`
    const again = (await ask({ url: shop.url, token: '' }, '/auth/login', { body: { email, password } }))
      .body as Gives<'login'>
    const signedIn = { ...shopper, token: again.token }
    const repeated = (await place(signedIn, wanted)).orders[0]
    if (repeated?._id !== order?._id) found.otherOrders += 1
    const next = await orderOf(signedIn)
    await ask(signedIn, '/api/auth/send-otp', { body: { mobile } })
    const fresh = await ask(signedIn, '/api/auth/verify-otp', { body: { mobile, otp: await codeFor(shop, mobile, 3) } })
    if (fresh.outcome !== 'yes') found.refused += 1
    const own = await everyOrderOf(signedIn)
    if (own.length !== 2) found.otherOrders += 1
    if (!(await areTold(shop, [order, next.order]))) found.untold += 1
  }
  report(`the clock jumps ${jumps} times, by a day and by more than a year, forward and back`, undefined, {
    'codes accepted from before a jump': [found.codesTooOld, 0],
    'signed in though it is over': [found.signedInWrongly, 0],
    'signed out though it is not': [found.signedOutWrongly, 0],
    'orders and new codes refused': [found.refused, 0],
    'repeats that gave another order': [found.otherOrders, 0],
    'orders of which nobody was told': [found.untold, 0],
    'order numbers': [numbers.length],
    'of them twice': [numbers.length - new Set(numbers).size, 0],
  })
  const faults = Object.values(found).reduce((sum, count) => sum + count, 0)
  recordFigure('clock', `${jumps} jumps: ${faults} faults, ${numbers.length} orders`)
  await shop.stop()
  rmSync(home, { recursive: true })
}

async function areTold(shop: RunningShop, orders: readonly (OrderView | undefined)[]): Promise<boolean> {
  const until = performance.now() + seconds(10)
  while (performance.now() < until) {
    const texts = (await shop.messages()).map(({ text }) => text).join('\n')
    if (orders.every((order) => order && texts.includes(order.orderNumber))) return true
    await sleep(100)
  }
  return false
}
