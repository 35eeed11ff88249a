import type { CleaningCode } from '#shop/catalogue/cleaning.ts'
import type { Home } from '#shop/catalogue/home.ts'
import type { OwnYield } from '#shop/catalogue/rates/yields.ts'
import type { InEnglish } from '#shop/catalogue/said.ts'
import type { Species, SpeciesName } from '#shop/catalogue/species.ts'
import { type Paise, readable } from '#shop/money.ts'
import type { StockBySize } from '#shop/stock/stock.ts'
import type { WeightLabel } from '#shop/weight.ts'
import type { Cut } from './cuts.ts'

export type { Species, SpeciesName, SpeciesNames } from '#shop/catalogue/species.ts'

export interface Size {
  readonly label: string
  /** what the label means, where the specification says it: '2 pieces per kg', '4-5 kg each' */
  readonly means?: string
  /** what one fish of it weighs, from and to */
  readonly kilosEach?: readonly [number, number]
  /** what a page opens with, where that is not the first */
  readonly usual?: boolean
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

export interface Product extends ProductText, InEnglish<keyof ProductText> {
  readonly id: number
  readonly species: SpeciesName
  readonly cut: Cut
  /** of its page: '/wholePrawnsDetails/1', '/fish/hilsa' */
  readonly address: string
  readonly cartId: string
  readonly sizes: readonly Size[]
  readonly weights: readonly WeightLabel[]
  readonly cleaning: readonly CleaningCode[]
  readonly prices: PriceTable
  /** whether the weight on the label is what is packed or what the fish weighs before cleaning */
  readonly labelWeight: 'net' | 'gross'
  /** about how much of its gross weight is lost in cleaning, of 100 */
  readonly lossPercent: number
  /** what the shop weighed itself of what is left by cleaning; left out where it did not */
  readonly ownYield?: OwnYield
  /** how many percent more than ordered a line may weigh without anybody being asked */
  readonly tolerance: number
  /** the name of its picture in the manifest */
  readonly picture: string
  /** the shop's own grade, of 5 */
  readonly grade: number
  /** false when the shop has none today */
  readonly available: boolean
  /** why nothing can be had of it: the shop itself opens soon */
  readonly opensSoon?: true
  /** when it is back, while it is not available and somebody said so */
  readonly backAt?: number
  /** what is left of each size that is counted; a size that does not stand here is not counted */
  readonly stock: StockBySize
}

/** All that the shop sells at one moment, and what was sold before. Rules take it as an argument. */
export interface Catalogue extends Shelf {
  readonly version: number
  /** in the order of the menu */
  readonly species: readonly Species[]
  /** taken off: orders, reviews and links still know them */
  readonly retired: readonly Product[]
  readonly home: Home
  /** every name that an address at /fish/ ever had, and its product */
  readonly slugs: ReadonlyMap<string, number>
}

/** The products that are sold, in their order: all that carts and orders need of a catalogue. */
export interface Shelf {
  readonly products: readonly Product[]
}

/** What a shopper picks on a detail page; what was not picked is undefined. */
export interface Choice {
  readonly size?: string | undefined
  readonly weight?: WeightLabel | undefined
  readonly cleaning?: CleaningCode | undefined
}

export const productById = ({ products }: Shelf, id: number): Product | undefined =>
  products.find((product) => product.id === id)

/** Sold or taken off: what an order or a review is about. */
export const everyProductById = ({ products, retired }: Catalogue, id: number): Product | undefined =>
  productById({ products }, id) ?? productById({ products: retired }, id)

export const productByCartId = ({ products }: Shelf, cartId: string): Product | undefined =>
  products.find((product) => product.cartId === cartId)

/** What `/productDetails/{key}` means: a product id ('7') or a cart id ('pdpImage7'), in any letter case, as all paths. */
export function productMeant({ products }: Shelf, key: string): Product | undefined {
  const meant = key.toLowerCase()
  return products.find(({ id, cartId }) => String(id) === meant || cartId.toLowerCase() === meant)
}

/** '/wholePrawnsDetails/1' */
export const detailUrl = ({ address }: Pick<Product, 'address'>): string => address

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
