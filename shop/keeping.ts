import { days } from './time.ts'

/** An order names its buyer for a year at least (DPDP Rules 2025, rule 8); then, where the account was erased, no more. */
export const orderNamesBuyerFor = days(365)

/** When an order of an erased account forgets its buyer. */
export const addressesGoOn = (placedAt: number): number => placedAt + orderNamesBuyerFor
