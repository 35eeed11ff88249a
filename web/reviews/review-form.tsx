import { type FormEvent, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { faultOf, longestComment } from '#shop/review-form.ts'
import type { Rating } from '#shop/reviews.ts'
import { words } from '#shop/words.ts'
import { useForm } from '#web/accounts/use-form.ts'
import { Alert } from '#web/kit/alert.tsx'
import { Button } from '#web/kit/button.tsx'
import { ErrorSummary } from '#web/kit/error-summary.tsx'
import { Field, TextArea } from '#web/kit/field.tsx'
import { keepDetails, useKnownDetails } from './details.ts'
import { StarChoice } from './star-choice.tsx'
import { submitReview } from './submit-review.ts'

const checks = {
  rating: (typed: string) => faultOf('rating', Number(typed)),
  comment: (typed: string) => faultOf('comment', typed),
  username: (typed: string) => faultOf('username', typed),
  email: (typed: string) => faultOf('email', typed),
}

/** The same form under every product, with the product's own name. */
export function ReviewForm({ product, onWritten }: { product: Product; onWritten: () => void }) {
  const form = useForm(checks)
  const { ref } = form.events
  const [rating, setRating] = useState<Rating>()
  const [busy, setBusy] = useState(false)
  const [written, setWritten] = useState<{ held: boolean }>()
  const [said, setSaid] = useState('')
  const [refused, setRefused] = useState('')
  useKnownDetails(ref)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSaid('')
    setRefused('')
    const typed = form.read(event.currentTarget)
    if (!typed || rating === undefined || busy) return
    const { comment = '', username = '', email = '' } = typed
    setBusy(true)
    const submission = await submitReview({ productId: product.id, rating, comment, username, email })
    setBusy(false)
    if ('written' in submission) {
      keepDetails('saveDetails' in typed ? { username, email } : undefined)
      setWritten(submission.written)
    } else if (submission.field in checks) form.refuse(submission.field, submission.message)
    else setRefused(submission.message)
  }

  function afterAlert() {
    setSaid(written?.held ? words.reviews.held : 'Thank you. Your review stands at the top of the list.')
    setWritten(undefined)
    setRating(undefined)
    const comment = ref.current?.elements.namedItem('comment')
    if (comment instanceof HTMLTextAreaElement) comment.value = ''
    for (const star of ref.current?.querySelectorAll<HTMLInputElement>('[type=radio]') ?? []) star.checked = false
    onWritten()
  }

  return (
    <form className="stack review-form" {...form.events} onSubmit={(event) => void submit(event)}>
      <h3>Write a review of {product.title}</h3>
      <ErrorSummary errors={form.summary} />
      {refused !== '' && (
        <p className="review-refused" role="alert">
          {refused}
        </p>
      )}
      <StarChoice chosen={rating} onChoose={setRating} error={form.errorOf('rating')} />
      <TextArea
        {...form.field('comment')}
        label="Your review"
        hint={`Up to ${longestComment} characters. With a web address in it, it waits until we have read it.`}
      />
      <Field {...form.field('username')} label="Name" hint="Shown with your review." autoComplete="name" />
      <Field
        {...form.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        hint="Never shown, and never used for anything but this review."
        autoComplete="email"
      />
      <label className="check">
        <input type="checkbox" name="saveDetails" />
        Save my details in this browser for the next review
      </label>
      <Button type="submit" disabled={!form.alive} aria-disabled={busy}>
        {busy ? 'Sending your review...' : 'Submit review'}
      </Button>
      <p role="status">{said}</p>
      {written && <Alert text={words.reviews.submitted} onOk={afterAlert} />}
    </form>
  )
}
