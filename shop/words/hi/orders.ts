import type { ordersWords as English, orderRefusals as EnglishRefusals } from '../en/orders.ts'
import type { InLanguage } from '../in-language.ts'
import { changeRefusals } from './change-refusals.ts'
import { untilSaid } from './said.ts'

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
  fetchFailed: 'ऑर्डर नहीं दिखा पाए।',
  canceled: 'ऑर्डर कैंसल हो गया! पेज फिर से लोड करने पर नई स्थिति दिखेगी।',
  cancelFailed: 'ऑर्डर कैंसल नहीं हो पाया।',
  unknown: 'आपका ऐसा कोई ऑर्डर नहीं है।',
  orderAgain: 'फिर से मँगाएँ',
  note: 'काटने वाले के लिए आपका नोट:',
  orderAgainOf: (number) => `ऑर्डर ${number} का सामान फिर से मँगाएँ`,
  shopUnreached: 'दुकान से जवाब नहीं आया। थोड़ी देर में फिर कोशिश करें।',
  worseHead: 'इसमें कुछ पहले जैसा नहीं है',
  goneSo: (title, choice) => `${title} (${choice}): खत्म।`,
  lessLeft: (title, left) => `${title}: सिर्फ़ ${left} बचा है।`,
  notToday: (title) => `${title}: आज नहीं है।`,
  notSoldSo: (title, choice) => `${title}: अब ऐसे नहीं मिलता (${choice})।`,
  dearer: (title, was, now) => `${title}: एक पैकेट पहले ${was} था, अब ${now} है।`,
  notCleanedSo: (title, cleaning) => `${title}: अब “${cleaning}” वाली सफ़ाई नहीं होती।`,
  putIn: 'कार्ट में डालें',
  putRestIn: 'बाकी कार्ट में डालें',
  putNothingIn: 'कार्ट जैसा है वैसा रहने दें',
} as const satisfies InLanguage<typeof English>

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'यह ऑर्डर अब कैंसल नहीं हो सकता।',
  'cancel-begun': ({ phone }) =>
    `हम यह ऑर्डर तैयार कर रहे हैं, इसलिए अब यहाँ से कैंसल नहीं हो सकता। ${phone} पर फ़ोन करें, देखते हैं अब भी क्या हो सकता है।`,
  'cancel-too-late': ({ until, phone }) =>
    `यह ऑर्डर ${untilSaid(until)} तक कैंसल हो सकता था। ${phone} पर फ़ोन करें, देखते हैं अब भी क्या हो सकता है।`,
  ...changeRefusals,
  'orders-page-unknown': () => 'ऑर्डर की सूची यहाँ से आगे नहीं जाती।',
  'search-too-long': () => 'खोजने के लिए यह बहुत लंबा है।',
} as const satisfies InLanguage<typeof EnglishRefusals>
