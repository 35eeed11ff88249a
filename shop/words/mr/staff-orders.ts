import type * as English from '../en/staff-orders.ts'
import type { InLanguage } from '../in-language.ts'
import { statusNames } from './usual.ts'

export const staffOrderWords = {
  number: (number) => `ऑर्डर ${number}`,
  late: 'उशीर',
  waits: { asked: 'ग्राहकांच्या उत्तराची वाट', unanswered: 'उत्तर नाही: फोन करा', declined: 'ग्राहक नको म्हणाले' },
  isWaiting: (wait) => `${wait} थांबली आहे`,
  placed: (clock, wait) => `ऑर्डर ${clock} आली, ${wait} आधी`,
  line: (quantity, title) => `${quantity} × ${title}`,
  noWish: 'कटिंगची सूचना नाही',
  wholeFish: 'एक अख्खा मासा',
  gone: { 'left-out': 'दिले नाही', replaced: 'बदलून दिले' },
  rider: (name) => `रायडर ${name}`,
  total: 'घ्यायचे पैसे',
  credited: (sum) => `(क्रेडिट नोटने ${sum} कमी)`,
  call: (phone) => `फोन करा: ${phone}`,
  map: 'नकाशा',
  mapOf: (area) => `नकाशा: ${area}`,
  print: 'प्रिंट करा',
  toBoard: 'बोर्डवर परत',
  toRound: 'फेरीवर परत',
  buyer: 'ग्राहक',
  lines: 'आयटम',
  history: 'काय झाले',
  barcodeOf: (number) => `ऑर्डरचा बारकोड: ${number}`,
  fishColumns: { fish: 'मासा', cut: 'साइज आणि कटिंग', packs: 'पॅक', weight: 'वजन' },
  all: 'एकूण',

  weigh: 'वजन करा',
  more: 'आणखी',
  moreOf: (number) => `आणखी: ऑर्डर ${number}`,
  close: 'बंद करा',
  back: 'रद्द करा',
  sending: 'पाठवत आहोत...',
  waiting: 'अजून पाठवलेले नाही, इंटरनेट नाही.',
  tellsBuyer: 'अर्ध्या मिनिटाने ग्राहकांना मेसेज जाईल.',
  undo: (wait) => `मागे घ्या (${wait} बाकी)`,
  undoHead: 'आत्ताच केले',
  undoOf: (number, done) => `${number}: ${done}`,
  chooseRider: 'कोणता रायडर?',
  noRiders: 'इथे अजून रायडर नाही. मालक जोडतात.',
  withRider: (rider) => `${rider} यांना द्या`,
  whyReject: 'का नाकारायची? ग्राहक हे कारण वाचतील.',
  whyNotDelivered: 'डिलिव्हर का झाली नाही?',
  otherReason: 'दुसरे कारण',
  otherReasonHint: 'थोडक्यात, जास्तीत जास्त 200 अक्षरे',
  needsReason: 'कारण निवडा, किंवा लिहा.',
  useReason: (move) => `${move}: या कारणाने`,

  notSent: (count) => `${count} पाठवायचे राहिले`,
  notSentMore: 'इंटरनेट नाही. तुम्ही केलेले इथे सेव्ह आहे, इंटरनेट आले की एकदाच पाठवले जाईल.',
  needsLook: 'हे तपासा',
  conflict: (what, when) => `${what}, ${when}.`,
  conflictLost: (move) => `म्हणून “${move}” झाले नाही. ऑर्डर आता आहे तशी दिसते.`,
  refused: (move) => `“${move}” झाले नाही.`,
  undone: 'मागे घ्या',
  seen: 'ठीक आहे',
} as const satisfies InLanguage<typeof English.staffOrderWords>

export const shortWaits = {
  seconds: (count) => `${count} सेकंद`,
  minutes: (count) => `${count} ${count === 1 ? 'मिनिट' : 'मिनिटे'}`,
  hours: (count) => `${count} तास`,
  hoursAndMinutes: (hours, minutes) => `${hours} तास ${minutes}`,
} as const satisfies InLanguage<typeof English.shortWaits>

export const stateWords = {
  ...statusNames,
  Pending: 'नवीन',
  Canceled: 'ग्राहकांनी रद्द केली',
} as const satisfies InLanguage<typeof English.stateWords>

export const moveWords = {
  cancel: 'रद्द करा',
  confirm: 'कन्फर्म करा',
  reject: 'नाकारा',
  'start-cutting': 'कटिंग सुरू करा',
  pack: 'पॅक करा',
  'send-out': 'पाठवा',
  deliver: 'डिलिव्हर झाली',
  'not-delivered': 'डिलिव्हर झाली नाही',
  'take-back': 'दुकानात परत आली',
  lapse: 'व्हेरिफाय झाले नाही',
  'note-delivered': 'डिलिव्हर झाली',
  'put-away': 'काढून टाकली',
} as const satisfies InLanguage<typeof English.moveWords>

export const staffSlotWords = {
  comes: (slot) => `डिलिव्हरी: ${slot}`,
  none: 'स्लॉट नाही',
  all: 'सगळे स्लॉट',
  choice: 'स्लॉट',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
