import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'
import type { Sent } from './send-one.ts'

/** What an answer that says nothing definite is told as, beside that nobody knows yet. */
export function saidOf(sent: Sent): string {
  if (sent.is !== 'unknown') return ''
  if (sent.says === 'unknown-no-id') return checkoutWords.noOrderId
  if (sent.said) return unsentWords.shopSays(sent.said)
  return sent.says === undefined ? unsentWords.stillNoLine : unsentWords.noClearAnswer
}
