// A process of its own: reads one file of a catalogue that somebody sent, as JSON from standard input, and prints what it brings.
// It is ended when it takes too much, and the shop works on.
import { text } from 'node:stream/consumers'
import { readImport, readRows } from '#shop/catalogue/file.ts'
import { type AskedImport, knownAgain, mostPrinted } from './import-asked.ts'
import { sheetRows } from './sheet-rows.ts'

const { format, content, known } = JSON.parse(await text(process.stdin)) as AskedImport
const shop = knownAgain(known)
const sheet = format === 'xlsx' ? await sheetRows(Buffer.from(content, 'base64')) : undefined
const read =
  format === 'xlsx'
    ? sheet !== undefined && 'rows' in sheet
      ? readRows(sheet.rows, shop)
      : sheet
    : readImport(content, format, shop)
const printed = JSON.stringify(read)
if (printed.length > mostPrinted) throw new Error('a file that says too much')
process.stdout.write(printed)
