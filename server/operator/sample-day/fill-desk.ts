import { complaintTicket } from '#shop/complaints/complaints.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { orderNumberBytes } from '#shop/orders/order-number.ts'
import { firstState } from '#shop/reviews/review-trust.ts'
import type { Rating } from '#shop/catalogue/ratings.ts'
import { days, hours } from '#shop/time.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { Chance } from './chance.ts'
import type { AtWork } from './fill-orders.ts'
import type { SampleShopper } from './fill-shoppers.ts'

/** By product: who of the shoppers, how many stars, and what they wrote. */
const reviews: readonly (readonly [productId: number, shopper: number, rating: Rating, comment: string])[] = [
  [4, 0, 5, 'Sweet and firm, cut as I asked.'],
  [4, 4, 4, 'Fresh. The rider came a little late.'],
  [1, 2, 5, 'Prawns as my mother bought them at Sassoon Dock.'],
  [7, 5, 3, 'Good surmai, but the slices were thicker than I wished.'],
  [13, 7, 5, 'Bangda for the whole building, all of it gone by noon.'],
  [4, 9, 5, 'I cook it as they do on www.malvanikitchen.example, and it never fails.'],
  [1, 10, 1, 'Cheaper and fresher at www.fishfast.example, order there!'],
  [7, 3, 4, 'The recipe of surmai fry is at rava-fry.example.in for who asks.'],
  [4, 8, 1, 'The neighbour in B-204 says it was frozen, and he is a known liar.'],
]

/** What somebody complained of, how many days ago, and what was done. */
const complaints: readonly (readonly [shopper: number, daysAgo: number, about: string, settlement?: string])[] = [
  [6, 33, 'The lobster was paid and did not come. Nobody called back.'],
  [1, 28, 'A bone in the fillet that was to be without.'],
  [3, 11, 'The prawns were short by 200 g.'],
  [11, 0, 'The rider would not come up to the third floor.'],
  [2, 6, 'The bill names another fish than the one that came.', 'A right bill was sent, with an apology.'],
]

interface Filling {
  readonly chance: Chance
  readonly end: number
  readonly shoppers: readonly SampleShopper[]
  readonly atWork: AtWork
}

/** What waits on the operators' desk: reviews to be read, complaints with little time left, a wider area. */
export async function fillDesk({ run }: Pick<ShopDatabase, 'run'>, filling: Filling) {
  const { chance, end, shoppers, atWork } = filling
  const [owner, counter] = (['owner', 'counter'] as const).map((role) => ({
    staff: atWork.staffId(role),
    device: atWork.deviceId,
  })) as [{ staff: string; device: string }, { staff: string; device: string }]
  const shopper = (nr: number) => shoppers[nr % shoppers.length] as SampleShopper

  for (const [nr, [productId, who, rating, comment]] of reviews.entries()) {
    const { id: userId, name: username, email } = shopper(who)
    const writtenAt = end - hours(chance.between(1, 200, nr, 'review'))
    const id = chance.id(writtenAt, nr, 'review')
    const state = firstState({ comment, username })
    const review = { id, productId, userId, username, email, rating, comment, state, writtenAt, turns: [] }
    await run.writeReview(review)
    if (comment.includes('liar')) {
      const hidden = { move: 'hide', by: counter, at: end - hours(1), reason: 'insults-somebody' } as const
      await run.staffMovesReview({ ...hidden, reviewId: id, key: chance.id(end, nr, 'hide') })
    }
  }

  for (const [nr, [who, daysAgo, about, settlement]] of complaints.entries()) {
    const ticket = complaintTicket(chance.bytes(orderNumberBytes, nr, 'ticket'))
    const receivedAt = end - days(daysAgo) - hours(1)
    const { mobile } = shopper(who)
    await run.noteComplaint({
      ticket,
      mobile,
      orderNumber: undefined,
      about,
      receivedAt,
      telling: undefined,
      turns: [],
    })
    if (settlement !== undefined) {
      const key = chance.id(end, nr, 'settle')
      await run.staffSettlesComplaint({ ticket, settlement, by: counter, at: end - hours(2), key })
    }
  }

  const pincode = parsePincode('400016')
  if (pincode !== undefined)
    await run.staffChangesArea({ pincode, change: 'add', by: owner, at: end - days(1), key: chance.id(end, 'area') })
  return { reviews: reviews.length, complaints: complaints.length }
}
