import type { weightWords as English } from '../en/weights.ts'
import type { InLanguage } from '../in-language.ts'

export const weightWords = {
  grams: (count) => `${count} ग्रॅम`,
  kilos: (count) => `${count} किलो`,
} as const satisfies InLanguage<typeof English>
