import type { keptCartWords as English, keptCartRefusals as EnglishRefusals } from '../en/kept-cart.ts'
import type { InLanguage } from '../in-language.ts'

export const keptCartWords = {
  leftOut: (most, titles) => `कार्ट में ज़्यादा से ज़्यादा ${most} तरह की मछली आती है। आपके दूसरे डिवाइस से ये नहीं आईं: ${titles}।`,
  held: 'आप फिर से लॉग इन हैं। नीचे का कार्ट अभी आपके खाते के कार्ट में नहीं जोड़ा गया है।',
  join: 'दोनों कार्ट जोड़ें',
} as const satisfies InLanguage<typeof English>

export const keptCartRefusals = {
  'cart-changed': () => 'आपका कार्ट दूसरे डिवाइस पर बदला गया।',
} as const satisfies InLanguage<typeof EnglishRefusals>
