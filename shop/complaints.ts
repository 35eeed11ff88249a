import { days } from './time.ts'

/** How long the shop may take with a complaint (E-Commerce Rules 2020, rule 4): its number goes out with its receipt. */
export const settledWithin = days(30)
