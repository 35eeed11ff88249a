import * as v from 'valibot'
import { tableOf } from '#shop/catalogue/cells.ts'
import { writeCsv } from '#shop/catalogue/csv.ts'
import { type CatalogueDocument, type ImportedDocument, importedDocument } from '#shop/catalogue/document.ts'
import { onceEach } from '#shop/catalogue/forms.ts'
import { type Known, wrongIn } from '#shop/catalogue/judge.ts'
import { documentInTable, type Place, type ReadFile } from '#shop/catalogue/table-in.ts'
import { type WrongField, wrongFieldOf, type WrongRow } from '#shop/catalogue/wrong.ts'

export type FileFormat = 'json' | 'csv'

export const catalogueFile = (document: CatalogueDocument, format: FileFormat): string =>
  format === 'csv' ? writeCsv(tableOf(document)) : `${JSON.stringify(document, undefined, 2)}\n`

export type ReadImport = { readonly document: ImportedDocument } | { readonly wrong: readonly WrongRow[] }

/** The catalogue that a file brings, or every place of it that is wrong, with its line. */
export function readImport(text: string, format: FileFormat, known: Known): ReadImport {
  const file = format === 'csv' ? documentInTable(text) : documentInJson(text)
  if ('wrong' in file) return file
  const read = v.safeParse(importedDocument, file.document)
  const wrong = read.success ? wrongIn(read.output, known) : onceEach(read.issues.map(wrongFieldOf))
  if (read.success && wrong.length === 0) return { document: read.output }
  return { wrong: wrong.map((one) => placed(one, file.places)) }
}

function placed({ field, ...wrong }: WrongField, places: ReadonlyMap<string, Place>): WrongRow {
  const parts = field.split('.')
  for (let count = parts.length; count > 0; count -= 1) {
    const place = places.get(parts.slice(0, count).join('.'))
    if (place) return { ...place, field: parts.slice(count).join('.'), ...wrong }
  }
  return { row: '', field, ...wrong }
}

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
