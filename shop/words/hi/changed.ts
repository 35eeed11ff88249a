import { readable } from '#shop/money.ts'
import type { OfOrder } from '#shop/orders/order-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import type * as English from '../en/changed.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

/** Changing one's own order until its cut-off. */
export const changedWords = {
  change: 'यह ऑर्डर बदलें',
  changeUntil: (when) => `${when} तक बदल सकते हैं।`,
  chooseSlot: 'डिलीवरी स्लॉट चुनें, फिर बदलाव सेव करें।',
  title: (number) => `ऑर्डर ${number} बदलें`,
  pageTitle: 'ऑर्डर बदलें',
  needs: 'ऑर्डर बदलने के लिए',
  tooLate: 'यह ऑर्डर अब यहाँ से नहीं बदल सकता। फ़ोन करें, जो हो सकेगा करेंगे: {phone}',
  lines: 'आइटम',
  stays: (packs, rate) => `${packs} पैकेट, हर एक ${rate}, मँगाते समय का दाम`,
  isNew: (packs, rate) => `${packs} ${packs > 1 ? 'नए' : 'नया'} पैकेट, हर एक ${rate}, आज का दाम`,
  notSoldNow: 'आज यह और नहीं है। जितना मँगाया था उतना रख सकते हैं, कम कर सकते हैं, या हटा सकते हैं।',
  choose: 'साइज़, वज़न, सफ़ाई',
  chooseOf: (title) => `साइज़, वज़न, सफ़ाई: ${title}`,
  takeOut: 'हटाएँ',
  takeOutOf: (title) => `हटाएँ: ${title}`,
  isOut: (title) => `${title}: सेव करने पर ऑर्डर से हट जाएगा।`,
  putBack: 'वापस लें',
  putBackOf: (title) => `वापस लें: ${title}`,
  add: 'इस ऑर्डर में जोड़ें',
  addOf: (title) => `इस ऑर्डर में जोड़ें: ${title}`,
  findFish: 'जोड़ने के लिए मछली ढूँढें',
  found: (count) => (count === 0 ? 'इस नाम की मछली हमारे पास नहीं है।' : `${count} ${count > 1 ? 'मिले' : 'मिला'}`),
  added: (title) => `${title}: जोड़ दिया। सेव करने पर ऑर्डर होगा।`,
  address: 'पता',
  comesTo: 'नया कुल:',
  asBefore: 'पहले जितना ही।',
  moreBy: (amount) => `पहले से ${amount} ज़्यादा।`,
  lessBy: (amount) => `पहले से ${amount} कम।`,
  save: 'बदलाव सेव करें',
  saving: 'बदलाव सेव हो रहा है...',
  leave: 'बिना सेव किए वापस जाएँ',
  saved: 'आपका ऑर्डर बदल गया।',
  noAnswer: 'दुकान से संपर्क नहीं हो पाया। आपके बदलाव वैसे ही हैं। बटन फिर दबाएँ, बदलाव एक ही बार होगा।',
  meanwhile: 'इस बीच क्या बदला:',

  /** at the counter */
  byBuyer: 'ग्राहक ने बदला',
  afterConfirmed: 'कन्फ़र्म होने के बाद बदला',
  lineIn: (line) => `नया: ${line}`,
  lineOut: (line) => `हटाया: ${line}`,
  quantity: (line, was, is) => `${line}: ${was} की जगह ${is}`,
  cleaning: (line, was, is) => `${line}: ${was} की जगह ${is}`,
  noWish: 'कैसे भी चलेगा',
  slotIs: (is, was) => `डिलीवरी: ${was} की जगह ${is}`,
  addressIs: 'पता या फ़ोन बदला',
  totalIs: (is, was) => `${was} की जगह ${is}`,
  line: (title, choice) => (choice === '' ? title : `${title}, ${choice}`),
} as const satisfies InLanguage<typeof English.changedWords>

const ofOrder = {
  'item-unknown': ({ title }) => `दुकान में “${title}” नहीं है। इसे ऑर्डर से हटाएँ, फिर बदलाव सेव करें।`,
  'item-unavailable': ({ title }) => `${title}: अभी दुकान में नहीं है। जितना मँगाया था उतना रखें या हटा दें, फिर बदलाव सेव करें।`,
  'item-not-sold-so': ({ title }) => `${title}: इस तरह नहीं मिलता। साइज़, वज़न और सफ़ाई फिर से चुनें।`,
  'too-many-of-one': ({ most, title }) => `एक ऑर्डर में एक मछली के ज़्यादा से ज़्यादा ${most} पैकेट हो सकते हैं। इसे कम करें: ${title}।`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: अब और नहीं बचा। जितना मँगाया था उतना आपका है; अभी कुछ नहीं बदला।`
      : `${title}: सिर्फ़ ${readableWeight(left)} और बचा है। कम चुनें; अभी कुछ नहीं बदला।`,
  'too-much-cash': ({ most, total }) =>
    `कैश ऑन डिलीवरी एक ऑर्डर में ${readable(most)} तक होती है, और यह ${readable(total)} का हो जाएगा। इसमें से कुछ हटाएँ, या बड़े ऑर्डर के लिए हमें फ़ोन करें।`,
  'too-many-lines': ({ most }) => `एक ऑर्डर में ज़्यादा से ज़्यादा ${most} आइटम हो सकते हैं।`,
  'slot-unknown': () => 'ऐसा कोई डिलीवरी स्लॉट नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'इस पिनकोड पर वह स्लॉट नहीं है। दूसरा स्लॉट चुनें।',
  'slot-closed': () => 'वह स्लॉट बंद हो गया है। दूसरा चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'slot-over': () => 'उस स्लॉट के ऑर्डर अभी-अभी बंद हुए हैं। दूसरा चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'slot-full': () => 'वह स्लॉट अभी-अभी भर गया। दूसरा चुनें, या अपना वाला ही रखें; अभी कुछ नहीं बदला।',
  'no-slot': () => 'अगले दो हफ़्तों के सारे डिलीवरी स्लॉट भर चुके हैं। ऑर्डर जैसा है वैसा ही आएगा; कहीं और मँगाना हो तो हमें फ़ोन करें।',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () => 'यह ऑर्डर अब यहाँ से नहीं बदल सकता। हमें फ़ोन करें, जो हो सकेगा करेंगे; इसमें कुछ नहीं बदला।',
  'order-changed': () =>
    'आपके खोलने के बाद यह ऑर्डर बदल गया है। आपने यहाँ जो बदला वह वैसा ही है, बाकी सब अब नए ऑर्डर जैसा दिख रहा है; देख लें, फिर सेव करें।',
  'change-nothing': () => 'आपने अभी कुछ बदला नहीं है।',
  'change-empty': () => 'ऑर्डर में कुछ तो रहना चाहिए। कुछ भी नहीं चाहिए, तो ऑर्डर कैंसल करें या हमें फ़ोन करें।',
  'change-prices': () => 'आपके खोलने के बाद दाम बदल गए हैं। नया कुल देख लें, फिर सेव करें।',
  'change-most': ({ total, most }) =>
    `आज यह ऑर्डर करीब ${readable(total)} का होगा, ज़्यादा से ज़्यादा ${readable(most)} का। यह आपको दिखाई गई सबसे ज़्यादा रकम से ऊपर है। आज का कुल देख लें, फिर सेव करें।`,
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies InLanguage<typeof English.changeRefusals>
