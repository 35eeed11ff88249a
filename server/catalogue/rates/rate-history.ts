import type { Kysely } from 'kysely'
import type { Product } from '#shop/catalogue/product.ts'
import type { RateChanged } from '#shop/wire/staff/rates.ts'
import { doneBys } from '#server/staff/done-by.ts'
import type { Tables } from '#server/storage/tables.ts'

const perPage = 200

interface RateHistory {
  readonly changes: RateChanged[]
  readonly products: { readonly id: number; readonly title: string }[]
  readonly until?: number
}

/** What was published when, the newest first: of all products, or of one. */
export async function rateHistory(
  read: Kysely<Tables>,
  products: readonly Pick<Product, 'id' | 'title'>[],
  { product = '', until }: { product?: string | undefined; until?: string | undefined },
): Promise<RateHistory> {
  let rows = read
    .selectFrom('rate_changes')
    .select(['id', 'sheet_id', 'product_id', 'size', 'grams', 'old_paise', 'new_paise', 'is_first'])
    .select(['changed_by', 'changed_at'])
  if (product !== '') rows = rows.where('product_id', '=', Number(product))
  if (until !== undefined) rows = rows.where('changed_at', '<', Number(until))
  const found = await rows
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .execute()
  const isMore = found.length > perPage
  const shown = isMore ? wholeMoments(found) : found
  const who = await doneBys(
    read,
    shown.map(({ changed_by: by }) => by),
  )
  const titles = new Map(products.map(({ id, title }) => [id, title]))
  const last = shown.at(-1)
  return {
    changes: shown.map((row) => ({
      id: row.id,
      sheetId: row.sheet_id,
      productId: row.product_id,
      title: titles.get(row.product_id) ?? String(row.product_id),
      size: row.size,
      grams: row.grams,
      old: row.old_paise,
      new: row.new_paise,
      isFirst: row.is_first === 1,
      by: who(row.changed_by),
      at: row.changed_at,
    })),
    products: products.map(({ id, title }) => ({ id, title })),
    ...(isMore && last ? { until: last.changed_at } : {}),
  }
}

/** A page ends between two sheets, so that the next one misses nothing of the last. */
function wholeMoments<Row extends { readonly changed_at: number }>(rows: readonly Row[]): readonly Row[] {
  const next = rows.at(-1)?.changed_at
  const whole = rows.filter(({ changed_at: at }) => at !== next)
  return whole.length === 0 ? rows : whole
}
