import { type Kysely, sql } from 'kysely'
import { type ListPlace, onDeskPage, pageOf } from '#shop/lists/list-place.ts'
import type { DeskState } from '#shop/reviews/review-trust.ts'
import type { Tables } from '#server/storage/tables.ts'

type Read = Kysely<Tables>

/** One page of the reviews of all products that are in a state, newest first. */
export async function deskReviews(read: Read, { state, behind }: { state: DeskState; behind: ListPlace | undefined }) {
  const rows = await read
    .selectFrom('reviews')
    .select(['id', 'product_id', 'username', 'rating', 'comment', 'written_at', 'bought_here'])
    .where('state', '=', state)
    .$if(behind !== undefined, (asked) =>
      asked.where(sql<boolean>`(written_at, id) < (${behind?.at ?? 0}, ${behind?.id ?? ''})`),
    )
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(onDeskPage + 1)
    .execute()
  return pageOf(rows, ({ written_at: at, id }) => ({ at, id }))
}

export async function countHeld(read: Read): Promise<number> {
  const { held } = await read
    .selectFrom('reviews')
    .select((row) => row.fn.countAll().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** The last move of each of these reviews; an unmoved one has none. */
export async function lastMovesOf(read: Read, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const moves = await read
    .selectFrom('review_moves')
    .select(['review_id', 'moved_by', 'moved_at', 'reason'])
    .where('review_id', 'in', ids)
    .orderBy('move_no')
    .execute()
  return new Map(moves.map((move) => [move.review_id, move]))
}
