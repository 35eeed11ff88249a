import type * as English from '../en/try-order.ts'
import type { InLanguage } from '../in-language.ts'

export const tryOrderWords = {
  mark: 'अभ्यास',
  said: 'अभ्यास का ऑर्डर: कोई ग्राहक नहीं, इसमें से कुछ नहीं गिना जाता',
  onPaper: 'अभ्यास, बिक्री के लिए नहीं',
  putAway: 'अभ्यास का ऑर्डर हटाएँ',
} satisfies InLanguage<typeof English.tryOrderWords>

export const tryOrderRefusals = {
  'try-order-open': () => 'अभ्यास का एक ऑर्डर पहले से खुला है। उसे पूरा करें या हटाएँ।',
  'nothing-to-try': () => 'अभ्यास के लिए कोई मछली बिक्री में नहीं है। पहले कोई मछली बिक्री में लाएँ।',
} satisfies InLanguage<typeof English.tryOrderRefusals>
