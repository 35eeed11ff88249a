import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderView } from '#shop/calls.ts'
import { minutes, seconds } from '#shop/time.ts'
import { type RunningShop, openShop } from '#tests/running-shop.ts'
import { type Shopper, everyOrderOf, newCart, newShopper, tryToPlace } from './shopper.ts'

export interface KillReport {
  readonly orders: number
  readonly kills: number
  /** tries that got no definite answer, and were made again with the same key */
  readonly unanswered: number
  /** acknowledged orders that are not there */
  readonly lost: number
  /** orders that are there beyond those that were placed */
  readonly doubled: number
  readonly wrongTotals: number
  readonly repeatsThatDiffer: number
  readonly messages: { readonly missing: number; readonly doubled: number }
  readonly took: { readonly placing: number; readonly slowestStart: number }
}

interface Placed {
  readonly shopper: Shopper
  readonly total: number
  readonly order: OrderView
}

const clients = 16
const mostPatience = seconds(50)

/**
 * Shoppers place orders with keys and try again until each has a definite answer, while the shop's process is killed
 * and started again. Then every order that was acknowledged must be there once, with its total and its one message.
 */
export async function killBench({
  orders,
  kills,
  databaseUrl,
  within = minutes(10),
}: {
  orders: number
  kills: number
  databaseUrl?: string
  /** given up when the shop does not answer by then */
  within?: number
}): Promise<KillReport> {
  const shop = await openShop(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl })
  const until = performance.now() + within
  let isOver = false
  try {
    const shoppers = await Promise.all(Array.from({ length: clients }, (_, nr) => newShopper(shop.url, nr)))
    const placed: Placed[] = []
    const count = { begun: 0, unanswered: 0, repeatsThatDiffer: 0 }

    async function shopUntilDone(shopper: Shopper) {
      while (count.begun < orders) {
        count.begun += 1
        const cart = newCart()
        const key = randomUUID()
        const order = await placeUntilAnswered(shopper, key, cart)
        placed.push({ shopper, total: cart.totalPrice, order })
        if (placed.length % 10 === 0 && (await placeUntilAnswered(shopper, key, cart))._id !== order._id)
          count.repeatsThatDiffer += 1
      }
    }

    async function placeUntilAnswered(shopper: Shopper, key: string, cart: ReturnType<typeof newCart>) {
      for (;;) {
        const order = await tryToPlace(shopper, key, cart)
        if (order) return order
        if (performance.now() > until) throw new Error('the shop does not answer any more')
        count.unanswered += 1
        await sleep(20 + Math.random() * 60)
      }
    }

    const began = performance.now()
    const [slowestStart] = await Promise.all([
      killEverySoOften(shop, kills, () => (isOver ? undefined : placed.length / orders)),
      ...shoppers.map(shopUntilDone),
    ])
    const placing = performance.now() - began

    const kept = (await Promise.all(shoppers.map(everyOrderOf))).flat()
    return {
      orders: placed.length,
      kills,
      unanswered: count.unanswered,
      repeatsThatDiffer: count.repeatsThatDiffer,
      ...compared(placed, kept),
      messages: await messagesOf(shop, placed),
      took: { placing, slowestStart },
    }
  } finally {
    isOver = true
    await shop.stop()
  }
}

/** Kills at even steps of the work, each at a random moment of it, and says how long the slowest start took. */
async function killEverySoOften(shop: RunningShop, kills: number, done: () => number | undefined): Promise<number> {
  let slowest = 0
  for (let nr = 1; nr <= kills; nr += 1) {
    while ((done() ?? 1) < nr / (kills + 1)) await sleep(1)
    await sleep(Math.random() * 30)
    if (done() === undefined) break
    await shop.kill()
    const began = performance.now()
    await shop.start()
    slowest = Math.max(slowest, performance.now() - began)
  }
  return slowest
}

function compared(placed: readonly Placed[], kept: readonly OrderView[]) {
  const byId = new Map(kept.map((order) => [order._id, order]))
  const totalKept = ({ order }: Placed) => byId.get(order._id)?.totalPrice
  return {
    lost: placed.filter((one) => totalKept(one) === undefined).length,
    doubled: kept.length - new Set(placed.map(({ order }) => order._id)).size,
    wrongTotals:
      placed.filter((one) => totalKept(one) !== undefined && totalKept(one) !== one.total).length +
      kept.filter((order) => sumOfLines(order) !== order.totalPrice).length,
  }
}

const sumOfLines = ({ cartItems }: OrderView) =>
  cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Messages go out behind the orders, and those that were in hand at a kill a little later. */
async function messagesOf(shop: RunningShop, placed: readonly Placed[]): Promise<KillReport['messages']> {
  const until = performance.now() + mostPatience
  for (;;) {
    const texts = (await shop.messages()).map(({ text }) => text)
    const counts = placed.map(({ order }) => texts.filter((text) => text.includes(order.orderNumber)).length)
    const missing = counts.filter((count) => count === 0).length
    const doubled = counts.filter((count) => count > 1).length
    if (missing === 0 || performance.now() > until) return { missing, doubled }
    await sleep(500)
  }
}

export const readable = (engine: string, report: KillReport): string =>
  [
    `${engine}: ${report.orders} orders by ${clients} shoppers, ${report.kills} kills, ${report.unanswered} tries without an answer`,
    `  lost ${report.lost}, doubled ${report.doubled}, wrong totals ${report.wrongTotals}, repeats that differ ${report.repeatsThatDiffer}`,
    `  messages missing ${report.messages.missing}, doubled ${report.messages.doubled}`,
    `  placing took ${(report.took.placing / 1000).toFixed(1)} s, the slowest start ${(report.took.slowestStart / 1000).toFixed(1)} s`,
  ].join('\n')
