import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Language } from '#shop/languages.ts'

/**
 * What somebody calls the kind of a line's fish who reads a language: 'Silver Pomfret'. In English where it has no name in
 * theirs, and as it was ordered where the catalogue no longer knows it.
 */
export async function kindsIn(
  read: Kysely<Tables>,
  language: Language,
  lines: readonly { readonly product_id: number }[],
): Promise<(line: { readonly product_id: number; readonly title: string }, said?: Language) => string> {
  if (lines.length === 0) return ({ title }) => title
  const ids = [...new Set(lines.map((line) => line.product_id))]
  const rows = await read
    .selectFrom('products')
    .innerJoin('species_texts', 'species_texts.species', 'products.species')
    .select(['products.id', 'species_texts.language', 'species_texts.texts_json'])
    .where('products.id', 'in', ids)
    .where('species_texts.language', 'in', [...new Set<Language>(['en', language])])
    .execute()
  const titles = new Map(
    rows.map((row) => [`${row.id}/${row.language}`, (JSON.parse(row.texts_json) as { title?: string }).title]),
  )
  return ({ product_id: id, title }, said = language) => titles.get(`${id}/${said}`) ?? titles.get(`${id}/en`) ?? title
}
