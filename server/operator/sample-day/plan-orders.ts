import type { Catalogue } from '#shop/catalogue/product.ts'
import { inRupees } from '#shop/money.ts'
import type { AskedLine } from '#shop/orders/order-lines.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { Move } from '#shop/orders/orders.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'
import type { Chance } from './chance.ts'

/** How each status is reached, and how many orders of the morning are in it. */
const ways = {
  Pending: { count: 8, moves: [] },
  Confirmed: { count: 7, moves: ['confirm'] },
  Cutting: { count: 5, moves: ['confirm', 'start-cutting'] },
  Packed: { count: 6, moves: ['confirm', 'start-cutting', 'pack'] },
  'Out for delivery': { count: 4, moves: ['confirm', 'start-cutting', 'pack', 'send-out'] },
  Delivered: { count: 5, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'deliver'] },
  'Not delivered': { count: 1, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'not-delivered'] },
  Returned: { count: 1, moves: ['confirm', 'start-cutting', 'pack', 'send-out', 'not-delivered', 'take-back'] },
  Rejected: { count: 1, moves: ['reject'] },
  Canceled: { count: 2, moves: ['cancel'] },
} as const satisfies Record<OrderStatus, { readonly count: number; readonly moves: readonly Move[] }>

export interface PlannedOrder {
  readonly nr: number
  readonly placedAt: number
  /** the slot that was wished for; none: the earliest */
  readonly slot: string | undefined
  readonly items: readonly AskedLine[]
  readonly moves: readonly { readonly move: Move; readonly at: number }[]
}

/**
 * The orders of a morning, each with what has happened to it until `end`. Nothing is cut before its cut-off: what is was
 * ordered the evening before, for this morning.
 */
export function planOrders(catalogue: Catalogue, { chance, end }: { chance: Chance; end: number }): PlannedOrder[] {
  const all = Object.values(ways).flatMap(({ count, moves }) => Array.from({ length: count }, () => moves))
  const today = shopDay(end)
  return all.map((moves: readonly Move[], nr) => {
    let at = end
    const before = (least: number, most: number, what: string) => (at -= minutes(chance.between(least, most, nr, what)))
    const timed = moves.toReversed().map((move, place) => ({
      move,
      at: place === 0 ? before(2, 35, move) : before(12, 40, move),
    }))
    const justBefore = before(1, moves.length === 0 ? 24 : 45, 'place')
    const isCut = moves.includes('start-cutting')
    const evening = startOfShopDay(today) - days(1) + hours(17) + minutes(chance.between(0, 225, nr, 'evening'))
    return {
      nr,
      placedAt: isCut ? Math.min(evening, justBefore) : justBefore,
      slot: slotOf(moves, end),
      items: itemsOf(catalogue, chance, nr),
      moves: timed.toReversed(),
    }
  })
}

/** What is cut comes this morning. What is canceled comes in days, so that no cut-off lies between its placing and that. */
function slotOf(moves: readonly Move[], end: number): string | undefined {
  if (moves.includes('cancel')) return `${shopDay(end + days(2))}T09:00-11:00`
  if (!moves.includes('start-cutting')) return undefined
  return `${shopDay(end)}T${moves.includes('send-out') ? '07:00-09:00' : '09:00-11:00'}`
}

/** One to four products in a household's quantities. */
function itemsOf({ products }: Catalogue, chance: Chance, nr: number): AskedLine[] {
  const sold = products.filter(({ available }) => available)
  const first = chance.between(0, sold.length - 1, nr, 'first')
  return Array.from({ length: chance.between(1, 4, nr, 'lines') }, (_, place) => {
    const product = sold[(first + place * 4) % sold.length]
    if (product === undefined) throw new Error('nothing is sold in this shop')
    const cells = Object.entries(product.prices).flatMap(([size, byWeight]) =>
      Object.entries(byWeight).map(([weight, price]) => ({ size, weight, price })),
    )
    const cell = cells[chance.between(0, cells.length - 1, nr, place, 'cell')]
    if (cell === undefined) throw new Error(`${product.title} has no price`)
    const { size, weight, price } = cell
    const quantity = chance.between(1, 10, nr, place, 'quantity') > 8 ? 2 : 1
    const wish = chance.between(0, product.cleaning.length, nr, place, 'cleaning')
    return { id: product.cartId, size, weight, quantity, seenPrice: inRupees(price), cleaning: product.cleaning[wish] }
  })
}
