import { reasonCodes, reasonSaid, reasonTyped } from '#shop/staff/reasons.ts'
import { longestMoveReason } from '#shop/reviews/review-trust.ts'
import type { DeskReview } from '#shop/wire/staff/reviews.ts'
import { deskReviewsWords } from '#words/desk-reviews.ts'
import { type Outcome, useForm } from '#forms/use-form.ts'
import { Field } from '#kit/field.tsx'
import { AskInWords } from '../desk/ask-in-words.tsx'

const checks = { reason: (typed: string) => (typed.trim() === '' ? deskReviewsWords.sayWhy : undefined) }

/** Asks why: the usual reasons are offered, any other is typed. */
export function HideReview({
  review: { title },
  onHide,
  onClose,
}: {
  review: DeskReview
  onHide: (reason: string) => Promise<Outcome>
  onClose: () => void
}) {
  const form = useForm(checks, ({ reason }) => onHide(reasonTyped(reason, reasonCodes.hide)))
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
          <option key={reason}>{reasonSaid(reason)}</option>
        ))}
      </datalist>
    </AskInWords>
  )
}
