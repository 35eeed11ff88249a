import type { ChangeRefusal, OfOrder } from '#shop/orders/change-refusals.ts'
import { inWords } from '#shop/refusals.ts'
import { changeRefusals } from '#words/change-refusals.ts'

/** What stands against a change that the page can see by itself. */
export function saidAgainst(refusal: ChangeRefusal | OfOrder): string {
  const why: ChangeRefusal = isOwn(refusal) ? refusal : { refused: 'change-not-so', why: refusal }
  return inWords(changeRefusals, why)
}

const isOwn = (refusal: ChangeRefusal | OfOrder): refusal is ChangeRefusal =>
  Object.hasOwn(changeRefusals, refusal.refused)
