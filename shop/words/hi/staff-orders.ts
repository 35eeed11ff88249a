import type * as English from '../en/staff-orders.ts'
import type { InLanguage } from '../in-language.ts'
import { statusNames } from './usual.ts'

/** What staff read about an order and its moves, on every screen that shows one. */
export const staffOrderWords = {
  number: (number) => `ऑर्डर ${number}`,
  late: 'लेट',
  waits: { asked: 'ग्राहक के जवाब का इंतज़ार', unanswered: 'जवाब नहीं: फ़ोन करें', declined: 'ग्राहक ने मना किया' },
  isWaiting: (wait) => `${wait} से इंतज़ार`,
  placed: (clock, wait) => `ऑर्डर ${clock} आया, ${wait} पहले`,
  line: (quantity, title) => `${quantity} × ${title}`,
  noWish: 'कटिंग: कुछ खास नहीं',
  wholeFish: 'एक साबुत मछली',
  gone: { 'left-out': 'नहीं दिया', replaced: 'बदला' },
  rider: (name) => `${name} के साथ`,
  total: 'ग्राहक से लेना है',
  credited: (sum) => `(क्रेडिट नोट से ${sum} कम)`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  map: 'नक्शा',
  mapOf: (area) => `${area} का नक्शा`,
  print: 'प्रिंट करें',
  toBoard: 'बोर्ड पर वापस',
  toRound: 'राउंड पर वापस',
  buyer: 'ग्राहक',
  lines: 'आइटम',
  history: 'क्या-क्या हुआ',
  barcodeOf: (number) => `ऑर्डर ${number} का बारकोड`,
  fishColumns: { fish: 'मछली', cut: 'साइज़ और कटिंग', packs: 'पैकेट', weight: 'वज़न' },
  all: 'कुल',

  weigh: 'तौलें',
  more: 'और',
  moreOf: (number) => `ऑर्डर ${number} के लिए और`,
  close: 'बंद करें',
  back: 'कैंसल',
  sending: 'भेज रहे हैं...',
  waiting: 'अभी नहीं भेजा गया, नेटवर्क नहीं है।',
  tellsBuyer: 'आधे मिनट बाद ग्राहक को मैसेज जाएगा।',
  undo: (wait) => `वापस लें (${wait} बाकी)`,
  undoHead: 'अभी-अभी किया',
  undoOf: (number, done) => `${number}: ${done}`,
  chooseRider: 'कौन सा राइडर?',
  noRiders: 'अभी यहाँ कोई राइडर नहीं है। मालिक जोड़ते हैं।',
  withRider: (rider) => `${rider} को दें`,
  whyReject: 'नामंज़ूर क्यों? ग्राहक यह वजह पढ़ेंगे।',
  whyNotDelivered: 'डिलीवर क्यों नहीं हुआ?',
  otherReason: 'कोई और वजह',
  otherReasonHint: 'थोड़े शब्दों में, ज़्यादा से ज़्यादा 200 अक्षर',
  needsReason: 'वजह चुनें, या लिखें।',
  useReason: (move) => `${move}: इस वजह से`,

  notSent: (count) => (count > 1 ? `${count} नहीं भेजे गए` : `${count} नहीं भेजा गया`),
  notSentMore: 'नेटवर्क नहीं है। आपने जो किया वह यहाँ सेव है, और नेटवर्क आते ही एक बार भेजा जाएगा।',
  needsLook: 'इसे जाँचें',
  conflict: (what, when) => `${what}, ${when}।`,
  conflictLost: (move) => `इसलिए “${move}” नहीं हुआ। ऑर्डर अब जैसा है वैसा दिख रहा है।`,
  refused: (move) => `“${move}” नहीं हुआ।`,
  undone: 'वापस लें',
  seen: 'ठीक है',
} as const satisfies InLanguage<typeof English.staffOrderWords>

export const shortWaits = {
  seconds: (count) => `${count} सेकंड`,
  minutes: (count) => `${count} मिनट`,
  hours: (count) => `${count} घंटे`,
  hoursAndMinutes: (hours, minutes) => `${hours} घंटे ${minutes}`,
} as const satisfies InLanguage<typeof English.shortWaits>

/** The states in the words of the counter. */
export const stateWords = {
  ...statusNames,
  Pending: 'नया',
  Canceled: 'ग्राहक ने कैंसल किया',
} as const satisfies InLanguage<typeof English.stateWords>

/** What a button says. */
export const moveWords: InLanguage<typeof English.moveWords> = {
  cancel: 'कैंसल करें',
  confirm: 'कन्फ़र्म करें',
  reject: 'नामंज़ूर करें',
  'start-cutting': 'कटिंग शुरू करें',
  pack: 'पैक करें',
  'send-out': 'रवाना करें',
  deliver: 'डिलीवर हो गया',
  'not-delivered': 'डिलीवर नहीं हुआ',
  'take-back': 'दुकान में वापस लिया',
  lapse: 'वेरिफ़ाई नहीं हुआ',
  'note-delivered': 'डिलीवर हो गया',
  'put-away': 'हटाया गया',
}

/** When orders are delivered, as staff read it on board, lists and paper: `slot` is 'आज सुबह 7-9'. */
export const staffSlotWords = {
  comes: (slot) => `डिलीवरी: ${slot}`,
  none: 'कोई स्लॉट नहीं',
  all: 'सारे स्लॉट',
  choice: 'स्लॉट',
  counted: (slot, count) => `${slot}: ${count}`,
} as const satisfies InLanguage<typeof English.staffSlotWords>
