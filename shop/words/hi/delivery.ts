import type { deliveryWords as English } from '../en/delivery.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryWords = {
  where: 'हम कहाँ डिलीवरी करते हैं',
  toThese: 'मुफ़्त, इन पिनकोड पर:',
  more: (count) => `और ${count} पिनकोड`,
} as const satisfies InLanguage<typeof English>
