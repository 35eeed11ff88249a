import type * as English from '../en/orders.ts'
import type { InLanguage } from '../in-language.ts'
import { changeRefusals } from './change-refusals.ts'
import { untilSaid } from './said.ts'

export const ordersWords = {
  title: 'माझ्या ऑर्डर',
  order: 'ऑर्डर',
  orderNumbered: (number) => `ऑर्डर ${number}`,
  placedOn: 'ऑर्डर दिली: {moment}. स्थिती: {status}.',
  barcodeOf: (number) => `ऑर्डरचा बारकोड: ${number}`,
  noSize: '-',
  wholeFish: 'एक अख्खा मासा',
  shipping: 'डिलिव्हरी',
  total: 'एकूण',
  totalInCash: 'एकूण, कॅश ऑन डिलिव्हरी',
  shippingAddress: 'डिलिव्हरीचा पत्ता',
  billingAddress: 'बिलाचा पत्ता',
  showAddress: 'डिलिव्हरीचा पत्ता दाखवा',
  hideAddress: 'डिलिव्हरीचा पत्ता लपवा',
  print: 'प्रिंट करा',
  search: 'तुमच्या ऑर्डरमध्ये शोधा',
  searchHint: 'ऑर्डर नंबर, नाव, तारीख, मासा, आकार किंवा कसे साफ केले ते',
  showOlder: 'जुन्या ऑर्डर दाखवा',
  tryAgain: 'पुन्हा प्रयत्न करा',
  tryFewer: 'कमी शब्द टाइप करा, किंवा वेगळे स्पेलिंग वापरून पाहा.',
  chooseFirst: 'पहिला मासा निवडा',
  cancel: 'रद्द करा',
  cancelOrder: (number) => `ऑर्डर रद्द करा: ${number}`,
  mayCancel: (number, total) => `ऑर्डर ${number}, ${total}: रद्द करायची?`,
  mayCancelAbout: (number, total) => `ऑर्डर ${number}, अंदाजे ${total}: रद्द करायची?`,
  cancelIt: 'ऑर्डर रद्द करा',
  none: 'अजून एकही ऑर्डर नाही.',
  fetchFailed: 'ऑर्डर आणता आल्या नाहीत.',
  canceled: 'ऑर्डर रद्द झाली! पान पुन्हा लोड केले की नवीन स्थिती दिसेल.',
  cancelFailed: 'ऑर्डर रद्द करता आली नाही.',
  unknown: 'तुमची अशी कोणतीही ऑर्डर नाही.',
  orderAgain: 'पुन्हा मागवा',
  note: 'मासे कापणाऱ्यासाठी तुमची सूचना:',
  orderAgainOf: (number) => `या ऑर्डरमधले पुन्हा मागवा: ${number}`,
  shopUnreached: 'दुकानाकडून उत्तर आले नाही. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  worseHead: 'काही गोष्टी मागच्यासारख्या नाहीत',
  goneSo: (title, choice) => `${title} (${choice}): संपले.`,
  lessLeft: (title, left) => `${title}: फक्त ${left} शिल्लक.`,
  notToday: (title) => `${title}: आज आमच्याकडे नाही.`,
  notSoldSo: (title, choice) => `${title}: आता असे मिळत नाही (${choice}).`,
  dearer: (title, was, now) => `${title}: एक पॅक आधी ${was}, आता ${now}.`,
  notCleanedSo: (title, cleaning) => `${title}: आता “${cleaning}” असे करून देत नाही.`,
  putIn: 'कार्टमध्ये घ्या',
  putRestIn: 'बाकीचे कार्टमध्ये घ्या',
  putNothingIn: 'कार्ट आहे तसेच ठेवा',
} as const satisfies InLanguage<typeof English.ordersWords>

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'ही ऑर्डर आता रद्द करता येत नाही.',
  'cancel-begun': ({ phone }) =>
    `ही ऑर्डर आम्ही तयार करायला घेतली आहे, त्यामुळे ती आता इथे रद्द करता येत नाही. ${phone} वर फोन करा, अजून काय करता येईल ते पाहू.`,
  'cancel-too-late': ({ until, phone }) =>
    `ही ऑर्डर ${untilSaid(until)} पर्यंत रद्द करता येत होती. ${phone} वर फोन करा, अजून काय करता येईल ते पाहू.`,
  ...changeRefusals,
  'orders-page-unknown': () => 'ऑर्डरची यादी तिथून पुढे जात नाही.',
  'search-too-long': () => 'शोधायला इतके मोठे चालत नाही.',
} as const satisfies InLanguage<typeof English.orderRefusals>
