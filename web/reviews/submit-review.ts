import type { Sends } from '#shop/calls.ts'
import { words } from '#shop/words.ts'
import { account } from '#web/accounts/account.ts'
import { api } from '#web/browser/api.ts'

type Submission = { written: { held: boolean } } | { field: string; message: string }

/** Sends a review; who is signed in is told to the shop, which knows what they bought. */
export async function submitReview(review: Sends<'writeReview'>): Promise<Submission> {
  const { token } = account.getState()
  const answer = await api('writeReview', { body: review, token })
  if (answer.ok) return { written: { held: answer.body.held } }
  if ('unreachable' in answer) return { field: '', message: words.calls.trouble }
  const { status, more } = answer.refused
  return {
    field: typeof more.field === 'string' ? more.field : '',
    message: typeof more.message === 'string' ? more.message : words.reviews.failed(status),
  }
}
