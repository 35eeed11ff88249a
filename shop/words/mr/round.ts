import type * as English from '../en/round.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

export const roundWords = {
  title: counterWords.round,
  none: 'तुमच्याकडे आत्ता डिलिव्हरी नाही. काउंटरने तुमच्यासोबत पाठवल्या की ऑर्डर इथे दिसतील.',
  at: (nr, all) => `${all} पैकी ${nr}`,
  left: 'बाकी',
  toCollect: 'घ्यायचे',
  forOrders: (count) => `${count} ऑर्डरचे`,
  allStops: 'सगळी ठिकाणे',
  start: 'फेरी सुरू करा',
  toOrder: (nr) => `ऑर्डर ${nr} कडे`,
  byTime: 'वेळेप्रमाणे लावा',
  orders: (count) => `${count} ऑर्डर`,

  move: (area) => `${area} पुढे-मागे करा`,
  moveHow: 'ओढा, किंवा दाबून वर-खाली करा',
  up: 'वर',
  down: 'खाली',
  moved: 'झाले',
  movedTo: (area, nr, all) => `${area} आता ${all} पैकी ठिकाण ${nr} आहे`,
  sorted: 'ठिकाणांचा क्रम',

  by: (clock) => `${clock} पर्यंत`,
  newTime: (clock) => `नवी वेळ ${clock}`,
  clockNow: (clock) => `आता ${clock}`,
  late: 'उशीर',
  call: 'फोन करा',
  packs: (count) => (count === 1 ? '1 पॅकेट' : `${count} पॅकेट`),
  andMore: (count) => `+${count}`,
  alsoHere: 'इथेच आणखी',
  thenTo: 'त्यानंतर',
  thenSame: (signs) => `त्यानंतर ${signs}, याच पत्त्यावर`,

  handOver: (sum) => (sum === undefined ? 'ग्राहकाला द्या' : `ग्राहकाला द्या, ${sum}`),
  notDelivered: 'डिलिव्हर झाली नाही',
  whatHappened: (signs, name) => `${signs}, ${name}. काय झाले?`,
  other: 'दुसरे कारण',
  otherWhat: 'थोडक्यात',
  didYouCall: 'फोन केला का?',
  callNow: 'आता फोन करा',
  noAnswer: 'फोन उचलला नाही',
  photo: 'दाराचा फोटो',
  photoTaken: 'फोटो जोडला: पुन्हा काढा',
  photoRemove: 'फोटो काढून टाका',
  photoFailed: 'हा फोटो वाचता आला नाही. पुन्हा काढा.',
  bringBack: (signs) => `${signs} दुकानात परत आणा`,
  reasonFirst: 'आधी कारण निवडा',
  typeFirst: 'आधी कारण लिहा',
  toStopAgain: 'ठिकाणाकडे परत',

  isDelivered: (signs) => `${signs} डिलिव्हर झाली`,
  isNotDelivered: (signs) => `${signs} परत येणार`,
  next: 'पुढे',
  nextStop: (area) => `पुढचे ठिकाण: ${area}`,
  nextHere: (signs) => `पुढे: ${signs}, याच पत्त्यावर`,
  toEnd: 'फेरीच्या शेवटी',

  allDone: 'सर्व ऑर्डर पूर्ण',
  delivered: 'डिलिव्हर झाल्या',
  back: 'परत आणायच्या',
  bring: 'परत आणा',
  nothingBack: 'परत आणायचे काही नाही.',
  finish: 'फेरी संपवा',
  finishNeedsSignal: 'इंटरनेट आले की संपवा',
  finishSendsFirst: 'सगळे पाठवले की संपवा',
  closed: (clock) => `फेरी संपली, ${clock}`,
  keepsNothing: 'या फोनवर फेरीचे काहीही सेव्ह नाही.',

  allSent: (clock) => `सगळे पाठवले, ${clock}`,
  sends: (count) => `${count} पाठवत आहोत…`,
  noSignal: 'इंटरनेट नाही. पाठवायचे काही बाकी नाही.',
  noSignalWaits: (count) => `इंटरनेट नाही. ${count} सेव्ह, आपोआप जाईल.`,
} as const satisfies InLanguage<typeof English.roundWords>

export const ridersWords = {
  title: counterWords.riders,
  none: 'अजून रायडर नाहीत. “कर्मचारी” मध्ये जोडा.',
  nothingOut: 'त्यांच्याकडे आत्ता काही नाही.',
  doneOf: (done, all) => `${all} पैकी ${done} ऑर्डर पूर्ण`,
  backAbout: (clock) => `साधारण ${clock} पर्यंत परत`,
  inShop: 'दुकानात',
  inShopSince: (clock) => `${clock} पासून दुकानात`,
  deliveredAt: (clock) => `${clock} वाजता डिलिव्हर झाली`,
  comesBack: 'परत येत आहे',
  lateCount: (count) => `${count} उशिरा`,
  backCount: (count) => `${count} परत आणायच्या`,
} as const satisfies InLanguage<typeof English.ridersWords>

export const roundRefusals = {
  'stops-open': () => 'अजून ठिकाणे बाकी आहेत. ऑर्डर द्या, किंवा “डिलिव्हर झाली नाही” अशी नोंद करा.',
} as const satisfies InLanguage<typeof English.roundRefusals>
