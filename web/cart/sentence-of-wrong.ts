import { type LineToday, whyNotOrdered } from '#shop/cart-today.ts'
import { inWords } from '#shop/refusals.ts'
import { readableWeight } from '#shop/weight.ts'
import { cartRefusals, cartWords } from '#words/cart.ts'

/** What stands against ordering the line, and what to do about it. */
export const sentenceOfWrong = (line: LineToday): string | undefined =>
  inWords(cartRefusals, whyNotOrdered(line)) ?? sentenceOfShort(line)

function sentenceOfShort({ short, item: { title = '' }, product }: LineToday): string | undefined {
  if (short === undefined) return undefined
  const what = product?.title ?? title
  if (short.instead === undefined) return cartWords.goneNow(what)
  return cartWords.onlyLeft(what, readableWeight(short.left))
}
