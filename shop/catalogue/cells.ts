import type {
  CatalogueDocument,
  DocumentProduct,
  DocumentSize,
  DocumentSpecies,
  HomeDocument,
} from '#shop/catalogue/document.ts'
import { type OtherLanguage, otherLanguages } from '#shop/languages.ts'
import { inRupees, paise } from '#shop/money.ts'
import { weightLabels } from '#shop/weight.ts'

/** What a table of an older shop did not have: a file without these columns says nothing of other languages. */
export const translatedTexts = ['title', 'line', 'description', 'intro', 'tagline'] as const
type TranslatedColumn = `${(typeof translatedTexts)[number]}_${OtherLanguage}`
export const translatedColumns: readonly TranslatedColumn[] = otherLanguages.flatMap((language) =>
  translatedTexts.map((text) => `${text}_${language}` as const),
)

/** The columns of the catalogue as a table. Each row says what it is, and fills those that belong to it. */
export const columns = [
  'what',
  'name',
  'species',
  'size',
  ...weightLabels,
  'title',
  'line',
  'local_name',
  'marathi',
  'hindi',
  'keywords',
  'description',
  'intro',
  'tagline',
  'loss_percent',
  'few_bones',
  'goes_with',
  'picture',
  'retired',
  'available',
  'id',
  'slug',
  'cut',
  'cleaning',
  'label_weight',
  'grade',
  'tolerance',
  'usual',
  'pieces_per_kilo',
  'kilos_each',
] as const

export type Column = (typeof columns)[number] | TranslatedColumn
export type Cells = Readonly<Partial<Record<Column, string>>>

export const rowKinds = ['species', 'product', 'size', 'home', 'slide', 'catch', 'favourite'] as const
export type RowKind = (typeof rowKinds)[number]

const yes = (holds: boolean): string => (holds ? 'yes' : 'no')
/** One item a line: no item has a line end in it. */
const many = (items: readonly string[]): string => items.join('\n')
const span = (of: readonly [number, number] | undefined): Partial<Record<'span', string>> =>
  of === undefined ? {} : { span: `${of[0]}–${of[1]}` }

export function speciesCells({
  name,
  retired,
  lossPercent,
  fewBones,
  goesWith,
  picture,
  texts: { en, ...others },
}: DocumentSpecies): Cells {
  return {
    what: 'species',
    name,
    title: en.title,
    local_name: en.localName,
    marathi: en.marathi,
    hindi: en.hindi,
    keywords: many(en.keywords),
    description: many(en.description),
    intro: en.intro,
    tagline: en.tagline,
    ...translatedCells(others),
    loss_percent: String(lossPercent),
    ...(fewBones === undefined ? {} : { few_bones: yes(fewBones) }),
    goes_with: many(goesWith),
    picture,
    retired: yes(retired),
  }
}

export function productCells({ texts: { en, ...others }, ...product }: DocumentProduct): Cells {
  return {
    what: 'product',
    name: product.cartId,
    species: product.species,
    title: en.title,
    line: en.line,
    ...translatedCells(others),
    picture: product.picture,
    retired: yes(product.retired),
    available: yes(product.available),
    id: product.id === undefined ? '' : String(product.id),
    slug: product.slug,
    cut: product.cut,
    cleaning: many(product.cleaning),
    label_weight: product.labelWeight,
    grade: String(product.grade),
    tolerance: String(product.tolerance),
  }
}

export function sizeCells(cartId: string, { label, usual, rates, piecesPerKilo, kilosEach }: DocumentSize): Cells {
  const pieces = span(piecesPerKilo).span
  const kilos = span(kilosEach).span
  return {
    what: 'size',
    name: cartId,
    size: label,
    ...Object.fromEntries(
      weightLabels.flatMap((weight) => {
        const rate = rates[weight]
        return rate === undefined ? [] : [[weight, String(inRupees(paise(rate)))]]
      }),
    ),
    ...(usual === undefined ? {} : { usual: yes(usual) }),
    ...(pieces === undefined ? {} : { pieces_per_kilo: pieces }),
    ...(kilos === undefined ? {} : { kilos_each: kilos }),
  }
}

export function homeCells({ slides, catch: caught, favourites }: HomeDocument): Cells[] {
  return [
    { what: 'home' },
    ...slides.map(({ product, picture, texts: { en, hi, mr } }) => ({
      what: 'slide',
      name: product,
      picture,
      title: en.title,
      line: en.description,
      ...translatedCells({ hi: hi && slideColumns(hi), mr: mr && slideColumns(mr) }),
    })),
    ...caught.map((product) => ({ what: 'catch', name: product })),
    ...favourites.map(({ product, species, picture, texts }) => ({
      what: 'favourite',
      name: product,
      ...(species === undefined ? {} : { species }),
      picture,
      ...(texts === undefined ? {} : { ...texts.en, ...translatedCells(texts) }),
    })),
  ]
}

const slideColumns = ({ title, description }: { readonly title?: string; readonly description?: string }) => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { line: description }),
})

type Translation = Readonly<Partial<Record<(typeof translatedTexts)[number], string | readonly string[]>>>

/** 'title_hi', 'title_mr' */
function translatedCells(said: Readonly<Partial<Record<OtherLanguage, Translation | undefined>>>): Cells {
  const cells = otherLanguages.flatMap((language) =>
    translatedTexts.flatMap((text) => {
      const told = said[language]?.[text]
      return told === undefined ? [] : [[`${text}_${language}`, typeof told === 'string' ? told : many(told)]]
    }),
  )
  return Object.fromEntries(cells) as Cells
}

/** The whole catalogue as a table, its first row the names of the columns. */
export function tableOf({ species, products, home }: CatalogueDocument): readonly (readonly string[])[] {
  const rows: readonly Cells[] = [
    ...species.map(speciesCells),
    ...products.flatMap((product) => [
      productCells(product),
      ...product.sizes.map((size) => sizeCells(product.cartId, size)),
    ]),
    ...homeCells(home),
  ]
  const all = [...columns, ...translatedColumns]
  return [all, ...rows.map((cells) => all.map((column) => cells[column] ?? ''))]
}
