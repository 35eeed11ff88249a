import { randomUUID } from 'node:crypto'
import type { NewReview } from '#server/reviews/write-review.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { Open } from '#tests/running/databases.ts'
import { type Answer, openAccountsShop } from './accounts.ts'

const unlimited = { LIMITS: 'review-per-address=1000000,review-per-product=1000000' }

/** What the form of the whole pomfret sends for Asha; a test changes what it is about. */
export const ashasReview = (different: Partial<Sends<'writeReview'>> = {}): Sends<'writeReview'> => ({
  productId: 4,
  rating: 4,
  comment: 'Sweet and firm, cut as I asked.',
  username: 'Asha K',
  email: 'asha@example.com',
  ...different,
})

/** The same as it comes to the command. */
export const newReview = (different: Partial<NewReview> = {}): NewReview => ({
  id: randomUUID(),
  productId: 4,
  userId: undefined,
  username: 'Asha K',
  email: 'asha@example.com',
  rating: 4,
  comment: 'Sweet and firm, cut as I asked.',
  state: 'shown',
  writtenAt: Date.UTC(2026, 10, 21, 6),
  turns: [],
  ...different,
})

/** A shop whose reviews are read and written as the screens do it. */
export async function openReviewsShop(open: Open, environment: Record<string, string> = unlimited) {
  const shop = await openAccountsShop(open, { environment })
  return {
    ...shop,
    write: (different: object = {}, token?: string) =>
      shop.call('/reviews', { ...ashasReview(), ...different }, token === undefined ? {} : { token }) as Promise<
        Answered<Written>
      >,
    reviewsOf: (productId: number | string, query = '', token?: string) =>
      shop.call(`/reviews/${productId}${query}`, undefined, token === undefined ? {} : { token }) as Promise<
        Answered<Written[]>
      >,
  }
}

interface Answered<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

interface Written extends Answer {
  readonly _id: string
  readonly username: string
  readonly comment: string
  readonly rating: number
  readonly boughtHere: boolean
  readonly held: boolean
  readonly mine?: boolean
}
