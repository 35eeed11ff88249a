import { dayInWords } from './moment.ts'
import { orderNumber } from './order-number.ts'
import { days } from './time.ts'

/** How long the shop may take with a complaint (E-Commerce Rules 2020, rule 4): its number goes out with its receipt. */
export const settledWithin = days(30)

/** A settled complaint is kept as long as a consumer commission takes up what it was about (Consumer Protection Act 2019, section 69). */
export const settledKeptFor = days(2 * 365 + 1)

/** Within that the same words from the same mobile are one complaint: somebody pressed twice, or saw no answer. */
export const saidAgainWithin = days(1)

/** 'C-D7K4-29XM' */
export const complaintTicket = (chance: Uint8Array): string => `C-${orderNumber(chance)}`

/** The day by which a complaint is settled: '21 December 2026'. */
export const settledByOf = (receivedAt: number): string => dayInWords(receivedAt + settledWithin)
