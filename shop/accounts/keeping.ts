import { days } from '#shop/time.ts'

/** An order names its buyer for at least a year (DPDP Rules 2025, rule 8), then forgets an erased account. */
export const orderNamesBuyerFor = days(365)

/** A cart that nobody changes is kept with its account for so long. */
export const cartKeptFor = days(90)

/** Files of an earlier build are there for so long: on the server, and in a browser that has pages of it. */
export const earlierBuildKeptFor = days(14)

/** When an order of an erased account forgets its buyer. */
export const addressesGoOn = (placedAt: number): number => placedAt + orderNamesBuyerFor

/** An account with which nobody has bought, and whose mobile has answered no code, since it was last signed in to. */
export const strangersKept = days(30)
