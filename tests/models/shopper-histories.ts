import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { cartLineOf } from '#shop/cart/cart.ts'
import { paise, rupees } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { minutes } from '#shop/time.ts'
import { orderToSend } from '#shop/wire/checkout.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { isWaiting } from '#shop/wire/unsent.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import type { Fate, openBrowser } from './shopper-browser.ts'
import type { ShopInHand } from './shopper-deeds.ts'
import { modulesOfPage, modulesOfWorker } from './shopper-pages.ts'

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
const lobster = openingProduct(19)

/** Another attempt may have been placed: My Orders says whether. */
const meaningOf = (refused: string): Known =>
  refused.includes('My Orders') || refused === 'Failed to place order: No, 422.' ? 'unknown' : 'refused'

/** Somebody at their browser, and what they know of what they ordered: by the pages alone. */
export async function openShopper(browser: ReturnType<typeof openBrowser>, shop: ShopInHand) {
  const wanted = new Map<string, Wanted>()
  const openWorker = () => browser.open(modulesOfWorker)
  let worker = await openWorker()
  let [page, who, token, userId] = [await browser.open(modulesOfPage), 0, '', '']
  /** the cart that somebody wants: until they know what came of it, it is the same one */
  let note = randomUUID()
  /** for what somebody has pressed last: in which login, on which page, and with what in the cart */
  let pressed: { readonly note: string; readonly token: string; readonly cart: string } | undefined
  let isPressedOnThisPage = false
  let isWorkersTurn = false
  const discarding = new Set<string | undefined>()

  const know = (of: string, known: Known) => wanted.set(of, { who, note: of, known })
  const waiting = () => [...wanted.values()].find((one) => one.who === who && one.known === 'waits')
  const settle = (known: Known) => {
    const one = waiting()
    if (one) know(one.note, known)
    if (known !== 'refused') note = randomUUID()
  }
  const linesInCart = () => JSON.parse(browser.storage.get('cartItems') ?? '[]') as { id: string; quantity: number }[]
  const isInCart = (cartId: string) => linesInCart().some(({ id }) => id === cartId)
  /** What is in the cart, and the note. */
  const cartNow = () => {
    const lines = linesInCart()
    const { note: toCutter = '' } = JSON.parse(browser.storage.get('orderWishes') ?? '{}') as { note?: string }
    return JSON.stringify([lines.map(({ id, quantity }) => [id, quantity]), toCutter])
  }
  const presses = (of: string) => {
    pressed = { note: of, token, cart: cartNow() }
    isPressedOnThisPage = true
  }

  async function openAgain() {
    page.close()
    await browser.quiet()
    page = await browser.open(modulesOfPage)
    isPressedOnThisPage = false
    await browser.quiet()
  }

  /** Looks at the checkout or at My Orders: what came of what waited is read there, once. */
  async function read() {
    await page.run((its) => its.takeInHeard(userId))
    const unsent = await page.run((its) => its.attemptOf(userId))
    // Who must log in again reads it after that.
    if (token === '') return
    // The shop has said since that nothing came of what they discarded.
    if (unsent === undefined) return discarding.has(waiting()?.note) ? settle('discarded') : undefined
    if (unsent.thrownAway && !unsent.tried && unsent.placed === undefined) {
      await page.run((its) => its.endAttempt(unsent))
      return settle('thrown away')
    }
    const told = await page.run((its) => its.answerOf(userId, token))
    if (told && 'placed' in told) readPlaced(told.placed)
    else if (told && 'refused' in told) settle(meaningOf(told.refused))
  }

  /** A page may still be asking, or ask again after a while: they look so often. */
  async function readToTheEnd() {
    let looks = 100
    const isRead = async () => {
      await read()
      if (!waiting() || looks === 0) return true
      looks -= 1
      page.timePasses()
      await browser.quiet()
      return false
    }
    await vi.waitUntil(isRead, { timeout: minutes(1) })
  }

  function readPlaced({ note: of = '' }: OrderView) {
    know(of, 'placed')
    note = randomUUID()
    // It is not there to be ordered once more; what came in since is.
    if (pressed?.note === of && pressed.cart === cartNow() && isInCart(pomfret.cartId))
      throw new Error('the cart is still full')
  }

  /** The shop says that nobody is logged in: the page leads to the login, and what was pressed is told after it. */
  async function isLoginOver() {
    const { state } = (await page.run(async (its) => its.account.getState())) ?? {}
    if (state !== 'signed-in') token = ''
  }

  async function press() {
    const unsent = await page.run(({ attemptOf }) => attemptOf(userId))
    // A page that shows what waits, or has something to say, has no button. It is there again for who has discarded what waited.
    const before = waiting()
    const isDiscarded = unsent?.discarded === true && discarding.has(before?.note)
    if (token === '' || (before && !isDiscarded) || unsent?.placed || unsent?.refused || unsent?.thrownAway) return
    if (before) {
      know(before.note, 'unknown')
      note = randomUUID()
    }
    const item = cartLineOf(pomfret, { size: 'Jumbo', weight: '1 kg' }, 1)
    if (!item) throw new Error('no such fish')
    const price = rupees(shop.rate())
    const most = paise(Math.round(price * 1.1))
    const items = [{ ...item, price }]
    const shown = { userId, items, total: price, most, payment: undefined } as const
    const wishes = { ...noWishes, note }
    const sent = { ...shown, shippingAddress: ashasAddress, billingAddress: ashasAddress, wishes }
    const order = orderToSend({ ...sent, sendBefore: shop.now() + minutes(30) })
    know(note, 'waits')
    const placing = await page.run(async (its) => {
      its.leaveCart()
      its.addLines(items)
      presses(note)
      const outcome = await its.placeOrder(order, token)
      if ('signedOut' in outcome) its.endLogin()
      return outcome
    })
    if (placing && 'placed' in placing) readPlaced(placing.placed)
    else if (placing && 'refused' in placing) settle(meaningOf(placing.refused))
    // What they discarded before is asked about first: who is cut off meanwhile, or led to the login, finds the cart and the form.
    else if (unsent?.discarded && (!placing || 'signedOut' in placing)) settle('refused')
  }

  async function pressSendNow(send: () => Promise<unknown>) {
    const unsent = await page.run((its) => its.attemptOf(userId))
    if (token === '' || !isWaiting(unsent)) return
    presses(unsent.order.note ?? '')
    await send()
  }

  async function twoTabsSend() {
    const other = await browser.open(modulesOfPage)
    await Promise.all([page, other].map((tab) => tab.run((its) => its.sendUnsent({ userId, token }))))
    await browser.quiet()
    other.close()
  }

  /** Who was here did not sign out: what was kept of who they are is gone, or only the token. */
  async function signIn(next: number, how?: string) {
    const login = await shop.logIn(next)
    browser.storage.delete('token')
    if (how !== 'signs in where somebody was') browser.storage.delete('user')
    const isAnother = next !== who
    who = next
    ;[token, userId] = [login.token, login.user.id]
    if (isAnother) note = randomUUID()
    await openAgain()
    // What was left at a sign-out is forgotten by a part of the page that may come after the next press.
    const left = how === 'signs in before the script comes' ? browser.storage.get('orderLeft') : undefined
    if (left !== undefined) browser.storage.delete('orderLeft')
    await page.run(async (its) => its.signIn(login))
    await browser.quiet()
    if (left !== undefined) browser.storage.set('orderLeft', left)
    await read()
  }

  /** What waits goes with the person, who is told so; unless the answer has come already, which they have not read. */
  async function signOut(how: 'here' | 'in another tab' | 'without the script') {
    if (token === '') return
    await read()
    settle('left behind')
    if (how === 'here') await page.run(async (its) => its.signOut())
    else if (how === 'in another tab') {
      const other = await browser.open(modulesOfPage)
      await other.run(async (its) => its.signOut())
      await browser.quiet()
      other.close()
      await openAgain()
    } else {
      browser.storage.set('orderLeft', userId)
      browser.storage.delete('token')
      browser.storage.delete('user')
      await worker.run((its) => its.dropTokens())
      await openAgain()
    }
    await browser.quiet()
    token = ''
  }

  const changeCart = (deed: (its: PageModules) => void) => page.run(async (its) => deed(its))

  const deeds: Readonly<Record<string, () => Promise<unknown> | void>> = {
    press,
    'send now': () => pressSendNow(() => page.run((its) => its.sendUnsent({ userId, token }))),
    'two tabs send': () => pressSendNow(twoTabsSend),
    async 'worker wakes'() {
      const done = Promise.withResolvers<unknown>()
      const waitUntil = (work: Promise<unknown>) => done.resolve(work.catch(() => undefined))
      isWorkersTurn = true
      worker.happens('sync', { tag: 'send-orders', waitUntil })
      await worker.run(() => done.promise)
      isWorkersTurn = false
    },
    'line goes': () => turn('offline', false),
    'line comes': () => turn('online', true),
    'page is looked at': () => page.happens('visibilitychange'),
    'page opens again': openAgain,
    'a while passes': () => page.timePasses(),
    reads: read,
    'adds fish': () => changeCart((its) => its.addToCart(lobster, {}, 1)),
    'empties the cart': () => changeCart((its) => its.leaveCart()),
    'changes the note': () => changeCart((its) => its.keepWishes({ ...its.keptWishes(), note: randomUUID() })),
    async 'keeps the order'() {
      const unsent = await page.run((its) => its.attemptOf(userId))
      if (token === '' || !isWaiting(unsent)) return
      presses(unsent.order.note ?? '')
      await page.run((its) => its.sendUnsent({ userId, token }))
    },
    async discards() {
      await read()
      const unsent = await page.run((its) => its.attemptOf(userId))
      if (token === '' || !isWaiting(unsent)) return
      discarding.add(unsent.order.note)
      const sent = await page.run((its) => its.discardUnsent({ userId, token }))
      // Until the shop has answered they know that it may be placed; then that it is, or is not.
      if (sent?.is === 'discarded') settle('discarded')
    },
    'rate changes': () => shop.changeRate(),
    'fish is bought up': () => shop.setFish(false),
    'fish comes': () => shop.setFish(true),
    'slot is over': () => shop.later(minutes(31)),
    'session ends': () => (token === '' ? undefined : shop.endSession(token)),
    'signs out': () => signOut('here'),
    'signs out in another tab': () => signOut('in another tab'),
    'signs out without the script': () => signOut('without the script'),
  }

  function turn(kind: 'online' | 'offline', has: boolean) {
    browser.setLine(has)
    page.happens(kind)
  }

  return {
    wanted: () => [...wanted.values()],
    signIn,
    read,
    /** whether an order that comes to the shop now is what somebody has pressed for, as it stood then, and still does */
    isPressedFor: (sent: { readonly note: string; readonly token: string }): boolean =>
      pressed !== undefined &&
      pressed.note === sent.note &&
      pressed.token === sent.token &&
      pressed.token === token &&
      pressed.cart === cartNow() &&
      (isPressedOnThisPage || isWorkersTurn),
    async play(one: { readonly does: string; readonly fate?: Fate; readonly who?: number }) {
      browser.fates.splice(0, 1, ...(one.fate ? [one.fate] : []))
      if (one.who === undefined) await deeds[one.does]?.()
      else await signIn(one.who, one.does)
      await browser.quiet()
      browser.fates.splice(0)
      // A worker that is ended in the middle has gone with the whole browser.
      if (worker.isClosed()) {
        page.close()
        worker = await openWorker()
      }
      if (page.isClosed()) await openAgain()
      if (token !== '') await isLoginOver()
    },
    /** In the end there is a line, and each of them logs in once more and reads what came of it. */
    async end() {
      browser.fates.splice(0)
      turn('online', true)
      for (const next of [who, 1 - who]) {
        await signIn(next)
        await readToTheEnd()
        const unread = waiting()
        if (unread) know(unread.note, 'never told')
        await signOut('here')
      }
      page.close()
      worker.close()
    },
  }
}

type PageModules = Awaited<ReturnType<typeof modulesOfPage>>
