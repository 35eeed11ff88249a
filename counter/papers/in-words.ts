import type { PrintedLine } from '#shop/wire/staff/bills.ts'
import type { OnPaper } from '#shop/words/orders/on-paper.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { cleaningLabels } from '#words/picked.ts'

/** The cut in the language of the person who prints; '' where the paper says the same. */
export function cutHere({ cleaning }: Pick<PrintedLine, 'cleaning'>, words: OnPaper): string {
  const here = labelOfCleaning(cleaning, { cleaningLabels })
  return here === labelOfCleaning(cleaning, words) ? '' : here
}
