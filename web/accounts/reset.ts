import { words } from '#shop/words.ts'
import { type Answer, api, type Refused } from '#web/browser/api.ts'
import { signIn } from './account.ts'
import { sentence } from './register.ts'

export type Step = { readonly done: true } | { readonly said: readonly string[]; readonly waitSeconds?: number }

export const sendCode = async (mobile: string): Promise<Step> =>
  sendingStep(await api('sendCode', { body: { mobile } }))

export const verifyCode = async (mobile: string, otp: string): Promise<Step> =>
  verifyingStep(await api('verifyCode', { body: { mobile, otp } }))

export function sendingStep(answer: Answer<{ success: boolean }>): Step {
  if (answer.ok) return answer.body.success ? { done: true } : { said: [words.accounts.codeNotSent] }
  if ('unreachable' in answer) return { said: [words.accounts.codeSendError] }
  const { more } = answer.refused
  const said = [words.accounts.codeNotSent, ...beyond(words.accounts.codeNotSent, answer.refused)]
  return typeof more.retryAfter === 'number' ? { said, waitSeconds: more.retryAfter } : { said }
}

export function verifyingStep(answer: Answer<{ success: boolean }>): Step {
  if (answer.ok) return answer.body.success ? { done: true } : { said: [words.accounts.codeWrong] }
  if ('unreachable' in answer || answer.refused.status >= 500) return { said: [words.accounts.codeVerifyError] }
  return { said: [words.accounts.codeWrong, ...beyond(words.accounts.codeWrong, answer.refused)] }
}

/** Signs in with what the answer brought; what is wrong with the password itself is said at its field. */
export async function resetPassword(
  mobile: string,
  otp: string,
  newPassword: string,
): Promise<Step | { readonly weak: string }> {
  const answer = await api('resetPassword', { body: { mobile, otp, newPassword } })
  if (answer.ok && answer.body.success) {
    signIn(answer.body)
    return { done: true }
  }
  if (answer.ok) return { said: [words.accounts.resetFailed] }
  if ('unreachable' in answer || answer.refused.status >= 500) return { said: [words.accounts.resetError] }
  if (answer.refused.more.field === 'newPassword') return { weak: answer.refused.message }
  return { said: [words.accounts.resetFailed, ...beyond(words.accounts.resetFailed, answer.refused)] }
}

/** What the server said beyond the specified words. */
function beyond(words: string, { message }: Refused): string[] {
  const said = sentence(message, words)
  return said === words ? [] : [said]
}
