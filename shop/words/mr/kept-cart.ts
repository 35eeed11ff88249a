import type * as English from '../en/kept-cart.ts'
import type { InLanguage } from '../in-language.ts'

export const keptCartWords = {
  leftOut: (most, titles) => `कार्टमध्ये जास्तीत जास्त ${most} वेगवेगळे मासे बसतात. तुमच्या दुसऱ्या डिव्हाइसवरचे हे राहिले: ${titles}.`,
  held: 'तुम्ही पुन्हा लॉग इन झाला आहात. खालचे कार्ट अजून तुमच्या खात्यातल्या कार्टमध्ये जोडलेले नाही.',
  join: 'दोन्ही कार्ट एकत्र करा',
} as const satisfies InLanguage<typeof English.keptCartWords>

export const keptCartRefusals = {
  'cart-changed': () => 'तुमचे कार्ट दुसऱ्या डिव्हाइसवर बदलले आहे.',
} as const satisfies InLanguage<typeof English.keptCartRefusals>
