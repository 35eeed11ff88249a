import type { HomeDocument, ProductFacts, ProductSaid, SpeciesFacts, SpeciesSaid } from '#shop/catalogue/document.ts'
import type { Home } from '#shop/catalogue/home.ts'
import { addressOf, listAddressOf, listPaths } from '#shop/catalogue/paths.ts'
import { type Catalogue, detailUrl, type PriceTable, type Product, type Size } from '#shop/catalogue/product.ts'
import { saidIn, titlesInOthers } from '#shop/catalogue/said.ts'
import type { Species, SpeciesName } from '#shop/catalogue/species.ts'
import type { Language } from '#shop/languages.ts'
import type { Paise } from '#shop/money.ts'
import { type WeightLabel, weightLabels } from '#shop/weight.ts'
import type { InLanguage } from '#shop/words/in-language.ts'
import { sizesTexts as english } from '#shop/words/texts/en/sizes.ts'
import { sizesTexts as hindi } from '#shop/words/texts/hi/sizes.ts'
import { sizesTexts as marathi } from '#shop/words/texts/mr/sizes.ts'

/** A species as it is kept. */
interface StoredSpecies {
  readonly name: SpeciesName
  readonly retired: boolean
  readonly facts: SpeciesFacts
  readonly texts: SpeciesSaid
}

/** A product as it is kept. */
interface StoredProduct {
  readonly id: number
  readonly cartId: string
  readonly slug: string
  readonly species: SpeciesName
  readonly facts: ProductFacts
  readonly texts: ProductSaid
  /** of its species */
  readonly lossPercent: number
  readonly retired: boolean
  readonly available: boolean
  readonly tolerance: number
  readonly stock: Product['stock']
  readonly rateOf: (size: string, weight: WeightLabel) => Paise | undefined
}

/** A product in each language. Everything but texts is shared. */
export type ProductInLanguages = Readonly<Record<Language, Product>>

interface StoredCatalogue {
  readonly version: number
  /** both in their order */
  readonly species: readonly StoredSpecies[]
  readonly products: readonly { readonly spoken: ProductInLanguages; readonly retired: boolean }[]
  readonly home: HomeDocument
  readonly slugs: ReadonlyMap<string, number>
}

const sizesIn: Readonly<Record<Language, InLanguage<typeof english>>> = { en: english, hi: hindi, mr: marathi }

/** The catalogue as pages of a language say it. */
function catalogueOf(kept: StoredCatalogue, language: Language): Catalogue {
  const off = new Set(kept.species.filter(({ retired }) => retired).map(({ name }) => name))
  const all = kept.products.map(({ spoken, retired }) => ({ product: spoken[language], retired }))
  const isOff = ({ product, retired }: (typeof all)[number]) => retired || off.has(product.species)
  const products = all.filter((one) => !isOff(one)).map(({ product }) => product)
  const retired = all.filter(isOff).map(({ product }) => product)
  const bySpecies = Map.groupBy(products, (product) => product.species)
  const species = kept.species.map((one) => speciesOf(one, bySpecies.get(one.name) ?? [], language))
  const home = homeOf(kept.home, { species, products }, language)
  return { version: kept.version, species, products, retired, home, slugs: kept.slugs }
}

export const cataloguesOf = (kept: StoredCatalogue): Readonly<Record<Language, Catalogue>> => ({
  en: catalogueOf(kept, 'en'),
  hi: catalogueOf(kept, 'hi'),
  mr: catalogueOf(kept, 'mr'),
})

/** In English, as all that is no text is kept. */
export function productOf({ id, slug, facts, texts, rateOf, ...row }: StoredProduct): Product {
  const { sizes, ...others } = facts
  return {
    id,
    cartId: row.cartId,
    species: row.species,
    address: addressOf({ id, slug }),
    ...others,
    sizes: sizesSaid(facts, 'en'),
    weights: weightLabels.filter((weight) => sizes.some(({ weights }) => weights.includes(weight))),
    prices: Object.fromEntries(sizes.map(({ label, weights }) => [label, pricesOf(label, weights, rateOf)])),
    lossPercent: row.lossPercent,
    tolerance: row.tolerance,
    available: row.available,
    stock: row.stock,
    ...texts.en,
  }
}

export function spokenOf(product: Product, kept: Pick<StoredProduct, 'facts' | 'texts'>): ProductInLanguages {
  const hasMeanings = product.sizes.some(({ means }) => means !== undefined)
  const spokenIn = (language: Language): Product => ({
    ...product,
    ...saidIn(kept.texts, language, ['title', 'line']),
    ...(hasMeanings ? { sizes: sizesSaid(kept.facts, language) } : {}),
  })
  return { en: product, hi: spokenIn('hi'), mr: spokenIn('mr') }
}

function pricesOf(label: string, weights: readonly WeightLabel[], rateOf: StoredProduct['rateOf']): PriceTable[string] {
  return Object.fromEntries(
    weights.flatMap((weight) => {
      const rate = rateOf(label, weight)
      return rate === undefined ? [] : [[weight, rate] as const]
    }),
  )
}

const sizesSaid = ({ sizes }: ProductFacts, language: Language): readonly Size[] =>
  sizes.flatMap((size) => (size.label === '' ? [] : sizeOf(size, sizesIn[language])))

function sizeOf(
  { label, piecesPerKilo, kilosEach, usual }: ProductFacts['sizes'][number],
  texts: InLanguage<typeof english>,
): Size {
  return {
    label,
    ...(piecesPerKilo ? { means: texts.piecesPerKilo(...piecesPerKilo) } : {}),
    ...(kilosEach ? { means: texts.kilosEach(...kilosEach), kilosEach } : {}),
    ...(usual ? { usual } : {}),
  }
}

function speciesOf(
  { name, retired, facts, texts }: StoredSpecies,
  sold: readonly Product[],
  language: Language,
): Species {
  const [only] = sold
  const isAlone = only !== undefined && sold.length === 1 && !Object.hasOwn(listPaths, name)
  return {
    name,
    retired,
    ...facts,
    ...texts.en,
    ...saidIn(withMarketNames(texts), language, ['title', 'description', 'intro', 'tagline']),
    keywords: keywordsOf(texts, language),
    path: isAlone ? detailUrl(only) : listAddressOf(name),
  }
}

/** Where nobody has written a title in a language, a fish is called in it as the market calls it: 'रावस', not 'Indian Salmon'. */
function withMarketNames(texts: SpeciesSaid): SpeciesSaid {
  const { hindi: inHindi, marathi: inMarathi } = texts.en
  return {
    ...texts,
    ...(inHindi === '' ? {} : { hi: { title: inHindi, ...texts.hi } }),
    ...(inMarathi === '' ? {} : { mr: { title: inMarathi, ...texts.mr } }),
  }
}

/** On a page of every language a kind is found by its names in all of them. */
function keywordsOf(texts: SpeciesSaid, language: Language): readonly string[] {
  const { keywords, marathi: inMarathi, hindi: inHindi } = texts.en
  const known = new Set([...keywords, inMarathi, inHindi].map((name) => name.toLowerCase()))
  const names = titlesInOthers(texts, language).flatMap((title) => title.split(/[(),/]/))
  const more = [...new Set(names.map((name) => name.trim().toLowerCase()))]
  return [...keywords, ...more.filter((name) => name !== '' && !known.has(name))]
}

/** What is not sold is not shown. */
function homeOf(
  home: HomeDocument,
  { species, products }: Pick<Catalogue, 'species' | 'products'>,
  language: Language,
): Home {
  const idOf = new Map(products.map(({ cartId, id }) => [cartId, id]))
  return {
    slides: home.slides.flatMap(({ product, picture, texts }) => {
      const productId = idOf.get(product)
      if (productId === undefined) return []
      return { productId, picture, ...saidIn(texts, language, ['title', 'description']) }
    }),
    catch: home.catch.flatMap((cartId) => idOf.get(cartId) ?? []),
    favourites: home.favourites.flatMap(({ product, species: name, picture, texts }) => {
      const productId = idOf.get(product)
      const kind = species.find((one) => one.name === name)
      const said = texts ? saidIn(texts, language, ['title', 'tagline']) : kind && saidOfKind(kind)
      if (productId === undefined || said === undefined) return []
      return { productId, species: kind?.name, picture, ...said }
    }),
  }
}

function saidOfKind({ title, tagline, inEnglish = [] }: Species) {
  const foreign = (['title', 'tagline'] as const).filter((text) => inEnglish.includes(text))
  return { title, tagline, ...(foreign.length > 0 ? { inEnglish: foreign } : {}) }
}
