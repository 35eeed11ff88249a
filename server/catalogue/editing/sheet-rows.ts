import { strFromU8, unzipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { type CsvRow, plain } from '#shop/catalogue/csv.ts'
import { mostRows } from '#shop/catalogue/file.ts'
import type { WrongRow } from '#shop/catalogue/wrong.ts'

export type SheetRead = { readonly rows: readonly CsvRow[] } | { readonly wrong: readonly WrongRow[] }

/** Unpacked, in bytes: what a file says of itself is looked at before anything of it is unpacked. */
const mostUnpacked = 40_000_000
const mostColumns = 100
const mostCells = 400_000

type Cell = string | number | boolean | Date | null

/** The rows of the one sheet of a workbook, or why it is not read. */
export async function sheetRows(bytes: Uint8Array): Promise<SheetRead> {
  try {
    const wrong = whyNot(bytes)
    if (wrong !== undefined) return wrong
    const sheets = (await readWorkbook(new Blob([bytes as Uint8Array<ArrayBuffer>]), { trim: false })).filter(
      ({ data }) => data.length > 0,
    )
    const [sheet, ...others] = sheets
    if (others.length > 0) return refused({ wrong: 'sheets', most: sheets.length })
    return rowsOf((sheet?.data ?? []) as readonly (readonly Cell[])[])
  } catch {
    return refused({ wrong: 'sheet-broken' })
  }
}

const refused = (wrong: Omit<WrongRow, 'row' | 'field'>): SheetRead => ({ wrong: [{ row: '', field: '', ...wrong }] })

/** Which of its files are sheets, a workbook may say as it likes: they are known by what stands in them. */
const xmlFile = /^xl\/(?!sharedStrings|styles|theme).*\.xml$/i
const isSheet = (text: string): boolean => /<(?:\w+:)?sheetData[\s>/]/.test(text)

/**
 * What is looked for in a sheet before it is read: the reader knows none of it, or would take long to find it. No tag is longer
 * than the next one begins, so a file of nothing but beginnings is read once.
 */
const row = /<(?:\w+:)?row\s[^<>]*\br=["'](\d{1,9})["']/g
const cell = /<(?:\w+:)?c[\s>]/g
/** No sheet has a column of four letters, and no other address. */
const beyond = /<(?:\w+:)?c\s(?:[^<>]*\s)?r=["'](?![A-Z]{1,3}\d{1,7}["'])/
const merged = /<(?:\w+:)?mergeCell\s[^<>]*\bref=["'][A-Z]{1,3}(\d{1,7}):/
const inError = /<(?:\w+:)?c\s(?=[^<>]*\bt=["']e["'])(?:[^<>]*\br=["'][A-Z]{1,3}(\d{1,7})["'])?/
const unsolved =
  /<(?:\w+:)?c(?:\s(?:[^<>]*\br=["'][A-Z]{1,3}(\d{1,7})["'])?[^<>]*)?>\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*(?:<(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|>\s*<\/(?:\w+:)?v>))?\s*<\/(?:\w+:)?c>/

/**
 * Why a workbook is not read at all. A value that stands over two cells belongs to the first alone, and a formula without a
 * result has none: both would be taken for empty cells, and empty cells take packs off.
 */
function whyNot(bytes: Uint8Array): SheetRead | undefined {
  let unpacked = 0
  unzipSync(bytes, { filter: ({ originalSize }) => (unpacked += originalSize) < 0 })
  if (unpacked > mostUnpacked) return refused({ wrong: 'file-too-large' })
  const files = Object.values(unzipSync(bytes, { filter: ({ name }) => xmlFile.test(name) }))
  for (const text of files.map((file) => strFromU8(file)).filter(isSheet)) {
    if (text.matchAll(row).some(([, nr]) => Number(nr) > mostRows)) return refused({ wrong: 'file-too-large' })
    if (text.matchAll(cell).drop(mostCells).next().done !== true) return refused({ wrong: 'file-too-large' })
    if (beyond.test(text)) return refused({ wrong: 'sheet-broken' })
    const parted = merged.exec(text)
    if (parted) return refused({ wrong: 'merged', ...lineIn(parted) })
    const empty = inError.exec(text) ?? unsolved.exec(text)
    if (empty) return refused({ wrong: 'formula', ...lineIn(empty) })
  }
  return undefined
}

/** A cell need not say where it stands. */
const lineIn = ([, line]: RegExpExecArray) => (line === undefined ? {} : { line: Number(line) })

function rowsOf(data: readonly (readonly Cell[])[]): SheetRead {
  const columns = Math.max(0, ...data.slice(0, 1).map((row) => row.length))
  if (data.length > mostRows || columns > mostColumns) return refused({ wrong: 'file-too-large' })
  const rows: CsvRow[] = []
  const wrong: WrongRow[] = []
  const heads = (data[0] ?? []).map(textOf)
  for (const [place, cells] of data.entries()) {
    for (const [at, one] of cells.entries())
      if (one instanceof Date)
        wrong.push({ line: place + 1, row: rowCalled(cells), field: heads[at] ?? '', wrong: 'date', text: textOf(one) })
    if (cells.some((one) => one !== null)) rows.push({ line: place + 1, cells: cells.map(textOf) })
  }
  return wrong.length > 0 ? { wrong } : { rows }
}

/** 'product pdpImage4' */
const rowCalled = ([what = null, name = null]: readonly Cell[]): string => `${textOf(what)} ${textOf(name)}`.trim()

function textOf(one: Cell): string {
  if (one === null) return ''
  // As a spreadsheet shows it: what it has worked out may end in a hair's breadth more.
  if (typeof one === 'number') return String(Number(one.toPrecision(15)))
  if (one instanceof Date) return one.toISOString().slice(0, 10)
  return plain(String(one)).replaceAll('\r\n', '\n')
}
