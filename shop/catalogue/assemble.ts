import type { HomeDocument, Language, ProductFacts, SpeciesFacts } from '#shop/catalogue/document.ts'
import type { Home } from '#shop/catalogue/home.ts'
import { addressOf, listAddressOf, listPaths } from '#shop/catalogue/paths.ts'
import { type Catalogue, detailUrl, type PriceTable, type Product, type ProductText, type Size } from './product.ts'
import type { Species, SpeciesName, SpeciesTexts } from '#shop/catalogue/species.ts'
import type { Paise } from '#shop/money.ts'
import { weightLabels, type WeightLabel } from '#shop/weight.ts'
import { sizesTexts } from '#texts/sizes.ts'

/** A species as it is kept. */
export interface KeptSpecies {
  readonly name: SpeciesName
  readonly retired: boolean
  readonly facts: SpeciesFacts
  readonly texts: SpeciesTexts
}

/** A product as it is kept. */
export interface KeptProduct {
  readonly id: number
  readonly cartId: string
  readonly slug: string
  readonly species: SpeciesName
  readonly facts: ProductFacts
  readonly texts: ProductText
  /** of its species */
  readonly lossPercent: number
  readonly retired: boolean
  readonly available: boolean
  readonly tolerance: number
  readonly stock: Product['stock']
  readonly rateOf: (size: string, weight: WeightLabel) => Paise | undefined
}

export interface KeptCatalogue {
  readonly version: number
  /** both in their order */
  readonly species: readonly KeptSpecies[]
  readonly products: readonly { readonly product: Product; readonly retired: boolean }[]
  readonly home: HomeDocument
  readonly slugs: ReadonlyMap<string, number>
}

/** The one language that the shop speaks. */
export const language: Language = 'en'

export function catalogueOf({ version, species: kept, products: all, home, slugs }: KeptCatalogue): Catalogue {
  const off = new Set(kept.filter(({ retired }) => retired).map(({ name }) => name))
  const isOff = ({ product, retired }: KeptCatalogue['products'][number]) => retired || off.has(product.species)
  const products = all.filter((one) => !isOff(one)).map(({ product }) => product)
  const retired = all.filter(isOff).map(({ product }) => product)
  const bySpecies = Map.groupBy(products, (product) => product.species)
  const species = kept.map((one) => speciesOf(one, bySpecies.get(one.name) ?? []))
  return { version, species, products, retired, home: homeOf(home, { species, products }), slugs }
}

export function productOf({ id, slug, facts, texts, rateOf, ...row }: KeptProduct): Product {
  const { sizes, ...others } = facts
  return {
    id,
    cartId: row.cartId,
    species: row.species,
    address: addressOf({ id, slug }),
    ...others,
    sizes: sizes.flatMap((size) => (size.label === '' ? [] : sizeOf(size))),
    weights: weightLabels.filter((weight) => sizes.some(({ weights }) => weights.includes(weight))),
    prices: Object.fromEntries(sizes.map(({ label, weights }) => [label, pricesOf(label, weights, rateOf)])),
    lossPercent: row.lossPercent,
    tolerance: row.tolerance,
    available: row.available,
    stock: row.stock,
    ...texts,
  }
}

function pricesOf(label: string, weights: readonly WeightLabel[], rateOf: KeptProduct['rateOf']): PriceTable[string] {
  return Object.fromEntries(
    weights.flatMap((weight) => {
      const rate = rateOf(label, weight)
      return rate === undefined ? [] : [[weight, rate] as const]
    }),
  )
}

function sizeOf({ label, piecesPerKilo, kilosEach, usual }: ProductFacts['sizes'][number]): Size {
  return {
    label,
    ...(piecesPerKilo ? { means: sizesTexts.piecesPerKilo(...piecesPerKilo) } : {}),
    ...(kilosEach ? { means: sizesTexts.kilosEach(...kilosEach), kilosEach } : {}),
    ...(usual ? { usual } : {}),
  }
}

function speciesOf({ name, retired, facts, texts }: KeptSpecies, sold: readonly Product[]): Species {
  const [only] = sold
  const isAlone = only !== undefined && sold.length === 1 && !Object.hasOwn(listPaths, name)
  return { name, retired, ...facts, ...texts, path: isAlone ? detailUrl(only) : listAddressOf(name) }
}

/** What is not sold is not shown. */
function homeOf(home: HomeDocument, { species, products }: Pick<Catalogue, 'species' | 'products'>): Home {
  const idOf = new Map(products.map(({ cartId, id }) => [cartId, id]))
  return {
    slides: home.slides.flatMap(({ product, picture, texts }) => {
      const productId = idOf.get(product)
      return productId === undefined ? [] : { productId, picture, ...texts[language] }
    }),
    catch: home.catch.flatMap((cartId) => idOf.get(cartId) ?? []),
    favourites: home.favourites.flatMap(({ product, species: name, picture, texts }) => {
      const productId = idOf.get(product)
      const kind = species.find((one) => one.name === name)
      const said = texts?.[language] ?? (kind && { title: kind.title, tagline: kind.tagline })
      if (productId === undefined || said === undefined) return []
      return { productId, species: kind?.name, picture, ...said }
    }),
  }
}
