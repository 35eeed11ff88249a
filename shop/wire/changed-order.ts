import * as v from 'valibot'
import { mostLines } from '#shop/catalogue/pricing.ts'
import { asMessage } from '#shop/faults.ts'
import { type OrderWishes, wishesBeside, wishesFrom, wishesTaken } from '#shop/orders/order-wishes.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { isSlotName } from '#shop/slots/slots.ts'
import { address } from './address.ts'
import { cartItem } from './cart-item.ts'
import { order } from './order.ts'

/** A line of the order as it stands, with what its price is made of: money in rupees, weight in grams. */
const line = v.object({
  /** its number: none is ever given twice */
  line: v.number(),
  id: v.string(),
  productId: v.number(),
  title: v.string(),
  size: v.string(),
  weight: v.string(),
  cleaningOption: v.string(),
  /** of one pack, by its label */
  grams: v.number(),
  price: v.number(),
  quantity: v.number(),
  most: v.number(),
  /** the heaviest that it may be without anybody being asked */
  tolerated: v.number(),
  otherPacks: v.array(v.object({ grams: v.number(), price: v.number() })),
  labelWeight: v.string(),
})

export const orderToChange = v.object({
  order,
  /** rises with each change: who changes it says which one they saw */
  version: v.number(),
  /** the highest number that a line of it ever had */
  lastLine: v.number(),
  lines: v.array(line),
  ...wishesBeside.entries,
})

export type OrderToChange = v.InferOutput<typeof orderToChange>

/** What its buyer says of it as it stands. */
export const wishesOf = ({ order: told, cap, ifMissing }: OrderToChange): OrderWishes =>
  wishesFrom({ ...told, cap, ifMissing })

export const orderChange = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** all lines that it shall have: one that stays names its number; what is new of it is priced at `price` a pack */
  lines: v.pipe(
    v.array(
      v.object({ ...cartItem.entries, line: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))) }),
      asMessage({ refused: 'no-items' }),
    ),
    v.maxLength(mostLines, asMessage({ refused: 'too-many-lines', most: mostLines })),
  ),
  shippingAddress: address,
  billingAddress: address,
  /** what it then comes to, in rupees as the shopper saw it */
  totalPrice: v.number(asMessage({ refused: 'no-total' })),
  /** the most that the shopper saw: none is kept that is more */
  mostPrice: v.optional(v.number()),
  /** left out: as before; '' takes a note back */
  ...wishesTaken.entries,
  slot: v.optional(v.pipe(v.string(), v.check(isSlotName, asMessage<SlotRefusal>({ refused: 'slot-unknown' })))),
})
