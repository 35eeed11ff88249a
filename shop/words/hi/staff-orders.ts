import type * as English from '../en/staff-orders.ts'
import type { InLanguage } from '../in-language.ts'

/** What staff read of an order and of its moves, on every screen that shows one. */
export const staffOrderWords = {
  number: (number) => `ऑर्डर ${number}`,
  late: 'देर हो गई',
  waits: { asked: 'ग्राहक से पूछा है', unanswered: 'जवाब नहीं: फ़ोन करें', declined: 'ग्राहक ने मना किया' },
  since: (clock, wait) => `${clock} से, ${wait}`,
  placed: (clock, wait) => `${clock} आया, ${wait} पहले`,
  line: (quantity, title) => `${quantity} × ${title}`,
  noWish: 'कोई माँग नहीं',
  wholeFish: 'एक साबुत मछली',
  gone: { 'left-out': 'नहीं दिया', replaced: 'बदला' },
  note: 'नोट:',
  rider: (name) => `${name} के साथ`,
  total: 'देना है',
  credited: (sum) => `(${sum} क्रेडिट हुआ)`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  map: 'नक्शा',
  mapOf: (area) => `${area} का नक्शा`,
  print: 'प्रिंट करें',
  toBoard: 'बोर्ड पर वापस',
  toRound: 'राउंड पर वापस',
  buyer: 'ग्राहक',
  lines: 'क्या मँगाया',
  history: 'क्या-क्या हुआ',
  barcodeOf: (number) => `ऑर्डर ${number} का बारकोड`,
  fishColumns: { fish: 'मछली', cut: 'साइज़ और कटिंग', packs: 'पैकेट', weight: 'वज़न' },
  all: 'सारे',

  weigh: 'तौलें',
  more: 'और',
  moreOf: (number) => `ऑर्डर ${number} के लिए और`,
  close: 'बंद करें',
  back: 'जैसा है वैसा रहने दें',
  sending: 'भेज रहे हैं …',
  waiting: 'अभी नहीं भेजा गया: नेटवर्क नहीं है।',
  tellsBuyer: 'आधे मिनट बाद ग्राहक को मैसेज जाएगा।',
  undo: (wait) => `वापस लें (${wait} बाकी)`,
  undoHead: 'अभी-अभी किया',
  undoOf: (number, done) => `${number}: ${done}`,
  chooseRider: 'कौन ले जाएगा?',
  noRiders: 'अभी यहाँ कोई राइडर नहीं है। मालिक जोड़ते हैं।',
  withRider: (rider) => `${rider} के साथ भेजें`,
  whyReject: 'क्यों नामंज़ूर है? ग्राहक इसे पढ़ेंगे।',
  whyNotDelivered: 'क्यों नहीं दे पाए?',
  otherReason: 'कोई और वजह',
  otherReasonHint: 'थोड़े शब्दों में, ज़्यादा से ज़्यादा 200 अक्षर',
  needsReason: 'वजह चुनें, या लिखें।',
  useReason: (move) => `${move}: इस वजह से`,

  notSent: (count) => `${count} नहीं भेजे गए`,
  notSentMore: 'नेटवर्क चला गया। आपने जो किया वह यहाँ रखा है, और नेटवर्क आते ही एक बार भेजा जाएगा।',
  needsLook: 'देखना है',
  conflict: (who, what, when) => `${who} ${what}, ${when}।`,
  conflictLost: (move) => `इसलिए “${move}” नहीं हुआ। ऑर्डर अब जैसा है वैसा दिख रहा है।`,
  refused: (move) => `“${move}” नहीं हुआ।`,
  undone: 'वापस लें',
  seen: 'देख लिया',
} as const satisfies InLanguage<typeof English.staffOrderWords>

/** The states in the words of the counter. */
export const stateWords = {
  Pending: 'नया',
  Confirmed: 'पक्का',
  Cutting: 'कटिंग में',
  Packed: 'पैक',
  'Out for delivery': 'रास्ते में',
  Delivered: 'पहुँच गया',
  'Not delivered': 'नहीं दे पाए',
  Returned: 'वापस आया',
  Rejected: 'नामंज़ूर',
  Canceled: 'ग्राहक ने कैंसल किया',
} as const satisfies InLanguage<typeof English.stateWords>

/** What a button says. */
export const moveWords: InLanguage<typeof English.moveWords> = {
  cancel: 'कैंसल करें',
  confirm: 'पक्का करें',
  reject: 'नामंज़ूर करें',
  'start-cutting': 'कटिंग शुरू करें',
  pack: 'पैक हो गया',
  'send-out': 'रवाना करें',
  deliver: 'पहुँच गया',
  'not-delivered': 'नहीं दे पाए',
  'take-back': 'वापस लें',
  lapse: 'वेरिफाई नहीं हुआ',
  'note-delivered': 'पहुँच गया',
}

/** What somebody has done, behind their name: 'आसिफ़ ने पक्का किया'. */
export const doneWords: InLanguage<typeof English.doneWords> = {
  place: 'ने ऑर्डर किया',
  cancel: 'ने कैंसल किया',
  change: 'ने बदला',
  confirm: 'ने पक्का किया',
  reject: 'ने नामंज़ूर किया',
  'start-cutting': 'ने कटिंग शुरू की',
  pack: 'ने पैक किया',
  'send-out': 'ने रवाना किया',
  deliver: 'ने पहुँचाया',
  'not-delivered': 'से दिया नहीं जा सका',
  'take-back': 'ने वापस लिया',
  lapse: 'ने कैंसल किया: मोबाइल वेरिफाई नहीं हुआ',
  'note-delivered': 'ने लिखा कि पहुँच गया',
  undo: 'ने पिछला काम वापस लिया',
  weigh: 'ने इसमें से कुछ तौला',
  give: 'ने ऊपर का ग्राहक को मुफ़्त दिया',
  ask: 'ने इसमें से कुछ तौला, और ग्राहक से पूछा गया',
  agree: 'ने वज़न के लिए हाँ कहा',
  decline: 'ने वज़न के लिए ना कहा',
  'leave-out': 'ने इसमें से कुछ छोड़ दिया',
  replace: 'ने इसमें से कुछ बदलकर दिया',
}

export const doneOtherwise = 'ने बदला'

export const whoWords = {
  shopper: 'ग्राहक',
  command: 'सिस्टम की कमांड',
} as const satisfies InLanguage<typeof English.whoWords>

export const withReason = (what: string, reason: string) => `${what}: ${reason}`

export const reasonNames = {
  'sold-out': 'खत्म हो गया',
  'not-fresh-today': 'आज उतनी ताज़ी नहीं',
  'cannot-reach-you': 'आपसे संपर्क नहीं हो पा रहा',
  'too-far-today': 'आज बहुत दूर है',
  'nobody-there': 'वहाँ कोई नहीं था',
  'they-refused': 'लेने से मना किया',
  'too-little-of-it': 'बहुत कम है',
  'cut-down': 'काटकर कम किया',
  'weighed-wrong': 'गलत तौला था',
  'another-piece': 'दूसरा टुकड़ा',
  'weighed-without-line': 'बिना नेटवर्क के तौला',
  'past-its-use-by': 'तारीख निकल गई',
  'soft-or-smells': 'नरम या बदबूदार',
  'cut-wrong': 'गलत कटी',
  'it-fell': 'गिर गई',
  'it-spoiled': 'खराब हो गई',
  'it-is-damaged': 'टूट-फूट',
  'given-away': 'दे दी',
  'counted-wrong-before': 'पहले गलत गिना',
  'lost-water': 'पानी निकल गया',
  'not-noted-coming': 'आते समय नहीं लिखा',
  'not-noted-going': 'जाते समय नहीं लिखा',
  'an-advertisement': 'विज्ञापन है',
  'insults-somebody': 'किसी को गाली है',
  'names-a-person': 'किसी का नाम लिया है',
  'not-about-our-fish': 'हमारी मछली के बारे में नहीं',
  'written-twice': 'दो बार लिखा है',
} as const satisfies InLanguage<typeof English.reasonNames>
