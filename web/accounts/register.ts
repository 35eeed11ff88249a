import type { Sends } from '#shop/wire/calls.ts'
import { accountsWords } from '#words/accounts.ts'
import { api, type Refused } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'

/** Asks first whether mail can reach the address. Only a no stops there: not a shop in trouble, and no limit of its own. */
export async function register(wanted: Sends<'register'>): Promise<Outcome> {
  const checked = await api('validateEmail', { body: { email: wanted.email } })
  if ('refused' in checked && isNo(checked.refused))
    return { field: 'email', message: checked.refused.said ?? accountsWords.badEmailDomain }

  const answer = await api('register', { body: wanted })
  if (answer.ok) return { done: accountsWords.registered }
  return refusalOf(answer, { unreached: accountsWords.networkFailed, unsaid: accountsWords.registerFailed })
}

const isNo = ({ status }: Refused): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429
