import * as v from 'valibot'
import { plainNumber, withoutMarks } from './digits.ts'
import { asMessage, faultIn } from './faults.ts'
import type { FieldFault, FieldName } from './refusals.ts'

/** Control characters (line ends and tabs apart), and the marks that turn text around. ZWJ and ZWNJ stay: Marathi and Hindi need them. */
const unwelcome = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u

/**
 * No language stacks 31 marks on one letter, and Unicode allows programs to stop there. Tens of thousands of them would
 * take a quarter of a second to bring into one form. Looked for where a row of them begins, so that each is read once.
 */
const towering = /(?<!\p{M})\p{M}{31}/u

export const longestName = 80
export const longestAddressLine = 200
export const longestReason = 200

/** Something of it can be seen: a joiner or a space of no width alone is no name. */
export const isSeen = (typed: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(typed)

/** What a person must type, in one form. */
export const plainText = (what: FieldName, longest: number) =>
  v.pipe(freeText(what, longest), v.check(isSeen, asMessage({ refused: 'missing', what })))

/** What a person may type or leave empty, in one form: well-formed, NFC, trimmed. */
export const freeText = (what: FieldName, longest: number) =>
  v.pipe(
    v.string(asMessage({ refused: 'missing', what })),
    v.check(
      (typed) => typed.isWellFormed() && !unwelcome.test(typed) && !towering.test(typed),
      asMessage({ refused: 'unreadable', what }),
    ),
    v.transform((typed) => typed.normalize('NFC').trim()),
    v.check((typed) => [...typed].length <= longest, asMessage({ refused: 'too-long', what, longest })),
  )

/** What a phone makes a link of: '://', or a full stop between a word and the next without a space. */
const link = /:\/\/|[\p{L}\p{N}]\.\p{L}{2}/u

/** A reason that customers read, in a text message too: it leads nowhere. */
export const reasonTold = v.pipe(
  plainText('reason', longestReason),
  v.check((typed) => !link.test(typed), asMessage({ refused: 'link', what: 'reason' })),
)

export function whyNotReason(typed: string): FieldFault | undefined {
  const read = v.safeParse(reasonTold, typed)
  return read.success ? undefined : (faultIn(read.issues[0]) as FieldFault)
}

/** A number that a person types or pastes, as `plainNumber` reads it. */
export const typedNumber = (what: FieldName, longest: number) =>
  v.pipe(
    v.string(asMessage({ refused: 'missing', what })),
    v.transform((typed) => (typed.length > longestPasted ? typed : plainNumber(typed))),
    plainText(what, longest),
  )

/** With all that was copied along. Anything longer is no number, and is not normalised. */
const longestPasted = 200

const longestEmail = 254

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

/** An e-mail address of somebody, as typed or pasted. */
export const typedEmail = v.pipe(
  v.string(asMessage({ refused: 'missing', what: 'e-mail' })),
  v.transform(emailTyped),
  plainText('e-mail', longestEmail),
)

/** The same, where it must look like one. */
export const emailAddress = v.pipe(typedEmail, v.check(looksLikeEmail, asMessage({ refused: 'email-incomplete' })))
