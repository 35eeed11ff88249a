import type * as English from '../en/stock.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { readableWeight } from './formatters.ts'

const kg = (kilos: string) => `${kilos} किलो`

/** What staff read of the kilos in the cold room. */
export const stockWords = {
  title: counterWords.stock,
  lead: 'कोल्ड रूम में क्या है, जैसा उतरते समय तौला गया। जो बचा है, ग्राहक वह मँगा सकते हैं।',
  table: 'मछली और साइज़ से किलो',
  size: 'साइज़',
  noSize: 'सारा',
  left: 'बचा',
  reserved: 'ऑर्डर में',
  kept: 'यहाँ रखा',
  sold: 'आज बिका',
  wasted: 'आज फेंका',
  bought: 'आज आया',
  notCounted: 'गिनती नहीं: जितना मँगाएँ उतना बिकता है',
  soldOut: 'कुछ नहीं बचा',
  backAt: (when) => `${when} फिर आएगा`,
  change: 'बदलें',
  count: 'गिनें',
  changes: 'काम',
  onlyCounted: 'सिर्फ़ जो गिना है',
  everything: 'सब कुछ',
  show: 'कौन से दिखाएँ',
  noneCounted: 'अभी कुछ गिना नहीं है। “सब कुछ” चुनें, और आज जो कम है उसे गिनें; बाकी पहले की तरह बिकेगा।',
  named: (title, size) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept, reserved, left) =>
    `यहाँ ${kg(kept)} रखा है। उसमें से ${kg(reserved)} ऑर्डर में है और अभी तौला नहीं गया, ${kg(left)} बचा है।`,
  standsShort: (kept, reserved) => `यहाँ ${kg(kept)} रखा है, ${kg(reserved)} ऑर्डर में है और अभी तौला नहीं गया।`,
  moreThanLies: (kilos) => `यहाँ जितना रखा है उससे ${kg(kilos)} ज़्यादा`,
  standsUncounted: 'इसकी गिनती नहीं है: जितना मँगाएँ उतना बिकता है। गिनने के बाद ग्राहक उतना ही मँगा सकते हैं जितना बचा है।',
  deeds: { receive: 'माल लें', waste: 'फेंकें', count: 'गिनें' },
  what: 'क्या करना है?',
  kilos: 'किलो',
  kilosOf: {
    receive: 'कितने किलो आए?',
    waste: 'कितने किलो फेंकने हैं?',
    count: 'यहाँ कितने किलो हैं?',
  },
  countHint: 'जो ऑर्डर में है और अभी तौला नहीं गया, उसे मिलाकर।',
  becomes: (left) => `फिर ग्राहकों के लिए ${kg(left)} बचेगा।`,
  differs: (kilos, isMore) => `हिसाब से ${kg(kilos)} ${isMore ? 'ज़्यादा' : 'कम'}।`,
  typeKilos: 'किलो ऐसे लिखें: 12.5',
  moreThanNothing: 'शून्य से ज़्यादा लिखें।',
  why: 'क्यों?',
  sayWhy: 'वजह बताएँ: एक टैप, या दो-चार शब्द।',
  otherReason: 'कोई और वजह',
  saving: 'लिख रहे हैं...',
  you: 'आप',
  close: 'बंद करें',
  more: 'फिर कब आएगा, गिनती बंद',
  backHead: 'फिर कब आएगा?',
  backDay: 'दिन',
  backHour: 'कितने बजे से',
  backNone: 'किसी को पता नहीं',
  backSave: 'ग्राहकों को बताएँ',
  stop: 'गिनती बंद करें',
  stopHint: 'फिर जितना मँगाएँ उतना बिकता है। जो ऑर्डर में गया, वह उन्हीं का रहता है।',
  history: 'जो कुछ हुआ',
  historyOf: (name) => `${name}: जो कुछ हुआ`,
  toStock: 'स्टॉक पर वापस',
  noHistory: 'यहाँ अभी कुछ नहीं हुआ।',
  when: 'कब',
  happened: 'क्या',
  by: 'किसने',
  forOrder: (number) => `ऑर्डर ${number}`,
  fromBatch: (code) => `बैच ${code}`,
  missing: (kilos) => `${kg(kilos)} ऑर्डर में जा चुका है और यहाँ है नहीं। इस मछली के ऑर्डर देखें, और जिन्हें रुकना पड़ेगा उन्हें फ़ोन करें।`,
  undo: (wait) => `वापस लें (${wait})`,
  undoHead: 'पिछला काम वापस लें',
  undone: 'वापस ले लिया।',
  cameBackHead: 'जो वापस आया',
  cameBackLead: 'यह एक ऑर्डर के लिए तौला गया था जो पूरा नहीं हुआ। अब कहाँ है?',
  cameBackLine: (title, size, kilos, number) =>
    `${title}${size === '' ? '' : `, ${size}`}: ऑर्डर ${number} का ${kg(kilos)}`,
  goesBack: 'वापस कोल्ड रूम में',
  goesToWaste: 'फेंक दिया',
  done: {
    receive: (kilos) => `${kg(kilos)} माल लिया`,
    waste: (kilos) => `${kg(kilos)} फेंका`,
    count: (kilos) => `${kg(kilos)} गिना`,
    stop: () => 'गिनती बंद की',
    'back-at': () => 'बताया कि फिर कब आएगा',
    undo: () => 'पिछला काम वापस लिया',
    other: () => 'बैच के साथ बदला',
  },
  last: (who, done, when) => `${who} ने ${done}, ${when}`,
  did: (name, who, done) => `${name}: ${who} ने ${done}।`,
} as const satisfies InLanguage<typeof English.stockWords>

/** What a move of a cell is called in its history. */
export const stockMoveWords: InLanguage<typeof English.stockMoveWords> = {
  bought: 'आया',
  counted: 'गिना',
  reserved: 'ऑर्डर में गया',
  released: 'फिर खाली',
  sold: 'ग्राहक के लिए तौला',
  wasted: 'फेंका',
}

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: खत्म। इसे कार्ट से निकालें; बाकी सब वैसा ही है।`
      : `${title}: सिर्फ़ ${readableWeight(left)} बचा है। कम चुनें; कार्ट में बाकी सब वैसा ही है।`,
} as const satisfies InLanguage<typeof English.soldOutRefusals>

export const stockRefusals = {
  'no-such-stock': () => 'दुकान इस तरह और इस साइज़ का कुछ नहीं बेचती।',
  'stock-changed': () => 'आपसे पहले किसी ने बदल दिया। अब जो है वह देख लें, और सही हो तो फिर दबाएँ।',
  'not-counted': () => 'इसकी गिनती नहीं हो रही। पहले गिनें।',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'इसमें कुछ खाली नहीं है: सब ऑर्डर में जा चुका है, या बचा नहीं।'
      : `इसमें सिर्फ़ ${readableWeight(left)} खाली है: बाकी ऑर्डर में जा चुका है, या बचा नहीं।`,
  'back-at-impossible': () => 'अब से लेकर दो महीने के अंदर का समय चुनें।',
  'nothing-came-back': () => 'इस मछली का फ़ैसला हो चुका है।',
} as const satisfies InLanguage<typeof English.stockRefusals>

export const backInStockWords = {
  tellMe: 'आने पर मुझे बताएँ',
  tellMeOf: (what) => `आने पर मुझे बताएँ: ${what}`,
  doNotTell: 'अब न बताएँ',
  doNotTellOf: (what) => `अब न बताएँ: ${what}`,
  willTell: (what) => `${what}: आते ही हम एक बार बता देंगे।`,
  onceProven: (what) => `${what}: आते ही हम एक बार बता देंगे, बस आपका मोबाइल OTP से पक्का हो जाए।`,
  takenBack: 'अब हम नहीं बताएँगे।',
  waiting: (until) => `${until} तक आपको बताने के लिए लिखा है।`,
  waitingFor: 'आप किसका इंतज़ार कर रहे हैं',
  how: (mobile) => `${mobile} पर एक SMS, सुबह 10 से रात 9 बजे के बीच। 30 दिन बाद हम इसे भूल जाते हैं।`,
  signInFirst: 'इसके लिए लॉगिन करना होगा: हम सिर्फ़ आपके अपने नंबर पर बताते हैं।',
} as const satisfies InLanguage<typeof English.backInStockWords>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: आ गया है, अभी ऑर्डर कर सकते हैं।`,
  'too-many-wishes': ({ most }) => `आप पहले ही ${most} चीज़ों का इंतज़ार कर रहे हैं। अपने खाते में एक हटाएँ, फिर कहें।`,
  'wish-unknown': () => 'आप अब इसका इंतज़ार नहीं कर रहे हैं।',
} as const satisfies InLanguage<typeof English.backInStockRefusals>
