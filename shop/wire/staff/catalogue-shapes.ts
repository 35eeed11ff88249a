import * as v from 'valibot'
import { wrongs } from '#shop/catalogue/wrong.ts'
import type { OtherLanguage } from '#shop/languages.ts'
import { changed } from './press.ts'

// What is typed is bounded here and judged in shop/catalogue/forms.ts: all wrong fields are reported at once.
export const typed = v.pipe(v.string(), v.maxLength(5000))
const typedMany = v.pipe(v.array(typed), v.maxLength(200))
const typedSpan = v.tuple([v.number(), v.number()])
export const version = v.number()

/** In another language: a missing text is not translated, and is shown in English. */
const translated = <Texts extends v.ObjectEntries>(texts: Texts) => {
  const said = v.optional(v.partial(v.object(texts)))
  return { hi: said, mr: said } satisfies Record<OtherLanguage, unknown>
}

export const typedSpecies = v.object({
  title: typed,
  localName: typed,
  marathi: typed,
  hindi: typed,
  keywords: typedMany,
  description: typedMany,
  intro: typed,
  tagline: typed,
  lossPercent: v.number(),
  fewBones: v.optional(v.boolean()),
  goesWith: typedMany,
  picture: typed,
  ...translated({ title: typed, description: typedMany, intro: typed, tagline: typed }),
})

const typedSize = v.object({
  label: typed,
  piecesPerKilo: v.optional(typedSpan),
  kilosEach: v.optional(typedSpan),
  usual: v.optional(v.boolean()),
  weights: typedMany,
  /** in paise, of each weight that is not sold yet: what is sold has its rate from the rate sheet */
  rates: v.optional(v.record(v.string(), v.number())),
})

export const typedProduct = v.object({
  title: typed,
  line: typed,
  cut: typed,
  /** of its address at /fish/; '' of a product that the specification names */
  slug: typed,
  sizes: v.pipe(v.array(typedSize), v.maxLength(100)),
  cleaning: typedMany,
  labelWeight: typed,
  picture: typed,
  grade: v.number(),
  ...translated({ title: typed, line: typed }),
})

const said = <Texts extends v.ObjectEntries>(texts: Texts) => v.object({ en: v.object(texts), ...translated(texts) })

/** What the home page shows, in its order. Products are named by their cart ids. */
export const typedHome = v.object({
  slides: v.pipe(
    v.array(v.object({ product: typed, picture: typed, texts: said({ title: typed, description: typed }) })),
    v.maxLength(100),
  ),
  catch: typedMany,
  favourites: v.pipe(
    v.array(
      v.object({
        /** whose picture and grade the card shows */
        product: typed,
        /** where it leads, and whose texts it has; left out: to the product, with texts of its own */
        species: v.exactOptional(typed),
        picture: typed,
        texts: v.exactOptional(said({ title: typed, tagline: typed })),
      }),
    ),
    v.maxLength(100),
  ),
})

const speciesRow = v.object({
  name: v.string(),
  title: v.string(),
  localName: v.string(),
  picture: v.string(),
  retired: v.boolean(),
  version,
  /** how many products of it are sold, and how many are taken off */
  sold: v.number(),
  takenOff: v.number(),
})

const productRow = v.object({
  id: v.number(),
  cartId: v.string(),
  title: v.string(),
  cut: v.string(),
  picture: v.string(),
  address: v.string(),
  retired: v.boolean(),
  /** whether the owner has yet to approve its rates */
  waits: v.boolean(),
  /** whether the shop has it today */
  available: v.boolean(),
  version,
})

export const species = v.object({
  name: v.string(),
  retired: v.boolean(),
  version,
  changed,
  /** where it is shopped for */
  address: v.string(),
  ...typedSpecies.entries,
  products: v.array(productRow),
  /** of the order of products, for `orderProducts` */
  productsOrder: version,
})

export const product = v.object({
  id: v.number(),
  cartId: v.string(),
  species: v.string(),
  address: v.string(),
  /** whether its address is the specification's, and stays for ever */
  isSpecified: v.boolean(),
  retired: v.boolean(),
  /** whether the owner has yet to approve its rates; nothing of it is sold until then */
  waits: v.boolean(),
  version,
  changed,
  ...typedProduct.entries,
  sizes: v.array(v.object({ ...typedSize.entries, rates: v.record(v.string(), v.number()) })),
})

export const home = v.object({
  version,
  changed,
  home: typedHome,
  /** what it names, taken off or not */
  products: v.array(v.object({ id: v.number(), cartId: v.string(), title: v.string(), picture: v.string() })),
})

export const overview = v.object({
  /** rises with every change of the catalogue */
  version,
  species: v.array(speciesRow),
  /** of the order of species, for `orderSpecies` */
  speciesOrder: version,
})

export const format = v.picklist(['json', 'csv'])
export const file = { format, text: v.pipe(v.string(), v.maxLength(12_000_000)) }
export const longestBody = 16_000_000

const wrongRow = v.object({
  line: v.optional(v.number()),
  row: v.string(),
  field: v.string(),
  wrong: v.picklist(wrongs),
  most: v.optional(v.number()),
})

const importChange = v.object({
  what: v.picklist(['species', 'product', 'order-of-species', 'order-of-products', 'home']),
  /** the code of a species, the cart id of a product */
  name: v.string(),
  title: v.string(),
  change: v.picklist(['added', 'changed', 'taken-off', 'put-back']),
  /** in words of the file; nothing of what is added */
  fields: v.array(v.object({ field: v.string(), was: v.string(), becomes: v.string() })),
})

export const preview = v.object({
  /** what `importCatalogue` says it has seen */
  version,
  /** the first 500 of them */
  changes: v.array(importChange),
  countOfChanges: v.number(),
  /** the first 500: while there is one, nothing is imported */
  wrong: v.array(wrongRow),
  countOfWrong: v.number(),
  /** names of pictures that this shop does not have: those products show none */
  picturesMissing: v.array(v.string()),
})
