import { openStatuses } from '#shop/orders/moves.ts'
import type { OrderView } from '#shop/wire/order.ts'

/** Somebody's wish to order. Its mark is in the order's address, so the order shows which wish it came from. */
export interface Wish {
  readonly who: string
  readonly mark: string
  readonly total: number
}

/**
 * Yes: the shop says that it is so. No: the shop refuses, for good. Unknown: it says 5xx, or nothing; then it may or
 * may not be so, and only asking again tells.
 */
export type Outcome = 'yes' | 'no' | 'unknown'

/** One thing that somebody asked of the shop, with the orders that came in answer. Moments only compare. */
export interface Happening {
  readonly who: string
  readonly did: 'place' | 'cancel' | 'look'
  /** the mark of the wish to place, or the id of the order to cancel */
  readonly about: string
  readonly outcome: Outcome
  readonly status: number | undefined
  readonly orders: readonly OrderView[]
  readonly began: number
  readonly ended: number
}

export interface Verdict {
  /** placings that the shop said yes to, and wishes that it refused for good */
  readonly acknowledged: number
  readonly refused: number
  /** tries without a definite answer */
  readonly unanswered: number
  readonly faults: Faults
}

export interface Faults {
  /** acknowledged orders that are not there */
  readonly lost: number
  /** orders beyond the first of one wish */
  readonly doubled: number
  readonly keptThoughRefused: number
  /** wishes whose answers name different orders, or that are refused after a yes */
  readonly repeatsThatDiffer: number
  /** not the sum of its lines, or not what the shopper saw */
  readonly wrongTotals: number
  /** canceled, as the shop had said, and then not so any more */
  readonly wentBackwards: number
  readonly shownToOthers: number
}

/**
 * Judges a run by what everybody was told and by what is kept in the end (each person's own orders): what was
 * acknowledged is there once, what was refused nowhere, what nobody knows at most once.
 */
export function judge(
  wishes: readonly Wish[],
  happenings: readonly Happening[],
  kept: ReadonlyMap<string, readonly OrderView[]>,
): Verdict {
  const keptOf = Map.groupBy([...kept.values()].flat(), markOf)
  const placings = Map.groupBy(
    happenings.filter(({ did }) => did === 'place'),
    ({ about }) => about,
  )
  const told = wishes.map((wish) => ({
    wish,
    tries: placings.get(wish.mark) ?? [],
    kept: keptOf.get(wish.mark) ?? [],
  }))
  const yes = told.filter(({ tries }) => tries.some(saysYes))
  const no = told.filter(({ tries }) => tries.length > 0 && tries.every(({ outcome }) => outcome === 'no'))
  return {
    acknowledged: yes.length,
    refused: no.length,
    unanswered: happenings.filter(({ outcome }) => outcome === 'unknown').length,
    faults: {
      lost: count(yes, ({ kept }) => kept.length === 0),
      doubled: told.reduce((sum, { kept }) => sum + Math.max(0, kept.length - 1), 0) + unwished(wishes, keptOf),
      keptThoughRefused: count(no, ({ kept }) => kept.length > 0),
      repeatsThatDiffer: count(yes, differ),
      wrongTotals: count(told, ({ wish, kept }) =>
        kept.some((order) => order.totalPrice !== wish.total || order.totalPrice !== sumOfLines(order)),
      ),
      wentBackwards: backwards(happenings, [...kept.values()].flat()),
      shownToOthers: foreign(wishes, happenings, kept),
    },
  }
}

export const isSound = ({ faults }: Verdict): boolean => Object.values(faults).every((count) => count === 0)

export const readable = ({ acknowledged, refused, unanswered, faults }: Verdict): string =>
  `${acknowledged} orders acknowledged, ${refused} refused, ${unanswered} tries without an answer; ` +
  `lost ${faults.lost}, doubled ${faults.doubled}, kept though refused ${faults.keptThoughRefused}, ` +
  `repeats that differ ${faults.repeatsThatDiffer}, wrong totals ${faults.wrongTotals}, ` +
  `went backwards ${faults.wentBackwards}, shown to others ${faults.shownToOthers}`

interface Told {
  readonly wish: Wish
  readonly tries: readonly Happening[]
  readonly kept: readonly OrderView[]
}

export const markOf = ({ shippingAddress }: Pick<OrderView, 'shippingAddress'>): string => shippingAddress.streetAddress

const count = (list: readonly Told[], isFault: (told: Told) => boolean) => list.filter(isFault).length

const saysYes = ({ outcome }: Happening) => outcome === 'yes'

/** Whatever was answered after a yes is the same yes; and what is kept is what was answered. */
function differ({ tries, kept }: Told): boolean {
  const firstYes = Math.min(...tries.filter(saysYes).map(({ ended }) => ended))
  const refusedLater = tries.some(({ outcome, began }) => outcome === 'no' && began > firstYes)
  const ids = new Set([...tries.flatMap(({ orders }) => orders), ...kept].map(({ _id }) => _id))
  return refusedLater || ids.size > 1
}

/** Orders that nobody wished for. */
function unwished(wishes: readonly Wish[], keptOf: ReadonlyMap<string, readonly OrderView[]>): number {
  const marks = new Set(wishes.map(({ mark }) => mark))
  return [...keptOf].filter(([mark]) => !marks.has(mark)).reduce((sum, [, orders]) => sum + orders.length, 0)
}

const sumOfLines = ({ cartItems }: OrderView) =>
  cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** An order that was seen closed is not seen open by anybody who asks after that. */
function backwards(happenings: readonly Happening[], kept: readonly OrderView[]): number {
  const closedAt = new Map<string, number>()
  const close = (id: string, at: number) => closedAt.set(id, Math.min(at, closedAt.get(id) ?? at))
  for (const { did, about, outcome, orders, ended } of happenings) {
    if (did === 'cancel' && outcome === 'yes') close(about, ended)
    for (const order of orders) if (!isOpen(order)) close(order._id, ended)
  }
  const reopened = new Set(kept.filter((order) => isOpen(order) && closedAt.has(order._id)).map(({ _id }) => _id))
  for (const { orders, began } of happenings)
    for (const order of orders)
      if (isOpen(order) && began > (closedAt.get(order._id) ?? Number.POSITIVE_INFINITY)) reopened.add(order._id)
  return reopened.size
}

const isOpen = ({ status }: OrderView) => (openStatuses as readonly string[]).includes(status)

function foreign(
  wishes: readonly Wish[],
  happenings: readonly Happening[],
  kept: ReadonlyMap<string, readonly OrderView[]>,
): number {
  const ownerOf = new Map(wishes.map(({ mark, who }) => [mark, who]))
  const isForeign = (who: string) => (order: OrderView) => (ownerOf.get(markOf(order)) ?? who) !== who
  const shown = happenings.flatMap(({ who, orders }) => orders.filter(isForeign(who)))
  return shown.length + [...kept].flatMap(([who, orders]) => orders.filter(isForeign(who))).length
}
