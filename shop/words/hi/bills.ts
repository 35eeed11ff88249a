import { readable } from '#shop/money.ts'
import type { billRefusals as English } from '../en/bills.ts'
import type { InLanguage } from '../in-language.ts'

export const billRefusals = {
  'no-such-bill': () => 'इस ऑर्डर का ऐसा कोई बिल नहीं है।',
  'credit-too-much': ({ left }) => `इस बिल में ${readable(left)} से ज़्यादा बाकी नहीं है।`,
} as const satisfies InLanguage<typeof English>
