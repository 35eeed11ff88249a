import { sentenceOfNo } from '#shop/wire/order-answers.ts'
import type { Answered } from '#shop/wire/unsent.ts'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'

/** Why an order is not placed, as the table of answers words it. `isHere`: its person is logged in. */
export function whyNotPlaced({ status, message }: Pick<Answered, 'status' | 'message'>, isHere = true): string {
  const says = sentenceOfNo(status)
  if (says === 'log-in-again') return isHere ? unsentWords.loggedInAgain : unsentWords.logInToPlace
  if (message === '') return checkoutWords.placeFailed
  return says === 'shop-says' ? message : checkoutWords.placeFailedBecause(message)
}
