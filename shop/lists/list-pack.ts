import { choicesOf, packOf, type QuickPack } from '#shop/cart/quick-pack.ts'
import { mostPacks } from '#shop/catalogue/availability.ts'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { canHave } from '#shop/stock/stock.ts'
import { type Grams, grams, wholeGrams } from '#shop/weight.ts'
import type { ListAmount } from './list-amount.ts'

/** What is offered for a line of a list, and how it stands to what was asked. */
export interface ListPack {
  readonly pack: QuickPack
  /**
   * `nearest`: packs do not make just that; `short`: they would, or come nearer, if more were left today; `by-weight`: pieces
   * were asked, and fish is sold by the kilo; `by-money`: a sum was named, and fish is sold by the pack
   */
  readonly meets: 'usual' | 'as-asked' | 'nearest' | 'short' | 'by-weight' | 'by-money'
  /** what was asked for in all, where a weight was */
  readonly asked: Grams | undefined
}

/** The packs that come nearest to an amount, of the size that is named, else of the usual one; undefined where none can be had. */
export function listPack(product: Product, amount: ListAmount | undefined, fish: string): ListPack | undefined {
  if (!product.available) return undefined
  const all = choicesOf(product)
  const there = all.filter(({ size, weight }) => weight !== undefined && canHave(product, size, weight))
  const size = sizeNamed(product, fish) ?? there[0]?.size
  const { grams: weight, packs = 1 } = amount ?? {}
  const wanted = weight === undefined ? undefined : wholeGrams(weight * packs)
  const bestOf = (choices: readonly Choice[], left?: 'plenty') => {
    const ofSize = choices.filter((choice) => choice.size === size)
    const most = (choice: Choice) => mostPacks(product, choice, left)
    return wanted === undefined ? first(ofSize, packs, most) : nearestTo(ofSize, { weight, wanted }, most)
  }
  const [best, ideal] = [bestOf(there), bestOf(all, 'plenty')]
  const pack = best && packOf(product, best.choice, best.quantity)
  if (best === undefined || pack === undefined) return undefined
  return { pack, meets: meetsOf(best, { ideal, wanted, packs, amount }), asked: wanted }
}

function meetsOf(
  best: Counted,
  wish: { ideal: Counted | undefined; wanted: Grams | undefined; packs: number; amount: ListAmount | undefined },
): ListPack['meets'] {
  const { ideal, wanted, packs, amount } = wish
  if (amount?.rupees !== undefined) return 'by-money'
  if (wanted === undefined && amount?.pieces !== undefined) return 'by-weight'
  const isMet = wanted === undefined ? best.quantity === packs : weighs(best) === wanted
  if (isMet) return wanted === undefined ? 'usual' : 'as-asked'
  return ideal && falls(ideal, wanted) < falls(best, wanted) ? 'short' : 'nearest'
}

/** How far packs are from what is wanted; where no weight was named, the fewer the further. */
const falls = (counted: Counted, wanted: Grams | undefined): number =>
  wanted === undefined ? -counted.quantity : Math.abs(weighs(counted) - wanted)

interface Counted {
  readonly choice: Choice
  readonly quantity: number
}

type MostOf = (choice: Choice) => number

function first([choice]: readonly Choice[], packs: number, most: MostOf): Counted | undefined {
  return choice && { choice, quantity: atMost(most(choice), packs) }
}

/** Fewest packs among those that come equally near; a pack of just the weight that was named comes first of all. */
function nearestTo(
  choices: readonly Choice[],
  { weight, wanted }: { weight: number | undefined; wanted: Grams },
  most: MostOf,
): Counted | undefined {
  const counted = choices.map((choice) => {
    const quantity = atMost(most(choice), Math.round(wanted / gramsOf(choice)))
    return { choice, quantity, far: Math.abs(quantity * gramsOf(choice) - wanted) }
  })
  const [nearest] = counted.toSorted((one, other) => {
    const named = Number(gramsOf(other.choice) === weight) - Number(gramsOf(one.choice) === weight)
    return one.far - other.far || named || one.quantity - other.quantity
  })
  return nearest
}

const atMost = (most: number, packs: number): number => Math.max(1, Math.min(packs, mostOfOneLine, most))

const weighs = ({ choice, quantity }: Counted): number => quantity * gramsOf(choice)

const gramsOf = ({ weight }: Choice): number => (weight === undefined ? 0 : grams(weight))

/** 'Premium Jumbo' of 'premium jumbo prawns': of several that fit the longest. */
function sizeNamed({ sizes }: Product, fish: string): string | undefined {
  const said = ` ${fish} `
  const named = sizes.map(({ label }) => label).filter((label) => said.includes(` ${label.toLowerCase()} `))
  return named.toSorted((one, other) => other.length - one.length)[0]
}
