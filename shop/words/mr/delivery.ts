import type { deliveryWords as English } from '../en/delivery.ts'
import type { InLanguage } from '../in-language.ts'

export const deliveryWords = {
  where: 'आम्ही कुठे डिलिव्हरी करतो',
  toThese: 'या पिनकोडवर डिलिव्हरी मोफत:',
  more: (count) => (count === 1 ? 'आणि आणखी 1 पिनकोड' : `आणि आणखी ${count} पिनकोड`),
} as const satisfies InLanguage<typeof English>
