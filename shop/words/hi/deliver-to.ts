import type { deliverToWords as English } from '../en/deliver-to.ts'
import type { InLanguage } from '../in-language.ts'

/** What the bar of every page says until it is known where somebody's orders go to. The rest is in `delivery-page.ts`. */
export const deliverToWords = {
  ask: 'कहाँ पहुँचाएँ: पिनकोड',
} as const satisfies InLanguage<typeof English>
