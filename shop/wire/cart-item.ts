import * as v from 'valibot'
import type { CartLine } from '#shop/cart/cart.ts'
import type { AskedLine } from '#shop/cart/order-lines.ts'
import { leastOfOneLine, mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { asMessage } from '#shop/faults.ts'
import { inRupees, rupees } from '#shop/money.ts'
import type { WantedLine } from '#shop/orders/changed-lines.ts'
import { cleaningFromWire, cleaningToWire } from './cleaning.ts'

export const cartItem = v.object({
  id: v.pipe(v.string(asMessage({ refused: 'item-without-id' })), v.maxLength(40)),
  title: v.optional(v.pipe(v.string(), v.maxLength(200))),
  img: v.optional(v.pipe(v.string(), v.maxLength(500))),
  price: v.number(asMessage({ refused: 'item-without-price' })),
  quantity: v.pipe(
    v.number(asMessage({ refused: 'quantity-no-number' })),
    v.integer(asMessage({ refused: 'quantity-not-whole' })),
    v.minValue(leastOfOneLine, asMessage({ refused: 'quantity-too-small', least: leastOfOneLine })),
    v.maxValue(mostOfOneLine, asMessage({ refused: 'quantity-too-large', most: mostOfOneLine })),
  ),
  size: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
  weight: v.pipe(v.string(asMessage({ refused: 'item-without-weight' })), v.maxLength(20)),
  cleaningOption: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80)))),
  detailPageURL: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export type CartItem = v.InferOutput<typeof cartItem>

export const cartItemOf = ({ price, cleaning, ...line }: CartLine): CartItem => ({
  ...line,
  price: inRupees(price),
  ...(cleaning === undefined ? {} : { cleaningOption: cleaningToWire(cleaning) }),
})

/** A line that somebody wants, with what a pack cost as the page showed it: in rupees, for nobody trusts it. */
export const wantedItemOf = (
  { id, title, size, weight, cleaning, quantity }: Omit<WantedLine, 'line' | 'seenPrice'>,
  price: number,
): CartItem => ({
  id,
  title,
  weight,
  quantity,
  price,
  ...(size ? { size } : {}),
  ...(cleaning ? { cleaningOption: cleaningToWire(cleaning) } : {}),
})

export const cartLineFrom = ({ price, size, cleaningOption, ...item }: CartItem): CartLine => ({
  ...item,
  price: rupees(price),
  ...(size ? { size } : {}),
  ...(cleaningOption ? { cleaning: cleaningFromWire(cleaningOption) } : {}),
})

/** A line of an order that somebody wants to place. Its price is any number: only the shop says what it costs. */
export const askedLineFrom = ({ price, cleaningOption, ...item }: CartItem): AskedLine => ({
  ...item,
  seenPrice: price,
  cleaning: cleaningOption && cleaningFromWire(cleaningOption),
})
