import { type Kysely, sql } from 'kysely'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import { Refusal } from '#server/http/refusal.ts'
import { byOf, doneBys } from '#server/staff/done-by.ts'
import { notOtherPress } from '#server/staff/not-other-press.ts'
import type { StaffDoor } from '#server/staff/staff-door.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { productById } from '#shop/catalogue/product.ts'
import { isId } from '#shop/id.ts'
import type { Language } from '#shop/languages.ts'
import { type ListPlace, onDeskPage, pageOf, parseListPlace } from '#shop/lists/list-place.ts'
import type { DeskState } from '#shop/reviews/review-trust.ts'
import { deskReviewCalls } from '#shop/wire/staff/reviews.ts'
import type { reviewsCommands } from './reviews-commands.ts'

export interface StaffReviewsDeps {
  readonly database: Runs<typeof reviewsCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly now: () => number
}

/** What people wrote, as staff read it: what waits, what is shown, what is hidden and why. */
export function openStaffReviews(door: StaffDoor, { database, changes, snapshot, now }: StaffReviewsDeps): void {
  const { read, run } = database

  door.open(deskReviewCalls.deskReviews, async ({ wanted: { state, page }, staff }) => {
    const place = parseListPlace(page)
    if (place === undefined) throw new Refusal(400, { refused: 'list-page-unknown' })
    const [{ rows, ...more }, held] = await Promise.all([deskReviews(read, { state, ...place }), countHeld(read)])
    return { body: { reviews: await asShown(rows, { state, language: staff.language }), ...more, held } }
  })

  async function asShown(
    rows: Awaited<ReturnType<typeof deskReviews>>['rows'],
    { state, language }: { state: DeskState; language: Language },
  ) {
    const moves = await lastMovesOf(
      read,
      rows.map(({ id }) => id),
    )
    const byOfMove = await doneBys(
      read,
      [...moves.values()].map(({ moved_by }) => moved_by),
    )
    return rows.map(({ id, product_id, username, rating, comment, written_at, bought_here }) => {
      const last = moves.get(id)
      return {
        id,
        productId: product_id,
        title: productById(snapshot.current(language), product_id)?.title ?? String(product_id),
        state,
        rating,
        username,
        comment,
        writtenAt: written_at,
        boughtHere: bought_here === 1,
        ...(last && { last: { by: byOfMove(last.moved_by), at: last.moved_at, reason: last.reason } }),
      }
    })
  }

  door.open(deskReviewCalls.moveReview, async ({ wanted: { move, key, reason = '' }, params: { id = '' }, staff }) => {
    if (!isId(id)) throw new Refusal(404, { refused: 'review-not-there' })
    if (move === 'hide' && reason === '')
      throw new Refusal(400, { refused: 'missing', what: 'reason' }, { more: { field: 'reason' } })
    const wanted = { reviewId: id, move, by: byOf(staff), at: now(), reason, key }
    const moving = notOtherPress(await run.staffMovesReview(wanted))
    if ('refused' in moving)
      throw moving.refused === 'unknown'
        ? new Refusal(404, { refused: 'review-not-there' })
        : new Refusal(409, { refused: 'review-moved-on' })
    await changes.refresh()
    return { body: { success: true } }
  })
}

type Read = Kysely<Tables>

/** One page of the reviews of all products that are in a state, newest first. */
async function deskReviews(read: Read, { state, behind }: { state: DeskState; behind: ListPlace | undefined }) {
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

async function countHeld(read: Read): Promise<number> {
  const { held } = await read
    .selectFrom('reviews')
    .select((row) => row.fn.countAll().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** The last move of each of these reviews; an unmoved one has none. */
async function lastMovesOf(read: Read, ids: readonly string[]) {
  if (ids.length === 0) return new Map()
  const moves = await read
    .selectFrom('review_moves')
    .select(['review_id', 'moved_by', 'moved_at', 'reason'])
    .where('review_id', 'in', ids)
    .orderBy('move_no')
    .execute()
  return new Map(moves.map((move) => [move.review_id, move]))
}
