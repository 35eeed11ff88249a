import type * as English from '../en/orders-by-staff.ts'
import type { InLanguage } from '../in-language.ts'

export const newOrderWords = {
  title: 'नया ऑर्डर',
  where: 'फ़ोन पर या काउंटर पर',
  toBoard: 'वापस बोर्ड पर',
  customer: 'ग्राहक',
  mobile: 'मोबाइल',
  mobileHint: 'ग्राहक को खोजने के लिए दस अंक डालें।',
  looking: 'ग्राहक को खोज रहे हैं...',
  isNew: 'नए ग्राहक हैं। नाम और पता पूछें।',
  isLongAgo: 'इस नंबर से 90 दिन में कोई ऑर्डर नहीं। नाम और पता पूछें।',
  noAddress: 'पता पूछें।',
  otherAddress: 'पता बदलें',
  orders: (count) => `${count} ऑर्डर`,
  asLast: 'पिछली बार जैसा',
  worse: 'पिछली बार जैसा नहीं:',
  worseLine: {
    gone: (title) => `${title} अभी नहीं मिलता`,
    less: (title) => `${title} कम बचा है`,
    dearer: (title, was, is) => `${title} ${is}, पहले ${was}`,
    cut: (title) => `${title} अब वैसे नहीं काटते`,
  },
  smsIn: 'SMS की भाषा',

  fish: 'मछली जोड़ें',
  none: 'अभी कोई मछली नहीं। ऊपर फ़ोटो पर टैप करें।',
  closed: 'आज स्टॉक में नहीं',
  kind: 'किस्म',
  size: 'साइज़',
  cut: 'कटिंग',
  noCut: 'कुछ खास नहीं',
  pack: 'जोड़ने के लिए पैक पर टैप करें',
  close: 'कैंसल करें',

  delivery: 'डिलीवरी',
  noSlots: 'इस पिनकोड के लिए कोई स्लॉट नहीं।',
  slotsFirst: 'स्लॉट पिनकोड से तय होते हैं।',
  left: (count) => `${count} खाली`,
  full: 'भरा है',
  other: 'और समय',
  note: 'कटिंग वाले के लिए नोट',
  noteExample: 'सिर अलग, पतले टुकड़े…',

  about: 'करीब',
  most: 'ज़्यादा से ज़्यादा',
  cancel: 'कैंसल करें',
  place: 'ऑर्डर दें और SMS भेजें',
  placing: 'ऑर्डर दे रहे हैं...',
  missing: {
    mobile: 'पहले मोबाइल डालें।',
    address: 'नाम और पता पूरा नहीं है।',
    fish: 'अभी कोई मछली नहीं।',
    slot: 'डिलीवरी का समय चुनें।',
  },
  unreached: 'दुकान से संपर्क नहीं हो पाया। आपका लिखा वैसा ही है: फिर दबाएँ।',
  pricesAnew: 'इस बीच भाव बदल गए। ग्राहक को नया कुल बताएँ, फिर दबाएँ।',
  placedBefore: 'यह ऑर्डर पहले ही लग चुका है, जैसा आपने पहली बार भेजा था। उसे देखें, और वहीं बदलें।',
  lookAt: (number) => `ऑर्डर ${number} खोलें`,
} as const satisfies InLanguage<typeof English.newOrderWords>

export const changeOrderWords = {
  title: (number) => `${number} बदलें`,
  until: (name, slot, clock) => `${name}, ${slot}, ${clock} तक`,
  toOrder: 'वापस ऑर्डर पर',
  addFish: 'मछली जोड़ें',
  whoAsked: 'किसने कहा?',
  asked: { customer: 'ग्राहक ने फ़ोन किया', shop: 'दुकान ने, फ़ोन करके' },
  was: 'पहले करीब',
  now: 'अब करीब',
  save: (name) => `सेव करें और ${name} को SMS`,
  saving: 'सेव हो रहा है...',
  same: 'अभी कुछ नहीं बदला।',
  meanwhile: 'इस बीच ऑर्डर बदल गया। आपके बदलाव वैसे ही हैं। देख लें और फिर सेव करें।',
} as const satisfies InLanguage<typeof English.changeOrderWords>

export const orderMenuWords = {
  call: (name) => `${name} को फ़ोन करें`,
  timeNeedsReason: 'वजह लिखें। ग्राहक इसे पढ़ते हैं।',
  anotherTime: 'दूसरा समय',
  anotherTimeHint: 'ग्राहक को SMS जाता है',
  change: 'ऑर्डर बदलें',
  changeUntil: (clock) => `${clock} तक`,
  changeOver: 'समय निकल जाने के बाद नहीं',
  changeOnce: 'इस हालत में नहीं',
  rejectHint: 'कारण पूछता है, फिर SMS',
  times: 'कब डिलीवर करें?',
  whyTime: 'क्यों? ग्राहक यह पढ़ते हैं।',
  move: (slot) => `${slot} पर ले जाएँ`,
  noTimes: 'किसी और स्लॉट में जगह नहीं।',
} as const satisfies InLanguage<typeof English.orderMenuWords>

export const orderPageWords = {
  columns: { fish: 'मछली', ordered: 'ऑर्डर', weighed: 'वज़न', rate: 'भाव', sum: '₹' },
  grams: (grams) => `${grams} ग्राम`,
  notWeighed: 'वज़न बाकी',
  perKilo: (rate) => `${rate}/किलो`,
  agreedInstead: (title, most) => `${title} की जगह, फ़ोन पर तय हुआ, ज़्यादा से ज़्यादा ${most}`,
  replacedByPhone: (title, instead, by) => `${title}। ${instead}, ${by} ने दर्ज किया`,
  toPay: 'ग्राहक से लेना है',
  all: 'कुल',
  photoOf: (title) => `तराज़ू की फ़ोटो: ${title}`,
  photoOfDoor: 'दरवाज़े की फ़ोटो',
  paysCash: 'डिलीवरी पर नकद देंगे।',
  paysCashWas: (sum) => `डिलीवरी पर नकद देंगे। पहले करीब ${sum} था।`,
  paysCashMost: (sum) => `डिलीवरी पर नकद देंगे, ज़्यादा से ज़्यादा ${sum}।`,
  nothingToPay: 'कुछ नहीं लेना है।',
  askedUntil: (wait) => `ग्राहक के जवाब का इंतज़ार: ${wait} बाकी`,
  askedOver: (wait) => `${wait} से जवाब नहीं: फ़ोन करें`,
  thisPage: 'यह पेज',
  printBill: 'बिल प्रिंट करें',
  complaint: 'शिकायतें',
} as const satisfies InLanguage<typeof English.orderPageWords>

export const orderByStaffRefusals = {
  'customer-looks-used': ({ most }) =>
    `आप एक दिन में ${most} ग्राहक खोज चुके हैं, इससे ज़्यादा नहीं हो सकते। इस ग्राहक को किसी साथी या मालिक से खोजवाएँ।`,
  'customer-open-orders': ({ most }) =>
    `इस ग्राहक के ${most} ऑर्डर अभी बाकी हैं, इससे ज़्यादा नहीं हो सकते। पहले एक कैंसल या डिलीवर करें।`,
  'customer-unproven': () => 'ग्राहक का मोबाइल अभी वेरिफ़ाई नहीं हुआ। उसके बाद ही ऑर्डर बदला जा सकता है।',
} as const satisfies InLanguage<typeof English.orderByStaffRefusals>
