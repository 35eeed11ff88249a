import { useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { inWords } from '#shop/refusals.ts'
import { faultOf, longestComment, type ReviewField } from '#shop/reviews/review-form.ts'
import type { Rating } from '#shop/catalogue/ratings.ts'
import { fieldFaults } from '#words/fields.ts'
import { reviewRefusals, reviewsWords } from '#words/reviews.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import { useForm } from '#forms/use-form.ts'
import { Alert } from '#kit/alert.tsx'
import { Field, TextArea } from '#kit/field.tsx'
import { keepDetails, useKnownDetails } from './details.ts'
import { StarChoice } from './star-choice.tsx'
import { submitReview } from './submit-review.ts'

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
export function ReviewForm({ product, onWritten }: { product: Product; onWritten: () => void }) {
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
