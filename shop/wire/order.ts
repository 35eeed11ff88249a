import * as v from 'valibot'
import { wishesTold } from '#shop/orders/order-wishes.ts'
import { address } from './address.ts'
import { isoMoment, slotNameTold } from './moments.ts'

const orderItem = v.object({
  id: v.string(),
  productId: v.number(),
  title: v.string(),
  img: v.string(),
  price: v.number(),
  quantity: v.number(),
  size: v.string(),
  weight: v.string(),
  cleaningOption: v.string(),
  /** ordered as one whole fish: it comes from one */
  isWholeFish: v.optional(v.literal(true)),
  detailPageURL: v.string(),
})

/** What of an order's sum the shop has given back since, and what is to pay; left out where that is nothing. */
export const credit = v.optional(v.object({ credited: v.number(), toPay: v.number() }))

/** Once an order is late: left out before, also where the counter has given a new time. */
export const late = v.optional(v.object({ expectedAt: v.optional(isoMoment), reason: v.optional(v.string()) }))

export const order = v.object({
  _id: v.string(),
  orderNumber: v.string(),
  orderDate: isoMoment,
  /** what it comes to: as ordered, or by the scale once all of it is weighed */
  totalPrice: v.number(),
  /** until it is weighed its total is 'about' this, and at most `mostPrice` */
  isWeighed: v.boolean(),
  mostPrice: v.number(),
  credit,
  status: v.string(),
  /** by the clock of the shop: until its cut-off, and not once the shop has said yes */
  cancellable: v.boolean(),
  /** until its cut-off, and not once the knife has come to it */
  changeable: v.boolean(),
  /** when it comes, '2026-11-24T07:00-09:00', and until when it can be changed; an order older than slots has none */
  slot: v.optional(v.object({ name: slotNameTold, changeUntil: isoMoment })),
  /** it is late: when it comes instead, and why, as far as the counter has said that */
  late,
  /** it ends by itself then, unless the mobile of its buyer answers a code; left out where nobody waits for that */
  lapsesAt: v.optional(isoMoment),
  ...wishesTold.entries,
  shippingAddress: address,
  billingAddress: address,
  cartItems: v.array(orderItem),
})

export type OrderView = v.InferOutput<typeof order>

/** What came of an attempt to place one: its order, or nothing. */
export const attemptTold = v.object({ order: v.optional(order) })
