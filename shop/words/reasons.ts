import { nameIn } from '../name-in.ts'
import type { ReasonCode } from '../staff/reasons.ts'
import type { reasonNames } from './en/reasons.ts'
import type { InLanguage } from './in-language.ts'

interface ReasonNames {
  readonly reasonNames: InLanguage<typeof reasonNames>
}

/** A reason as its reader's language says it; what somebody typed, and what was stored before there were codes, as it is. */
export const reasonSaid = (reason: string, { reasonNames }: ReasonNames): string => nameIn(reasonNames, reason)

/** What is sent of a field that offers these reasons: the code of one of them, or what was typed. */
export const reasonTyped = (typed: string, offered: readonly ReasonCode[], { reasonNames }: ReasonNames): string =>
  offered.find((code) => reasonNames[code] === typed.trim()) ?? typed.trim()
