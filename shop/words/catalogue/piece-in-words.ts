import { kilosOf, type Picked, type WholeFish, wholeFish } from '#shop/catalogue/piece.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { readableLabel } from '#words/formatters.ts'
import { pickedWords } from '#words/picked.ts'

/** A pack of a fish that is heavier than the pack is a piece of it, unless all of them are the whole fish. */
export function sentenceOfPiece(product: Product | undefined, picked: Picked, quantity: number): string | undefined {
  const kilos = kilosOf(product, picked.size)
  if (kilos === undefined || picked.weight === undefined) return undefined
  const whole = product && wholeFish(product, picked)
  return whole?.packs === quantity ? sentenceOfWhole(whole) : pickedWords.piece(readableLabel(picked.weight), ...kilos)
}

export const sentenceOfWhole = ({ kilos, least, most }: WholeFish): string =>
  pickedWords.whole(...kilos, readable(least), readable(most))
