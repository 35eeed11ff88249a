import { type LineToday, whyNotOrdered } from '#shop/cart/cart-today.ts'
import { isGone as isAllGone } from '#shop/catalogue/availability.ts'
import { inWords } from '#shop/refusals.ts'
import { cartRefusals, cartWords } from '#words/cart.ts'
import { readableWeight } from '#words/formatters.ts'

/** What stands against ordering the line, and what to do about it. */
export const sentenceOfWrong = (line: LineToday): string | undefined =>
  inWords(cartRefusals, whyNotOrdered(line)) ?? sentenceOfShort(line)

/** Whether no other size of it can be had either. */
const isGone = (product: LineToday['product']): boolean =>
  product === undefined || product.sizes.length === 0 || isAllGone(product)

function sentenceOfShort({ short, item: { title = '' }, product }: LineToday): string | undefined {
  if (short === undefined) return undefined
  const what = product?.title ?? title
  if (short.instead === undefined) return isGone(product) ? cartWords.goneNow(what) : cartWords.goneSo(what)
  return cartWords.onlyLeft(what, readableWeight(short.left))
}
