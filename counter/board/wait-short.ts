import { waitInWords } from '#shop/words/moments.ts'
import { timeWords } from '#words/measures.ts'
import { shortWaits } from '#words/staff-orders.ts'

/** '25 s', '24 min', '2 h' */
export const waitShort = (wait: number): string => waitInWords(wait, { timeWords: { ...timeWords, ...shortWaits } })
