import { api } from '#browser/api.ts'
import type { Answer } from '#browser/read-answer.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import { accountsWords } from '#words/accounts.ts'
import { account, noteLogin, signIn } from './account.ts'
import { dropsCookies } from './drops-cookies.ts'

/** Signs in, or gives the sentences for what went wrong. */
export async function logIn(wanted: { email: string; password: string }): Promise<readonly string[] | undefined> {
  const answer = await api('login', { body: wanted, token: account.getState().token })
  if (answer.ok) {
    if (await dropsCookies(answer.body.token)) return [accountsWords.cookiesRefused]
    signIn(answer.body)
    noteLogin(answer.body.token)
    return undefined
  }
  return sentencesFor(answer)
}

/** A limit says when to come again. Where the shop itself has not spoken, the specified words alone would be untrue. */
function sentencesFor(failed: Extract<Answer<unknown>, { ok: false }>): readonly string[] {
  if ('unreachable' in failed) return [accountsWords.wrongPassword, accountsWords.maybeTheNetwork]
  const { status, message, isJson, said, more } = failed.refused
  if (isJson && status < 300)
    return [typeof more.token === 'string' && more.token !== '' ? accountsWords.badUser : accountsWords.noToken]
  if (isJson && status < 500 && said === undefined) return [accountsWords.wrongPassword]
  if (isUnheard(failed)) return [accountsWords.wrongPassword, accountsWords.maybeTheShop]
  return [meaningOf(failed) === 'log-in' ? accountsWords.wrongPassword : message]
}
