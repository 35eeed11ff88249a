import { reasonNames } from '#words/staff-orders.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { reasonNames }
type Spoken = InLanguage<typeof here>

export type ReasonCode = keyof typeof reasonNames

/** The reasons that take one tap, by what they are given for. Sent and stored is the code; any other reason is as it was typed. */
export const reasonCodes = {
  reject: ['sold-out', 'not-fresh-today', 'cannot-reach-you', 'too-far-today'],
  'not-delivered': ['nobody-there', 'they-refused'],
  'leave-out': ['sold-out', 'not-fresh-today', 'too-little-of-it'],
  again: ['cut-down', 'weighed-wrong', 'another-piece'],
  'batch-waste': ['past-its-use-by', 'soft-or-smells', 'cut-wrong', 'it-fell'],
  waste: ['it-spoiled', 'it-fell', 'it-is-damaged', 'given-away'],
  count: ['counted-wrong-before', 'lost-water', 'not-noted-coming', 'not-noted-going'],
  hide: ['an-advertisement', 'insults-somebody', 'names-a-person', 'not-about-our-fish', 'written-twice'],
} as const satisfies Readonly<Record<string, readonly ReasonCode[]>>

/** A reason as its reader's language says it; what somebody typed, and what was stored before there were codes, as it is. */
export const reasonSaid = (reason: string, { reasonNames }: Spoken = here): string =>
  isCode(reason) ? reasonNames[reason] : reason

/** What is sent of a field that offers these reasons: the code of one of them, or what was typed. */
export const reasonTyped = (typed: string, offered: readonly ReasonCode[]): string =>
  offered.find((code) => reasonNames[code] === typed.trim()) ?? typed.trim()

const isCode = (reason: string): reason is ReasonCode => Object.hasOwn(here.reasonNames, reason)
