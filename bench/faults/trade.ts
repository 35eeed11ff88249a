import { setTimeout as sleep } from 'node:timers/promises'
import { minutes } from '#shop/time.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { type Happening, judge, type Verdict } from './history.ts'
import {
  cancel,
  everyOrderOf,
  type History,
  look,
  newShopper,
  type Order,
  place,
  proveMobile,
  type Shopper,
  wish,
} from './shopper.ts'

/** The shop's day while something befalls it. */
export interface Trading {
  /** orders that were acknowledged so far */
  readonly placed: () => number
  /** waits until this many more have been acknowledged */
  readonly more: (orders: number) => Promise<void>
  readonly happenings: readonly Happening[]
}

export interface Trade<Found> {
  readonly verdict: Verdict
  readonly happenings: readonly Happening[]
  readonly orders: readonly OrderView[]
  readonly found: Found
}

/**
 * Shoppers place orders, repeat some, cancel some and look at their own, each trying again until the answer is definite,
 * until what befalls the shop is over. Then all is compared.
 */
export async function trade<Found>(
  url: string,
  {
    shoppers: count = 16,
    within = minutes(10),
    told,
    meanwhile,
  }: {
    shoppers?: number
    /** given up when the shop gives no definite answer by then */
    within?: number
    /** the shop whose messages all of them get */
    told?: Pick<RunningShop, 'messages'>
    meanwhile: (trading: Trading) => Promise<Found>
  },
): Promise<Trade<Found>> {
  const history: History = { wishes: [], happenings: [] }
  const until = performance.now() + within
  const shoppers = await Promise.all(Array.from({ length: count }, (_, nr) => newShopper(url, nr, history)))
  if (told) await Promise.all(shoppers.map((shopper) => proveMobile(shopper, told)))
  const day = { begun: 0, placed: 0, isOver: false }

  async function shopUntilOver(shopper: Shopper) {
    while (!day.isOver) {
      day.begun += 1
      const nr = day.begun
      const order = wish(shopper)
      const [kept] = (await untilDefinite(() => place(shopper, order))).orders
      if (!kept) continue
      day.placed += 1
      await sometimes(shopper, order, kept, nr)
    }
  }

  async function sometimes(shopper: Shopper, order: Order, kept: OrderView, nr: number) {
    if (nr % 10 === 0) await untilDefinite(() => place(shopper, order))
    if (nr % 7 === 0) await untilDefinite(() => cancel(shopper, kept))
    if (nr % 5 === 0) await look(shopper)
  }

  async function untilDefinite(command: () => Promise<Happening>): Promise<Happening> {
    for (;;) {
      const happening = await command()
      if (happening.outcome !== 'unknown') return happening
      if (performance.now() > until) throw new Error('the shop gives no definite answer any more')
      await sleep(40 + Math.random() * 100)
    }
  }

  async function more(orders: number) {
    const wanted = day.placed + orders
    while (day.placed < wanted) {
      if (performance.now() > until) throw new Error('the shop takes no orders any more')
      await sleep(2)
    }
  }

  const [found] = await Promise.all([
    meanwhile({ placed: () => day.placed, more, happenings: history.happenings }).finally(() => (day.isOver = true)),
    ...shoppers.map(shopUntilOver),
  ])
  const kept = new Map<string, OrderView[]>()
  for (const shopper of shoppers) kept.set(shopper.userId, await everyOrderOf(shopper))
  return {
    verdict: judge(history.wishes, history.happenings, kept),
    happenings: history.happenings,
    orders: [...kept.values()].flat(),
    found,
  }
}
