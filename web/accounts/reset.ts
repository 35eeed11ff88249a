import { words } from '#shop/words.ts'
import { api, type Refused } from '#web/browser/api.ts'
import type { Outcome } from '#web/forms/use-form.ts'
import { signIn } from './account.ts'

/** How a step of the reset went: nothing more is said where the next one opens. */
export type Step = { readonly done: true } | { readonly said: readonly string[]; readonly waitSeconds?: number }

export async function sendCode(mobile: string): Promise<Step> {
  const answer = await api('sendCode', { body: { mobile } })
  if (answer.ok) return answer.body.success ? { done: true } : { said: [words.accounts.codeNotSent] }
  if ('unreachable' in answer) return { said: [words.accounts.codeSendError] }
  const { more } = answer.refused
  const said = andBeyond(words.accounts.codeNotSent, answer.refused)
  return typeof more.retryAfter === 'number' ? { said, waitSeconds: more.retryAfter } : { said }
}

export async function verifyCode(mobile: string, otp: string): Promise<Step | { readonly wrong: readonly string[] }> {
  const answer = await api('verifyCode', { body: { mobile, otp } })
  if (answer.ok) return answer.body.success ? { done: true } : { wrong: [words.accounts.codeWrong] }
  if ('unreachable' in answer || answer.refused.status >= 500) return { said: [words.accounts.codeVerifyError] }
  return { wrong: andBeyond(words.accounts.codeWrong, answer.refused) }
}

/** Signs in with what the answer brought; what is wrong with the password itself is said at its field. */
export async function resetPassword(mobile: string, otp: string, newPassword: string): Promise<Outcome> {
  const answer = await api('resetPassword', { body: { mobile, otp, newPassword } })
  if (answer.ok && answer.body.success) {
    signIn(answer.body)
    return undefined
  }
  if (answer.ok) return { said: [words.accounts.resetFailed] }
  if ('unreachable' in answer || answer.refused.status >= 500) return { said: [words.accounts.resetError] }
  const { more, message } = answer.refused
  if (more.field === 'newPassword') return { field: 'newPassword', message }
  return { said: andBeyond(words.accounts.resetFailed, answer.refused) }
}

/** The specified words, and what the server said beyond them. */
const andBeyond = (specified: string, { said = specified }: Refused): readonly string[] =>
  said === specified ? [specified] : [specified, said]
