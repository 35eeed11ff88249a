import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { shopDay } from '#shop/moment.ts'
import { seconds } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { StockNow } from '#shop/wire/staff/stock.ts'
import { crate } from '#tests/rooms/batches-room.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import type { SignedInStaff } from '#tests/rooms/staff.ts'
import { ask, type Shopper } from './shopper.ts'

/** One that is plentiful, and one that soon runs out. */
export const cells = [
  { species: 'pomfret', size: 'Jumbo' },
  { species: 'pomfret', size: 'Extra Large' },
] as const

/** What people do at once, and what the shop has said yes to. */
export interface StockWork {
  readonly url: string
  isOver: boolean
  /** orders that nobody at the counter has taken yet */
  readonly orders: string[]
  /** orders that were acknowledged */
  readonly placed: Set<string>
  /** keys of presses at a cell that were acknowledged */
  readonly pressed: Set<string>
  unanswered: number
  /** nobody waits here for the cut-off of an order */
  readonly pastCutOff: (orderId: string) => Promise<unknown>
}

/** Orders on and on, and cancels one in four. */
export async function shopperAtWork(shopper: Shopper, work: StockWork): Promise<void> {
  for (let nr = 0; !work.isOver; nr += 1) {
    const prices = { Jumbo: 1000, 'Extra Large': 925 } as const
    const sizes = nr % 3 === 0 ? (['Jumbo', 'Extra Large'] as const) : (['Jumbo'] as const)
    const cartItems = sizes.map((size) => ({
      id: 'pdpImage4',
      size,
      weight: '500 g',
      price: prices[size],
      quantity: 1 + (nr % 2),
    }))
    const totalPrice = cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const addresses = { shippingAddress: ashasAddress, billingAddress: ashasAddress }
    const [key, body] = [randomUUID(), { userId: shopper.userId, cartItems, totalPrice, ...addresses }]
    const placing = await untilDefinite(work, () => ask(shopper, '/orders', { body, key }))
    if (placing.outcome === 'no') {
      if (placing.status !== 409) throw new Error(`${placing.status} ${JSON.stringify(placing.body)}`)
      continue
    }
    const { _id: id } = placing.body as OrderView
    work.placed.add(id)
    if (nr % 4 === 0) await untilDefinite(work, () => ask(shopper, `/orders/${id}/cancel`, { method: 'PATCH' }))
    else work.orders.push(id)
  }
}

/** Takes orders to the scale, and rejects one in five. */
export async function counterAtWork(staff: SignedInStaff, work: StockWork): Promise<void> {
  for (let nr = 0; !work.isOver; nr += 1) {
    const id = work.orders.shift()
    if (id === undefined) {
      await sleep(5)
      continue
    }
    const to = (path: string, body: object) =>
      press(staff, work, `orders/${id}/${path}`, { key: randomUUID(), ...body })
    if (nr % 5 === 0) {
      await to('moves', { move: 'reject', seen: 1, reason: 'closed' })
      if (nr % 2 === 0) await to('undo', { seen: 2 })
      continue
    }
    await to('moves', { move: 'confirm', seen: 1 })
    await work.pastCutOff(id)
    await to('moves', { move: 'start-cutting', seen: 2 })
    const weight = { grams: 480 + randomInt(60), tareGrams: 0, source: 'typed', over: 'give', isSure: true }
    await to('lines/1/weighings', { seen: 0, ...weight })
    if (nr % 3 === 0) await to('lines/1/weighings', { seen: 1, reason: 'Once more', ...weight, grams: 500 })
    if (nr % 7 === 0) await to('lines/1/left-out', { seen: nr % 3 === 0 ? 2 : 1 })
  }
}

/** Takes in what is soon gone, and throws a little away. */
export async function clerkAtWork(staff: SignedInStaff, work: StockWork): Promise<void> {
  for (let nr = 0; !work.isOver; nr += 1) {
    const cell = cells[nr % 2] ?? cells[0]
    const shown = await untilDefinite(work, () => call(staff, work, 'stock'))
    const { cells: all } = shown.body as StockNow
    const seen = all.find(({ species, size }) => species === cell.species && size === cell.size)?.version ?? 0
    const key = randomUUID()
    const left =
      nr % 3 === 2
        ? await press(staff, work, 'stock/waste', { ...cell, seen, key, grams: 100, reason: 'fell' })
        : await press(staff, work, 'batches', { ...crate({ ...cell, grams: 1500, ...today() }), key })
    if (left === 'yes') work.pressed.add(key)
    await sleep(10)
  }
}

/** Each is another crate, though it weighs the same. */
const today = () => {
  const day = shopDay(Date.now())
  return { landedDay: day, useBy: day }
}

/** Sent under its key until the shop has said what became of it. */
async function press(staff: SignedInStaff, work: StockWork, path: string, body: object): Promise<'yes' | 'no'> {
  const { outcome } = await untilDefinite(work, () => call(staff, work, path, body))
  return outcome === 'yes' ? 'yes' : 'no'
}

async function untilDefinite(work: StockWork, command: () => ReturnType<typeof ask>): ReturnType<typeof ask> {
  for (;;) {
    const answer = await command()
    if (answer.outcome !== 'unknown') return answer
    work.unanswered += 1
    await sleep(20 + randomInt(60))
  }
}

async function call(
  { headers }: SignedInStaff,
  { url }: StockWork,
  path: string,
  body?: object,
): ReturnType<typeof ask> {
  try {
    const answer = await fetch(`${url}/counter/api/${path}`, {
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(seconds(5)),
    })
    const said = (await answer.json()) as object
    if (answer.status >= 500) return { outcome: 'unknown', status: answer.status, body: undefined }
    return { outcome: answer.ok ? 'yes' : 'no', status: answer.status, body: said }
  } catch {
    return { outcome: 'unknown', status: undefined, body: undefined }
  }
}
