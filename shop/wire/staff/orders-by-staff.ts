import * as v from 'valibot'
import { type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { asMessage } from '#shop/faults.ts'
import { languages } from '#shop/languages.ts'
import { whoAsked } from '#shop/orders/moves.ts'
import { isSlotName, slotRooms } from '#shop/slots/slots.ts'
import { reasonTold } from '#shop/text.ts'
import { address } from '#shop/wire/address.ts'
import { cartItem } from '#shop/wire/cart-item.ts'
import { orderChange, orderToChange } from '#shop/wire/changed-order.ts'
import { orderToPlace } from '#shop/wire/order-to-place.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, pressKey } from './press.ts'

/** The whole number, in any usual spelling: a part of it finds nobody. */
const mobile = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((typed) => mobileOf(typed) !== undefined, asMessage({ refused: 'not-a-mobile' })),
  v.transform((typed) => mobileOf(typed) as Mobile),
)

/** Nobody spells out an e-mail address on the telephone; the number is the one that was called from. */
const toldAddress = v.omit(address, ['email', 'phone'])

/** As a carton of the catalogue brings it: the rules of the browser price with it, and the shop with its own. */
const product = v.custom<Product>((told) => typeof told === 'object' && told !== null && 'cartId' in told)

const slotToChoose = v.object({
  id: v.string(),
  /** '2026-11-24T07:00-09:00' */
  name: v.string(),
  /** none: all of the delivery area */
  pincodes: v.array(v.string()),
  cutOffAt: v.number(),
  room: v.picklist(slotRooms),
  /** how many orders still fit */
  left: v.number(),
})

const customer = v.object({
  name: v.string(),
  /** where their last order went; left out where there is none */
  address: v.optional(v.partial(toldAddress)),
  language: v.picklist(languages),
  orders: v.number(),
  /** what they ordered last, as a cart has it */
  last: v.optional(v.object({ cartItems: v.array(cartItem) })),
})

/** As its customer is told it, but for the e-mail address. */
const told = v.object({ ...toldAddress.entries, phone: v.string() })
export const orderByItsCustomer = v.object({
  ...orderToChange.entries,
  order: v.object({ ...orderToChange.entries.order.entries, shippingAddress: told, billingAddress: told }),
})

/** Where it goes stays: that is a matter of the customer's own page, or of another order. */
const { shippingAddress: _to, billingAddress: _bill, ...changed } = orderChange.entries

const { cartItems, totalPrice, mostPrice, slot, cap, ifMissing, note } = orderToPlace.entries

export const placedByStaff = v.object({ id: v.string(), number: v.string() })

export const orderByStaffCalls = {
  /** All that an order is written down with: what is sold at today's rates, where the shop delivers, and when. */
  newOrder: staffCall(
    'GET',
    '/counter/api/new-order',
    'take-orders',
    v.unknown(),
    v.object({
      now: v.number(),
      products: v.array(product),
      /** in the order of the menu: what people call each kind of fish, and its picture */
      species: v.array(v.object({ name: v.string(), title: v.string(), picture: v.string() })),
      /** with the city and the state that the post has for it */
      area: v.array(v.object({ pincode: v.string(), name: v.string(), city: v.string(), state: v.string() })),
      slots: v.array(slotToChoose),
    }),
  ),
  /**
   * A POST: each look is an act that is written down. Without a customer nobody has ordered at this mobile; or it is so long ago
   * that the number may be somebody else's by now, and nothing of them is told.
   */
  lookUpCustomer: staffCall(
    'POST',
    '/counter/api/customers/look',
    'look-up-customers',
    v.object({ mobile, key: pressKey }),
    v.object({ customer: v.optional(customer), isLongAgo: v.optional(v.literal(true)) }),
  ),
  /** Placed by the very rules of a customer's own order; the answer of a refusal is theirs too. 422 brings in `placed` what the key was used for. */
  takeOrder: staffCall(
    'POST',
    '/counter/api/new-order',
    'take-orders',
    v.object({
      key: pressKey,
      mobile,
      cartItems,
      shippingAddress: toldAddress,
      totalPrice,
      mostPrice,
      slot,
      cap,
      ifMissing,
      note,
      language: v.picklist(languages),
    }),
    placedByStaff,
  ),
  /** An order with all that it takes to change it, for its customer. */
  orderToChangeForCustomer: staffCall(
    'GET',
    '/counter/api/orders/:id/change',
    'change-orders',
    v.unknown(),
    v.object({ ...orderByItsCustomer.entries, name: v.string() }),
  ),
  /** By the very rules of a customer's own change; 409 brings the order as it stands in `now`. */
  changeForCustomer: staffCall(
    'POST',
    '/counter/api/orders/:id/change',
    'change-orders',
    v.object({ key: pressKey, asked: v.picklist(whoAsked), ...changed }),
    orderByItsCustomer,
  ),
  /** When an order could come instead, to where it goes. */
  otherTimes: staffCall(
    'GET',
    '/counter/api/orders/:id/times',
    'change-slots',
    v.unknown(),
    v.object({ now: v.number(), slots: v.array(slotToChoose) }),
  ),
  /** Brings it at another time; its customer reads the reason. */
  moveToTime: staffCall(
    'POST',
    '/counter/api/orders/:id/times',
    'change-slots',
    v.object({
      key: pressKey,
      seen: v.pipe(v.number(), v.integer(), v.minValue(1)),
      slot: v.pipe(v.string(), v.check(isSlotName)),
      reason: reasonTold,
    }),
    done,
  ),
} as const

export type OrderForCustomer = v.InferOutput<typeof orderByItsCustomer>
export type PlacedByStaff = v.InferOutput<typeof placedByStaff>
export type ToldCustomer = v.InferOutput<typeof customer>
export type SlotToChoose = v.InferOutput<typeof slotToChoose>
