import * as v from 'valibot'
import { longestEmail, looksLikeEmail } from './email.ts'
import { accountsWords } from '#words/accounts.ts'

/** Control characters (line ends and tabs apart), and the marks that turn text around. ZWJ and ZWNJ stay: Marathi and Hindi need them. */
const unwelcome = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u

/**
 * No language stacks 31 marks on one letter, and Unicode allows programs to stop there. Tens of thousands of them would
 * take a quarter of a second to bring into one form. Looked for where a row of them begins, so that each is read once.
 */
const towering = /(?<!\p{M})\p{M}{31}/u

export const longestName = 80
export const longestAddressLine = 200

/** What a person must type, in one form. `what` names it in the refusal: 'Name'. */
export const plainText = (what: string, longest: number) =>
  v.pipe(
    freeText(what, longest),
    v.check((typed) => typed !== '', `${what} is required.`),
  )

/** What a person may type or leave empty, in one form: well-formed, NFC, trimmed. */
export const freeText = (what: string, longest: number) =>
  v.pipe(
    v.string(`${what} is required.`),
    v.check(
      (typed) => typed.isWellFormed() && !unwelcome.test(typed) && !towering.test(typed),
      `${what} has characters that cannot be shown. Type it again without them.`,
    ),
    v.transform((typed) => typed.normalize('NFC').trim()),
    v.check((typed) => [...typed].length <= longest, `${what} is too long: it can have ${longest} characters.`),
  )

/** An e-mail address as typed. */
export const emailAddress = v.pipe(plainText('E-mail', longestEmail), v.check(looksLikeEmail, accountsWords.badEmail))
