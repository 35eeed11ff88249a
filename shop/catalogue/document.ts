import * as v from 'valibot'
import { cleaningCodes } from '#shop/catalogue/cleaning.ts'
import { weightLabels } from '#shop/weight.ts'
import { allCuts } from './cuts.ts'
import { favouriteSaid, list, productSaid, slideSaid, speciesSaid, words } from './document-texts.ts'

/** A catalogue as it moves from one shop to another, and as a new shop opens with. */

/** Part of an address: 'tiger-prawns' */
export const code = v.pipe(
  v.string(),
  v.maxLength(38),
  v.regex(/[a-z]/, 'code'),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'code'),
)

const pictureName = v.pipe(v.string(), v.maxLength(80), v.regex(/^[A-Za-z0-9-]*$/, 'unknown'))

/** Of 100. */
const percent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(90))

/** From and to, both with them. */
const span = v.pipe(
  v.tuple([v.pipe(v.number(), v.minValue(0), v.maxValue(1000)), v.pipe(v.number(), v.minValue(0), v.maxValue(1000))]),
  v.check(([from, to]) => from <= to, 'span'),
  v.readonly(),
)

export const sizeMeans = {
  piecesPerKilo: v.exactOptional(span),
  kilosEach: v.exactOptional(span),
  /** what a page opens with, where that is not the first */
  usual: v.exactOptional(v.boolean()),
}

/** '' where a product has no sizes. */
export const sizeLabel = words(40)

export const weight = v.picklist(weightLabels)
export const priceInPaise = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000_000))

/** A size as the shop keeps it, with the weights that it is sold in. Its rates are kept apart. */
const keptSize = v.object({ label: sizeLabel, ...sizeMeans, weights: list(weight, weightLabels.length) })

const documentSize = v.object({
  label: sizeLabel,
  ...sizeMeans,
  rates: v.pipe(
    v.record(weight, priceInPaise),
    v.check((rates) => Object.keys(rates).length > 0, 'weight-missing'),
  ),
})

const mostSizes = 20

/** Each size once; a product without sizes has the one row without a label. */
export const sizesOf = <Row extends v.GenericSchema<unknown, { readonly label: string }>>(row: Row) =>
  v.pipe(
    v.array(row),
    v.minLength(1),
    v.maxLength(mostSizes),
    v.check((sizes) => new Set(sizes.map(({ label }) => label)).size === sizes.length, 'twice'),
    v.check((sizes) => sizes.length === 1 || sizes.every(({ label }) => label !== ''), 'label-missing'),
    v.readonly(),
  )

/** What of a product is no text, and does not change from day to day. */
export const productFacts = v.object({
  cut: v.picklist(allCuts),
  sizes: sizesOf(keptSize),
  cleaning: list(v.picklist(cleaningCodes), cleaningCodes.length),
  /** whether the weight on the label is what is packed or what the fish weighs before cleaning */
  labelWeight: v.picklist(['net', 'gross']),
  picture: pictureName,
  /** the shop's own, of 5 */
  grade: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
})

export const speciesFacts = v.object({
  lossPercent: percent,
  /** none, or one that lifts away: fish for those who fear small bones */
  fewBones: v.exactOptional(v.boolean()),
  goesWith: list(code, 20),
  picture: pictureName,
})

export const documentSpecies = v.object({
  name: code,
  retired: v.boolean(),
  ...speciesFacts.entries,
  texts: speciesSaid,
})

export const documentProduct = v.object({
  /** of a product that the specification names; others get theirs from their shop */
  id: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** what carts call it, and one catalogue another's */
  cartId: v.pipe(v.string(), v.maxLength(40), v.regex(/^[A-Za-z0-9-]+$/, 'code')),
  /** of its address; '' of a product that the specification names */
  slug: v.union([code, v.literal('')], 'code'),
  species: code,
  ...productFacts.entries,
  sizes: sizesOf(documentSize),
  tolerance: percent,
  available: v.boolean(),
  retired: v.boolean(),
  texts: productSaid,
})

/** Products by their cart ids. */
const slide = v.object({
  product: v.string(),
  picture: pictureName,
  texts: slideSaid,
})

const favourite = v.object({
  /** whose picture and grade the card shows */
  product: v.string(),
  /** where it leads and what it says; left out: to the product itself, with texts of its own */
  species: v.exactOptional(code),
  picture: pictureName,
  texts: v.exactOptional(favouriteSaid),
})

/** What the home page shows, in its order. */
export const homeDocument = v.object({
  slides: list(slide, 8),
  catch: list(v.string(), 12),
  favourites: list(favourite, 24),
})

const catalogueDocument = v.object({
  format: v.literal('catalogue-1', 'format'),
  species: list(documentSpecies, 500),
  products: list(documentProduct, 10_000),
  home: homeDocument,
})

/** As a file brings it: one without a home page leaves that as it is. */
export const importedDocument = v.object({
  ...catalogueDocument.entries,
  home: v.exactOptional(homeDocument),
})

export type ImportedDocument = v.InferOutput<typeof importedDocument>
export type CatalogueDocument = v.InferOutput<typeof catalogueDocument>
export type DocumentSpecies = v.InferOutput<typeof documentSpecies>
export type DocumentProduct = v.InferOutput<typeof documentProduct>
export type DocumentSize = v.InferOutput<typeof documentSize>
export type HomeDocument = v.InferOutput<typeof homeDocument>
export type ProductFacts = v.InferOutput<typeof productFacts>
export type SpeciesFacts = v.InferOutput<typeof speciesFacts>
export type SpeciesSaid = DocumentSpecies['texts']
export type ProductSaid = DocumentProduct['texts']
