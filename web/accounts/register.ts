import type { Sends } from '#shop/wire/calls.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import { accountsWords } from '#words/accounts.ts'
import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'

/** Asks first whether mail can reach the address. Only a clear no stops there. */
export async function register(wanted: Sends<'register'>): Promise<Outcome> {
  const checked = await api('validateEmail', { body: { email: wanted.email } })
  if (!checked.ok && 'refused' in checked && meaningOf(checked) === 'no')
    return { field: 'email', message: checked.refused.said ?? accountsWords.badEmailDomain }

  const answer = await api('register', { body: wanted })
  if (answer.ok) return { done: accountsWords.registered }
  return refusalOf(answer, { unreached: accountsWords.networkFailed, unsaid: accountsWords.registerFailed })
}
