import { type RefObject, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useRevalidator } from 'react-router'
import { api } from '#browser/api.ts'
import { storedJson, storeJson } from '#browser/storage.ts'
import { refusalOf } from '#forms/refusal.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Alert, Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { Stars } from '#kit/stars.tsx'
import { toast } from '#kit/toast.tsx'
import type { Product } from '#shop/catalogue/product.ts'
import { type Rating, ratings } from '#shop/catalogue/ratings.ts'
import { grouped } from '#shop/digits.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { inWords } from '#shop/refusals.ts'
import { faultOf, longestComment, type ReviewField } from '#shop/reviews/review-form.ts'
import { averageOf, barsOf, noReviews, type ReviewSummary as Summary } from '#shop/reviews/reviews.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { ReviewView } from '#shop/wire/review.ts'
import { averageInWords, reviewsInWords, starsInWords } from '#shop/words/reviews/stars-in-words.ts'
import { account, useAccount } from '#web/accounts/account.ts'
import { paths } from '#web/paths.ts'
import type { ShownReviews } from '#web/queries.ts'
import { momentInWords } from '#words/formatters.ts'
import { fieldFaults } from '#words/forms.ts'
import { callsWords, frameWords, kitWords } from '#words/frame.ts'
import { reviewRefusals, reviewsWords } from '#words/reviews.ts'
import { type Reviews, useReviews } from './use-reviews.ts'

/** Newest first. What people typed stands as text, turned in its own direction. */
function ReviewList({
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

/** The reviews with their summary, and the form for one more. */
export default function ReviewsBody({ product, shown }: { product: Product; shown: ShownReviews | undefined }) {
  const { summary } = shown ?? { summary: noReviews }
  const list = useReviews(product.id, shown?.reviews ?? [])
  const page = useRevalidator()

  /** The list at once from the call; count, average and stars with the page. */
  function reload(withdrawn?: string) {
    void list.reload(withdrawn)
    void page.revalidate()
  }

  return (
    <div className="reviews" data-empty={summary.count === 0 && list.reviews.length === 0}>
      <div className="stack">
        {shown === undefined && <p>{reviewsWords.away}</p>}
        {summary.count > 0 && <ReviewSummary summary={summary} />}
        {shown !== undefined && summary.count === 0 && list.reviews.length === 0 && (
          <p>{`${reviewsWords.none} ${reviewsWords.tellOthers}`}</p>
        )}
        <ReviewList list={list} count={summary.count} onWithdrawn={reload} />
      </div>
      <ReviewForm product={product} onWritten={() => reload()} />
    </div>
  )
}

/** The average, how it is made, and how many gave each rating. */
function ReviewSummary({ summary }: { summary: Summary }) {
  return (
    <div className="review-summary">
      <p className="review-average">
        <Stars of={averageOf(summary)} words={averageInWords(summary)} />
      </p>
      <ul className="review-bars" role="list">
        {barsOf(summary).map(({ rating, count, percent }) => (
          <li key={rating}>
            <span>{starsInWords(rating)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={percent} height="1" />
            </svg>
            <span>
              {grouped(count)}
              <span className="only-heard"> {reviewsInWords(count).replace(/^[\d,]+ /, '')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="small muted">
        <Sentence words={reviewsWords.howCounted} officer={<Link to={paths.grievance}>{reviewsWords.officer}</Link>} />
      </p>
    </div>
  )
}

interface Details {
  readonly username: string
  readonly email: string
}

/** Kept for the next review, or forgotten if the writer unticks it. */
const keepDetails = (details: Details | undefined): void => storeJson('reviewDetails', details)

/**
 * Fills in name and e-mail that are known, where nothing was typed: those kept for the next review, else those of who
 * is signed in. The box stands as it was left.
 */
function useKnownDetails(ref: RefObject<HTMLFormElement | null>): void {
  const { user } = useAccount()
  useEffect(() => {
    const kept = keptDetails()
    const known = kept ?? (user && { username: user.name, email: user.email })
    const fields = ref.current?.elements
    if (fields && known) for (const [name, value] of Object.entries(known)) fillIn(fields.namedItem(name), value)
    const box = fields?.namedItem('saveDetails')
    if (box instanceof HTMLInputElement && kept) box.checked = true
  }, [ref, user])
}

function fillIn(field: Element | RadioNodeList | null | undefined, value: string) {
  if (field instanceof HTMLInputElement && field.value === '') field.value = value
}

function keptDetails(): Details | undefined {
  const { username, email } = (storedJson('reviewDetails') ?? {}) as Record<string, unknown>
  if (typeof username === 'string' && typeof email === 'string') return { username, email }
  keepDetails(undefined)
  return undefined
}

const { labels, hints } = reviewsWords
const sentences = { ...fieldFaults, ...reviewRefusals }
const said = (field: ReviewField, value: unknown) => inWords(sentences, faultOf(field, value))

const checks = {
  rating: (typed: string) => said('rating', Number(typed)),
  comment: (typed: string) => said('comment', typed),
  username: (typed: string) => said('username', typed),
  email: (typed: string) => said('email', typed),
}

/** The same form under every product, with the product's own name. */
function ReviewForm({ product, onWritten }: { product: Product; onWritten: () => void }) {
  const [rating, setRating] = useState<Rating>()
  const [written, setWritten] = useState<{ held: boolean }>()
  const form = useForm(checks, async ({ comment, username, email, saveDetails }) => {
    if (rating === undefined) return undefined
    const submission = await submitReview({ productId: product.id, rating, comment, username, email })
    if ('refused' in submission) return submission.refused
    keepDetails(saveDetails === undefined ? undefined : { username, email })
    setWritten(submission.written)
    return undefined
  })
  const { ref } = form.events
  useKnownDetails(ref)

  function afterAlert() {
    form.show({ done: written?.held ? reviewsWords.held : reviewsWords.thanks })
    setWritten(undefined)
    setRating(undefined)
    const comment = ref.current?.elements.namedItem('comment')
    if (comment instanceof HTMLTextAreaElement) comment.value = ''
    for (const star of ref.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []) star.checked = false
    onWritten()
  }

  return (
    <form className="stack review-form" {...form.events}>
      <h3>{reviewsWords.write(product.title)}</h3>
      <StarChoice chosen={rating} onChoose={setRating} error={form.errorOf('rating')} />
      <TextArea {...form.field('comment')} label={labels.comment} hint={hints.comment(longestComment)} />
      <Field {...form.field('username')} label={labels.name} hint={hints.name} autoComplete="name" />
      <Field
        {...form.field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        hint={hints.email}
        autoComplete="email"
      />
      <label className="check">
        <input type="checkbox" name="saveDetails" />
        {reviewsWords.saveDetails}
      </label>
      <FormAnswer form={form} />
      <SendButton form={form} doing={reviewsWords.sending}>
        {reviewsWords.submit}
      </SendButton>
      {written && <Alert text={reviewsWords.submitted} onOk={afterAlert} />}
    </form>
  )
}

/** Sends a review, with the session if there is one: the shop knows what that person bought. */
async function submitReview(
  review: Sends<'writeReview'>,
): Promise<{ written: { held: boolean } } | { refused: Outcome }> {
  const { token } = account.getState()
  const answer = await api('writeReview', { body: review, token })
  if (answer.ok) return { written: { held: answer.body.held } }
  const status = 'refused' in answer ? answer.refused.status : 0
  return { refused: refusalOf(answer, { unsaid: reviewsWords.failed(status) }) }
}

/** Five stars to choose from: a radio group for keys and readers, with a preview under the pointer. */
function StarChoice({
  chosen,
  onChoose,
  error,
}: {
  chosen: Rating | undefined
  onChoose: (rating: Rating) => void
  error: string | undefined
}) {
  const [pointed, setPointed] = useState<Rating>()
  const lit = pointed ?? chosen ?? 0
  const stars = useRef<HTMLDivElement>(null)
  // Like what is typed in a field, a star that was chosen before the page came alive counts.
  const takeOver = useEffectEvent(() => {
    const before = stars.current?.querySelector<HTMLInputElement>(':checked')
    if (before) onChoose(Number(before.value) as Rating)
  })
  useEffect(() => takeOver(), [])
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : 'rating-error'}>
      <legend className="field-label">
        {reviewsWords.stars} <span className="field-mark">{kitWords.required}</span>
      </legend>
      <input type="hidden" name="rating" value="" />
      <div className="star-choice" ref={stars} onPointerLeave={() => setPointed(undefined)}>
        {ratings.map((rating) => (
          <label key={rating} data-lit={rating <= lit} onPointerEnter={() => setPointed(rating)}>
            <input
              type="radio"
              name="rating"
              id={rating === 1 ? 'rating' : undefined}
              value={rating}
              onChange={() => onChoose(rating)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 14.9l-5.3 2.8 1.1-5.9L1.5 7.7l5.9-.8z" />
            </svg>
            <span className="only-heard">{starsInWords(rating)}</span>
          </label>
        ))}
      </div>
      <p role="status">{reviewsWords.yourRating(chosen === undefined ? reviewsWords.notRated : String(chosen))}</p>
      {error !== undefined && (
        <p className="field-error" id="rating-error">
          {error}
        </p>
      )}
    </fieldset>
  )
}
