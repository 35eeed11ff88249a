import type { deliverToWords as English } from '../en/deliver-to.ts'
import type { InLanguage } from '../in-language.ts'

export const deliverToWords = {
  ask: 'डिलिव्हरी कुठे? पिनकोड टाका',
} as const satisfies InLanguage<typeof English>
