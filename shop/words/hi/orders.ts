import type * as English from '../en/orders.ts'
import type { InLanguage } from '../in-language.ts'
import { changeRefusals } from './changed.ts'
import { untilInFull } from './formatters.ts'

export const ordersWords = {
  title: 'मेरे ऑर्डर',
  order: 'ऑर्डर',
  orderNumbered: (number) => `ऑर्डर ${number}`,
  placedOn: 'ऑर्डर किया: {moment}। अभी: {status}।',
  barcodeOf: (number) => `ऑर्डर ${number} का बारकोड`,
  noSize: '–',
  wholeFish: 'एक साबुत मछली',
  shipping: 'डिलीवरी',
  total: 'कुल',
  totalInCash: 'कुल, डिलीवरी पर कैश में',
  credited: 'क्रेडिट नोट से कम',
  creditedToPay: (credited, toPay) => `क्रेडिट नोट से ${credited} कम, देना है ${toPay}`,
  shippingAddress: 'डिलीवरी का पता',
  billingAddress: 'बिल का पता',
  showAddress: 'डिलीवरी का पता दिखाएँ',
  hideAddress: 'डिलीवरी का पता छिपाएँ',
  print: 'प्रिंट करें',
  search: 'अपने ऑर्डर में खोजें',
  searchHint: 'ऑर्डर नंबर, नाम, तारीख, मछली, साइज़ या सफ़ाई',
  showOlder: 'पुराने ऑर्डर दिखाएँ',
  tryAgain: 'फिर कोशिश करें',
  tryFewer: 'कम शब्द लिखें, या दूसरी तरह लिखकर देखें।',
  chooseFirst: 'अपनी पहली मछली चुनें',
  cancel: 'कैंसल करें',
  cancelOrder: (number) => `ऑर्डर ${number} कैंसल करें`,
  mayCancel: (number, total) => `ऑर्डर ${number}, ${total}: कैंसल करें?`,
  mayCancelAbout: (number, total) => `ऑर्डर ${number}, करीब ${total}: कैंसल करें?`,
  cancelIt: 'ऑर्डर कैंसल करें',
  none: 'अभी कोई ऑर्डर नहीं है।',
  fetchFailed: 'ऑर्डर लोड नहीं हुए।',
  canceled: 'ऑर्डर कैंसल हो गया! पेज फिर से लोड करने पर नई स्थिति दिखेगी।',
  cancelFailed: 'ऑर्डर कैंसल नहीं हो पाया।',
  unknown: 'आपका ऐसा कोई ऑर्डर नहीं है।',
  orderAgain: 'फिर से मँगाएँ',
  orderAgainOf: (number) => `ऑर्डर ${number} का सामान फिर से मँगाएँ`,
  shopUnreached: 'दुकान से संपर्क नहीं हो पाया। थोड़ी देर में फिर कोशिश करें।',
  worseHead: 'कुछ आइटम पहले जैसे नहीं हैं',
  goneSo: (title, choice) => `${title} (${choice}): स्टॉक खत्म।`,
  lessLeft: (title, left) => `${title}: सिर्फ़ ${left} बचा है।`,
  notToday: (title) => `${title}: आज नहीं है।`,
  notSoldSo: (title, choice) => `${title}: अब ऐसे नहीं मिलता (${choice})।`,
  dearer: (title, was, now) => `${title}: एक पैकेट पहले ${was} था, अब ${now} है।`,
  notCleanedSo: (title, cleaning) => `${title}: अब “${cleaning}” नहीं मिलता।`,
  putIn: 'कार्ट में डालें',
  putRestIn: 'बाकी कार्ट में डालें',
  putNothingIn: 'रहने दें',
} as const satisfies InLanguage<typeof English.ordersWords>

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'यह ऑर्डर अब कैंसल नहीं हो सकता।',
  'cancel-begun': ({ phone }) =>
    `हम यह ऑर्डर तैयार कर रहे हैं, इसलिए अब यहाँ से कैंसल नहीं हो सकता। ${phone} पर फ़ोन करें, जो हो सकेगा करेंगे।`,
  'cancel-too-late': ({ until, phone }) =>
    `यह ऑर्डर ${untilInFull(until)} तक कैंसल हो सकता था। ${phone} पर फ़ोन करें, जो हो सकेगा करेंगे।`,
  ...changeRefusals,
  'orders-page-unknown': () => 'ऑर्डर की सूची यहाँ से आगे नहीं जाती।',
  'search-too-long': () => 'खोज बहुत लंबी है। कुछ कम शब्द लिखें।',
} as const satisfies InLanguage<typeof English.orderRefusals>

/** What has happened to an order, as the customer reads it. */
export const orderTimelineWords = {
  title: (number) => `ऑर्डर ${number} कहाँ तक पहुँचा`,
  steps: {
    Pending: 'ऑर्डर हो गया',
    Confirmed: 'ऑर्डर कन्फ़र्म हुआ',
    Cutting: 'कटिंग हो रही है',
    Packed: 'पैक हो गया',
    'Out for delivery': 'डिलीवरी के लिए निकला',
    Delivered: 'डिलीवर हो गया',
    'Not delivered': 'डिलीवर नहीं हुआ',
    Returned: 'दुकान में वापस आया',
    Rejected: 'दुकान यह ऑर्डर नहीं दे पाएगी',
    Canceled: 'आपने कैंसल किया',
  },
  lapsed: 'कैंसल हुआ, क्योंकि 15 मिनट में मोबाइल वेरिफ़ाई नहीं हुआ',
  changedByYou: 'आपने बदला',
  changedByShop: 'फ़ोन पर बात के बाद दुकान ने बदला',
  now: 'अभी',
  toCome: 'होना बाकी',
  because: (reason) => `वजह: ${reason}`,
  changed: (number, step) => `ऑर्डर ${number}: ${step}।`,
  begun: 'हम यह ऑर्डर तैयार कर रहे हैं, इसलिए अब यहाँ से कैंसल नहीं हो सकता। फ़ोन करें: {phone}',
  pastCutOff: 'यह ऑर्डर {until} तक बदला और कैंसल किया जा सकता था। अब कुछ और चाहिए तो फ़ोन करें: {phone}',
} as const satisfies InLanguage<typeof English.orderTimelineWords>

/** What an order weighed and costs, as the customer reads it. */
export const weighedWords = {
  title: 'तौलने पर कितना निकला',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  ordered: 'मँगाया',
  weighed: 'वज़न हुआ',
  rate: 'भाव',
  rateFor: (price, weight) => `${weight} के ${price}`,
  price: 'दाम',
  difference: 'फ़र्क',
  asOrdered: 'जितना मँगाया उतना ही',
  more: (amount) => `${amount} ज़्यादा`,
  less: (amount) => `${amount} कम`,
  reason: 'वजह',
  sources: {
    scale: 'तराज़ू से पढ़ा',
    typed: 'हाथ से लिखा',
    label: 'लेबल से पढ़ा',
    'as-ordered': 'ऑर्डर जितना',
  },
  notYet: 'अभी वज़न नहीं हुआ।',
  leftOut: 'नहीं दिया। इसके पैसे नहीं देने हैं।',
  replaced: 'इसकी जगह दूसरी मछली दे रहे हैं। इसके पैसे नहीं देने हैं।',
  standsFor: (title) => `आपने मँगाया: ${title}। उसकी जगह यह दे रहे हैं।`,
  agreedByPhone: (most) => `फ़ोन पर आपसे तय हुआ, ज़्यादा से ज़्यादा ${most}।`,
  declined: 'आपने मना किया। पैक करने से पहले काटकर कम करेंगे।',
  awaited: 'हमें आपका जवाब चाहिए। हमारा SMS मिला हो तो उसकी लिंक खोलें, नहीं तो फ़ोन करें: {phone}',
  seeIt: 'तराज़ू पर देखें',
  photographOf: (title, weight) => `तराज़ू पर ${title}: ${weight}`,
  noPhotograph: 'फ़ोटो लोड नहीं हुई। थोड़ी देर में फिर कोशिश करें।',
  rounding: 'राउंड ऑफ़',
  toPay: 'देना है, डिलीवरी पर कैश में',
} as const satisfies InLanguage<typeof English.weighedWords>

/** The delivery time, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'डिलीवरी का समय',
  choose: 'डिलीवरी स्लॉट चुनें',
  chooseFirst: 'पहले डिलीवरी स्लॉट चुनें, फिर ऑर्डर करें।',
  change: 'बदलें',
  full: 'भर गया',
  closed: 'डिलीवरी नहीं',
  asNow: 'अभी वाला',
  dayFull: 'सारे स्लॉट भर गए',
  dayClosed: 'इस दिन डिलीवरी नहीं',
  cutOff: (until) => `${until} तक ऑर्डर करें; तब तक ऑर्डर बदल भी सकते हैं।`,
  changeUntil: (until) => `यह स्लॉट लेने पर ऑर्डर ${until} तक बदल सकते हैं।`,
  notThere: (slot) => `इस पिनकोड पर यह स्लॉट नहीं है: ${slot}। आप दूसरा न चुनें तो वहाँ का सबसे पहला खाली स्लॉट मिलेगा।`,
  comes: (slot) => `डिलीवरी: ${slot}`,
  unknown: 'सबसे पहला खाली स्लॉट मिलेगा। समय ऑर्डर में दिखेगा।',
  noneFree: 'अभी डिलीवरी का कोई स्लॉट खाली नहीं है।',
  canChangeUntil: (until) => `${until} तक बदल सकते हैं।`,
  mayCancel: (until) => `आप ${until ?? 'ऑर्डर बदलने के आखिरी समय'} तक ऑर्डर मुफ़्त में कैंसल कर सकते हैं। उसके बाद हमें फ़ोन करें।`,
} as const satisfies InLanguage<typeof English.slotChoiceWords>

/** How the shop comes to the home screen of a phone. */
export const installWords = {
  how: 'दुकान फ़ोन की होम स्क्रीन पर चाहिए? ब्राउज़र के मेन्यू में (आईफ़ोन पर “शेयर” में) “होम स्क्रीन पर जोड़ें” चुनें।',
  offer: 'दुकान एक टैप में खोलनी है?',
  add: 'होम स्क्रीन पर जोड़ें',
} as const satisfies InLanguage<typeof English.installWords>
