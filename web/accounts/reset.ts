import { api } from '#browser/api.ts'
import type { Answer, Refused } from '#browser/read-answer.ts'
import type { Outcome } from '#forms/use-form.ts'
import { accountsWords } from '#words/accounts.ts'
import { signIn } from './account.ts'
import { dropsCookies } from './drops-cookies.ts'

/** How a step of the reset went: nothing more is said where the next one opens. */
export type Step = { readonly done: true } | { readonly said: readonly string[]; readonly waitSeconds?: number }

/** The code itself may be wrong, which the page counts. */
export type Verifying = Step | { readonly wrong: readonly string[] }

export const sendCode = async (mobile: string): Promise<Step> =>
  sendingStep(await api('sendCode', { body: { mobile } }))

export const verifyCode = async (mobile: string, otp: string): Promise<Verifying> =>
  verifyingStep(await api('verifyCode', { body: { mobile, otp } }))

export function sendingStep(answer: Answer<Done>): Step {
  if (answer.ok)
    return answer.body.success ? { done: true } : { said: andBeyond(accountsWords.codeNotSent, answer.body.message) }
  if ('unreachable' in answer) return { said: [accountsWords.codeSendError] }
  const { more } = answer.refused
  const said = andBeyond(accountsWords.codeNotSent, answer.refused.said)
  return typeof more.retryAfter === 'number' ? { said, waitSeconds: more.retryAfter } : { said }
}

export function verifyingStep(answer: Answer<Done>): Verifying {
  if (answer.ok)
    return answer.body.success ? { done: true } : { wrong: andBeyond(accountsWords.codeWrong, answer.body.message) }
  if ('unreachable' in answer || !isRefusal(answer.refused)) return { said: [accountsWords.codeVerifyError] }
  return { wrong: andBeyond(accountsWords.codeWrong, answer.refused.said) }
}

/** Signs in with what the answer brought, if it did; what is wrong with the password itself is said at its field. */
export async function resetPassword(mobile: string, otp: string, newPassword: string): Promise<Outcome> {
  const answer = await api('resetPassword', { body: { mobile, otp, newPassword } })
  if (answer.ok && answer.body.success) {
    const { token, user } = answer.body
    if (!token || !user) return undefined
    if (await dropsCookies(token)) return { said: [accountsWords.resetDone, accountsWords.cookiesRefused] }
    signIn({ token, user })
    return undefined
  }
  if (answer.ok) return { said: andBeyond(accountsWords.resetFailed, answer.body.message) }
  if ('unreachable' in answer || !isRefusal(answer.refused)) return { said: [accountsWords.resetError] }
  const { more, message } = answer.refused
  if (more.field === 'newPassword') return { field: 'newPassword', message }
  return { said: andBeyond(accountsWords.resetFailed, answer.refused.said) }
}

interface Done {
  readonly success: boolean
  readonly message?: string | null | undefined
}

/** The backend itself says no, with a reason or without. */
const isRefusal = ({ status, isJson }: Refused): boolean => isJson && status < 500

/** The specified words, and what the server said beyond them. */
const andBeyond = (specified: string, said: string | null | undefined): readonly string[] =>
  !said || said === specified ? [specified] : [specified, said]
