import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { linePrice } from '#shop/catalogue/pricing.ts'
import { inRupees, paise, total } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { minutes, seconds } from '#shop/time.ts'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import type { Happening, Outcome, Wish } from './history.ts'

/** All that was wished and all that was answered, in one run. */
export interface History {
  readonly wishes: Wish[]
  readonly happenings: Happening[]
}

/** A person with an account, at one address of the shop; all that they ask for stands in the history. */
export interface Shopper {
  readonly url: string
  readonly token: string
  readonly userId: string
  readonly mobile: string
  /** their own, which a shop behind a proxy sees: orders from one address wait for each other */
  readonly address: string
  readonly history: History
}

/** What somebody wants to order: sent as often as needed, always under the same key. */
export interface Order {
  readonly mark: string
  readonly cart: Pick<Sends<'placeOrder'>, 'cartItems' | 'totalPrice'>
}

export interface Answer {
  readonly outcome: Outcome
  readonly status: number | undefined
  readonly body: unknown
}

const patience = seconds(5)
/** Before and after what is tried: on a crowded machine the passwords of many shoppers take their time. */
const unhurried = minutes(1)

export async function newShopper(url: string, nr: number, history: History): Promise<Shopper> {
  const email = `shopper${nr}@darya.example`
  const password = `sixteen boats at dawn ${nr}`
  const mobile = `98200${String(10_000 + nr)}`
  await certain(url, '/auth/register', { name: `Shopper ${nr}`, email, password, mobile })
  const { token, user } = (await certain(url, '/auth/login', { email, password })) as Gives<'login'>
  return { url, token, userId: user.id, mobile, address: `10.0.${nr >> 8}.${nr & 255}`, history }
}

/** Their mobile answers a code, so that they are told of their orders. */
export async function proveMobile(shopper: Shopper, { messages }: Pick<RunningShop, 'messages'>): Promise<void> {
  const { url, token, mobile } = shopper
  const asked = await askUnhurried(shopper, '/auth/mobile/send-code', {})
  if (asked.outcome !== 'yes') throw new Error(`no code for ${mobile}: ${asked.status}`)
  const until = performance.now() + unhurried
  for (let otp: string | undefined; otp === undefined; await sleep(20)) {
    if (performance.now() > until) throw new Error('a code never came')
    const own = (await messages()).filter(({ to }) => to === `+91${mobile}`)
    otp = own.flatMap(({ text }) => /^([0-9]{6}) is your/.exec(text)?.[1] ?? []).at(-1)
    if (otp !== undefined) await certain(url, '/auth/mobile/verify', { otp }, token)
  }
}

/** A wish for one to three fish, as the catalogue prices them. */
export function wish({ userId, history }: Shopper): Order {
  const drawn = Array.from({ length: randomInt(1, 4) }, () => cells[randomInt(cells.length)] as (typeof cells)[number])
  // of one fish an order takes only so many packs
  const fishes = new Map(drawn.map((cell) => [cell.item.id, cell]))
  const lines = [...fishes.values()].map((cell) => ({ cell, quantity: randomInt(1, 21) }))
  const order = {
    mark: randomUUID(),
    cart: {
      cartItems: lines.map(({ cell, quantity }) => ({ ...cell.item, quantity })),
      totalPrice: inRupees(total(lines.map(({ cell, quantity }) => linePrice({ price: cell.price, quantity })))),
    },
  }
  history.wishes.push({ who: userId, mark: order.mark, total: order.cart.totalPrice })
  return order
}

/** One try to place it; the same wish may be tried again. */
export async function place(shopper: Shopper, { mark, cart }: Order): Promise<Happening> {
  const address = { ...ashasAddress, streetAddress: mark }
  const body: Sends<'placeOrder'> = {
    ...cart,
    userId: shopper.userId,
    shippingAddress: address,
    billingAddress: ashasAddress,
  }
  return noted(shopper, 'place', mark, async () => {
    const answer = await ask(shopper, '/orders', { body, key: mark })
    return { ...answer, orders: answer.outcome === 'yes' ? [answer.body as OrderView] : [] }
  })
}

export const cancel = (shopper: Shopper, { _id }: OrderView): Promise<Happening> =>
  noted(shopper, 'cancel', _id, async () => ({
    ...(await ask(shopper, `/orders/${_id}/cancel`, { method: 'PATCH' })),
    orders: [],
  }))

/** The newest of their own orders, as My Orders shows them. */
export const look = (shopper: Shopper): Promise<Happening> =>
  noted(shopper, 'look', 'orders', async () => {
    const answer = await ask(shopper, '/orders/userorders')
    return { ...answer, orders: answer.outcome === 'yes' ? (answer.body as Gives<'myOrders'>).data : [] }
  })

/** All that is kept of theirs, in a shop that is well again. */
export async function everyOrderOf(shopper: Shopper): Promise<OrderView[]> {
  const all: OrderView[] = []
  let before = ''
  do {
    const { outcome, status, body } = await ask(shopper, `/orders/userorders${before}`, { within: unhurried })
    if (outcome !== 'yes') throw new Error(`own orders cannot be read: ${status}`)
    const { data, next } = body as Gives<'myOrders'>
    all.push(...data)
    before = next === undefined ? '' : `?before=${next}`
  } while (before !== '')
  return all
}

/** Asks as a program does. What is cut off, silent or in trouble is unknown; a 4xx is a no. */
export async function ask(
  { url, token, address }: Pick<Shopper, 'url' | 'token'> & Partial<Pick<Shopper, 'address'>>,
  path: string,
  { method, body, key, within = patience }: { method?: string; body?: object; key?: string; within?: number } = {},
): Promise<Answer> {
  try {
    const answer = await fetch(url + path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'accept-encoding': 'identity',
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(within),
    })
    const { status } = answer
    const said = await answer.text()
    if (status >= 500) return { outcome: 'unknown', status, body: undefined }
    return { outcome: answer.ok ? 'yes' : 'no', status, body: JSON.parse(said) }
  } catch {
    return { outcome: 'unknown', status: undefined, body: undefined }
  }
}

async function noted(
  { userId, history }: Shopper,
  did: Happening['did'],
  about: string,
  asked: () => Promise<Pick<Happening, 'outcome' | 'status' | 'orders'>>,
): Promise<Happening> {
  const began = performance.now()
  const { outcome, status, orders } = await asked()
  const happening = { who: userId, did, about, outcome, status, orders, began, ended: performance.now() }
  history.happenings.push(happening)
  return happening
}

const cells = openingCatalogue.products.flatMap(({ cartId, prices }) =>
  Object.entries(prices).flatMap(([size, byWeight]) =>
    Object.entries(byWeight).map(([weight, price]) => ({
      price: paise(price),
      item: { id: cartId, size, weight, price: inRupees(price) } satisfies Omit<CartItem, 'quantity'>,
    })),
  ),
)

async function certain(url: string, path: string, body: object, token = ''): Promise<unknown> {
  const answer = await askUnhurried({ url, token }, path, body)
  if (answer.outcome !== 'yes') throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** After a 503 they come again. */
async function askUnhurried(who: Parameters<typeof ask>[0], path: string, body: object): Promise<Answer> {
  const until = performance.now() + unhurried
  for (;;) {
    const answer = await ask(who, path, { body, within: unhurried })
    if (answer.status !== 503 || performance.now() > until) return answer
    await sleep(200)
  }
}
