import type { changeRefusals as English } from '../en/change-refusals.ts'
import type { InLanguage } from '../in-language.ts'
import { readable } from '#shop/money.ts'
import type { OfOrder } from '#shop/orders/change-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import { weightSaid } from './said.ts'

const ofOrder = {
  'item-unknown': ({ title }) => `दुकान में “${title}” नहीं है। इसे ऑर्डर से निकालें, फिर बदलाव सेव करें।`,
  'item-unavailable': ({ title }) => `${title}: अभी नहीं बिक रहा। जितना मँगाया था उतना रखें या निकाल दें, फिर बदलाव सेव करें।`,
  'item-not-sold-so': ({ title }) => `${title}: इस तरह नहीं मिलता। साइज़, वज़न और सफ़ाई फिर से चुनें।`,
  'too-many-of-one': ({ most, title }) => `एक ऑर्डर में एक मछली के ज़्यादा से ज़्यादा ${most} पैकेट हो सकते हैं। इसे कम करें: ${title}।`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: अब और नहीं बचा। जितना मँगाया था उतना आपका है; अभी कुछ नहीं बदला।`
      : `${title}: सिर्फ़ ${weightSaid(left)} और बचा है। कम चुनें; अभी कुछ नहीं बदला।`,
  'too-much-cash': ({ most, total }) =>
    `कैश ऑन डिलीवरी एक ऑर्डर में ${readable(most)} तक होती है, और यह ${readable(total)} का हो जाएगा। इसमें से कुछ निकालें, या बड़े ऑर्डर के लिए हमें फ़ोन करें।`,
  'too-many-lines': ({ most }) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} चीज़ें हो सकती हैं।`,
  'slot-unknown': () => 'डिलीवरी का ऐसा कोई समय नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'उस समय हम इस पिनकोड पर नहीं आते। डिलीवरी का दूसरा समय चुनें।',
  'slot-closed': () => 'उस समय अब हम डिलीवरी नहीं करते। दूसरा समय चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'slot-over': () => 'उस समय के लिए ऑर्डर अभी-अभी बंद हुए हैं। दूसरा समय चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'slot-full': () => 'वह समय अभी-अभी भर गया। दूसरा समय चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'no-slot': () => 'अगले दो हफ़्तों का हर समय भर चुका है। ऑर्डर जैसा है वैसा ही आएगा; कहीं और मँगाना हो तो हमें फ़ोन करें।',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () => 'यह ऑर्डर अब यहाँ से नहीं बदल सकता। हमें फ़ोन करें, देखते हैं अब भी क्या हो सकता है; इसमें कुछ नहीं बदला।',
  'order-changed': () =>
    'आपके खोलने के बाद यह ऑर्डर बदल गया है। आपने यहाँ जो बदला वह वैसा ही है, बाक़ी सब अब जैसा ऑर्डर है वैसा दिख रहा है; देख लें, फिर सेव करें।',
  'change-nothing': () => 'अभी तक कुछ बदला नहीं है।',
  'change-empty': () => 'ऑर्डर में कुछ तो रहना चाहिए। पूरा नहीं चाहिए तो कैंसल करें या हमें फ़ोन करें।',
  'change-prices': () => 'आपके खोलने के बाद दाम बदल गए हैं। नया कुल देख लें, फिर सेव करें।',
  'change-most': ({ total, most }) =>
    `आज यह ऑर्डर करीब ${readable(total)} का होगा, ज़्यादा से ज़्यादा ${readable(most)}: आपको जो सबसे ज़्यादा दाम दिखाया गया था, उससे ऊपर। आज के दाम देख लें, फिर सेव करें।`,
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies InLanguage<typeof English>
