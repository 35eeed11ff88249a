import { reasonSaid } from '#shop/staff/reasons.ts'
import { starsInWords } from '#shop/reviews/reviews.ts'
import type { DeskReview } from '#shop/wire/staff/reviews.ts'
import { deskReviewsWords } from '#words/desk-reviews.ts'
import { deskWords } from '#words/desk.ts'
import { Button } from '#kit/button.tsx'
import { Stars } from '#kit/stars.tsx'

/** A review as staff read it, and what they may do with it. */
export function ReviewCard({
  review: { title, state, rating, username, comment, writtenAt, boughtHere, last },
  isMoved,
  onRelease,
  onHide,
}: {
  review: DeskReview
  /** it has just left the list that it stands in */
  isMoved: boolean
  onRelease: () => void
  onHide: () => void
}) {
  const name = username === '' ? deskReviewsWords.former : username
  const labelOf = (act: string) => deskReviewsWords.ofReview(act, name, title)
  return (
    <>
      <h2>{title}</h2>
      <p className="work-facts">
        <Stars of={rating} words={starsInWords(rating)} />
        <span>{deskReviewsWords.written(name, writtenAt)}</span>
        {isMoved && <span className="tag">{deskReviewsWords.states[state]}</span>}
        {boughtHere && <span className="tag">{deskReviewsWords.boughtHere}</span>}
      </p>
      <p className="work-said">{comment}</p>
      {last && <p>{deskReviewsWords.moved[state](nameOf(last.by), last.at, reasonSaid(last.reason))}</p>}
      <p className="row-acts needs-script">
        {state !== 'shown' && (
          <Button aria-label={labelOf(deskReviewsWords.release[state])} onClick={onRelease}>
            {deskReviewsWords.release[state]}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button look="quiet" aria-label={labelOf(deskReviewsWords.hide)} onClick={onHide}>
            {deskReviewsWords.hide}
          </Button>
        )}
      </p>
    </>
  )
}

function nameOf(by: NonNullable<DeskReview['last']>['by']): string {
  if (by.who === 'staff') return by.name
  return by.who === 'shopper' ? deskWords.byShopper : deskWords.byCommand
}
