import type { Product } from '#shop/catalogue/product.ts'
import { readable, times } from '#shop/money.ts'
import { grams, parseWeight } from '#shop/weight.ts'
import { readableLabel } from '#words/formatters.ts'
import { pickedWords } from '#words/picked.ts'
import { priceOf } from './pricing.ts'

interface Picked {
  readonly size?: string | undefined
  readonly weight?: string | undefined
}

/** A fish that is heavier than its pack: its kilos from and to. */
const kilosOf = (product: Product | undefined, size: string | undefined): readonly [number, number] | undefined => {
  const [from = 0, to = 0] = product?.sizes.find(({ label }) => label === size)?.kilosEach ?? []
  return from >= 1 ? [from, to] : undefined
}

/**
 * A pack of a fish that is heavier than the pack is a piece of it. So many packs as the largest one weighs are one whole
 * fish, which costs what the scale says, and never more than that.
 */
export function sentenceOfPiece(product: Product | undefined, picked: Picked, quantity: number): string | undefined {
  const kilos = kilosOf(product, picked.size)
  if (kilos === undefined || picked.weight === undefined) return undefined
  const whole = product && wholeFish(product, picked)
  return whole?.packs === quantity
    ? pickedWords.whole(...whole.told)
    : pickedWords.piece(readableLabel(picked.weight), ...kilos)
}

/** The whole fish as a choice of its own: how many packs it is ordered as, and its words. */
export function wholeFish(
  product: Product,
  picked: Picked,
): { readonly packs: number; readonly told: Parameters<typeof pickedWords.whole> } | undefined {
  const kilos = kilosOf(product, picked.size)
  const weight = parseWeight(picked.weight ?? '')
  const price = priceOf(product, { size: picked.size, weight })
  if (kilos === undefined || price === undefined || weight === undefined) return undefined
  const packsOf = (kilo: number) => (kilo * 1000) / grams(weight)
  const [least, most] = [packsOf(kilos[0]), packsOf(kilos[1])]
  if (!Number.isInteger(least) || !Number.isInteger(most)) return undefined
  return { packs: most, told: [...kilos, readable(times(price, least)), readable(times(price, most))] }
}

/** Whether an ordered line is one whole fish: it must be cut from one. */
export function isWholeFish(
  product: Product | undefined,
  line: { readonly size: string; readonly grams: number; readonly quantity: number },
): boolean {
  const kilos = kilosOf(product, line.size)
  return kilos !== undefined && line.grams * line.quantity === kilos[1] * 1000
}
