import { expect, test } from 'vitest'
import { catalogueFile } from '#shop/catalogue/file.ts'
import type { Known } from '#shop/catalogue/judge.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import { workbookBy } from '#tests/rooms/workbooks.ts'
import { readImportFile } from './import-reader.ts'

const emptyShop: Known = { species: new Set(), products: new Map(), slugs: new Map(), ids: new Map() }
const imported = (content: Uint8Array, format: 'xlsx' | 'csv' | 'json' = 'xlsx') =>
  readImportFile({ format, content }, emptyShop)
const sheetOf = (...rows: readonly string[]) => `<sheetData>${rows.join('')}</sheetData>`

const bytesOf = (text: string) => new TextEncoder().encode(text)

test.each([
  [
    'a small workbook whose cells all name one long text',
    () => {
      const cells = Array.from({ length: 5000 }, (_none, nr) => `<row r="${nr + 2}"><c t="s"><v>0</v></c></row>`)
      const shared = `<sst count="1" uniqueCount="1"><si><t>${'x'.repeat(1_000_000)}</t></si></sst>`
      const more = { 'xl/sharedStrings.xml': bytesOf(shared) }
      return imported(workbookBy([sheetOf('<row r="1"></row>', ...cells)], { more }))
    },
  ],
  [
    'a file of half a million products that are none',
    () => imported(bytesOf(`{"format":"catalogue-1","species":[],"products":[${'{},'.repeat(500_000)}{}]}`), 'json'),
  ],
])('%s is refused, and the shop works on', async (_what, read) => {
  expect(await read()).toEqual({
    wrong: [{ row: '', field: '', wrong: expect.stringMatching(/^(?:file-too-large|sheet-broken)$/) as string }],
  })
  const csv = catalogueFile(openingDocument, 'csv')
  expect(await imported(bytesOf(csv), 'csv')).toHaveProperty('document')
})
