import { strToU8, zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/node'
import { readCsv } from '#shop/catalogue/csv.ts'

/** A table as Excel saves it once it has opened the CSV: what is digits is a number. */
export async function workbookOf(csv: string): Promise<Uint8Array> {
  const { rows } = withSigns(csv)
  const data = rows.map((cells) => cells.map((cell) => ({ value: isNumber(cell) ? Number(cell) : cell })))
  return await writeWorkbook(data).toBuffer()
}

/** Whether this writer can write it: it stumbles over names that every object has, and leaves out what XML has no letter for. */
export const isWritable = (csv: string): boolean =>
  !/[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]/u.test(csv) &&
  !Object.getOwnPropertyNames(Object.prototype).some((name) => csv.includes(name))

const isNumber = (cell: string): boolean => /^(?:0|[1-9]\d{0,8})(?:\.\d{0,3}[1-9])?$/.test(cell)

/** Excel takes the sign before a formula for a letter of the text. */
function withSigns(csv: string): { readonly rows: readonly (readonly string[])[] } {
  const read = readCsv(csv)
  if ('wrongQuote' in read) throw new Error('no table')
  return { rows: read.rows.map(({ cells }) => cells.map((cell) => (/^['=+\-@\t]/.test(cell) ? `'${cell}` : cell))) }
}

/** A workbook written by hand, for what no writer writes: each sheet as it lies in the file. */
export function workbookBy(
  sheets: readonly string[],
  {
    styles = '',
    is1904 = false,
    more = {},
  }: { styles?: string; is1904?: boolean; more?: Record<string, Uint8Array> } = {},
): Uint8Array {
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const rels = sheets.map(
    (_, nr) => `<Relationship Id="r${nr}" Type="${office}/worksheet" Target="worksheets/sheet${nr + 1}.xml"/>`,
  )
  return zipSync({
    'xl/workbook.xml': strToU8(
      `<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${sheets
        .map((_, nr) => `<sheet name="S${nr + 1}" sheetId="${nr + 1}" r:id="r${nr}"/>`)
        .join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rels.join('')}<Relationship Id="s" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>${styles}</styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map((sheet, nr) => [
        `xl/worksheets/sheet${nr + 1}.xml`,
        strToU8(`<worksheet ${main}>${sheet}</worksheet>`),
      ]),
    ),
    ...more,
  })
}

/** A row of texts, with cells of other kinds as they lie in the file. */
export const rowBy = (nr: number, cells: readonly string[]): string =>
  `<row r="${nr}">${cells
    .map((cell, at) =>
      cell.startsWith('<c ')
        ? cell.replace('<c ', `<c r="${columnAt(at)}${nr}" `)
        : `<c r="${columnAt(at)}${nr}" t="inlineStr"><is><t>${cell}</t></is></c>`,
    )
    .join('')}</row>`

const columnAt = (at: number): string =>
  (at < 26 ? '' : String.fromCodePoint(64 + Math.floor(at / 26))) + String.fromCodePoint(65 + (at % 26))
