import type { Kysely, Transaction } from 'kysely'
import * as v from 'valibot'
import { theDraft } from '#server/catalogue/take-turn.ts'
import type { Tables } from '#server/storage/tables.ts'
import { basesAfter, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'

/** The topic of the draft and of sheets that wait. */
export const ratesTopic = 'rates'

interface Draft {
  readonly version: number
  readonly changes: readonly RateChange[]
  /** who typed which of them, in one word; the drafts of older versions do not say */
  readonly writers: ReadonlyMap<string, string>
  /** '' while nobody has written it */
  readonly changedBy: string
  readonly changedAt: number
  readonly lastKey: string
}

export async function draftOf(read: Kysely<Tables>): Promise<Draft> {
  const row = await read
    .selectFrom('rate_drafts')
    .select(['version', 'cells_json', 'changed_by', 'changed_at', 'last_key'])
    .where('name', '=', theDraft)
    .executeTakeFirstOrThrow()
  return {
    version: row.version,
    ...draftIn(row.cells_json),
    changedBy: row.changed_by,
    changedAt: row.changed_at,
    lastKey: row.last_key,
  }
}

/** Those of a product that waits for the owner are none yet. */
export const ratesToday = async (read: Kysely<Tables>): Promise<RateToday[]> =>
  (
    await read
      .selectFrom('rates')
      .innerJoin('products', 'products.id', 'rates.product_id')
      .select(['product_id', 'size', 'grams', 'paise'])
      .where('waits', '=', 0)
      .execute()
  ).map(({ product_id: productId, size, grams, paise }) => ({ productId, size, grams, paise }))

/** What a quarter counts from, of each rate that has moved on that day. */
export async function basesOn(read: Kysely<Tables>, at: number): Promise<ReadonlyMap<string, number>> {
  const moves = await read
    .selectFrom('rate_changes')
    .select(['product_id', 'size', 'grams', 'old_paise', 'new_paise'])
    .where('changed_at', '>=', startOfShopDay(shopDay(at)))
    .orderBy('changed_at')
    .orderBy('id')
    .execute()
  return basesAfter(
    moves.map((row) => ({
      productId: row.product_id,
      size: row.size,
      grams: row.grams,
      was: row.old_paise,
      paise: row.new_paise,
    })),
  )
}

/** Those whose hour has not come, and those that could not be published at theirs. */
export async function sheetsThatWait(read: Kysely<Tables>) {
  const rows = await read
    .selectFrom('rate_sheets')
    .select(['id', 'state', 'cells_json', 'made_by', 'publish_at'])
    .where('state', 'in', ['scheduled', 'stuck'])
    .orderBy('publish_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    state: row.state === 'stuck' ? ('stuck' as const) : ('scheduled' as const),
    publishAt: row.publish_at,
    madeBy: row.made_by,
    changes: changesIn(row.cells_json),
  }))
}

/** Replaces the draft; the turn is taken. */
export async function writeDraft(
  tx: Transaction<Tables>,
  {
    changes,
    writers,
    by,
    at,
    key,
  }: Pick<Draft, 'changes' | 'writers'> & { readonly by: string; readonly at: number; readonly key: string },
): Promise<void> {
  await tx
    .updateTable('rate_drafts')
    .set((row) => ({
      version: row('version', '+', 1),
      cells_json: JSON.stringify(changes.map((change) => ({ ...change, by: writers.get(rateKey(change)) }))),
      changed_by: by,
      changed_at: at,
      last_key: key,
    }))
    .where('name', '=', theDraft)
    .execute()
}

export const changesIn = (json: string): RateChange[] => v.parse(v.array(kept), JSON.parse(json))

const kept = v.object({
  productId: v.number(),
  size: v.string(),
  grams: v.number(),
  was: v.number(),
  paise: v.number(),
})

const typed = v.array(v.object({ ...kept.entries, by: v.optional(v.string()) }))

function draftIn(json: string): Pick<Draft, 'changes' | 'writers'> {
  const rows = v.parse(typed, JSON.parse(json))
  return {
    changes: rows.map(({ productId, size, grams, was, paise }) => ({ productId, size, grams, was, paise })),
    writers: new Map(rows.flatMap(({ by, ...change }) => (by === undefined ? [] : [[rateKey(change), by]]))),
  }
}
