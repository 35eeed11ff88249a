import * as v from 'valibot'
import {
  type Cells,
  type Column,
  columns,
  type RowKind,
  rowKinds,
  tableOf,
  translatedColumns,
  type translatedTexts,
} from '#shop/catalogue/cells.ts'
import { type CsvRow, type ReadCsv, readCsv, writeCsv } from '#shop/catalogue/csv.ts'
import { type CatalogueDocument, type ImportedDocument, importedDocument } from '#shop/catalogue/document.ts'
import { onceEach } from '#shop/catalogue/forms.ts'
import { type Known, wrongIn } from '#shop/catalogue/judge.ts'
import { type WrongField, type WrongRow, wrongFieldOf } from '#shop/catalogue/wrong.ts'
import { latinDigits } from '#shop/digits.ts'
import { otherLanguages } from '#shop/languages.ts'
import { rupeesTyped } from '#shop/money.ts'
import { weightLabels } from '#shop/weight.ts'

export type FileFormat = 'json' | 'csv'

export const catalogueFile = (document: CatalogueDocument, format: FileFormat): string =>
  format === 'csv' ? writeCsv(tableOf(document)) : `${JSON.stringify(document, undefined, 2)}\n`

export type ReadImport = { readonly document: ImportedDocument } | { readonly wrong: readonly WrongRow[] }

/** The catalogue that a file brings, or every place of it that is wrong, with its line. */
export const readImport = (text: string, format: FileFormat, known: Known): ReadImport =>
  judged(format === 'csv' ? documentInTable(readCsv(text)) : documentInJson(text), known)

/** The same of the rows of a workbook. */
export const readRows = (rows: readonly CsvRow[], known: Known): ReadImport => judged(documentInTable({ rows }), known)

/** Of a table, or of a document with that many things in one of its lists: more is not judged, for that takes minutes. */
export const mostRows = 12_000

function judged(file: ReadFile, known: Known): ReadImport {
  if ('wrong' in file) return file
  if (rowsOf(file.document) > mostRows) return { wrong: [{ row: '', field: '', wrong: 'file-too-large' }] }
  const read = v.safeParse(importedDocument, file.document)
  const wrong = read.success ? wrongIn(read.output, known) : onceEach(read.issues.map(wrongFieldOf))
  if (read.success && wrong.length === 0) return { document: read.output }
  return { wrong: wrong.map((one) => placed(one, file.places)) }
}

const rowsOf = (document: unknown): number =>
  typeof document === 'object' && document !== null
    ? Math.max(0, ...Object.values(document).map((list) => (Array.isArray(list) ? list.length : 0)))
    : 0

function placed({ field, ...wrong }: WrongField, places: ReadonlyMap<string, Place>): WrongRow {
  const parts = field.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const place = places.get(parts.slice(0, count).join('.'))
    if (place === undefined) continue
    const { cells, ...at } = place
    const rest = parts.slice(count)
    return cells
      ? { ...at, ...inCells(rest, cells), ...wrong, ...asRate(rest, wrong) }
      : { ...at, field: rest.join('.'), ...wrong }
  }
  return { row: '', field: field.slice(0, mostQuoted), ...wrong }
}

/** What is wrong with a cell is said in the words of the table: its column, and the text that stands there. */
function inCells(rest: readonly string[], cells: Cells): Pick<WrongRow, 'field' | 'text'> {
  const parts = rest.filter((part) => !/^(?:\d+|texts|en|rates)$/.test(part))
  const language = otherLanguages.find((one) => one === parts[0])
  const [part = 'name'] = language === undefined ? parts : parts.slice(1)
  const named = columnsOf[cells.what ?? '']?.[part] ?? part.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const column = language === undefined ? named : `${named}_${language}`
  const cell = isColumn(column) ? (cells[column] ?? '') : ''
  const nr = rest.find((one) => /^\d+$/.test(one))
  const text = (nr === undefined ? cell : (manyIn(cell)[Number(nr)] ?? cell)).trim()
  return { field: column.slice(0, mostQuoted), ...(text === '' ? {} : { text: text.slice(0, mostQuoted) }) }
}

/** Where a part of a thing is called otherwise than its column. */
const columnsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  product: { cartId: 'name' },
  size: { label: 'size' },
  slide: { product: 'name', description: 'line' },
  favourite: { product: 'name' },
}

/** How many letters of a cell a sentence repeats. */
const mostQuoted = 60

const asRate = ([first]: readonly string[], { wrong }: Pick<WrongField, 'wrong'>): Partial<WrongField> =>
  first === 'rates' && wrong === 'number' ? { wrong: 'rate' } : {}

function documentInJson(text: string): ReadFile {
  const plain = text.startsWith('\u{feff}') ? text.slice(1) : text
  try {
    return { document: JSON.parse(plain), places: placesInJson(plain) }
  } catch (error) {
    const line = /line (\d+)/.exec(String(error))?.[1]
    return { wrong: [{ ...(line === undefined ? {} : { line: Number(line) }), row: '', field: '', wrong: 'format' }] }
  }
}

/** Kinds are the only things with a name, and products with a cart id: the fifth of them is the fifth product. */
function placesInJson(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  const counts = { species: 0, products: 0 }
  for (const [at, content] of text.split('\n').entries())
    for (const [, key, value = ''] of content.matchAll(/"(name|cartId)"\s*:\s*"([^"\\]*)"/g)) {
      const part = key === 'name' ? 'species' : 'products'
      const row = `${part === 'species' ? 'species' : 'product'} ${value}`
      places.set(`${part}.${counts[part]}`, { line: at + 1, row })
      counts[part] += 1
    }
  return places
}

// What the cells of a table say. What cannot be read is left as it stands, and judged as that of every document.

const manyIn = (cell = ''): string[] => (cell === '' ? [] : cell.split('\n').filter((item) => item.trim() !== ''))

/** Undefined is reported as missing, anything else that does not fit as wrong. */
function yesIn(cell = ''): unknown {
  const said = cell.trim().toLowerCase()
  if (said === '') return undefined
  return said === 'yes' || said === 'true' ? true : said === 'no' || said === 'false' ? false : cell
}

function numberIn(cell = ''): unknown {
  if (cell.trim() === '') return undefined
  const number = Number(latinDigits(cell))
  return Number.isFinite(number) ? number : cell
}

function spanIn(cell = ''): unknown {
  return cell.split(/to|–|-/).map((part) => numberIn(part.trim()))
}

/** Where in a file something stands: by its path in the document. */
interface Place {
  readonly line?: number
  /** 'product pdpImage4' */
  readonly row: string
  /** of a row of a table: what its cells say */
  readonly cells?: Cells
}

type ReadFile =
  | { readonly document: unknown; readonly places: ReadonlyMap<string, Place> }
  | { readonly wrong: readonly WrongRow[] }

type Raw = Record<string, unknown>

/** A table as a document that nothing is known of yet: what its cells say is judged as that of every document. */
function documentInTable(csv: ReadCsv): ReadFile {
  if ('wrongQuote' in csv) return { wrong: [{ line: csv.wrongQuote, row: '', field: '', wrong: 'quotes' }] }
  if (csv.rows.length > mostRows) return { wrong: [{ row: '', field: '', wrong: 'file-too-large' }] }
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
    const row = `${cells.what ?? ''} ${cells.name ?? ''}`.trim()
    const place = { line, row, cells }
    if (kind === undefined) wrong.push({ line, row, ...inCells(['what'], cells), wrong: 'choice' })
    else if (kind === 'species') add('species', species, speciesIn(cells), place)
    else if (kind === 'product') {
      const sizes: Raw[] = []
      sizesOf.set(cells.name ?? '', { sizes, at: products.length })
      add('products', products, { ...productIn(cells), sizes }, place)
    } else if (kind === 'size') {
      const of = sizesOf.get(cells.name ?? '')
      const size = [row, cells.size ?? ''].filter((part) => part !== '').join(', ')
      if (of === undefined) wrong.push({ line, row, ...inCells(['name'], cells), wrong: 'unknown' })
      else add(`products.${of.at}.sizes`, of.sizes, sizeIn(cells), { line, row: size, cells })
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
