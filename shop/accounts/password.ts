/**
 * A password is judged by its length and by how easily it is guessed, not by its mix of characters (SAFETY section 4).
 */
export const shortestPassword = 8
export const longestPassword = 128

type PasswordFault = 'too-short' | 'too-long' | 'common' | 'about-you'

/** The owner's details, which anybody who knows them would try first. */
export interface Owner {
  readonly name: string
  readonly email: string
  readonly mobile: string
}

/** Normalises a password, so that every keyboard gives the same one. */
export const passwordForm = (typed: string): string => typed.normalize('NFKC')

export function passwordFault(
  typed: string,
  owner: Owner,
  isCommon: (folded: string) => boolean,
): PasswordFault | undefined {
  const length = [...passwordForm(typed)].length
  if (length < shortestPassword) return 'too-short'
  if (length > longestPassword) return 'too-long'
  const folded = passwordForm(typed).toLowerCase()
  if (isCommon(folded) || isCommon(withoutEnding(folded)) || isShopTalk(folded) || isOneSign(folded)) return 'common'
  return isAbout(owner, folded) ? 'about-you' : undefined
}

/** The first words that come to mind on this site. */
const shopWords = ['darya', 'seafood', 'fish', 'prawn', 'pomfret', 'surmai', 'bombil', 'bangda', 'lobster', 'mumbai']

/** Attackers read 'Sunshine2026!' as 'sunshine'. */
function withoutEnding(folded: string): string {
  const signs = [...folded]
  return signs.slice(0, signs.findLastIndex((sign) => /\p{Letter}/u.test(sign)) + 1).join('')
}

const isShopTalk = (folded: string) =>
  shopWords.includes(withoutEnding(folded)) || shopWords.some((word) => isMostly(folded, word))

const isOneSign = (folded: string) => new Set(folded).size === 1

function isAbout({ name, email, mobile }: Owner, folded: string): boolean {
  const [mailbox = '', domain = ''] = email.toLowerCase().split('@')
  const parts = [...name.toLowerCase().split(/\s+/), email.toLowerCase(), mailbox, domain, mobile.replace(/^\+91/, '')]
  return parts.some((part) => isMostly(folded, part))
}

/** Whether all but a few characters of the password are this word. */
const isMostly = (folded: string, word: string): boolean =>
  word.length >= 4 && folded.includes(word) && folded.replaceAll(word, '').length < 5
