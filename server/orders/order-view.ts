import { LRUCache } from 'lru-cache'
import type { StoredOrder } from '#server/orders/orders-store.ts'
import { isWholeFish } from '#shop/catalogue/piece.ts'
import { type Catalogue, detailUrl, everyProductById, productById } from '#shop/catalogue/product.ts'
import { inRupees, type Paise, paise } from '#shop/money.ts'
import { type DrawnBill, toPayOf } from '#shop/orders/bills/bills.ts'
import { isLate } from '#shop/orders/lateness.ts'
import { canCancel } from '#shop/orders/moves.ts'
import { isOpenToChange } from '#shop/orders/order-open.ts'
import { statuses } from '#shop/orders/order-status.ts'
import { wishesToTell } from '#shop/orders/order-wishes.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { wishesFromRow } from './wishes-row.ts'

/** Addresses by the text that is kept of them. Those of one person are mostly the same, and need be read but once. */
type Addresses = Map<string, AddressView>

interface Viewing {
  readonly catalogue: Catalogue
  /** by the clock of the shop: what may still be done ends at the cut-off */
  readonly at: number
}

/** A person's orders in the specification's shape. */
export function orderViews({ catalogue, at }: Viewing, orders: readonly StoredOrder[]): OrderView[] {
  const known: Addresses = new Map()
  return orders.map((order) => orderView({ catalogue, at }, order, known))
}

/** An order in the specification's shape: what was ordered as it was kept, only picture and address of the fish from today. */
export const orderView = (
  { catalogue, at }: Viewing,
  { row, lines, bills }: StoredOrder,
  known: Addresses = new Map<string, AddressView>(),
): OrderView => ({
  _id: row.id,
  orderNumber: row.number,
  orderDate: new Date(row.placed_at).toISOString(),
  totalPrice: inRupees(paise(row.final_paise ?? row.total_paise)),
  isWeighed: row.final_paise !== null,
  mostPrice: inRupees(paise(row.most_paise ?? row.total_paise)),
  ...creditView(paise(row.final_paise ?? row.total_paise), bills),
  status: row.status,
  ...stillOpen(row, at),
  ...slotView(row),
  ...lateView(row, at),
  ...(row.lapses_at === null ? {} : { lapsesAt: new Date(row.lapses_at).toISOString() }),
  ...wishesToTell(wishesFromRow(row)),
  shippingAddress: addressIn(row.shipping_json, known),
  billingAddress: addressIn(row.billing_json, known),
  cartItems: lines.map((line) => lineView(catalogue, line)),
})

/** What the shop has given back of what an order comes to. */
export function creditView(sum: Paise, bills: readonly DrawnBill[]): Pick<OrderView, 'credit'> {
  const { due, credited } = toPayOf(sum, bills)
  return credited > 0 ? { credit: { credited: inRupees(credited), toPay: inRupees(due) } } : {}
}

/** What its buyer may still do with an order. */
export function stillOpen(
  { status, change_until: until }: { readonly status: string; readonly change_until: number | null },
  at: number,
): Pick<OrderView, 'cancellable' | 'changeable'> {
  const order = { status, changeUntil: until ?? undefined }
  return { cancellable: canCancel(order, at), changeable: isOpenToChange(order, at) }
}

/** Nothing of an order that was placed before the shop had slots. */
function slotView({
  slot_starts_at: startsAt,
  slot_ends_at: endsAt,
  change_until: changeUntil,
}: StoredOrder['row']): Pick<OrderView, 'slot'> {
  if (startsAt === null || endsAt === null || changeUntil === null) return {}
  const known = slotsSaid.get(startsAt)
  if (known?.endsAt === endsAt && known.changeUntil === changeUntil) return known.said
  const name = nameOfOrderSlot({ startsAt, endsAt })
  const said = { slot: { name, changeUntil: new Date(changeUntil).toISOString() } }
  slotsSaid.set(startsAt, { endsAt, changeUntil, said })
  return said
}

/** By when they begin. Few slots serve many orders, and to say one takes as long as all else of an order. */
const slotsSaid = new LRUCache<number, { endsAt: number; changeUntil: number; said: Pick<OrderView, 'slot'> }>({
  max: 500,
})

/** Nothing until the order is late, the same moment at which the board of the counter says it. */
export function lateView(
  row: Pick<StoredOrder['row'], 'status' | 'slot_starts_at' | 'slot_ends_at' | 'expected_at' | 'expected_reason'>,
  at: number,
): Pick<OrderView, 'late'> {
  const { slot_starts_at: startsAt, slot_ends_at: endsAt, expected_at: expectedAt, expected_reason: reason } = row
  const status = statuses.find((one) => one === row.status)
  if (status === undefined || startsAt === null || endsAt === null) return {}
  const expected = expectedAt === null ? undefined : { at: expectedAt }
  if (!isLate({ status, slot: { startsAt, endsAt }, expected }, at)) return {}
  return { late: expectedAt === null ? {} : { expectedAt: new Date(expectedAt).toISOString(), reason } }
}

function addressIn(text: string, known: Addresses): AddressView {
  const address = known.get(text) ?? (JSON.parse(text) as AddressView)
  known.set(text, address)
  return address
}

function lineView(catalogue: Catalogue, line: StoredOrder['lines'][number]): OrderView['cartItems'][number] {
  const product = productById(catalogue, line.product_id)
  return {
    id: line.cart_id,
    productId: line.product_id,
    title: line.title,
    img: product?.picture ?? '',
    price: inRupees(paise(line.rate_paise)),
    quantity: line.quantity,
    size: line.size,
    weight: line.weight,
    cleaningOption: cleaningToWire(line.cleaning ?? ''),
    ...(isWholeFish(everyProductById(catalogue, line.product_id), line) ? { isWholeFish: true } : {}),
    detailPageURL: product ? detailUrl(product) : `/productDetails/${line.product_id}`,
  }
}
