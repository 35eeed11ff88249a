import {
  type Cells,
  type Column,
  columns,
  type RowKind,
  rowKinds,
  translatedColumns,
  type translatedTexts,
} from '#shop/catalogue/cells.ts'
import { manyIn, numberIn, spanIn, yesIn } from '#shop/catalogue/cells-in.ts'
import { type CsvRow, readCsv } from '#shop/catalogue/csv.ts'
import type { WrongRow } from '#shop/catalogue/wrong.ts'
import { otherLanguages } from '#shop/languages.ts'
import { rupeesTyped } from '#shop/money.ts'
import { weightLabels } from '#shop/weight.ts'

/** Where in a file something stands: by its path in the document. */
export interface Place {
  readonly line?: number
  /** 'product pdpImage4' */
  readonly row: string
}

export type ReadFile =
  | { readonly document: unknown; readonly places: ReadonlyMap<string, Place> }
  | { readonly wrong: readonly WrongRow[] }

type Raw = Record<string, unknown>

/** A table as a document that nothing is known of yet: what its cells say is judged as that of every document. */
export function documentInTable(text: string): ReadFile {
  const csv = readCsv(text)
  if ('wrongQuote' in csv) return { wrong: [{ line: csv.wrongQuote, row: '', field: '', wrong: 'quotes' }] }
  const [first, ...rest] = csv.rows
  const wrong = first === undefined ? [wrongAt(1, 'what', 'columns')] : wrongColumns(first)
  if (first === undefined || wrong.length > 0) return { wrong }
  return gathered(rest.map((row) => ({ line: row.line, cells: cellsOf(first, row) })))
}

function gathered(rows: readonly { readonly line: number; readonly cells: Cells }[]): ReadFile {
  const places = new Map<string, Place>()
  const wrong: WrongRow[] = []
  const species: Raw[] = []
  const products: Raw[] = []
  const home: Record<'slides' | 'catch' | 'favourites', unknown[]> = { slides: [], catch: [], favourites: [] }
  let hasHome = false
  const sizesOf = new Map<string, { readonly sizes: Raw[]; readonly at: number }>()
  const add = (part: string, list: unknown[], one: unknown, place: Place) => {
    places.set(`${part}.${list.length}`, place)
    list.push(one)
  }

  for (const { line, cells } of rows) {
    const kind = rowKinds.find((one) => one === cells.what)
    const place = { line, row: `${cells.what ?? ''} ${cells.name ?? ''}`.trim() }
    if (kind === undefined) wrong.push({ ...place, field: 'what', wrong: 'choice' })
    else if (kind === 'species') add('species', species, speciesIn(cells), place)
    else if (kind === 'product') {
      const sizes: Raw[] = []
      sizesOf.set(cells.name ?? '', { sizes, at: products.length })
      add('products', products, { ...productIn(cells), sizes }, place)
    } else if (kind === 'size') {
      const of = sizesOf.get(cells.name ?? '')
      const row = [place.row, cells.size ?? ''].filter((part) => part !== '').join(', ')
      if (of === undefined) wrong.push({ ...place, field: 'name', wrong: 'unknown' })
      else add(`products.${of.at}.sizes`, of.sizes, sizeIn(cells), { line, row })
    } else {
      hasHome = true
      const part = partOf[kind]
      if (part !== undefined) add(`home.${part}`, home[part], homeIn[part](cells), place)
    }
  }
  if (wrong.length > 0) return { wrong }
  return { document: { format: 'catalogue-1', species, products, ...(hasHome ? { home } : {}) }, places }
}

const partOf: Readonly<Record<Exclude<RowKind, 'species' | 'product' | 'size'>, keyof typeof homeIn | undefined>> = {
  home: undefined,
  slide: 'slides',
  catch: 'catch',
  favourite: 'favourites',
}

function speciesIn(cells: Cells): Raw {
  const texts = {
    title: cells.title,
    localName: cells.local_name,
    marathi: cells.marathi,
    hindi: cells.hindi,
    keywords: manyIn(cells.keywords),
    description: manyIn(cells.description),
    intro: cells.intro,
    tagline: cells.tagline,
  }
  return {
    name: cells.name,
    retired: yesIn(cells.retired),
    lossPercent: numberIn(cells.loss_percent),
    ...(cells.few_bones === '' ? {} : { fewBones: yesIn(cells.few_bones) }),
    goesWith: manyIn(cells.goes_with),
    picture: cells.picture,
    texts: { en: texts, ...translatedIn(cells, ['title', 'description', 'intro', 'tagline']) },
  }
}

function productIn(cells: Cells): Raw {
  return {
    ...(cells.id === '' ? {} : { id: numberIn(cells.id) }),
    cartId: cells.name,
    slug: cells.slug,
    species: cells.species,
    cut: cells.cut,
    cleaning: manyIn(cells.cleaning),
    labelWeight: cells.label_weight,
    picture: cells.picture,
    grade: numberIn(cells.grade),
    tolerance: numberIn(cells.tolerance),
    available: yesIn(cells.available),
    retired: yesIn(cells.retired),
    texts: { en: { title: cells.title, line: cells.line }, ...translatedIn(cells, ['title', 'line']) },
  }
}

function sizeIn(cells: Cells): Raw {
  const rates = weightLabels.flatMap((weight) => {
    const cell = cells[weight] ?? ''
    return cell === '' ? [] : [[weight, rupeesTyped(cell) ?? cell]]
  })
  return {
    label: cells.size,
    rates: Object.fromEntries(rates),
    ...(cells.usual === '' ? {} : { usual: yesIn(cells.usual) }),
    ...(cells.pieces_per_kilo === '' ? {} : { piecesPerKilo: spanIn(cells.pieces_per_kilo) }),
    ...(cells.kilos_each === '' ? {} : { kilosEach: spanIn(cells.kilos_each) }),
  }
}

const homeIn = {
  slides: (cells: Cells): Raw => ({
    product: cells.name,
    picture: cells.picture,
    texts: { en: { title: cells.title, description: cells.line }, ...translatedIn(cells, ['title', 'line'], asSlide) },
  }),
  catch: ({ name }: Cells) => name,
  favourites: (cells: Cells): Raw => ({
    product: cells.name,
    ...(cells.species === '' ? {} : { species: cells.species }),
    picture: cells.picture,
    ...(cells.title === '' && cells.tagline === ''
      ? {}
      : {
          texts: { en: { title: cells.title, tagline: cells.tagline }, ...translatedIn(cells, ['title', 'tagline']) },
        }),
  }),
}

/** The line of a slide is its description. */
const asSlide = ({ line, ...texts }: Raw): Raw => (line === undefined ? texts : { ...texts, description: line })

/** What a row says in other languages. A file without those columns says nothing of them; an empty cell: not translated. */
function translatedIn(cells: Cells, texts: readonly (typeof translatedTexts)[number][], as = (said: Raw) => said): Raw {
  const spoken = otherLanguages.filter((language) => texts.some((text) => cells[`${text}_${language}`] !== undefined))
  return Object.fromEntries(
    spoken.map((language) => {
      const told = texts.flatMap((text) => {
        const cell = cells[`${text}_${language}`] ?? ''
        return cell.trim() === '' ? [] : [[text, text === 'description' ? manyIn(cell) : cell] as const]
      })
      return [language, as(Object.fromEntries(told))]
    }),
  )
}

function wrongColumns({ line, cells }: CsvRow): WrongRow[] {
  const names = cells.map((cell) => cell.trim())
  const odd = names.filter((name, place) => !isColumn(name) || names.indexOf(name) !== place)
  const missing = columns.filter((column) => !names.includes(column))
  return [...odd, ...missing].map((field) => wrongAt(line, field, 'columns'))
}

const wrongAt = (line: number, field: string, wrong: WrongRow['wrong']): WrongRow => ({ line, row: '', field, wrong })

const isColumn = (name: string): name is Column => [...columns, ...translatedColumns].some((column) => column === name)

const cellsOf = (first: CsvRow, { cells }: CsvRow): Cells =>
  Object.fromEntries(first.cells.map((name, place) => [name.trim(), cells[place] ?? '']))
