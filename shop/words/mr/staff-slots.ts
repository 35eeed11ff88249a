import type { staffSlotWords as English } from '../en/staff-slots.ts'
import type { InLanguage } from '../in-language.ts'

export const staffSlotWords = {
  comes: (slot) => `डिलिव्हरी: ${slot}`,
  none: 'डिलिव्हरीची वेळ नाही',
  all: 'डिलिव्हरीच्या सगळ्या वेळा',
  choice: 'डिलिव्हरीची वेळ',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English>
