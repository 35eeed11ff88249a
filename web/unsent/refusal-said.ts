import { type Answered, saysAll } from '#shop/wire/unsent.ts'
import { checkoutWords } from '#words/checkout.ts'

/** Why an order was not placed. */
export const refusalSaid = (refused: Pick<Answered, 'status' | 'message'>): string =>
  saysAll(refused) ? refused.message : checkoutWords.placeFailedBecause(refused.message)
