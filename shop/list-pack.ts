import { mostPacks } from '#shop/availability.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import type { ListAmount } from './list-amount.ts'
import { mostOfOneLine } from './pricing.ts'
import { choicesOf, packOf, type QuickPack } from './quick-pack.ts'
import { canHave } from './stock.ts'
import { type Grams, grams, wholeGrams } from './weight.ts'

/** What is offered for a line of a list, and how it stands to what was asked. */
export interface ListPack {
  readonly pack: QuickPack
  /** `nearest`: packs do not make just that; `by-weight`: pieces were asked, and fish is sold by the kilo */
  readonly meets: 'usual' | 'as-asked' | 'nearest' | 'by-weight'
  /** what was asked for in all, where a weight was */
  readonly asked: Grams | undefined
}

/** The packs that come nearest to an amount, of the size that is named, else of the usual one; undefined where none can be had. */
export function listPack(product: Product, amount: ListAmount | undefined, fish: string): ListPack | undefined {
  if (!product.available) return undefined
  const there = choicesOf(product).filter(({ size, weight }) => weight !== undefined && canHave(product, size, weight))
  const size = sizeNamed(product, fish) ?? there[0]?.size
  const ofSize = there.filter((choice) => choice.size === size)
  const { grams: weight, packs = 1, pieces } = amount ?? {}
  const wanted = weight === undefined ? undefined : wholeGrams(weight * packs)
  const nearest = wanted === undefined ? first(ofSize, product, packs) : nearestTo(ofSize, product, { weight, wanted })
  const pack = nearest && packOf(product, nearest.choice, nearest.quantity)
  if (nearest === undefined || pack === undefined) return undefined
  if (wanted !== undefined) return { pack, meets: weighs(nearest) === wanted ? 'as-asked' : 'nearest', asked: wanted }
  const isUsual = amount === undefined || nearest.quantity === packs
  return { pack, meets: pieces === undefined ? (isUsual ? 'usual' : 'nearest') : 'by-weight', asked: undefined }
}

interface Counted {
  readonly choice: Choice
  readonly quantity: number
}

function first(choices: readonly Choice[], product: Product, packs: number): Counted | undefined {
  const [choice] = choices
  return choice && { choice, quantity: atMost(product, choice, packs) }
}

/** Fewest packs among those that come equally near; a pack of just the weight that was named comes first of all. */
function nearestTo(
  choices: readonly Choice[],
  product: Product,
  { weight, wanted }: { weight: number | undefined; wanted: Grams },
): Counted | undefined {
  const counted = choices.map((choice) => {
    const quantity = atMost(product, choice, Math.max(1, Math.round(wanted / gramsOf(choice))))
    return { choice, quantity, far: Math.abs(quantity * gramsOf(choice) - wanted) }
  })
  const [nearest] = counted.toSorted((one, other) => {
    const named = Number(gramsOf(other.choice) === weight) - Number(gramsOf(one.choice) === weight)
    return one.far - other.far || named || one.quantity - other.quantity
  })
  return nearest
}

const atMost = (product: Product, choice: Choice, packs: number): number =>
  Math.max(1, Math.min(packs, mostOfOneLine, mostPacks(product, choice)))

const weighs = ({ choice, quantity }: Counted): number => quantity * gramsOf(choice)

const gramsOf = ({ weight }: Choice): number => (weight === undefined ? 0 : grams(weight))

/** 'Premium Jumbo' of 'premium jumbo prawns': of several that fit the longest. */
function sizeNamed({ sizes }: Product, fish: string): string | undefined {
  const said = ` ${fish} `
  const named = sizes.map(({ label }) => label).filter((label) => said.includes(` ${label.toLowerCase()} `))
  return named.toSorted((one, other) => other.length - one.length)[0]
}
