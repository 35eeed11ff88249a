import type { Product } from '#shop/catalogue/product.ts'
import { type Paise, times } from '#shop/money.ts'
import { grams, parseWeight } from '#shop/weight.ts'
import { priceOf } from './pricing.ts'

export interface Picked {
  readonly size?: string | undefined
  readonly weight?: string | undefined
}

/** A fish that is heavier than its pack: its kilos from and to. */
export const kilosOf = (
  product: Product | undefined,
  size: string | undefined,
): readonly [number, number] | undefined => {
  const [from = 0, to = 0] = product?.sizes.find(({ label }) => label === size)?.kilosEach ?? []
  return from >= 1 ? [from, to] : undefined
}

/** So many packs as the largest fish weighs are one whole fish, which costs what the scale says, and never more than that. */
export interface WholeFish {
  readonly packs: number
  /** what it weighs, from and to, and what it then costs */
  readonly kilos: readonly [number, number]
  readonly least: Paise
  readonly most: Paise
}

/** The whole fish as a choice of its own. */
export function wholeFish(product: Product, picked: Picked): WholeFish | undefined {
  const kilos = kilosOf(product, picked.size)
  const weight = parseWeight(picked.weight ?? '')
  const price = priceOf(product, { size: picked.size, weight })
  if (kilos === undefined || price === undefined || weight === undefined) return undefined
  const packsOf = (kilo: number) => (kilo * 1000) / grams(weight)
  const [least, most] = [packsOf(kilos[0]), packsOf(kilos[1])]
  if (!Number.isInteger(least) || !Number.isInteger(most)) return undefined
  return { packs: most, kilos, least: times(price, least), most: times(price, most) }
}

/** Whether an ordered line is one whole fish: it must be cut from one. */
export function isWholeFish(
  product: Product | undefined,
  line: { readonly size: string; readonly grams: number; readonly quantity: number },
): boolean {
  const kilos = kilosOf(product, line.size)
  return kilos !== undefined && line.grams * line.quantity === kilos[1] * 1000
}
