import { isUnheard } from '#shop/wire/meaning.ts'
import { accountsWords } from '#words/accounts.ts'
import { type Answer, api, type Refused } from '#browser/api.ts'
import type { Outcome } from '#forms/use-form.ts'
import { signIn } from './account.ts'

/** How a step of the reset went: nothing more is said where the next one opens. */
export type Step = { readonly done: true } | { readonly said: readonly string[]; readonly waitSeconds?: number }

/** The code itself may be wrong, which the page counts. */
export type Verifying = Step | { readonly wrong: readonly string[] }

export const sendCode = async (mobile: string): Promise<Step> =>
  sendingStep(await api('sendCode', { body: { mobile } }))

export const verifyCode = async (mobile: string, otp: string): Promise<Verifying> =>
  verifyingStep(await api('verifyCode', { body: { mobile, otp } }))

export function sendingStep(answer: Answer<{ success: boolean }>): Step {
  if (answer.ok) return answer.body.success ? { done: true } : { said: [accountsWords.codeNotSent] }
  if ('unreachable' in answer) return { said: [accountsWords.codeSendError] }
  const { more } = answer.refused
  const said = andBeyond(accountsWords.codeNotSent, answer.refused)
  return typeof more.retryAfter === 'number' ? { said, waitSeconds: more.retryAfter } : { said }
}

export function verifyingStep(answer: Answer<{ success: boolean }>): Verifying {
  if (answer.ok) return answer.body.success ? { done: true } : { wrong: [accountsWords.codeWrong] }
  if ('unreachable' in answer || isUnheard(answer)) return { said: [accountsWords.codeVerifyError] }
  return { wrong: andBeyond(accountsWords.codeWrong, answer.refused) }
}

/** Signs in with what the answer brought; what is wrong with the password itself is said at its field. */
export async function resetPassword(mobile: string, otp: string, newPassword: string): Promise<Outcome> {
  const answer = await api('resetPassword', { body: { mobile, otp, newPassword } })
  if (answer.ok && answer.body.success) {
    signIn(answer.body)
    return undefined
  }
  if (answer.ok) return { said: [accountsWords.resetFailed] }
  if ('unreachable' in answer || isUnheard(answer)) return { said: [accountsWords.resetError] }
  const { more, message } = answer.refused
  if (more.field === 'newPassword') return { field: 'newPassword', message }
  return { said: andBeyond(accountsWords.resetFailed, answer.refused) }
}

/** The specified words, and what the server said beyond them. */
const andBeyond = (specified: string, { said = specified }: Refused): readonly string[] =>
  said === specified ? [specified] : [specified, said]
