import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { unlessAway } from '#server/storage/unless-away.ts'
import type { Caught, LandedSizes, Landing } from '#shop/catalogue/landing.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { batchesFor, batchOrigins } from '#shop/stock/batches.ts'
import { days } from '#shop/time.ts'
import { asBatch, type BatchRow, batchByCode, batchesToCut } from './batches-store.ts'
import { landingsTopic } from './keep-batch-move.ts'

const landingOf = (row: Pick<BatchRow, 'landed_day' | 'landed_hour' | 'jetty' | 'boat_or_gear'>): Landing => ({
  landedDay: row.landed_day,
  ...(row.landed_hour === null ? {} : { landedHour: row.landed_hour }),
  jetty: row.jetty,
  boatOrGear: row.boat_or_gear,
})

/** The queries of pages about where fish is from. While the database is away a page does without and is not cached. */
export function landingQueries(
  read: Kysely<Tables>,
  { note, noteUntil, now }: { note: (topic: string) => void; noteUntil: (at: number) => void; now: () => number },
) {
  return {
    async landed(product: Pick<Product, 'species' | 'prices'>): Promise<readonly LandedSizes[]> {
      note(landingsTopic(product.species))
      const today = shopDay(now())
      const found = await unlessAway(note, () => batchesToCut(read, { species: [product.species], today }))
      const batches = (found ?? []).map((row) => ({ ...asBatch(row), row }))
      const first = Object.keys(product.prices).flatMap((size) => {
        const [batch] = batchesFor(batches, { species: product.species, size }, today)
        return batch === undefined ? [] : [{ size, row: batch.row }]
      })
      for (const { row } of first) noteUntil(startOfShopDay(row.use_by) + days(1))
      return [...Map.groupBy(first, ({ row }) => row.code)].flatMap(([code, own]) =>
        own[0] === undefined ? [] : [{ code, sizes: own.map(({ size }) => size), landing: landingOf(own[0].row) }],
      )
    },

    /** What anybody may know of a batch: nothing of who sold it to the shop, or for how much. */
    async caught(code: string): Promise<Caught | undefined> {
      const row = await batchByCode(read, code)
      if (row === undefined) return undefined
      note(landingsTopic(row.species))
      return {
        code: row.code,
        species: row.species,
        size: row.size,
        landing: landingOf(row),
        origin: batchOrigins.find((one) => one === row.origin) ?? '',
        ...(row.temperature_tenths === null ? {} : { temperatureTenths: row.temperature_tenths }),
        useBy: row.use_by,
        ...(row.recalled_at === null ? {} : { recalled: row.recall_reason }),
      }
    },
  }
}

/** Where the fish of these batches is from, by their codes. */
export async function landingsOf(
  read: Kysely<Tables>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Landing & { readonly isRecalled: boolean }>> {
  if (codes.length === 0) return new Map()
  const rows = await read.selectFrom('batches').selectAll().where('code', 'in', codes).execute()
  return new Map(rows.map((row) => [row.code, { ...landingOf(row), isRecalled: row.recalled_at !== null }]))
}
