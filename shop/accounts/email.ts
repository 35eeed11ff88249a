import { withoutMarks } from '#shop/digits.ts'

export const longestEmail = 254

/** An e-mail address as it is written, however it was copied. */
export const emailTyped = (typed: string): string => withoutMarks(typed).trim()

/** Checked in one pass by hand, because the usual pattern for an e-mail address can run for hours. */
export function looksLikeEmail(typed: string): boolean {
  const at = typed.indexOf('@')
  const domain = typed.slice(at + 1)
  const labels = domain.split('.')
  return (
    at > 0 &&
    at === typed.lastIndexOf('@') &&
    !typed.includes(' ') &&
    labels.length > 1 &&
    labels.every((label) => label !== '' && !label.startsWith('-') && !label.endsWith('-'))
  )
}
