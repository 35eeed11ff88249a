import type { staffSlotWords as English } from '../en/staff-slots.ts'
import type { InLanguage } from '../in-language.ts'

/** When orders come, as staff read it on board, lists and paper: `slot` is 'आज सुबह 7 से 9 बजे'. */
export const staffSlotWords = {
  comes: (slot) => `कब: ${slot}`,
  none: 'डिलीवरी का समय नहीं',
  all: 'सारे समय',
  choice: 'डिलीवरी का समय',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English>
