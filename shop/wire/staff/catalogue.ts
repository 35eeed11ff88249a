import * as v from 'valibot'
import { type WrongField, wrongs } from '#shop/catalogue/wrong.ts'
import type { OtherLanguage } from '#shop/languages.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { changed, pressKey } from './press.ts'

// What is typed is bounded here and judged in shop/catalogue/forms.ts: all wrong fields are reported at once.
const typed = v.pipe(v.string(), v.maxLength(5000))
const typedMany = v.pipe(v.array(typed), v.maxLength(200))
const typedSpan = v.tuple([v.number(), v.number()])
const version = v.number()

/** In another language: a missing text is not translated, and is shown in English. */
const translated = <Texts extends v.ObjectEntries>(texts: Texts) => {
  const said = v.optional(v.partial(v.object(texts)))
  return { hi: said, mr: said } satisfies Record<OtherLanguage, unknown>
}

const typedSpecies = v.object({
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

const typedProduct = v.object({
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
const typedHome = v.object({
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

const product = v.object({
  id: v.number(),
  cartId: v.string(),
  species: v.string(),
  /** in the language of whoever reads it */
  called: v.string(),
  address: v.string(),
  /** whether its address is the specification's, and stays for ever */
  isSpecified: v.boolean(),
  retired: v.boolean(),
  /** whether the owner has yet to approve its rates; nothing of it is sold until then */
  waits: v.boolean(),
  /** whether the shop has it today */
  available: v.boolean(),
  version,
  changed,
  ...typedProduct.entries,
  sizes: v.array(v.object({ ...typedSize.entries, rates: v.record(v.string(), v.number()) })),
})

const species = v.object({
  name: v.string(),
  retired: v.boolean(),
  version,
  changed,
  /** where it is shopped for */
  address: v.string(),
  ...typedSpecies.entries,
  /** in the order of its list */
  products: v.array(product),
  /** of the order of products */
  productsOrder: version,
})

const home = v.object({
  version,
  changed,
  home: typedHome,
  /** what it names, taken off or not */
  products: v.array(v.object({ id: v.number(), cartId: v.string(), title: v.string(), picture: v.string() })),
})

const overview = v.object({
  /** rises with every change of the catalogue */
  version,
  species: v.array(speciesRow),
  /** of the order of species, for `orderSpecies` */
  speciesOrder: version,
})

const format = v.picklist(['json', 'csv'])
/** The text of a workbook is its bytes in base64. */
const file = { format: v.picklist(['json', 'csv', 'xlsx']), text: v.pipe(v.string(), v.maxLength(12_000_000)) }
const longestBody = 16_000_000

const wrongRow = v.object({
  line: v.optional(v.number()),
  row: v.string(),
  field: v.string(),
  wrong: v.picklist(wrongs),
  most: v.optional(v.number()),
  /** what stands in the cell of a table */
  text: v.optional(v.string()),
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

const preview = v.object({
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

const act = { key: pressKey, seen: version }

export const catalogueCalls = {
  /** All kinds, in their order. */
  catalogue: staffCall('GET', '/counter/api/catalogue', 'see-catalogue', v.unknown(), overview),
  catalogueSpecies: staffCall(
    'GET',
    '/counter/api/catalogue/species/:name',
    'see-catalogue',
    v.unknown(),
    v.object({ species }),
  ),
  catalogueProduct: staffCall(
    'GET',
    '/counter/api/catalogue/products/:id',
    'see-catalogue',
    v.unknown(),
    v.object({ product }),
  ),
  catalogueHome: staffCall('GET', '/counter/api/catalogue/home', 'see-catalogue', v.unknown(), home),
  /**
   * A new kind with all that is sold of it, whole or not at all. `name` is the code of its address at /list/, and never
   * changes. A refusal names a field of the second product as 'products.1.slug'.
   */
  addFish: staffCall(
    'POST',
    '/counter/api/catalogue/species',
    'change-catalogue',
    v.object({
      key: pressKey,
      name: typed,
      species: typedSpecies,
      products: v.pipe(v.array(typedProduct), v.maxLength(20)),
    }),
    v.object({ species }),
    { longestBody: 500_000 },
  ),
  /**
   * A fish as its form has it: what is said of it, all its products in the order of its list, and those that come to it. `seen`
   * is the version of what was seen, of the fish, of each product and of the order. A waiting product that is not `retired` is
   * approved with its first rates by whoever may publish big ones.
   */
  changeFish: staffCall(
    'POST',
    '/counter/api/catalogue/species/:name',
    'change-catalogue',
    v.object({
      ...act,
      seenOrder: version,
      retired: v.boolean(),
      species: typedSpecies,
      products: v.pipe(
        v.array(
          v.object({
            /** left out of one that comes */
            kept: v.exactOptional(v.object({ id: v.number(), seen: version, retired: v.boolean() })),
            product: typedProduct,
          }),
        ),
        v.maxLength(200),
      ),
    }),
    v.object({ species }),
    { longestBody: 900_000 },
  ),
  /** All names, in the order of the menu. */
  orderSpecies: staffCall(
    'POST',
    '/counter/api/catalogue/species-order',
    'change-catalogue',
    v.object({ ...act, order: v.pipe(v.array(typed), v.maxLength(500)) }),
    overview,
  ),
  changeHome: staffCall(
    'POST',
    '/counter/api/catalogue/home',
    'change-catalogue',
    v.object({ ...act, home: typedHome }),
    home,
  ),
  exportCatalogue: staffCall(
    'GET',
    '/counter/api/catalogue/export',
    'export-catalogue',
    v.object({ format }),
    /** the name is that of the file: 'catalogue-2026-11-22.csv' */
    v.object({ name: v.string(), text: v.string() }),
  ),
  /** What would change; nothing does. */
  previewImport: staffCall(
    'POST',
    '/counter/api/catalogue/import/preview',
    'import-catalogue',
    v.object(file),
    preview,
    { longestBody },
  ),
  /** Adds and changes what the file names; what it does not name stays. `seen` is the version of the preview. */
  importCatalogue: staffCall(
    'POST',
    '/counter/api/catalogue/import',
    'import-catalogue',
    v.object({ ...act, ...file }),
    v.object({ countOfChanges: v.number() }),
    { longestBody },
  ),
} as const

const wrongField = v.object({ field: v.string(), wrong: v.picklist(wrongs), most: v.optional(v.number()) })

/** The fields that a refusal of a form names. */
export function wrongFieldsIn(more: Readonly<Record<string, unknown>>): readonly WrongField[] {
  const found = v.safeParse(v.array(wrongField), more['fields'])
  return found.success ? (found.output as WrongField[]) : []
}

export type CatalogueOverview = v.InferOutput<typeof overview>
export type SpeciesView = v.InferOutput<typeof species>
export type ProductView = v.InferOutput<typeof product>
export type HomeView = v.InferOutput<typeof home>
export type TypedSpecies = v.InferOutput<typeof typedSpecies>
export type TypedProduct = v.InferOutput<typeof typedProduct>
export type ImportPreview = v.InferOutput<typeof preview>
export type ImportFile = { readonly format: v.InferOutput<typeof file.format>; readonly text: string }
