import { type Kysely, sql } from 'kysely'
import type { ReviewsTable, Tables } from '#server/storage/tables.ts'
import type { Language } from '#shop/languages.ts'
import { type ReviewSummary, type ReviewsPage, reviewsOnPage } from '#shop/reviews/reviews.ts'
import type { ReviewView } from '#shop/wire/review.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'

type Read = Kysely<Tables>

export const reviewsTopic = (productId: number): string => `reviews/${productId}`

/** One page of what is shown of a product, newest first. The e-mail stays where it is. */
export async function reviewsOf(
  read: Read,
  productId: number,
  {
    page = { skip: 0 },
    userId,
    language,
  }: { readonly page?: ReviewsPage; readonly userId?: string | undefined; readonly language: Language },
): Promise<ReviewView[]> {
  const rows = await read
    .selectFrom('reviews')
    .select(shownColumns)
    .where('product_id', '=', productId)
    .where('state', '=', 'shown')
    .$if('behind' in page, (asked) => {
      const { writtenAt, id } = 'behind' in page ? page.behind : { writtenAt: 0, id: '' }
      return asked.where(sql<boolean>`(written_at, id) < (${writtenAt}, ${id})`)
    })
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(reviewsOnPage)
    .offset('skip' in page ? page.skip : 0)
    .execute()
  return rows.map((row) => reviewView(row, { userId, language }))
}

/** What the shop's operator sees: every review of a product, with its state. */
export async function everyReviewOf(read: Read, productId: number, most: number) {
  return read
    .selectFrom('reviews')
    .select([...shownColumns, 'state'])
    .where('product_id', '=', productId)
    .orderBy('written_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
}

/** What each of these products was given; one without reviews is not among them. */
export async function summariesOf(
  read: Read,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewSummary>> {
  if (productIds.length === 0) return new Map()
  const rows = await read
    .selectFrom('review_summaries')
    .select(['product_id', 'count', 'sum', 'stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'])
    .where('product_id', 'in', productIds)
    .execute()
  return new Map(
    rows.map(({ product_id, count, sum, stars_1, stars_2, stars_3, stars_4, stars_5 }) => [
      product_id,
      { count, sum, histogram: [stars_1, stars_2, stars_3, stars_4, stars_5] },
    ]),
  )
}

const shownColumns = [
  'id',
  'user_id',
  'username',
  'rating',
  'comment',
  'written_at',
  'bought_here',
] as const satisfies (keyof ReviewsTable)[]

/** A person who erased their account has no name; the reader's language says so. */
export const authorShown = ({ username }: Pick<ReviewsTable, 'username'>, language: Language): string =>
  username || spokenIn(language).reviewsWords.formerCustomer

const reviewView = (
  row: Pick<ReviewsTable, (typeof shownColumns)[number]>,
  { userId, language }: { readonly userId: string | undefined; readonly language: Language },
): ReviewView => ({
  _id: row.id,
  username: authorShown(row, language),
  rating: row.rating,
  comment: row.comment,
  timestamp: new Date(row.written_at).toISOString(),
  boughtHere: row.bought_here === 1,
  ...(userId !== undefined && row.user_id === userId ? { mine: true } : {}),
})
