import { useState, useSyncExternalStore } from 'react'
import { api } from '#browser/api.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Stars } from '#kit/stars.tsx'
import { toast } from '#kit/toast.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { starsInWords } from '#shop/reviews/reviews.ts'
import type { ReviewView } from '#shop/wire/review.ts'
import { account } from '#web/accounts/account.ts'
import { momentInWords } from '#words/formatters.ts'
import { callsWords, frameWords } from '#words/frame.ts'
import { reviewsWords } from '#words/reviews.ts'
import type { Reviews } from './use-reviews.ts'

/** Newest first. What people typed stands as text, turned in its own direction. */
export function ReviewList({
  list,
  count,
  onWithdrawn,
}: {
  list: Reviews
  count: number
  onWithdrawn: (id?: string) => void
}) {
  const { reviews, trouble, busy } = list
  return (
    <>
      <ul className="review-list" role="list" aria-busy={busy}>
        {reviews.map((review) => (
          <Review key={review._id} review={review} onWithdrawn={onWithdrawn} />
        ))}
      </ul>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      {reviews.length < count && reviews.length > 0 && (
        <Button look="quiet" disabled={busy} onClick={() => void list.more()}>
          {busy ? frameWords.loading : reviewsWords.showMore(reviews.length, grouped(count))}
        </Button>
      )}
    </>
  )
}

function Review({ review, onWithdrawn }: { review: ReviewView; onWithdrawn: (id?: string) => void }) {
  const { username, rating, comment, timestamp, boughtHere, mine } = review
  return (
    <li className="review">
      <article aria-label={reviewsWords.reviewBy(username)}>
        <p className="review-head">
          <strong>
            <bdi>{username}</bdi>
          </strong>
          {boughtHere && <span className="tag">{reviewsWords.boughtHere}</span>}
        </p>
        <p className="review-head">
          <Stars of={rating} words={starsInWords(rating)} /> <LocalMoment timestamp={timestamp} />
        </p>
        <p className="review-comment">
          <bdi>{comment}</bdi>
        </p>
        {mine && <Withdrawal review={review} onWithdrawn={onWithdrawn} />}
      </article>
    </li>
  )
}

function Withdrawal({ review, onWithdrawn }: { review: ReviewView; onWithdrawn: (id?: string) => void }) {
  const [asking, setAsking] = useState(false)

  async function withdraw() {
    setAsking(false)
    const { token } = account.getState()
    const answer = await api('withdrawReview', { params: { id: review._id }, token })
    if (answer.ok) toast(reviewsWords.withdrawn)
    else toast('refused' in answer ? answer.refused.message : callsWords.trouble, { look: 'error' })
    onWithdrawn(answer.ok ? review._id : undefined)
  }

  return (
    <>
      <Button look="plain" onClick={() => setAsking(true)}>
        {reviewsWords.withdraw}
      </Button>
      {asking && (
        <Confirm
          text={reviewsWords.mayWithdraw}
          yes={reviewsWords.withdrawIt}
          onYes={() => void withdraw()}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** A moment by the reader's own clock; until the page comes alive by the clock of Mumbai, so that it is one page for all. */
function LocalMoment({ timestamp }: { timestamp: string }) {
  const at = Date.parse(timestamp)
  const inWords = useSyncExternalStore(
    never,
    () => momentInWords(at),
    () => momentInWords(at, shopTimeZone),
  )
  return (
    <time className="small muted" dateTime={timestamp}>
      {inWords}
    </time>
  )
}

const never = () => () => undefined
