import { useState } from 'react'
import { ask } from '#counter/ask.ts'
import { AskInWords } from '#counter/desk/ask-in-words.tsx'
import { Answer, type Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { Stars } from '#kit/stars.tsx'
import { deskStates, longestMoveReason } from '#shop/reviews/review-trust.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import type { DeskReview } from '#shop/wire/staff/reviews.ts'
import { reasonSaid, reasonTyped } from '#shop/words/reasons.ts'
import { starsInWords } from '#shop/words/reviews/stars-in-words.ts'
import { reasonNames } from '#words/reasons.ts'
import { deskReviewsWords, deskWords } from '#words/reviews.ts'
import { Choices, Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import { answeredOf } from '../press/answered.ts'
import { useKeepingPlaces } from '../press/held-places.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/reviews-page'

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const state = deskStates.find((one) => one === searchParams.get('state')) ?? 'held'
  const page = searchParams.get('page') ?? ''
  return { ...(await ask(asked, 'deskReviews', { body: { state, page } })), state, page }
}

export const meta = () => [{ title: deskReviewsWords.title }]

const to = (state: string, page?: string) => `/reviews?state=${state}${page === undefined ? '' : `&page=${page}`}`

/** What people wrote: what waits is read and shown, what must not stay is hidden for a reason. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { state, reviews, page, next, held } = loaderData
  const askAgain = useAskAgain()
  const [said, setSaid] = useState<string>()
  const [wrong, setWrong] = useState<Answered>()
  const [hiding, setHiding] = useState<DeskReview>()
  const move = useAct('moveReview')
  const { shown, done } = useKeepingPlaces(`reviews/${state}`, reviews, ({ id }) => id)

  async function release(review: DeskReview) {
    const { id, title } = review
    const answer = await move({ params: { id }, body: { move: 'release' } })
    setWrong(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) {
      setSaid(deskReviewsWords.released(title))
      done(asMoved(review, 'shown'))
    }
    await askAgain()
  }

  async function hide(review: DeskReview, reason: string) {
    const { id, title } = review
    const answer = await move({ params: { id }, body: { move: 'hide', reason } })
    if (!answer.ok) return refusalOf(answer)
    setHiding(undefined)
    setWrong(undefined)
    setSaid(deskReviewsWords.hidden(title))
    done(asMoved(review, 'hidden'))
    await askAgain()
    return undefined
  }

  return (
    <div className="desk stack">
      <DeskHead title={deskReviewsWords.title} />
      <p>
        <strong>{deskReviewsWords.waiting(held)}</strong>
      </p>
      <p className="muted">{deskReviewsWords.why}</p>
      <Choices
        label={deskReviewsWords.title}
        chosen={state}
        all={deskStates.map((one) => ({ to: to(one), value: one, words: deskReviewsWords.states[one] }))}
      />
      <p role="status">{said}</p>
      <Answer to={wrong} />
      {shown.length === 0 ? (
        <p>{deskReviewsWords.none[state]}</p>
      ) : (
        <WorkList
          label={deskReviewsWords.states[state]}
          items={shown}
          keyOf={({ id }) => id}
          letters={deskReviewsWords.letters}
        >
          {(review) => (
            <ReviewCard
              review={review}
              isMoved={review.state !== state}
              onRelease={() => void release(review)}
              onHide={() => setHiding(review)}
            />
          )}
        </WorkList>
      )}
      <Paging older={next === undefined ? undefined : to(state, next)} newest={page === '' ? undefined : to(state)} />
      {hiding && (
        <HideReview review={hiding} onHide={(reason) => hide(hiding, reason)} onClose={() => setHiding(undefined)} />
      )}
    </div>
  )
}

/** As it stands in its place for a moment, with the way back; who did it and when its list will say. */
function asMoved(review: DeskReview, state: DeskReview['state']): DeskReview {
  const { last, ...rest } = review
  void last
  return { ...rest, state }
}

const checks = { reason: (typed: string) => (typed.trim() === '' ? deskReviewsWords.sayWhy : undefined) }

/** Asks why: the usual reasons are offered, any other is typed. */
function HideReview({
  review: { title },
  onHide,
  onClose,
}: {
  review: DeskReview
  onHide: (reason: string) => Promise<Outcome>
  onClose: () => void
}) {
  const form = useForm(checks, ({ reason }) => onHide(reasonTyped(reason, reasonCodes.hide, { reasonNames })))
  return (
    <AskInWords
      head={deskReviewsWords.hideHead(title)}
      form={form}
      yes={deskReviewsWords.hide}
      doing={deskReviewsWords.hiding}
      onClose={onClose}
    >
      <Field
        {...form.field('reason')}
        label={deskReviewsWords.reason}
        hint={deskReviewsWords.reasonHint}
        list="reasons"
        maxLength={longestMoveReason}
        autoComplete="off"
        autoFocus
      />
      <datalist id="reasons">
        {reasonCodes.hide.map((reason) => (
          <option key={reason}>{reasonSaid(reason, { reasonNames })}</option>
        ))}
      </datalist>
    </AskInWords>
  )
}

/** A review as staff read it, and what they may do with it. */
function ReviewCard({
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
      {last && (
        <p>{deskReviewsWords.moved[state](nameOf(last.by), last.at, reasonSaid(last.reason, { reasonNames }))}</p>
      )}
      <p className="row-acts needs-script">
        {state !== 'shown' && (
          <Button
            aria-label={labelOf(deskReviewsWords.release[state])}
            aria-keyshortcuts={isMoved ? 'S U' : 'S'}
            onClick={onRelease}
          >
            {deskReviewsWords.release[state]}
          </Button>
        )}
        {state !== 'hidden' && (
          <Button
            look="quiet"
            aria-label={labelOf(deskReviewsWords.hide)}
            aria-keyshortcuts={isMoved ? 'H U' : 'H'}
            onClick={onHide}
          >
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
