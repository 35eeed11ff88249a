import type { Answer } from '#browser/read-answer.ts'
import { formsWords } from '#words/forms.ts'
import { callsWords } from '#words/frame.ts'
import type { FieldError } from './answer.tsx'

export type Failed = Extract<Answer<unknown>, { ok: false }>

/**
 * What a form says of a call that failed: the server's own sentence, at its field where it names one. Where it said none,
 * the words of this form, or else the specification's, and what to do. Without a network it says that, and what was typed stays.
 */
export function refusalOf(
  failed: Failed,
  {
    unreached = navigator.onLine ? callsWords.trouble : formsWords.noLine,
    unsaid,
  }: { unreached?: string; unsaid?: string } = {},
): FieldError | { readonly said: readonly string[] } {
  if ('unreachable' in failed) return { said: [unreached] }
  const { said, message, more } = failed.refused
  if (said === undefined) return { said: [unsaid ?? message, callsWords.trouble] }
  return typeof more.field === 'string' ? { field: more.field, message: said } : { said: [said] }
}
