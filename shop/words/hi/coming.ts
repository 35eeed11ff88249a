import type { comingWords as English } from '../en/coming.ts'
import type { InLanguage } from '../in-language.ts'

/** When an order would come, on the pages before it is ordered. */
export const comingWords = {
  delivery: (when) => `डिलीवरी ${when}`,
  somewhere: (when) => `कुछ जगहों पर डिलीवरी ${when}`,
} as const satisfies InLanguage<typeof English>
