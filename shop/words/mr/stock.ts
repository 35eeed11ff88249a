import type * as English from '../en/stock.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { readableWeight } from './formatters.ts'

const kg = (kilos: string) => `${kilos} किलो`
const you = 'तुम्ही'
const by = (who: string) => (who === you ? who : `${who} यांनी`)

export const stockWords = {
  title: counterWords.stock,
  lead: 'शीतगृहात काय आहे, बंदरातून आले तेव्हाच्या वजनात. जे शिल्लक आहे ते ग्राहक मागवू शकतात.',
  table: 'प्रकार आणि आकाराप्रमाणे किलो',
  size: 'आकार',
  noSize: 'सगळे',
  left: 'शिल्लक',
  reserved: 'ऑर्डरमध्ये',
  kept: 'इथे आहे',
  sold: 'आज विकले',
  wasted: 'आज फेकले',
  bought: 'आज आले',
  notCounted: 'मोजलेले नाही: जेवढी ऑर्डर येईल तेवढे विकते',
  soldOut: 'काही शिल्लक नाही',
  backAt: (when) => `पुन्हा येईल: ${when}`,
  change: 'बदला',
  count: 'मोजा',
  changes: 'काम',
  onlyCounted: 'फक्त मोजलेले',
  everything: 'सगळे',
  show: 'काय दाखवायचे',
  noneCounted: 'अजून काही मोजलेले नाही. “सगळे” निवडा, आणि आज कमी असेल ते मोजा; बाकीचे नेहमीसारखे विकते.',
  named: (title, size) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept, reserved, left) =>
    `इथे ${kg(kept)} आहे. त्यातले ${kg(reserved)} ऑर्डरमध्ये आहे आणि अजून वजन झालेले नाही, ${kg(left)} शिल्लक आहे.`,
  standsShort: (kept, reserved) => `इथे ${kg(kept)} आहे, ${kg(reserved)} ऑर्डरमध्ये आहे आणि अजून वजन झालेले नाही.`,
  moreThanLies: (kilos) => `इथे आहे त्यापेक्षा ${kg(kilos)} जास्त`,
  standsUncounted: 'हे मोजलेले नाही: जेवढी ऑर्डर येईल तेवढे विकते. एकदा मोजले की ग्राहकांना शिल्लक असेल तेवढेच मागवता येते.',
  deeds: { receive: 'आत घ्या', waste: 'फेका', count: 'मोजा' },
  what: 'काय करायचे?',
  kilos: 'किलो',
  kilosOf: {
    receive: 'किती किलो आले?',
    waste: 'किती किलो फेकायचे?',
    count: 'इथे किती किलो आहे?',
  },
  countHint: 'ऑर्डरमध्ये आहे पण वजन झालेले नाही तेही धरून.',
  becomes: (left) => `मग ग्राहकांसाठी ${kg(left)} शिल्लक राहते.`,
  differs: (kilos, isMore) => `नोंदीपेक्षा ${kg(kilos)} ${isMore ? 'जास्त' : 'कमी'}.`,
  typeKilos: 'किलो टाइप करा, जसे 12.5',
  moreThanNothing: 'शून्यापेक्षा जास्त टाइप करा.',
  why: 'कारण?',
  sayWhy: 'कारण सांगा: एक टॅप, किंवा थोडे शब्द.',
  otherReason: 'दुसरे कारण',
  saving: 'नोंद होत आहे...',
  you,
  close: 'बंद करा',
  more: 'पुन्हा कधी येईल, मोजणे थांबवा',
  backHead: 'पुन्हा कधी येईल?',
  backDay: 'दिवस',
  backHour: 'वेळेपासून',
  backNone: 'माहीत नाही',
  backSave: 'ग्राहकांना सांगा',
  stop: 'मोजणे थांबवा',
  stopHint: 'मग जेवढी ऑर्डर येईल तेवढे विकते. ऑर्डरनी घेतलेले त्यांचेच राहते.',
  history: 'झालेले सगळे',
  historyOf: (name) => `${name}: झालेले सगळे`,
  toStock: 'साठ्याकडे परत',
  noHistory: 'इथे अजून काही झालेले नाही.',
  when: 'कधी',
  happened: 'काय',
  by: 'कोणी',
  forOrder: (number) => `ऑर्डर ${number}`,
  fromBatch: (code) => `बॅच ${code}`,
  missing: (kilos) =>
    `ऑर्डरसाठी कबूल केलेले ${kg(kilos)} इथे नाही. या माशाच्या ऑर्डर पाहा, आणि ज्यांना थांबावे लागेल त्यांना फोन करा.`,
  undo: (wait) => `मागे घ्या (${wait})`,
  undoHead: 'शेवटचे मागे घ्या',
  undone: 'मागे घेतले.',
  cameBackHead: 'काय परत आले',
  cameBackLead: 'पूर्ण न झालेल्या ऑर्डरसाठी याचे वजन झाले होते. ते आता कुठे आहे?',
  cameBackLine: (title, size, kilos, number) =>
    `${title}${size === '' ? '' : `, ${size}`}: ${kg(kilos)}, ऑर्डर ${number}`,
  goesBack: 'पुन्हा शीतगृहात',
  goesToWaste: 'फेकले',
  done: {
    receive: (kilos) => `${kg(kilos)} आत घेतले`,
    waste: (kilos) => `${kg(kilos)} फेकले`,
    count: (kilos) => `${kg(kilos)} मोजले`,
    stop: () => 'मोजणे थांबवले',
    'back-at': () => 'पुन्हा कधी येईल ते सांगितले',
    undo: () => 'शेवटचे मागे घेतले',
    other: () => 'बॅचमधून बदलले',
  },
  last: (who, done, when) => `${by(who)} ${done}, ${when}`,
  did: (name, who, done) => `${name}: ${by(who)} ${done}.`,
} as const satisfies InLanguage<typeof English.stockWords>

export const stockMoveWords = {
  bought: 'आत आले',
  counted: 'मोजले',
  reserved: 'ऑर्डरमध्ये गेले',
  released: 'पुन्हा मोकळे',
  sold: 'ग्राहकासाठी वजन झाले',
  wasted: 'फेकले',
} as const satisfies InLanguage<typeof English.stockMoveWords>

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title}: संपले. कार्टमधून काढा; बाकी सगळे आहे तसेच राहील.`
      : `${title}: फक्त ${readableWeight(left)} शिल्लक. कमी निवडा; कार्टमधले बाकी सगळे आहे तसेच राहील.`,
} as const satisfies InLanguage<typeof English.soldOutRefusals>

export const stockRefusals = {
  'no-such-stock': () => 'या प्रकारचे आणि आकाराचे दुकान काही विकत नाही.',
  'stock-changed': () => 'तुमच्या आधी दुसऱ्या कोणी केले. आता किती आहे ते पाहा, आणि बरोबर असेल तर पुन्हा दाबा.',
  'not-counted': () => 'हे मोजलेले नाही. आधी मोजा.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'यातले काहीच मोकळे नाही: सगळे ऑर्डरसाठी ठेवले आहे, किंवा संपले आहे.'
      : `यातले फक्त ${readableWeight(left)} मोकळे आहे: बाकी ऑर्डरसाठी ठेवले आहे, किंवा संपले आहे.`,
  'back-at-impossible': () => 'आत्तापासून दोन महिन्यांतली वेळ निवडा.',
  'nothing-came-back': () => 'या मासळीचे आधीच ठरले आहे.',
} as const satisfies InLanguage<typeof English.stockRefusals>

export const backInStockWords = {
  tellMe: 'पुन्हा आले की मला सांगा',
  tellMeOf: (what) => `पुन्हा आले की मला सांगा: ${what}`,
  doNotTell: 'आता सांगू नका',
  doNotTellOf: (what) => `आता सांगू नका: ${what}`,
  willTell: (what) => `${what}: पुन्हा आले की तुम्हाला एकदा सांगू.`,
  onceProven: (what) => `${what}: पुन्हा आले की तुम्हाला एकदा सांगू, त्याआधी मोबाइलवर आलेला OTP टाइप करा.`,
  takenBack: 'आता सांगणार नाही.',
  waiting: (until) => `याची तुम्ही वाट पाहत आहात, ${until} पर्यंत.`,
  waitingFor: 'तुम्ही कशाची वाट पाहत आहात',
  how: (mobile) => `${mobile} वर एकच SMS, सकाळी 10 ते रात्री 9 मध्ये. 30 दिवसांनी आम्ही हे पुसून टाकतो.`,
  signInFirst: 'यासाठी लॉगिन करावे लागते: तुमचा असेल त्याच नंबरवर आम्ही सांगतो.',
} as const satisfies InLanguage<typeof English.backInStockWords>

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title}: पुन्हा आले आहे, आता ऑर्डर देता येईल.`,
  'too-many-wishes': ({ most }) => `तुम्ही आधीच ${most} गोष्टींची वाट पाहत आहात. खात्यात जाऊन एक कमी करा, मग पुन्हा सांगा.`,
  'wish-unknown': () => 'याची तुम्ही आता वाट पाहत नाही.',
} as const satisfies InLanguage<typeof English.backInStockRefusals>
