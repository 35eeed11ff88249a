import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Language } from '#shop/languages.ts'

/**
 * What somebody calls the fish who reads another language than English: as it was ordered, where it has no name in theirs,
 * or where the same is said to them in English.
 */
export async function titlesIn(
  read: Kysely<Tables>,
  language: Language,
  lines: readonly { readonly product_id: number }[],
): Promise<(line: { readonly product_id: number; readonly title: string }, said?: Language) => string> {
  if (language === 'en' || lines.length === 0) return ({ title }) => title
  const rows = await read
    .selectFrom('product_texts')
    .select(['product_id', 'texts_json'])
    .where('language', '=', language)
    .where('product_id', 'in', [...new Set(lines.map((line) => line.product_id))])
    .execute()
  const titles = new Map(rows.map((row) => [row.product_id, (JSON.parse(row.texts_json) as { title: string }).title]))
  return ({ product_id: id, title }, said = language) => (said === 'en' ? title : (titles.get(id) ?? title))
}
