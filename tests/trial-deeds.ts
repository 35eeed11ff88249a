import { type Transaction, sql } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

type Kept = Transaction<Tables>

interface Mark {
  readonly who: string
  readonly at: number
}

const row = ({ who, at }: Mark) => ({ what: 'mark', who, window_start: at, count: 1 })

/** Deeds that only try what storage promises to any deed. A mark is a row of `limits`. */
const list = {
  async mark(kept: Kept, wanted: Mark) {
    await kept.insertInto('limits').values(row(wanted)).execute()
    return { marked: wanted.who }
  },

  async markOnce(kept: Kept, wanted: Mark) {
    const { numInsertedOrUpdatedRows } = await kept
      .insertInto('limits')
      .values(row(wanted))
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow()
    return { first: numInsertedOrUpdatedRows === 1n }
  },

  async markMany(kept: Kept, { who, count }: { who: string; count: number }) {
    for (let at = 0; at < count; at += 1) await kept.insertInto('limits').values(row({ who, at })).execute()
  },

  async markAndRegret(kept: Kept, wanted: Mark): Promise<never> {
    await kept.insertInto('limits').values(row(wanted)).execute()
    throw new RangeError(`${wanted.who} regrets`)
  },

  /** In the order given, so that two of them can stand in each other's way. */
  async countUp(kept: Kept, { whos }: { whos: readonly string[] }) {
    for (const who of whos) {
      await kept
        .updateTable('limits')
        .set((mark) => ({ count: mark('count', '+', 1) }))
        .where('who', '=', who)
        .execute()
    }
  },

  async markAnything(kept: Kept, { who }: { who: unknown }) {
    await kept
      .insertInto('limits')
      .values(row({ who: who as string, at: 0 }))
      .execute()
  },

  /** SQLite only: as if the disk ended `pages` after what there is. */
  async shrinkDisk(kept: Kept, { pages }: { pages: number }) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(kept)
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + pages)}`.execute(kept)
  },

  /** Dies outside of any deed, as a fault in the engine would. */
  async fall(): Promise<never> {
    setImmediate(() => {
      throw new Error('the thread fell')
    })
    return new Promise(() => {})
  },
}

export const deeds = { list, at: import.meta.url }
