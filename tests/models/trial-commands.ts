import { sql, type Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

type Tx = Transaction<Tables>

export interface Mark {
  readonly who: string
  readonly at: number
}

const row = ({ who, at }: Mark) => ({ what: 'mark', who, window_start: at, count: 1 })

/** Commands that only try what storage promises to any command. A mark is a row of `limits`. */
const list = {
  async mark(tx: Tx, wanted: Mark) {
    await tx.insertInto('limits').values(row(wanted)).execute()
    return { marked: wanted.who }
  },

  async markOnce(tx: Tx, wanted: Mark) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('limits')
      .values(row(wanted))
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow()
    return { first: numInsertedOrUpdatedRows === 1n }
  },

  async markMany(tx: Tx, { who, count }: { who: string; count: number }) {
    for (let at = 0; at < count; at += 1) await tx.insertInto('limits').values(row({ who, at })).execute()
  },

  async markAndRegret(tx: Tx, wanted: Mark): Promise<never> {
    await tx.insertInto('limits').values(row(wanted)).execute()
    throw new RangeError(`${wanted.who} regrets`)
  },

  /** In the order given, so that two of them can stand in each other's way. */
  async countUp(tx: Tx, { whos }: { whos: readonly string[] }) {
    for (const who of whos) {
      await tx
        .updateTable('limits')
        .set((mark) => ({ count: mark('count', '+', 1) }))
        .where('who', '=', who)
        .execute()
    }
  },

  async markAnything(tx: Tx, { who }: { who: unknown }) {
    await tx
      .insertInto('limits')
      .values(row({ who: who as string, at: 0 }))
      .execute()
  },

  /** SQLite only: as if the disk ended `pages` after what there is. */
  async shrinkDisk(tx: Tx, { pages }: { pages: number }) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(tx)
    await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + pages)}`.execute(tx)
  },

  /** Dies outside of any command, as a fault in the engine would. */
  async fall(): Promise<never> {
    setImmediate(() => {
      throw new Error('the thread fell')
    })
    return new Promise(() => {})
  },
}

export const commands = { list, at: import.meta.url }
