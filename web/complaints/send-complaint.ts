import type { Gives, Sends } from '#shop/wire/calls.ts'
import { api } from '#browser/api.ts'
import { refusalOf } from '#forms/refusal.ts'
import type { Outcome } from '#forms/use-form.ts'

export type Noted = Gives<'complain'>

/** Goes with the session if there is one: the shop then sends the number to that person's mobile. */
export async function sendComplaint(
  complaint: Sends<'complain'>,
  token: string | undefined,
): Promise<{ noted: Noted } | { refused: Outcome }> {
  const answer = await api('complain', { body: complaint, token })
  return answer.ok ? { noted: answer.body } : { refused: refusalOf(answer) }
}
