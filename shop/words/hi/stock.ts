import type * as English from '../en/stock.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { readableWeight } from './formatters.ts'

const kg = (kilos: string) => `${kilos} किलो`

/** What staff read of the kilos in the cold room. */
export const stockWords = {
  title: counterWords.stock,
  lead: 'कोल्ड रूम का माल, किनारे उतरते समय के वज़न में। जो बचा है, ग्राहक वह ऑर्डर कर सकते हैं।',
  table: 'मछली और साइज़ के हिसाब से स्टॉक',
  size: 'साइज़',
  noSize: 'सारे साइज़',
  left: 'बचा',
  reserved: 'ऑर्डर में',
  kept: 'स्टॉक में',
  sold: 'आज बिका',
  wasted: 'आज खराब',
  bought: 'आज आया',
  notCounted: 'गिनती नहीं, जितना मँगाएँ उतना बिकता है',
  soldOut: 'स्टॉक खत्म',
  backAt: (when) => `अगला स्टॉक ${when}`,
  change: 'बदलें',
  count: 'गिनें',
  changes: 'काम',
  onlyCounted: 'सिर्फ़ गिने हुए',
  everything: 'सब',
  show: 'क्या दिखाएँ',
  noneCounted: 'अभी कुछ गिना नहीं है। “सब” चुनें, और आज जो कम है उसे गिनें; बाकी पहले की तरह बिकेगा।',
  named: (title, size) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept, reserved, left) =>
    `स्टॉक में ${kg(kept)} है। उसमें से ${kg(reserved)} ऑर्डर में है और अभी तौला नहीं गया, ${kg(left)} बचा है।`,
  standsShort: (kept, reserved) => `स्टॉक में ${kg(kept)} है, ${kg(reserved)} ऑर्डर में है और अभी तौला नहीं गया।`,
  moreThanLies: (kilos) => `स्टॉक से ${kg(kilos)} ज़्यादा`,
  standsUncounted:
    'इसकी गिनती नहीं होती, इसलिए जितना मँगाएँ उतना बिकता है। गिनने के बाद ग्राहक उतना ही मँगा सकते हैं जितना बचा है।',
  deeds: { waste: 'खराब में डालें', count: 'गिनें' },
  what: 'क्या करना है?',
  kilos: 'किलो',
  kilosOf: {
    waste: 'कितने किलो खराब हैं?',
    count: 'स्टॉक में कितने किलो हैं?',
  },
  countHint: 'जो ऑर्डर में है और अभी तौला नहीं गया, उसे मिलाकर।',
  becomes: (left) => `इसके बाद ग्राहकों के लिए ${kg(left)} बचेगा।`,
  differs: (kilos, isMore) => `हिसाब से ${kg(kilos)} ${isMore ? 'ज़्यादा' : 'कम'}।`,
  typeKilos: 'किलो ऐसे डालें: 12.5',
  moreThanNothing: 'शून्य से ज़्यादा डालें।',
  fromWhich: 'किस बैच का?',
  leftOf: (code, kilos) => `${code}, ${kg(kilos)} बाकी`,
  chooseBatch: 'बैच चुनें।',
  noBatch: 'इनमें से कोई नहीं',
  wasteList: 'खराब',
  wasteOf: (day) => `खराब: ${day}`,
  wasteDay: 'दिन',
  wasteShow: 'दिखाएँ',
  wasteNone: 'इस दिन कुछ खराब नहीं हुआ।',
  wasteTotal: (kilos, cost) => (cost === '' ? kilos : `${kilos}, ${cost} में खरीदा था`),
  costUnknown: 'खरीद भाव पता नहीं',
  why: 'क्यों?',
  sayWhy: 'वजह चुनें या लिखें।',
  otherReason: 'कोई और वजह',
  saving: 'सेव हो रहा है...',
  you: 'आप',
  close: 'बंद करें',
  more: 'फिर स्टॉक में कब, गिनती बंद',
  backHead: 'फिर स्टॉक में कब आएगा?',
  backDay: 'दिन',
  backHour: 'कितने बजे से',
  backNone: 'पता नहीं',
  backSave: 'ग्राहकों को दिखाएँ',
  stop: 'गिनती बंद करें',
  stopHint: 'इसके बाद जितना मँगाएँ उतना बिकेगा। जो ऑर्डर में जा चुका है, वह उन्हीं का रहेगा।',
  history: 'अब तक क्या हुआ',
  historyOf: (name) => `${name}: अब तक क्या हुआ`,
  toStock: 'स्टॉक पर वापस',
  noHistory: 'यहाँ अभी कुछ नहीं हुआ।',
  when: 'कब',
  happened: 'क्या',
  by: 'किसने',
  forOrder: (number) => `ऑर्डर ${number}`,
  fromBatch: (code) => `बैच ${code}`,
  missing: (kilos) =>
    `स्टॉक से ${kg(kilos)} ज़्यादा ऑर्डर हो चुका है। इस मछली के ऑर्डर देखें, और जिन ग्राहकों को रुकना पड़ेगा उन्हें फ़ोन करें।`,
  undo: (wait) => `वापस लें (${wait})`,
  undoHead: 'पिछला काम वापस लें',
  undone: 'वापस ले लिया।',
  cameBackHead: 'जो वापस आया',
  cameBackLead: 'यह एक ऑर्डर के लिए तौला गया था जो पूरा नहीं हुआ। अब कहाँ है?',
  cameBackLine: (title, size, kilos, number) =>
    `${title}${size === '' ? '' : `, ${size}`}: ऑर्डर ${number} का ${kg(kilos)}`,
  goesBack: 'कोल्ड रूम में वापस',
  goesToWaste: 'खराब',
  done: {
    waste: (kilos) => `${kg(kilos)} खराब में डाला`,
    count: (kilos) => `${kg(kilos)} गिना`,
    stop: () => 'गिनती बंद की',
    'back-at': () => 'फिर स्टॉक में आने का समय डाला',
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
  released: 'ऑर्डर से छूटा',
  sold: 'ग्राहक के लिए तौला',
  wasted: 'खराब में डाला',
}

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: स्टॉक खत्म। इसे कार्ट से हटाएँ; बाकी सब वैसा ही है।`
      : `${title}: सिर्फ़ ${readableWeight(left)} बचा है। कम चुनें; कार्ट में बाकी सब वैसा ही है।`,
} as const satisfies InLanguage<typeof English.soldOutRefusals>

export const stockRefusals = {
  'no-such-stock': () => 'दुकान यह मछली इस साइज़ में नहीं बेचती।',
  'stock-changed': () => 'अभी-अभी किसी और ने इसे बदला है। नए आँकड़े देख लें, फिर दबाएँ।',
  'not-counted': () => 'इसकी गिनती नहीं होती। पहले गिनें।',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'इसमें से देने को कुछ नहीं है: सब ऑर्डर में जा चुका है, या बचा नहीं।'
      : `इसमें से सिर्फ़ ${readableWeight(left)} दे सकते हैं। बाकी ऑर्डर में जा चुका है, या बचा नहीं।`,
  'batch-less-left': ({ code, left }) => `बैच ${code} में सिर्फ़ ${readableWeight(left)} बचा है। कम डालें, या दूसरा बैच चुनें।`,
  'back-at-impossible': () => 'अगले दो महीने के अंदर का समय चुनें।',
  'nothing-came-back': () => 'यह मछली पहले ही दर्ज हो चुकी है।',
} as const satisfies InLanguage<typeof English.stockRefusals>

export const backInStockWords = {
  tellMe: 'स्टॉक में आने पर मुझे बताएँ',
  tellMeOf: (what) => `स्टॉक में आने पर मुझे बताएँ: ${what}`,
  doNotTell: 'सूचना बंद करें',
  doNotTellOf: (what) => `सूचना बंद करें: ${what}`,
  willTell: (what) => `${what}: फिर स्टॉक में आते ही आपको एक मैसेज भेजेंगे।`,
  onceProven: (what) => `${what}: फिर स्टॉक में आते ही आपको एक मैसेज भेजेंगे। पहले अपना मोबाइल नंबर वेरिफ़ाई करें।`,
  takenBack: 'सूचना बंद कर दी।',
  waiting: (until) => `सूचना चालू है, ${until} तक।`,
  waitingFor: 'फिर स्टॉक में आने की सूचनाएँ',
  how: (mobile) => `${mobile} पर एक SMS, सुबह 10 से रात 9 बजे के बीच। 30 दिन बाद हम यह रिक्वेस्ट मिटा देंगे।`,
  signInFirst: 'पहले लॉगिन करें, ताकि मैसेज सिर्फ़ आपके अपने नंबर पर जाए।',
} as const satisfies InLanguage<typeof English.backInStockWords>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: फिर स्टॉक में है, अभी ऑर्डर कर सकते हैं।`,
  'too-many-wishes': ({ most }) => `आपने पहले ही ${most} सूचनाएँ चालू की हैं। खाते में एक बंद करें, फिर कोशिश करें।`,
  'wish-unknown': () => 'इसकी सूचना पहले ही बंद है।',
} as const satisfies InLanguage<typeof English.backInStockRefusals>
