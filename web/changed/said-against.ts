import type { ChangeRefusal, OfOrder } from '#shop/change-refusals.ts'
import { inWords } from '#shop/refusals.ts'
import { changeRefusals } from '#words/change-refusals.ts'

/** What stands against a change that the page can see by itself. */
export const saidAgainst = (refusal: ChangeRefusal | OfOrder): string =>
  inWords(changeRefusals, isOwn(refusal) ? refusal : { refused: 'change-not-so', why: refusal })

const isOwn = (refusal: ChangeRefusal | OfOrder): refusal is ChangeRefusal =>
  Object.hasOwn(changeRefusals, refusal.refused)
