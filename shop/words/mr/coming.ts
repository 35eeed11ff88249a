import type { comingWords as English } from '../en/coming.ts'
import type { InLanguage } from '../in-language.ts'

export const comingWords = {
  delivery: (when) => `डिलिव्हरी ${when}`,
  somewhere: (when) => `काही भागांत डिलिव्हरी ${when}`,
} as const satisfies InLanguage<typeof English>
