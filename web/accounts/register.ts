import type { Sends } from '#shop/calls.ts'
import { words } from '#shop/words.ts'
import { api } from '#web/browser/api.ts'

/** What went wrong: with one field, or with the whole. */
export type RegisterTrouble = { readonly field: string; readonly message: string } | { readonly message: string }

/** Asks first whether mail can reach the address. Only a clear no stops there. */
export async function register(wanted: Sends<'register'>): Promise<RegisterTrouble | undefined> {
  const checked = await api('validateEmail', { body: { email: wanted.email } })
  if (!checked.ok && 'refused' in checked && checked.refused.status === 400)
    return { field: 'email', message: sentence(checked.refused.message, words.accounts.badEmailDomain) }

  const answer = await api('register', { body: wanted })
  if (answer.ok) return undefined
  if ('unreachable' in answer) return { message: words.accounts.networkFailed }
  const { message, more } = answer.refused
  const said = sentence(message, words.accounts.registerFailed)
  return typeof more.field === 'string' ? { field: more.field, message: said } : { message: said }
}

/** The server's own sentence, where it said one. */
export const sentence = (message: string, otherwise: string): string =>
  message === words.calls.unknownError ? otherwise : message
