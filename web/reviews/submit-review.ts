import type { Sends } from '#shop/wire/calls.ts'
import { reviewsWords } from '#words/reviews.ts'
import { account } from '#web/accounts/account.ts'
import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'

/** Sends a review, with the session if there is one: the shop knows what that person bought. */
export async function submitReview(
  review: Sends<'writeReview'>,
): Promise<{ written: { held: boolean } } | { refused: Outcome }> {
  const { token } = account.getState()
  const answer = await api('writeReview', { body: review, token })
  if (answer.ok) return { written: { held: answer.body.held } }
  const status = 'refused' in answer ? answer.refused.status : 0
  return { refused: refusalOf(answer, { unsaid: reviewsWords.failed(status) }) }
}
