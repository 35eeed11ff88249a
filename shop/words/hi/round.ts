import type * as English from '../en/round.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

export const roundWords = {
  title: counterWords.round,
  none: 'अभी आपके पास कोई डिलीवरी नहीं है। काउंटर जब ऑर्डर आपके साथ भेजेगा, यहाँ दिखेंगे।',
  at: (nr, all) => `${all} में से ${nr}`,
  left: 'बाकी',
  toCollect: 'लेने हैं',
  forOrders: (count) => `${count} ऑर्डर के`,
  allStops: 'सारी जगहें',
  start: 'राउंड शुरू करें',
  toOrder: (nr) => `ऑर्डर ${nr} पर`,
  byTime: 'समय के हिसाब से',
  orders: (count) => `${count} ऑर्डर`,

  move: (area) => `${area} को आगे-पीछे करें`,
  moveHow: 'खींचें, या दबाकर ऊपर-नीचे करें',
  up: 'ऊपर',
  down: 'नीचे',
  moved: 'हो गया',
  movedTo: (area, nr, all) => `${area} अब ${all} में से जगह ${nr} है`,
  sorted: 'जगहों का क्रम',

  by: (clock) => `${clock} तक`,
  newTime: (clock) => `नया समय ${clock}`,
  clockNow: (clock) => `अभी ${clock}`,
  late: 'लेट',
  call: 'फ़ोन करें',
  packs: (count) => `${count} पैकेट`,
  andMore: (count) => `+${count}`,
  alsoHere: 'यहाँ और भी',
  thenTo: 'इसके बाद',
  thenSame: (signs) => `इसके बाद ${signs}, इसी पते पर`,

  handOver: (sum) => (sum === undefined ? 'ग्राहक को दें' : `ग्राहक को दें, ${sum}`),
  notDelivered: 'डिलीवर नहीं हुआ',
  whatHappened: (signs, name) => `${signs}, ${name}। क्या हुआ?`,
  other: 'कोई और वजह',
  otherWhat: 'थोड़े शब्दों में',
  didYouCall: 'फ़ोन किया?',
  callNow: 'अभी फ़ोन करें',
  noAnswer: 'फ़ोन नहीं उठाया',
  photo: 'दरवाज़े की फ़ोटो',
  photoTaken: 'फ़ोटो लग गई: फिर से लें',
  photoRemove: 'फ़ोटो हटाएँ',
  photoFailed: 'यह फ़ोटो नहीं पढ़ी जा सकी। फिर से लें।',
  bringBack: (signs) => `${signs} दुकान वापस लाएँ`,
  reasonFirst: 'पहले वजह चुनें',
  typeFirst: 'पहले वजह लिखें',
  toStopAgain: 'जगह पर वापस',

  isDelivered: (signs) => `${signs} डिलीवर हुआ`,
  isNotDelivered: (signs) => `${signs} वापस आएगा`,
  next: 'आगे',
  nextStop: (area) => `अगली जगह: ${area}`,
  nextHere: (signs) => `आगे: ${signs}, इसी पते पर`,
  toEnd: 'राउंड के अंत पर',

  allDone: 'सारे ऑर्डर पूरे',
  delivered: 'डिलीवर हुए',
  back: 'वापस लाने हैं',
  bring: 'वापस लाएँ',
  nothingBack: 'कुछ वापस नहीं लाना है।',
  finish: 'राउंड बंद करें',
  finishNeedsSignal: 'नेटवर्क आने पर बंद करें',
  finishSendsFirst: 'सब भेजे जाने पर बंद करें',
  closed: (clock) => `राउंड बंद हुआ, ${clock}`,
  keepsNothing: 'इस फ़ोन में राउंड का कुछ भी सेव नहीं है।',

  allSent: (clock) => `सब भेज दिया, ${clock}`,
  sends: (count) => `${count} भेजा जा रहा है…`,
  noSignal: 'नेटवर्क नहीं है। भेजने को कुछ बाकी नहीं।',
  noSignalWaits: (count) => `नेटवर्क नहीं है। ${count} सेव है, अपने-आप जाएगा।`,
} as const satisfies InLanguage<typeof English.roundWords>

export const ridersWords = {
  title: counterWords.riders,
  none: 'अभी कोई राइडर नहीं है। “स्टाफ़” में जोड़ें।',
  nothingOut: 'इनके पास अभी कुछ नहीं है।',
  doneOf: (done, all) => `${all} में से ${done} ऑर्डर पूरे`,
  backAbout: (clock) => `करीब ${clock} तक वापस`,
  inShop: 'दुकान में',
  inShopSince: (clock) => `${clock} से दुकान में`,
  deliveredAt: (clock) => `${clock} पर डिलीवर हुआ`,
  comesBack: 'वापस आ रहा है',
  lateCount: (count) => `${count} लेट`,
  backCount: (count) => `${count} वापस लाने हैं`,
} as const satisfies InLanguage<typeof English.ridersWords>

export const roundRefusals = {
  'stops-open': () => 'अभी जगहें बाकी हैं। ऑर्डर दें, या “डिलीवर नहीं हुआ” दर्ज करें।',
} as const satisfies InLanguage<typeof English.roundRefusals>
