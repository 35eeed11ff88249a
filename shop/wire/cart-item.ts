import * as v from 'valibot'
import type { CartLine } from '#shop/cart.ts'
import { inRupees, rupees } from '#shop/money.ts'
import type { AskedLine } from '#shop/order-lines.ts'
import { mostOfOneLine } from '#shop/pricing.ts'
import { cleaningFromWire, cleaningToWire } from './cleaning.ts'

export const cartItem = v.object({
  id: v.pipe(v.string('Each cart item has an id.'), v.maxLength(40)),
  title: v.optional(v.pipe(v.string(), v.maxLength(200))),
  img: v.optional(v.pipe(v.string(), v.maxLength(500))),
  price: v.number('Each cart item has a price.'),
  quantity: v.pipe(
    v.number('Quantity is a number.'),
    v.integer('Quantity is a whole number.'),
    v.minValue(1, 'Quantity is at least 1.'),
    v.maxValue(mostOfOneLine, `Quantity is at most ${mostOfOneLine}.`),
  ),
  size: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(60)))),
  weight: v.pipe(v.string('Each cart item has a weight.'), v.maxLength(20)),
  cleaningOption: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(80)))),
  detailPageURL: v.optional(v.pipe(v.string(), v.maxLength(200))),
})

export type CartItem = v.InferOutput<typeof cartItem>

export const cartItemOf = ({ price, cleaning, ...line }: CartLine): CartItem => ({
  ...line,
  price: inRupees(price),
  ...(cleaning === undefined ? {} : { cleaningOption: cleaningToWire(cleaning) }),
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
