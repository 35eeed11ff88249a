import { mostPacks } from '#shop/catalogue/availability.ts'
import { weightsFor } from '#shop/catalogue/choice.ts'
import { mostOfOneLine, priceOf } from '#shop/catalogue/pricing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { Paise } from '#shop/money.ts'
import { type InStock, inPacks, stockOfSize } from '#shop/stock/stock.ts'
import { landedGrams, sellableGrams } from '#shop/stock/stock-cell.ts'
import { type Grams, grams, parseWeight, type WeightLabel, wholeGrams } from '#shop/weight.ts'
import type { CartLine } from './cart.ts'
import type { WrongItem } from './order-lines.ts'

/** A line of the cart before anybody looked at what is left. */
interface LineOnSale {
  readonly item: CartLine
  /** undefined when the shop does not know it any more */
  readonly product: Product | undefined
  readonly wrong: WrongItem | undefined
  /** the most that it can come to by the scale, if nobody is asked; undefined where it cannot be ordered */
  readonly most: Paise | undefined
}

/** What is left for it. */
export interface LeftForLine {
  /** less is left than the line takes */
  readonly short: ShortLine | undefined
  /** how many packs of it are left */
  readonly mostPacks: number
}

/** Of a line that takes more than is left. */
export interface ShortLine {
  readonly left: Grams
  /** the most that can be taken in its place, in packs as chosen or in smaller ones; undefined where nothing can */
  readonly instead: { readonly weight: WeightLabel; readonly quantity: number; readonly price: Paise } | undefined
}

/** What the shop said is left since the page was drawn, in grams by cart id: it counts more than what the page knows. */
export type LeftTold = Readonly<Record<string, number>>

/** What each line can have. Lines of one kind and size take of the same fish, whatever is cut of it: the first is served first. */
export function leftFor(lines: readonly LineOnSale[], told: LeftTold): readonly InStock[] {
  const taken = new Map<string, number>()
  return lines.map(({ item, product, wrong }) => {
    if (product === undefined || wrong !== undefined) return 'plenty'
    const cell = `${product.species}/${item.size ?? ''}`
    const before = taken.get(cell) ?? 0
    taken.set(cell, before + landedOf(product, item))
    const toldLeft = told[item.id]
    if (toldLeft !== undefined) return wholeGrams(toldLeft)
    const left = stockOfSize(product, item.size)?.left ?? 'plenty'
    return typeof left === 'number' ? inPacks(wholeGrams(Math.max(0, left - sellableGrams(product, before)))) : left
  })
}

export function withStock<Line extends LineOnSale>(line: Line, left: InStock): Line & LeftForLine {
  const { item, product, wrong } = line
  const weight = parseWeight(item.weight)
  if (product === undefined || wrong !== undefined || weight === undefined || left === 'plenty')
    return { ...line, short: undefined, mostPacks: mostOfOneLine }
  const most = mostPacks(product, { size: item.size, weight }, left)
  if (item.quantity <= most) return { ...line, short: undefined, mostPacks: most }
  const grams = left === 'none' ? wholeGrams(0) : left
  return { ...line, most: undefined, short: { left: grams, instead: insteadOf(product, item, grams) }, mostPacks: most }
}

/** As chosen if one such pack is left, else in the heaviest packs that are, and never more than was wanted. */
function insteadOf(product: Product, { size, weight: chosen, quantity }: CartLine, left: Grams): ShortLine['instead'] {
  const wanted = parseWeight(chosen)
  const weights = weightsFor(product, size)
  const fitting = [...weights.filter((one) => one === wanted), ...weights].filter((one) => grams(one) <= left)
  const [weight] = wanted === undefined ? [] : fitting.filter((one) => grams(one) <= grams(wanted))
  const price = priceOf(product, { size, weight })
  if (weight === undefined || wanted === undefined || price === undefined) return undefined
  const most = Math.floor(Math.min(left, grams(wanted) * quantity) / grams(weight))
  return { weight, quantity: Math.min(mostOfOneLine, most), price }
}

function landedOf(product: Product, { weight, quantity }: CartLine): number {
  const label = parseWeight(weight)
  return label === undefined ? 0 : landedGrams(product, grams(label), quantity)
}
