import { type AskedLine, type OrderLine, refusalOf } from '#shop/cart/order-lines.ts'
import { isMoreThan, type MostBelowTotal, type PricesChanged, priceCart } from '#shop/cart/priced-cart.ts'
import { mostLines, mostOfOneLine } from '#shop/catalogue/pricing.ts'
import type { Shelf } from '#shop/catalogue/product.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { isIn, type Place, whyNotDelivered, whyNotPincode } from '#shop/delivery/delivery.ts'
import { isAmount, type Paise, total as sumOf } from '#shop/money.ts'
import type { AddressFault, CartRefusal, CheckoutRefusal } from '#shop/refusals.ts'
import {
  capOfLines,
  type LineAfter,
  type StandingLine,
  splitLines,
  type WantedLine,
  withAdded,
  withMost,
} from './changed-lines.ts'
import { isOpenToChange } from './order-open.ts'
import type { OrderRefusal } from './order-refusals.ts'

export interface WhereTo {
  readonly pincode: string
  readonly city: string
  readonly state: string
}

/** An order as it stands when its buyer wants it otherwise. */
export interface ChangeableOrder {
  readonly status: string
  readonly version: number
  readonly changeUntil: number | undefined
  readonly lines: readonly StandingLine[]
  /** the highest number that a line of it ever had */
  readonly lastLine: number
  readonly total: Paise
  readonly most: Paise
  readonly shippingAddress: WhereTo
}

export interface WantedChange {
  /** the version of the order that the page showed */
  readonly seen: number
  readonly lines: readonly WantedLine[]
  readonly shippingAddress: WhereTo
  readonly billingAddress: { readonly pincode: string }
  /** in rupees, as the shopper saw it */
  readonly totalPrice: number
  readonly mostPrice?: number | undefined
  readonly cap?: Cap | undefined
}

interface AtChange {
  readonly catalogue: Shelf
  readonly area: readonly string[]
  readonly place: Place | undefined
  readonly mostInCash: Paise
  readonly at: number
}

export interface OrderAfter {
  readonly lines: readonly LineAfter[]
  readonly total: Paise
  readonly most: Paise
  /** of lines and most nothing is otherwise */
  readonly isSame: boolean
}

export type ChangeDecision =
  | { readonly changed: OrderAfter }
  | CartRefusal
  | PricesChanged
  | MostBelowTotal
  | (AddressFault & { readonly field: 'shippingAddress.pincode' | 'shippingAddress.city' | 'billingAddress.pincode' })
  | Extract<CheckoutRefusal, { refused: 'too-much-cash' | 'too-many-lines' }>
  | Extract<OrderRefusal, { refused: 'change-too-late' | 'order-changed' | 'change-empty' }>

/**
 * What an order becomes: what stays keeps its rate, also where it is cleaned another way; what is new is priced by
 * today's catalogue, as the shopper saw it. The first thing that stands against it ends it.
 */
export function decideChange(order: ChangeableOrder, wanted: WantedChange, known: AtChange): ChangeDecision {
  if (!isOpenToChange(order, known.at)) return { refused: 'change-too-late' }
  if (order.version !== wanted.seen || namesTwice(wanted.lines)) return { refused: 'order-changed' }
  if (wanted.lines.length === 0) return { refused: 'change-empty' }
  const misplaced = whyNotThere(order, wanted, known)
  if (misplaced !== undefined) return misplaced
  const drawn = drawChange(order, wanted, known.catalogue)
  if ('refused' in drawn) return drawn
  const { after, added, asked } = drawn
  const asSeen = added.every(({ price }, place) => isAmount(price, asked[place]?.seenPrice ?? Number.NaN))
  if (!asSeen || !isAmount(after.total, wanted.totalPrice)) return { refused: 'prices-changed', ...pricesNow(drawn) }
  if (isMoreThan(wanted.mostPrice, after.total))
    return { refused: 'most-below-total', ...pricesNow(drawn), most: drawn.mostToday }
  if (after.total > known.mostInCash && after.total > order.total)
    return { refused: 'too-much-cash', most: known.mostInCash, total: after.total }
  return { changed: after }
}

/** What the order would become, whatever of it was seen: so the page that changes it draws it beforehand. */
export function drawChange(
  order: Pick<ChangeableOrder, 'lines' | 'lastLine' | 'total' | 'most'>,
  wanted: Pick<WantedChange, 'lines' | 'cap' | 'mostPrice'>,
  catalogue: Shelf,
): Drawn | Extract<ChangeDecision, { refused: CartRefusal['refused'] | 'too-many-lines' | 'order-changed' }> {
  const split = splitLines(order.lines, wanted.lines, catalogue)
  if ('refused' in split) return split
  const priced = priceCart(catalogue, split.fresh, 0)
  if ('wrong' in priced) return refusalOf(priced)
  const { after, mostToday } = afterChange(order, { ...split, added: priced.lines }, wanted)
  const tooMany = after.lines.find(({ cartId }) => packsOf(after.lines, cartId) > mostOfOneLine)
  if (tooMany !== undefined) return { refused: 'too-many-of-one', most: mostOfOneLine, title: tooMany.title }
  if (after.lines.length > mostLines) return { refused: 'too-many-lines', most: mostLines }
  return { after, mostToday, added: priced.lines, asked: split.fresh }
}

interface Drawn {
  readonly after: OrderAfter
  /** the most that it may come to, whatever of it was seen */
  readonly mostToday: Paise
  /** the packs that are new, at today's rates, as they were asked for */
  readonly added: readonly OrderLine[]
  readonly asked: readonly AskedLine[]
}

const namesTwice = (lines: readonly WantedLine[]): boolean => {
  const named = lines.flatMap(({ line }) => line ?? [])
  return new Set(named).size < named.length
}

/** Where it goes is looked at only when it goes elsewhere: what was promised is kept. */
function whyNotThere(
  { shippingAddress: before }: ChangeableOrder,
  { shippingAddress: to, billingAddress }: WantedChange,
  { area, place }: AtChange,
): Extract<ChangeDecision, { field: string }> | undefined {
  const isElsewhere = to.pincode !== before.pincode || to.city !== before.city || to.state !== before.state
  const outside = isElsewhere ? whyNotDelivered(area, to.pincode) : undefined
  if (outside !== undefined) return { ...outside, field: 'shippingAddress.pincode' }
  if (isElsewhere && place !== undefined && !isIn(place, to)) {
    const [office] = place.offices
    const { pincode } = to
    return {
      refused: 'other-city',
      pincode,
      city: office?.district ?? '',
      state: place.state,
      field: 'shippingAddress.city',
    }
  }
  const wrongBill = whyNotPincode(billingAddress.pincode)
  return wrongBill && { ...wrongBill, field: 'billingAddress.pincode' }
}

function afterChange(
  order: Pick<ChangeableOrder, 'lines' | 'lastLine' | 'total' | 'most'>,
  { staying, added }: { staying: readonly LineAfter[]; added: readonly OrderLine[] },
  { cap, mostPrice: seenMost }: Pick<WantedChange, 'cap' | 'mostPrice'>,
): Pick<Drawn, 'after' | 'mostToday'> {
  const before = capOfLines(order.lines)
  const wish = cap ?? before
  const lines = added.reduce((all, line) => withAdded(all, line, order.lastLine), staying)
  const capped = lines.map((line) => withMost(line, { wish, before }))
  const most = sumOf(capped.map((line) => line.most))
  const kept = isMoreThan(seenMost, most) ? capped.map((line) => ({ ...line, most: line.linePrice })) : capped
  return {
    mostToday: most,
    after: {
      lines: kept,
      total: sumOf(kept.map(({ linePrice }) => linePrice)),
      most: sumOf(kept.map((line) => line.most)),
      isSame: isSame(order.lines, kept),
    },
  }
}

const isSame = (before: readonly StandingLine[], after: readonly LineAfter[]): boolean =>
  before.length === after.length &&
  before.every((line) =>
    after.some(
      (one) =>
        one.lineNo === line.lineNo &&
        one.quantity === line.quantity &&
        one.cleaning === line.cleaning &&
        one.most === line.most,
    ),
  )

const packsOf = (lines: readonly LineAfter[], of: string): number =>
  lines.reduce((sum, { cartId, quantity }) => (cartId === of ? sum + quantity : sum), 0)

const pricesNow = ({ after: { total }, added }: Drawn): Omit<PricesChanged, 'refused'> => ({
  lines: added.map(({ product: { title }, price }) => ({ title, price })),
  total,
})
