import { readable } from '#shop/money.ts'
import type { billRefusals as English } from '../en/bills.ts'
import type { InLanguage } from '../in-language.ts'

export const billRefusals = {
  'no-such-bill': () => 'या ऑर्डरचे असे बिल नाही.',
  'credit-too-much': ({ left }) => `या बिलात ${readable(left)} पेक्षा जास्त शिल्लक नाही.`,
} as const satisfies InLanguage<typeof English>
