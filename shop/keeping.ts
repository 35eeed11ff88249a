import { dayInWords } from './moment.ts'
import { days } from './time.ts'

/** An order names its buyer for at least a year (DPDP Rules 2025, rule 8), then forgets an erased account. */
export const orderNamesBuyerFor = days(365)

/** The day on which an order of an erased account forgets its buyer: '21 November 2027'. */
export const addressesGoOn = (placedAt: number): string => dayInWords(placedAt + orderNamesBuyerFor)
