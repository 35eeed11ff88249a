import { accountsWords } from '#words/accounts.ts'
import { api, type Refused } from '#browser/api.ts'
import { account, noteLogin, signIn } from './account.ts'

/** Signs in, or gives the sentences for what went wrong. */
export async function logIn(wanted: { email: string; password: string }): Promise<readonly string[] | undefined> {
  const answer = await api('login', { body: wanted, token: account.getState().token })
  if (answer.ok) {
    signIn(answer.body)
    noteLogin(answer.body.token)
    return undefined
  }
  if ('unreachable' in answer) return [accountsWords.wrongPassword, accountsWords.maybeTheNetwork]
  return sentencesFor(answer.refused)
}

/** A limit says when to come again. Where the shop itself is in trouble, the specified words alone would be untrue. */
function sentencesFor({ status, message, more }: Refused): readonly string[] {
  if (status === 200) return [typeof more.token === 'string' ? accountsWords.badUser : accountsWords.noToken]
  if (status === 400 || status === 429) return [message]
  return status === 401 ? [accountsWords.wrongPassword] : [accountsWords.wrongPassword, accountsWords.maybeTheShop]
}
