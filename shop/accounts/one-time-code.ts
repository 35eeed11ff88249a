import { plainNumber } from '#shop/digits.ts'
import { days, minutes, seconds } from '#shop/time.ts'

/** How long a sent code can be used, and how much longer once it has been verified. */
export const codeLives = minutes(5)
export const verifiedCodeLives = minutes(10)
export const resendAfter = seconds(30)

const codeDigits = 6
export const triesPerCode = 5

/** A code as it was sent: it may be pasted with blanks or hyphens in it. */
export const codeTyped = (typed: string): string => plainNumber(typed).replaceAll(/[\s-]/g, '')

/** The number of possible codes. */
const codesThereAre = 10 ** codeDigits

/** The code for a random number: 1234 is '001234'. */
export const codeFrom = (chance: number): string => String(chance).padStart(codeDigits, '0')
export const chanceBelow = codesThereAre

interface SentCode {
  readonly sentAt: number
  readonly verifiedAt: number | undefined
  readonly tries: number
}

/** After a clock is set back, a code from the future counts as expired too. */
export function isLive({ sentAt, verifiedAt, tries }: SentCode, now: number): boolean {
  if (tries >= triesPerCode || now < sentAt) return false
  return now < sentAt + codeLives || (verifiedAt !== undefined && now < verifiedAt + verifiedCodeLives)
}

/** The milliseconds until another code may be sent. */
export const resendWait = (sentAt: number, now: number): number =>
  now < sentAt ? resendAfter : Math.max(0, sentAt + resendAfter - now)

/** The chance that a stranger who uses every allowed try guesses a code of one mobile in a day. */
export const guessingChance = (wrongCodes: { most: number; within: number }): number =>
  (wrongCodes.most * (days(1) / wrongCodes.within)) / codesThereAre
