import { type LineToday, whyNotOrdered } from '#shop/cart-today.ts'
import { inWords } from '#shop/refusals.ts'
import { cartRefusals } from '#words/cart.ts'

/** What stands against ordering the line, and what to do about it. */
export const sentenceOfWrong = (line: LineToday): string | undefined => inWords(cartRefusals, whyNotOrdered(line))
