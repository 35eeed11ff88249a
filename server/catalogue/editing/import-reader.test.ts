import { asyncProperty, assert as hold, pre } from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueFile, readImport, readRows } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { anyCatalogue } from '#tests/rooms/catalogues.ts'
import { isWritable, rowBy, workbookBy, workbookOf } from '#tests/rooms/workbooks.ts'
import { runsOf } from '#tests/running/runs.ts'
import { readImportFile } from './import-reader.ts'
import { sheetRows } from './sheet-rows.ts'

const emptyShop: Known = { species: new Set(), products: new Map(), slugs: new Map(), ids: new Map() }

const imported = (content: Uint8Array, format: 'xlsx' | 'csv' | 'json' = 'xlsx') =>
  readImportFile({ format, content }, emptyShop)

const sheetOf = (...rows: readonly string[]) => `<sheetData>${rows.join('')}</sheetData>`
const wrongIn = async (workbook: Uint8Array) => {
  const sheet = await sheetRows(workbook)
  return 'wrong' in sheet ? sheet.wrong : []
}
const rowsIn = async (workbook: Uint8Array) => {
  const sheet = await sheetRows(workbook)
  return 'rows' in sheet ? sheet.rows : sheet.wrong
}

test('a catalogue that Excel saved reads the same as its CSV', async () => {
  const csv = catalogueFile(openingDocument, 'csv')
  expect(await imported(await workbookOf(csv))).toEqual(readImport(csv, 'csv', emptyShop))
})

test('whatever a catalogue says, its workbook says the same as its CSV', async () => {
  await hold(
    asyncProperty(anyCatalogue, async (document) => {
      const csv = catalogueFile(document, 'csv')
      pre(isWritable(csv))
      const sheet = await sheetRows(await workbookOf(csv))
      expect('wrong' in sheet ? sheet : readRows(sheet.rows, emptyShop)).toEqual(readImport(csv, 'csv', emptyShop))
    }),
    runsOf(1000),
  )
})

test('a wrong cell is named by the row of its sheet, empty rows counted, and by what stands there', async () => {
  const csv = catalogueFile(openingDocument, 'csv').replace('size,pdpImage19,,,2000', 'size,pdpImage19,,,"2,OOO"')
  const told = await imported(await workbookOf(csv))
  const row = csv.slice(0, csv.indexOf('2,OOO')).match(/\r\n/g)?.length ?? 0
  expect(told).toEqual({
    wrong: [{ line: row + 1, row: 'size pdpImage19', field: '1 kg', text: '2,OOO', wrong: 'rate' }],
  })
  expect(await rowsIn(workbookBy([sheetOf(rowBy(1, ['what']), rowBy(14, ['whale']))]))).toEqual([
    { line: 1, cells: ['what'] },
    { line: 14, cells: ['whale'] },
  ])
})

test('numbers kept as text, worked out by a formula, true and false read as they are shown', async () => {
  const cells = [
    '1800',
    '<c><f>SUM([1]Other!A1:A2)</f><v>1800.5</v></c>',
    '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>',
    '<c><v>0.30000000000000004</v></c>',
    '<c t="b"><v>1</v></c>',
  ].map((cell) => cell.replace('<c', '<c '))
  const [row] = await rowsIn(workbookBy([sheetOf(rowBy(1, cells))]))
  expect(row).toEqual({ line: 1, cells: ['1800', '1800.5', 'ab', '0.3', 'true'] })
})

test.each([
  '<c t="e"><f>1/0</f><v>#DIV/0!</v></c>',
  '<c><f>[1]Other!A1</f></c>',
  '<c><f>100*2</f><v></v></c>',
  '<c><f>100*2</f><v/></c>',
  "<c t='e'><v>#DIV/0!</v></c>",
  '<c>\n <f>100*2</f> <v xml:space="preserve"></v></c>',
])('a formula that shows no value is named, and taken for no empty cell: %s', async (cell) => {
  const sheet = sheetOf(rowBy(1, ['what']), rowBy(3, ['size', cell.replace('<c', '<c ')]))
  expect(await wrongIn(workbookBy([sheet]))).toEqual([{ line: 3, row: '', field: '', wrong: 'formula' }])
})

test.each([false, true])('a cell that became a date is named, days counted from 1904: %s', async (is1904) => {
  const sheet = sheetOf(rowBy(1, ['what', 'pieces_per_kilo']), rowBy(2, ['size', '<c s="1"><v>46177</v></c>']))
  const [wrong] = await wrongIn(workbookBy([sheet], { is1904 }))
  expect(wrong).toEqual({
    line: 2,
    row: expect.stringContaining('size') as string,
    field: 'pieces_per_kilo',
    wrong: 'date',
    text: is1904 ? '2030-06-05' : '2026-06-04',
  })
})

test('cells that are merged are to be parted, and of several sheets one is to be kept', async () => {
  const rows = sheetOf(rowBy(1, ['what']), rowBy(7, ['size']))
  expect(await wrongIn(workbookBy([`${rows}<mergeCells count="1"><mergeCell ref="E7:F7"/></mergeCells>`]))).toEqual([
    { line: 7, row: '', field: '', wrong: 'merged' },
  ])
  expect(await wrongIn(workbookBy([rows, rows]))).toEqual([{ row: '', field: '', wrong: 'sheets', most: 2 }])
  expect(await rowsIn(workbookBy([rows, sheetOf()]))).toHaveLength(2)
})

test('what is no workbook, is locked, or is cut off cannot be read', async () => {
  const whole = workbookBy([sheetOf(rowBy(1, ['what']))])
  const beyond = workbookBy([sheetOf('<row r="1"><c r="ZZZZZZ1"><v>1</v></c></row>')])
  const old = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0])
  for (const one of [old, whole.slice(0, 300), new Uint8Array(), workbookBy(['<sheetData><row r="1"><c']), beyond])
    expect(await wrongIn(one)).toEqual([{ row: '', field: '', wrong: 'sheet-broken' }])
})

const unpacked = 41_000_000
const tooLarge = [{ row: '', field: '', wrong: 'file-too-large' }]

test('a workbook that is small and would be large is not unpacked, whatever it says of itself', async () => {
  const zeros = { 'xl/worksheets/bomb.xml': new Uint8Array(unpacked) }
  const bomb = workbookBy([sheetOf(rowBy(1, ['what']))], { more: zeros })
  expect(bomb.length).toBeLessThan(300_000)
  expect(await wrongIn(bomb)).toEqual(tooLarge)
  // It says 1,000 bytes: no more of it is unpacked.
  const lying = bomb.slice()
  const view = new DataView(lying.buffer)
  for (let at = 0; at + 28 < lying.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) === unpacked)
      view.setUint32(at + 24, 1000, true)
  const before = process.memoryUsage().rss
  await imported(lying)
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test('too many rows, a row at the end of the world and too many bytes are refused', async () => {
  const many = Array.from({ length: 12_001 }, (_, nr) => rowBy(nr + 1, ['what']))
  expect(await wrongIn(workbookBy([sheetOf(...many)]))).toEqual(tooLarge)
  expect(await wrongIn(workbookBy([sheetOf(rowBy(1, ['what']), rowBy(1_048_576, ['size']))]))).toEqual(tooLarge)
  expect(await imported(new Uint8Array(5_000_001))).toEqual({ wrong: tooLarge })
})
