import type * as English from '../en/stock.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { readableWeight } from './formatters.ts'

const kg = (kilos: string) => `${kilos} किलो`
const you = 'तुम्ही'
const by = (who: string) => (who === you ? who : `${who} यांनी`)

export const stockWords = {
  title: counterWords.stock,
  lead: 'कोल्ड रूममधला माल, बंदरातून आला तेव्हाच्या वजनात. जो शिल्लक आहे तो ग्राहक मागवू शकतात.',
  table: 'मासा आणि साइजप्रमाणे साठा',
  size: 'साइज',
  noSize: 'सगळे साइज',
  left: 'शिल्लक',
  reserved: 'ऑर्डरमध्ये',
  kept: 'साठ्यात',
  sold: 'आज विकले',
  wasted: 'आज खराब',
  bought: 'आज आले',
  notCounted: 'मोजलेले नाही: जेवढी ऑर्डर येईल तेवढे विकले जाते',
  soldOut: 'स्टॉक संपला',
  backAt: (when) => `पुढचा स्टॉक ${when}`,
  change: 'बदला',
  count: 'मोजा',
  changes: 'काम',
  onlyCounted: 'फक्त मोजलेले',
  everything: 'सगळे',
  show: 'काय दाखवायचे',
  noneCounted: 'अजून काही मोजलेले नाही. “सगळे” निवडा, आणि आज कमी असेल ते मोजा; बाकीचे नेहमीसारखे विकले जाईल.',
  named: (title, size) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept, reserved, left) =>
    `साठ्यात ${kg(kept)} आहे. त्यातले ${kg(reserved)} ऑर्डरमध्ये आहे आणि अजून वजन झालेले नाही, ${kg(left)} शिल्लक आहे.`,
  standsShort: (kept, reserved) => `साठ्यात ${kg(kept)} आहे, ${kg(reserved)} ऑर्डरमध्ये आहे आणि अजून वजन झालेले नाही.`,
  moreThanLies: (kilos) => `साठ्यापेक्षा ${kg(kilos)} जास्त`,
  standsUncounted: 'हे मोजलेले नाही, त्यामुळे जेवढी ऑर्डर येईल तेवढे विकले जाते. एकदा मोजले की ग्राहकांना शिल्लक असेल तेवढेच मागवता येईल.',
  deeds: { waste: 'खराब म्हणून नोंदवा', count: 'मोजा' },
  what: 'काय करायचे?',
  kilos: 'किलो',
  kilosOf: {
    waste: 'किती किलो खराब झाले?',
    count: 'साठ्यात किती किलो आहे?',
  },
  countHint: 'ऑर्डरमध्ये आहे पण वजन झालेले नाही तेही धरून.',
  becomes: (left) => `मग ग्राहकांसाठी ${kg(left)} शिल्लक राहील.`,
  differs: (kilos, isMore) => `नोंदीपेक्षा ${kg(kilos)} ${isMore ? 'जास्त' : 'कमी'}.`,
  typeKilos: 'किलो टाका, जसे 12.5',
  moreThanNothing: 'शून्यापेक्षा जास्त टाका.',
  fromWhich: 'कोणत्या बॅचचे?',
  leftOf: (code, kilos) => `${code}, ${kg(kilos)} शिल्लक`,
  chooseBatch: 'बॅच निवडा.',
  noBatch: 'यांपैकी नाही',
  wasteList: 'खराब',
  wasteOf: (day) => `खराब: ${day}`,
  wasteDay: 'दिवस',
  wasteShow: 'दाखवा',
  wasteNone: 'या दिवशी काही खराब झाले नाही.',
  wasteTotal: (kilos, cost) => (cost === '' ? kilos : `${kilos}, खरेदी ${cost}`),
  costUnknown: 'खरेदीचा भाव माहीत नाही',
  why: 'कारण?',
  sayWhy: 'कारण निवडा किंवा लिहा.',
  otherReason: 'दुसरे कारण',
  saving: 'सेव्ह होत आहे...',
  you,
  close: 'बंद करा',
  more: 'पुन्हा स्टॉकमध्ये कधी, मोजणे थांबवा',
  backHead: 'पुन्हा स्टॉकमध्ये कधी येईल?',
  backDay: 'दिवस',
  backHour: 'किती वाजल्यापासून',
  backNone: 'माहीत नाही',
  backSave: 'ग्राहकांना दाखवा',
  stop: 'मोजणे थांबवा',
  stopHint: 'मग जेवढी ऑर्डर येईल तेवढे विकले जाईल. ऑर्डर्समध्ये गेलेले त्यांचेच राहील.',
  history: 'आतापर्यंत काय झाले',
  historyOf: (name) => `${name}: आतापर्यंत काय झाले`,
  toStock: 'साठ्याकडे परत',
  noHistory: 'इथे अजून काही झालेले नाही.',
  when: 'कधी',
  happened: 'काय',
  by: 'कोणी',
  forOrder: (number) => `ऑर्डर ${number}`,
  fromBatch: (code) => `बॅच ${code}`,
  missing: (kilos) =>
    `साठ्यापेक्षा ${kg(kilos)} जास्त ऑर्डर झाले आहे. या माशाच्या ऑर्डर्स पाहा, आणि ज्या ग्राहकांना थांबावे लागेल त्यांना फोन करा.`,
  undo: (wait) => `मागे घ्या (${wait})`,
  undoHead: 'शेवटचा बदल मागे घ्या',
  undone: 'मागे घेतले.',
  cameBackHead: 'काय परत आले',
  cameBackLead: 'पूर्ण न झालेल्या ऑर्डरसाठी याचे वजन झाले होते. ते आता कुठे आहे?',
  cameBackLine: (title, size, kilos, number) =>
    `${title}${size === '' ? '' : `, ${size}`}: ${kg(kilos)}, ऑर्डर ${number}`,
  goesBack: 'पुन्हा कोल्ड रूममध्ये',
  goesToWaste: 'खराब',
  done: {
    waste: (kilos) => `${kg(kilos)} खराब म्हणून नोंदवले`,
    count: (kilos) => `${kg(kilos)} मोजले`,
    stop: () => 'मोजणे थांबवले',
    'back-at': () => 'पुन्हा स्टॉकमध्ये यायची वेळ टाकली',
    undo: () => 'शेवटचा बदल मागे घेतला',
    other: () => 'बॅचमधून बदलले',
  },
  last: (who, done, when) => `${by(who)} ${done}, ${when}`,
  did: (name, who, done) => `${name}: ${by(who)} ${done}.`,
} as const satisfies InLanguage<typeof English.stockWords>

export const stockMoveWords = {
  bought: 'आले',
  counted: 'मोजले',
  reserved: 'ऑर्डरमध्ये गेले',
  released: 'ऑर्डरमधून सुटले',
  sold: 'ग्राहकांसाठी वजन झाले',
  wasted: 'खराब म्हणून नोंदवले',
} as const satisfies InLanguage<typeof English.stockMoveWords>

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: स्टॉक संपला. कार्टमधून काढा; बाकी सगळे आहे तसेच राहील.`
      : `${title}: फक्त ${readableWeight(left)} शिल्लक. कमी निवडा; कार्टमधले बाकी सगळे आहे तसेच राहील.`,
} as const satisfies InLanguage<typeof English.soldOutRefusals>

export const stockRefusals = {
  'no-such-stock': () => 'दुकान हा मासा या साइजमध्ये विकत नाही.',
  'stock-changed': () => 'आत्ताच दुसऱ्या कोणी हे बदलले. नवीन आकडे पाहा, मग पुन्हा दाबा.',
  'not-counted': () => 'हे मोजलेले नाही. आधी मोजा.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'यातले द्यायला काही नाही: सगळे ऑर्डर्ससाठी ठेवले आहे, किंवा संपले आहे.'
      : `यातले फक्त ${readableWeight(left)} देता येईल. बाकी ऑर्डर्ससाठी ठेवले आहे, किंवा संपले आहे.`,
  'batch-less-left': ({ code, left }) =>
    `बॅच ${code} मध्ये फक्त ${readableWeight(left)} शिल्लक आहे. कमी टाका, किंवा दुसरी बॅच निवडा.`,
  'back-at-impossible': () => 'पुढच्या दोन महिन्यांतली वेळ निवडा.',
  'nothing-came-back': () => 'या मासळीची नोंद आधीच झाली आहे.',
} as const satisfies InLanguage<typeof English.stockRefusals>

export const backInStockWords = {
  tellMe: 'पुन्हा स्टॉकमध्ये आले की सांगा',
  tellMeOf: (what) => `पुन्हा स्टॉकमध्ये आले की सांगा: ${what}`,
  doNotTell: 'सूचना बंद करा',
  doNotTellOf: (what) => `सूचना बंद करा: ${what}`,
  willTell: (what) => `${what}: पुन्हा स्टॉकमध्ये आले की तुम्हाला एक मेसेज पाठवू.`,
  onceProven: (what) => `${what}: पुन्हा स्टॉकमध्ये आले की तुम्हाला एक मेसेज पाठवू. आधी तुमचा मोबाइल नंबर व्हेरिफाय करा.`,
  takenBack: 'सूचना बंद केली.',
  waiting: (until) => `सूचना चालू आहे, ${until} पर्यंत.`,
  waitingFor: 'पुन्हा स्टॉकमध्ये आल्याच्या सूचना',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 10 ते रात्री 9 मध्ये. 30 दिवसांनी आम्ही ही रिक्वेस्ट काढून टाकू.`,
  signInFirst: 'आधी लॉगिन करा, म्हणजे मेसेज फक्त तुमच्याच नंबरवर येईल.',
} as const satisfies InLanguage<typeof English.backInStockWords>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: पुन्हा स्टॉकमध्ये आहे, आता ऑर्डर देता येईल.`,
  'too-many-wishes': ({ most }) => `तुम्ही आधीच ${most} सूचना चालू केल्या आहेत. खात्यात जाऊन एक बंद करा, मग पुन्हा प्रयत्न करा.`,
  'wish-unknown': () => 'याची सूचना आधीच बंद आहे.',
} as const satisfies InLanguage<typeof English.backInStockRefusals>
