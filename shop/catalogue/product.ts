import type { CleaningCode } from '#shop/catalogue/cleaning.ts'
import { type Paise, readable } from '#shop/money.ts'
import type { WeightLabel } from '#shop/weight.ts'

export type SpeciesName =
  | 'prawns'
  | 'pomfret'
  | 'surmai'
  | 'bombil'
  | 'bangda'
  | 'halwa'
  | 'lobster'
  | 'tiger-prawns'
  | 'rawas'

/** What a kind of fish is called. */
export interface SpeciesNames {
  /** as the Products menu says it: 'King Fish (Surmai)' */
  readonly title: string
  readonly localName: string
  readonly marathi: string
  readonly hindi: string
}

/** A kind of fish as Mumbai knows it. What is true of every cut of it stands here once. */
export interface Species extends SpeciesNames {
  readonly name: SpeciesName
  /** About how much of the gross weight is lost in cleaning (SPEC section 9): 50 or 30. */
  readonly lossPercent: 50 | 30
}

export type Cut = 'whole' | 'cut' | 'marinated'

export interface Size {
  readonly label: string
  /** what the label means, where the specification says it: '2 pieces per kg', '4-5 kg each' */
  readonly means?: string
  /** what one fish of it weighs, from and to */
  readonly kilosEach?: readonly [number, number]
}

/** Price by size, then by weight. A product without sizes has the one row `noSize`. */
export type PriceTable = Readonly<Record<string, Readonly<Partial<Record<WeightLabel, Paise>>>>>

export const noSize = ''

/** What is said of a product. */
export interface ProductText {
  readonly title: string
  /** the short description line of card and detail page */
  readonly line: string
}

export interface Product extends ProductText {
  readonly id: number
  readonly species: SpeciesName
  readonly cut: Cut
  /** '/wholePrawnsDetails': the route, without the id */
  readonly detailPath: string
  readonly cartId: string
  readonly sizes: readonly Size[]
  readonly weights: readonly WeightLabel[]
  readonly cleaning: readonly CleaningCode[]
  readonly prices: PriceTable
  /** whether the weight on the label is what is packed or what the fish weighs before cleaning */
  readonly labelWeight: 'net' | 'gross'
  /** so much more than ordered, of 100, may a line weigh without anybody being asked */
  readonly tolerance: number
  /** the name of its picture in the manifest */
  readonly picture: string
  /** the shop's own grade, of 5 */
  readonly grade: number
  /** false when the shop has none today */
  readonly available: boolean
}

/** The products as they are sold at one moment. Rules take it as an argument. */
export interface Catalogue {
  readonly version: number
  readonly products: readonly Product[]
}

/** What a shopper picks on a detail page; what was not picked is undefined. */
export interface Choice {
  readonly size?: string | undefined
  readonly weight?: WeightLabel | undefined
  readonly cleaning?: CleaningCode | undefined
}

export const productById = (catalogue: Catalogue, id: number): Product | undefined =>
  catalogue.products.find((product) => product.id === id)

export const productByCartId = (catalogue: Catalogue, cartId: string): Product | undefined =>
  catalogue.products.find((product) => product.cartId === cartId)

/** What `/productDetails/{key}` means: a product id ('7') or a cart id ('pdpImage7'), in any letter case, as all paths. */
export function productMeant(catalogue: Pick<Catalogue, 'products'>, key: string): Product | undefined {
  const meant = key.toLowerCase()
  return catalogue.products.find(({ id, cartId }) => String(id) === meant || cartId.toLowerCase() === meant)
}

/** '/wholePrawnsDetails/1' */
export const detailUrl = ({ detailPath, id }: Product): string => `${detailPath}/${id}`

/** Lowest to highest price in the product's own table: a range never undercuts a price that can be charged. */
export function priceRange({ prices }: Product): { readonly from: Paise; readonly to: Paise } | undefined {
  const [first, ...others] = Object.values(prices)
    .flatMap((byWeight) => Object.values(byWeight))
    .toSorted((one, other) => one - other)
  return first === undefined ? undefined : { from: first, to: others.at(-1) ?? first }
}

/** '₹250.00 – ₹800.00', or the one price there is */
export function readableRange(product: Product): string {
  const range = priceRange(product)
  if (!range) return ''
  return range.from === range.to ? readable(range.from) : `${readable(range.from)} – ${readable(range.to)}`
}
