import type { Gives, Sends } from '#shop/calls.ts'
import { words } from '#shop/words.ts'
import { api } from '#web/browser/api.ts'

export type Noted = Gives<'complain'>

/** Who is signed in is told to the shop, which then sends the number to their mobile. */
export async function sendComplaint(
  complaint: Sends<'complain'>,
  token: string | undefined,
): Promise<{ noted: Noted } | { field: string; message: string }> {
  const answer = await api('complain', { body: complaint, token })
  if (answer.ok) return { noted: answer.body }
  if ('unreachable' in answer) return { field: '', message: words.calls.trouble }
  const { more, message } = answer.refused
  return { field: typeof more.field === 'string' ? more.field : '', message }
}
