import { type Grams, grams, type WeightLabel, wholeGrams } from '#shop/weight.ts'

/** What shoppers are told of a size: nothing exact, and no figure while there is plenty. In grams as the packs are labelled. */
export type InStock = 'plenty' | 'none' | Grams

export interface StockOfSize {
  readonly left: InStock
  /** when it is back, where nothing is left and somebody said so */
  readonly backAt?: number
}

/** By size, under '' where it has none; what is not counted has no entry. */
export type StockBySize = Readonly<Record<string, StockOfSize>>

interface Stocked {
  readonly stock: StockBySize
}

/** More than this is plenty. */
const fewKilos = wholeGrams(5000)
/** Whether it is so little that shoppers are told how much. */
export const isFew = (left: number): boolean => left <= fewKilos

const step = wholeGrams(500)
/** Less than the smallest pack is nothing that could be sold. */
const smallestPack = grams('250 g')

/** In half kilos, rounded down, so that the pages of a fish change a few times a day and never promise too much. */
export function shownStock(left: Grams): InStock {
  if (left > fewKilos) return 'plenty'
  if (left < smallestPack) return 'none'
  return left < step ? smallestPack : wholeGrams(left - (left % step))
}

/** What can be sold of it: whole packs of the smallest weight. */
export const inPacks = (left: Grams): Grams => wholeGrams(left - (left % smallestPack))

/** What is said of a size; undefined where it is not counted. */
export const stockOfSize = ({ stock }: Stocked, size: string | undefined): StockOfSize | undefined => stock[size ?? '']

/** Whether this many packs are left, as far as shoppers are told. Of a size that is not counted there always are. */
export function canHave(product: Stocked, size: string | undefined, weight: WeightLabel, quantity = 1): boolean {
  const left = stockOfSize(product, size)?.left ?? 'plenty'
  if (left === 'plenty') return true
  return left !== 'none' && grams(weight) * quantity <= left
}
