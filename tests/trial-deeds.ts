import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

type Kept = Transaction<Tables>

interface Mark {
  readonly who: string
  readonly at: number
}

/** Deeds that only try what storage promises to any deed. A mark is a row of `limits`. */
const list = {
  async mark(kept: Kept, { who, at }: Mark) {
    await kept.insertInto('limits').values({ what: 'mark', who, window_start: at, count: 1 }).execute()
    return { marked: who }
  },

  async markOnce(kept: Kept, { who, at }: Mark) {
    const { numInsertedOrUpdatedRows } = await kept
      .insertInto('limits')
      .values({ what: 'mark', who, window_start: at, count: 1 })
      .onConflict((known) => known.doNothing())
      .executeTakeFirstOrThrow()
    return { first: numInsertedOrUpdatedRows === 1n }
  },

  async count(kept: Kept, { who }: { who: string }) {
    const { count } = await kept
      .updateTable('limits')
      .set((row) => ({ count: row('count', '+', 1) }))
      .where('who', '=', who)
      .returning('count')
      .executeTakeFirstOrThrow()
    return { count }
  },

  async markAndRegret(kept: Kept, { who, at }: Mark): Promise<never> {
    await list.mark(kept, { who, at })
    throw new RangeError(`${who} regrets`)
  },

  async bind(kept: Kept, { value }: { value: unknown }) {
    await kept
      .insertInto('limits')
      .values({ what: 'mark', who: value as string, window_start: 0, count: 1 })
      .execute()
  },
}

export const deeds = { list, at: import.meta.url }
