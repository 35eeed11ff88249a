import { randomUUID } from 'node:crypto'
import type { OrderView } from '#shop/wire/order.ts'
import { paise, rupees } from '#shop/money.ts'
import { minutes } from '#shop/time.ts'
import { cartLineOf } from '#shop/cart.ts'
import { orderToSend } from '#shop/checkout.ts'
import { ashasAddress } from '#tests/order-views.ts'
import { openingProduct } from '#tests/products.ts'
import type { ShopInHand } from '#tests/shopper-deeds.ts'
import type { Fate, openBrowser } from '#tests/shopper-browser.ts'
import { modulesOfPage, modulesOfWorker } from '#tests/shopper-pages.ts'

/** What the person at the browser knows of one cart that they wanted as an order. */
export type Known =
  | 'waits'
  | 'placed'
  | 'refused'
  | 'unknown'
  | 'discarded'
  | 'left behind'
  | 'thrown away'
  | 'never told'

export interface Wanted {
  readonly who: number
  /** to the cutter: the shop's order has it, so that each can be told from all others */
  readonly note: string
  readonly known: Known
}

const pomfret = openingProduct(4)

/** Another attempt may have been placed: My Orders says whether. */
const meaningOf = (refused: string): Known => (refused.includes('My Orders') ? 'unknown' : 'refused')

/** Somebody at their browser, and what they know of what they ordered: by the pages alone. */
export async function openShopper(browser: ReturnType<typeof openBrowser>, shop: ShopInHand) {
  const wanted = new Map<string, Wanted>()
  const openWorker = () => browser.open(modulesOfWorker)
  let worker = await openWorker()
  let [page, who, token, userId] = [await browser.open(modulesOfPage), 0, '', '']
  /** the cart that somebody wants: until they know what came of it, it is the same one */
  let note = randomUUID()

  const know = (of: string, known: Known) => wanted.set(of, { who, note: of, known })
  const waiting = () => [...wanted.values()].find((one) => one.who === who && one.known === 'waits')
  const settle = (known: Known) => {
    const one = waiting()
    if (one) know(one.note, known)
    if (known !== 'refused') note = randomUUID()
  }

  async function openAgain() {
    page.close()
    await browser.quiet()
    page = await browser.open(modulesOfPage)
    await browser.quiet()
  }

  /** Looks at the checkout or at My Orders: what came of what waited is read there, once. */
  async function read() {
    const told = await page.run(async (its) => {
      await its.takeInHeard(userId)
      const unsent = await its.attemptOf(userId)
      if (unsent?.thrownAway) await its.endAttempt(unsent)
      // What may be at the shop is told so: My Orders says whether it is.
      if (unsent?.thrownAway) return unsent.tried ? ('unknown' as const) : ('thrown away' as const)
      return its.answerOf(userId, token)
    })
    if (told === 'thrown away' || told === 'unknown') settle(told)
    else if (told && 'placed' in told) readPlaced(told.placed)
    else if (told && 'refused' in told) settle(meaningOf(told.refused))
  }

  function readPlaced({ note: of = '' }: OrderView) {
    know(of, 'placed')
    note = randomUUID()
    // It is not there to be ordered once more.
    if (browser.storage.get('cartItems') !== '[]') throw new Error('the cart is still full')
  }

  async function press() {
    const unsent = await page.run(({ attemptOf }) => attemptOf(userId))
    // A page that shows what waits, or has something to say, has no button.
    if (token === '' || waiting() || unsent?.placed || unsent?.refused || unsent?.thrownAway) return
    const item = cartLineOf(pomfret, { size: 'Jumbo', weight: '1 kg' }, 1)
    if (!item) throw new Error('no such fish')
    const price = rupees(shop.rate())
    const most = paise(Math.round(price * 1.1))
    const items = [{ ...item, price }]
    const shown = { userId, items, total: price, most, payment: undefined, cap: 'about', ifMissing: 'call' } as const
    const sent = { ...shown, shippingAddress: ashasAddress, billingAddress: ashasAddress, note }
    const order = orderToSend({ ...sent, sendBefore: shop.now() + minutes(30) })
    know(note, 'waits')
    const placing = await page.run((its) => {
      its.leaveCart()
      its.addLines(items)
      return its.placeOrder(order, token)
    })
    if (placing && 'placed' in placing) readPlaced(placing.placed)
    else if (placing && 'refused' in placing) settle(meaningOf(placing.refused))
    else if (placing && 'unknown' in placing) know(note, 'unknown')
  }

  /** Who was here did not sign out: what was kept of who they are is gone, or only the token. */
  async function signIn(next: number, knowsWhoWas = false) {
    const login = await shop.logIn(next)
    browser.storage.delete('token')
    if (!knowsWhoWas) browser.storage.delete('user')
    const isAnother = next !== who
    who = next
    ;[token, userId] = [login.token, login.user.id]
    if (isAnother) note = randomUUID()
    await openAgain()
    await page.run(async (its) => its.signIn(login))
    await browser.quiet()
    await read()
  }

  /** What waits goes with the person, who is told so; unless the answer has come already, which they have not read. */
  async function signOut() {
    if (token === '') return
    await read()
    settle('left behind')
    await page.run(async (its) => its.signOut())
    await browser.quiet()
    token = ''
  }

  const deeds: Readonly<Record<string, () => Promise<unknown> | void>> = {
    press,
    'send now': () => page.run((its) => its.sendUnsent({ userId, token })),
    async 'worker wakes'() {
      const done = Promise.withResolvers<unknown>()
      const waitUntil = (work: Promise<unknown>) => done.resolve(work.catch(() => undefined))
      worker.happens('sync', { tag: 'send-orders', waitUntil })
      await worker.run(() => done.promise)
    },
    'line goes': () => turn('offline', false),
    'line comes': () => turn('online', true),
    'page is looked at': () => page.happens('visibilitychange'),
    'page opens again': openAgain,
    'a while passes': () => page.timePasses(),
    reads: read,
    async discards() {
      await read()
      if (!waiting()) return
      await page.run((its) => its.discardAttempt(userId))
      if ((await page.run((its) => its.attemptOf(userId))) === undefined) settle('discarded')
    },
    'rate changes': () => shop.changeRate(),
    'fish is bought up': () => shop.setFish(false),
    'fish comes': () => shop.setFish(true),
    'slot is over': () => shop.later(minutes(31)),
    'session ends': () => (token === '' ? undefined : shop.endSession(token)),
    'signs out': signOut,
  }

  function turn(kind: 'online' | 'offline', has: boolean) {
    browser.setLine(has)
    page.happens(kind)
  }

  return {
    wanted: () => [...wanted.values()],
    signIn,
    read,
    async play(one: { readonly does: string; readonly fate?: Fate; readonly who?: number }) {
      browser.fates.splice(0, 1, ...(one.fate ? [one.fate] : []))
      if (one.who === undefined) await deeds[one.does]?.()
      else await signIn(one.who, one.does !== 'signs in')
      await browser.quiet()
      browser.fates.splice(0)
      // A worker that is ended in the middle has gone with the whole browser.
      if (worker.isClosed()) {
        page.close()
        worker = await openWorker()
      }
      if (page.isClosed()) await openAgain()
    },
    /** In the end there is a line, and each of them logs in once more and reads what came of it. */
    async end() {
      browser.fates.splice(0)
      turn('online', true)
      for (const next of [who, 1 - who]) {
        await signIn(next)
        await page.run((its) => its.sendUnsent({ userId, token }))
        await read()
        const unread = waiting()
        if (unread) know(unread.note, 'never told')
        await signOut()
      }
      page.close()
      worker.close()
    },
  }
}
