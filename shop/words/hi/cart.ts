import type * as English from '../en/cart.ts'
import type { InLanguage } from '../in-language.ts'

export const cartWords = {
  title: 'कार्ट',
  cartNeeds: 'कार्ट के लिए',
  whatToday: 'आज क्या लेंगे?',
  eachPack: (price) => `${price} का एक पैकेट`,
  summary: 'हिसाब',
  packs: (count) => `${count} पैकेट`,
  delivery: 'डिलीवरी',
  total: 'कुल',
  undo: 'वापस लें',
  removeLine: (title) => `हटाएँ: ${title}`,
  proceed: 'चेकआउट करें',
  remove: 'हटाएँ',
  loginFirst: 'चेकआउट के लिए लॉगिन करें',
  empty: 'आपका कार्ट खाली है।',
  dearer: (was, now) => `कार्ट में डालने के बाद दाम बढ़ा: पहले ${was}, अब ${now}।`,
  cheaper: (was, now) => `कार्ट में डालने के बाद दाम घटा: पहले ${was}, अब ${now}।`,
  cleaningGone: (cleaning) => `इसमें अब “${cleaning}” नहीं मिलता। आप फिर से न चुनें तो “कैसे भी चलेगा” मानेंगे।`,
  removed: (title) => `कार्ट से हटाया: ${title}।`,
  undoOffered: '10 सेकंड तक वापस ले सकते हैं।',
  forgetful: 'यह ब्राउज़र कुछ सेव नहीं होने देता, इसलिए यह पेज बंद करते ही कार्ट खाली हो जाएगा।',
  goneNow: (title) => `${title}: स्टॉक खत्म। इसे कार्ट से हटाएँ।`,
  goneSo: (title) => `${title}: इस साइज़ का स्टॉक खत्म। दूसरा साइज़ चुनें, या इसे कार्ट से हटाएँ।`,
  notCounted: 'जो आज नहीं मिलेगा, उसका दाम इस कुल में नहीं जोड़ा है।',
  onlyLeft: (title, left) => `${title}: सिर्फ़ ${left} बचा है। कम लें, या कार्ट से हटाएँ।`,
  takeInstead: (quantity, weight) => `${quantity} × ${weight} लें`,
  takeInsteadOf: (title, quantity, weight) => `${title}: ${quantity} × ${weight} लें`,
  takeOut: 'हटाएँ',
  takeOutOf: (title) => `कार्ट से हटाएँ: ${title}`,
  freeDelivery: 'डिलीवरी मुफ़्त है। मछली मिलने पर कैश दें।',
} as const satisfies InLanguage<typeof English.cartWords>

export const cartRefusals = {
  'item-unknown': ({ title }) => `दुकान में “${title}” नहीं है। इसे कार्ट से हटाएँ, फिर ऑर्डर करें।`,
  'item-unavailable': ({ title }) => `${title}: अभी दुकान में नहीं है। इसे कार्ट से हटाएँ, फिर ऑर्डर करें।`,
  'item-not-sold-so': ({ title }) => `${title}: इस तरह नहीं मिलता। साइज़, वज़न और सफ़ाई फिर से चुनें।`,
  'too-many-of-one': ({ most, title }) =>
    `एक ऑर्डर में एक मछली के ज़्यादा से ज़्यादा ${most} पैकेट हो सकते हैं। इसके कुछ पैकेट कम करें: ${title}।`,
} as const satisfies InLanguage<typeof English.cartRefusals>

export const keptCartWords = {
  leftOut: (most, titles) => `कार्ट में ज़्यादा से ज़्यादा ${most} आइटम आते हैं। आपके दूसरे डिवाइस से ये नहीं जुड़े: ${titles}।`,
  held: 'आप फिर से लॉगिन हो गए हैं। नीचे का कार्ट अभी आपके खाते के कार्ट में नहीं जोड़ा गया है।',
  join: 'दोनों कार्ट जोड़ें',
} as const satisfies InLanguage<typeof English.keptCartWords>

export const keptCartRefusals = {
  'cart-changed': () => 'आपका कार्ट दूसरे डिवाइस पर बदल दिया गया है।',
} as const satisfies InLanguage<typeof English.keptCartRefusals>
