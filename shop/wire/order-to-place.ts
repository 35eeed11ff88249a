import * as v from 'valibot'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { cash } from '#shop/checkout/payment.ts'
import { asMessage } from '#shop/faults.ts'
import { wishesTaken } from '#shop/orders/order-wishes.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { isSlotName } from '#shop/slots/slots.ts'
import { address } from './address.ts'
import { cartItem } from './cart-item.ts'

/** An order as it is sent to be placed, and as a browser keeps it until it is. */
export const orderToPlace = v.object({
  userId: v.pipe(v.string(asMessage({ refused: 'no-user' })), v.maxLength(80)),
  cartItems: v.pipe(
    v.array(cartItem, asMessage({ refused: 'no-items' })),
    v.maxLength(mostLines, asMessage({ refused: 'too-many-lines', most: mostLines })),
  ),
  shippingAddress: address,
  billingAddress: address,
  totalPrice: v.number(asMessage({ refused: 'no-total' })),
  payment: v.optional(v.literal(cash, asMessage({ refused: 'only-cash' }))),
  /** the most that the shopper saw, in rupees: none is kept that is more */
  mostPrice: v.optional(v.number()),
  ...wishesTaken.entries,
  /** '2026-11-24T07:00-09:00'; left out: the earliest that can be had */
  slot: v.optional(v.pipe(v.string(), v.check(isSlotName, asMessage<SlotRefusal>({ refused: 'slot-unknown' })))),
  /** in milliseconds since 1970: what comes at this moment or after it is not placed; left out: it may always come */
  sendBefore: v.optional(v.number()),
})
