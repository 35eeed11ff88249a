import { readableShort } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import type * as English from '../en/batches.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { clockInWords, dayInWords, namedDay, readableWeight } from './formatters.ts'
import { timeWords } from './measures.ts'

/** What staff read of what was landed together. */
export const batchesWords = {
  title: counterWords.batches,
  lead: 'एक साथ किनारे उतरी मछली। जो बैच पहले इस्तेमाल करना है, वह सबसे ऊपर है।',
  which: { open: 'स्टॉक में', 'used-up': 'खत्म हुए' },
  none: { open: 'अभी स्टॉक में कोई बैच नहीं है।', 'used-up': 'अभी कोई बैच खत्म नहीं हुआ।' },
  fish: (title, size) => (size === '' ? title : `${title}, ${size}`),
  batch: (code) => `बैच ${code}`,
  past: (count) => `${count} बैच की आखिरी तारीख निकल चुकी है`,
  pastMore: 'अब इसमें से कुछ पैक नहीं हो सकता। जो बचा है उसे खराब में डालें, तो यह सूची से हट जाएगा।',
  isPast: 'आखिरी तारीख निकल गई',
  isRecalled: 'रिकॉल हुआ',
  mixed: 'मिले-जुले साइज़',
  notForSale: 'साइज़ अलग होने तक बिक्री में नहीं',
  recalled: (at, reason) => `रिकॉल हुआ, ${dayInWords(at)}, ${clockInWords(at)}: ${reason}`,
  packUntil: (day) => `आखिरी तारीख ${namedDay(day)}`,
  packToday: 'आखिरी तारीख आज',
  packTomorrow: 'आखिरी तारीख कल',
  left: (kilos) => `${kilos} बाकी`,
  landed: (when, jetty) => `किनारे उतरी ${when}, ${jetty}`,
  dayAndHour: (day, hour) =>
    hour === undefined ? namedDay(day) : timeWords.dayAndClock(namedDay(day), timeWords.clock(hour, 0)),
  notRecorded: 'लिखा नहीं गया',

  balance: 'कहाँ गया',
  cameIn: 'आया',
  toLines: 'ऑर्डर में',
  waste: 'खराब',
  leftNow: 'बाकी',
  leftBelow: 'जितना आया, उससे ज़्यादा तौला गया। जो है उसे गिन लें।',
  sum: (came, lines, waste, left) => `${came} = ${lines} + ${waste} + ${left}`,
  facts: 'कहाँ से आया',
  when: 'किनारे उतरी',
  jetty: 'बंदरगाह',
  boat: 'नाव या जाल',
  supplier: 'सप्लायर',
  origin: 'समुद्र की या पाली हुई',
  origins: { wild: 'समुद्र की', farmed: 'पाली हुई', '': 'लिखा नहीं गया' },
  temperature: 'आते समय तापमान',
  degrees: (tenths) => `${tenths / 10} °C`,
  lastDay: 'आखिरी तारीख',
  cost: 'खरीद भाव, प्रति किलो',
  note: 'नोट',
  takenIn: 'जोड़ा गया',
  publicPage: 'ग्राहकों को क्या दिखता है',

  throwAway: 'खराब में डालें',
  throwHead: (code) => `${code} में से कितना खराब है?`,
  throwing: 'सेव हो रहा है...',
  whyWaste: 'वजह',
  count: 'जो बचा है उसे गिनें',
  countHead: (code) => `${code} में कितना बचा है?`,
  countHint: 'सब तराज़ू पर रखें। फ़र्क दर्ज हो जाएगा।',
  counting: 'सेव हो रहा है...',
  noteWhy: 'नोट',
  sort: 'साइज़ अलग करें',
  sortHead: (code) => `${code} में कौन-से साइज़ हैं?`,
  sortMeans: (left) => `${left} अलग करना है। जो साइज़ न हो, उसे खाली छोड़ें। जो नहीं डालेंगे, वह इसी बैच में रहेगा।`,
  sortNothing: 'कम से कम एक साइज़ के किलो डालें।',
  sorting: 'सेव हो रहा है...',
  sortedInto: 'इन बैच में अलग किया',
  sortedFrom: 'इस बैच से अलग किया',
  wasteCost: (amount) => `${amount} में खरीदा था`,
  recall: 'रिकॉल करें',
  recallHead: (code) => `${code} रिकॉल करें?`,
  recallMeans: (orders) =>
    orders === 0
      ? 'अब इसमें से कुछ पैक नहीं होगा, और इसके पेज पर ग्राहकों को यह दिखेगा। यह किसी ऑर्डर में नहीं है। रिकॉल वापस नहीं ले सकते।'
      : `अब इसमें से कुछ पैक नहीं होगा, और इसके पेज पर ग्राहकों को यह दिखेगा। यह ${orders} ऑर्डर में है। कौन से, यह दिखेगा, और हर ग्राहक को फ़ोन करना है। रिकॉल वापस नहीं ले सकते।`,
  recallOthers: (code) =>
    `यह ${code} से अलग किया था। वह बैच और उसके दूसरे साइज़ बिक्री में रहेंगे। सब रिकॉल करना हो तो ${code} रिकॉल करें।`,
  recallWhy: 'वजह, जो ग्राहक भी पढ़ेंगे',
  recallMissing: 'वजह लिखें।',
  recalling: 'रिकॉल हो रहा है...',
  undo: 'वापस लें',
  undoOf: (what) => `वापस लें: ${what}`,
  kilos: 'किलो',
  kilosHint: 'जैसे किलो के लिए 4.2, ग्राम के लिए 4200 ग्राम।',
  noKilos: 'यह वज़न सही नहीं है। किलो ऐसे डालें: 4.2, या ग्राम ऐसे: 4200 ग्राम।',
  done: 'सेव हो गया।',
  faster: (who, what, at) => `${who}, ${clockInWords(at)}: ${what}।`,

  moves: 'अब तक क्या हुआ',
  moved: {
    in: (grams) => `${grams} आया`,
    'to-line': (grams) => `${grams} ऑर्डर के लिए तौला`,
    'from-line': (grams) => `${grams} ऑर्डर से वापस`,
    waste: (grams) => `${grams} खराब में डाला`,
    count: (grams) => `${grams} गिना`,
    'sorted-out': (grams) => `${grams} साइज़ के हिसाब से अलग किया`,
    'sorted-in': (grams) => `${grams} मिले-जुले बैच से अलग किया`,
    undo: (grams) => `${grams} वापस लिया`,
    recall: () => 'रिकॉल किया',
  },
  more: (grams) => `हिसाब से ${grams} ज़्यादा`,
  missing: (grams) => `${grams} कम निकला`,
  isUndone: 'वापस लिया गया',
  because: (reason) => `वजह: ${reason}`,

  orders: 'इस बैच से पैक हुए ऑर्डर',
  noOrders: 'इस बैच से कोई ऑर्डर नहीं।',
  order: (number) => `ऑर्डर ${number}`,
  toTell: (count) => `${count} ${count > 1 ? 'ग्राहकों' : 'ग्राहक'} को अभी फ़ोन करना है`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  told: 'बता दिया, दर्ज करें',
  toldOf: (number) => `ऑर्डर ${number}: ग्राहक को बता दिया।`,
  toldThem: (number) => `बता दिया, दर्ज करें: ऑर्डर ${number}`,
  toldBy: (who, at) => `${who} ने बताया, ${dayInWords(at)}, ${clockInWords(at)}`,
  notTold: 'अभी नहीं बताया',
} as const satisfies InLanguage<typeof English.batchesWords>

/** What came from the jetty: batch and kilos in one act. */
export const cameInWords = {
  title: 'मछली आई',
  today: 'आज',
  tap: 'जो मछली आई, उसे दबाएँ।',
  fish: 'मछली',
  otherFish: 'दूसरी मछली',
  lessFish: 'कम दिखाएँ',
  newFish: 'नई मछली',
  cameToday: (kilos) => `आज ${kilos} आया`,
  size: 'साइज़',
  mixed: 'मिला-जुला',
  chooseSize: 'साइज़ चुनें।',
  other: 'दूसरा',
  nameOfSupplier: 'सप्लायर का नाम',
  longName: 'नाम बहुत लंबा है। ज़्यादा से ज़्यादा 80 अक्षर डालें।',
  kilos: 'किलो',
  rate: '₹ प्रति किलो',
  more: 'बंदरगाह, नाव, समुद्र की या पाली हुई, आखिरी तारीख',
  lead: 'जो पता न हो, उसे खाली छोड़ें। ग्राहक को वहाँ “लिखा नहीं गया” दिखेगा।',
  landedDay: 'किस दिन किनारे उतरी',
  landedHour: 'कितने बजे किनारे उतरी',
  hourUnknown: 'समय पता नहीं',
  lastDayHint: 'इस दिन तक पैक हो सकती है।',
  temperature: 'तापमान, °C',
  noDay: 'दिन चुनें।',
  noTemperature: 'तापमान ऐसे डालें: 1.5।',
  noKilos: 'किलो ऐसे डालें: 30 या 12.5।',
  moreThanNothing: 'शून्य से ज़्यादा डालें।',
  tooMuch: 'एक बार में ज़्यादा से ज़्यादा 10,000 किलो।',
  noRate: 'रुपये ऐसे डालें: 380 या 380.50।',
  after: 'क्या बदलेगा',
  inStock: (fish) => `${fish} स्टॉक में`,
  becomes: (before, after) => `${before} से ${after} किलो`,
  notTracked: 'गिनती नहीं',
  sellingRate: 'बिक्री का भाव',
  margin: 'मुनाफ़ा',
  marginOf: (amount, percent) => (percent === undefined ? amount : `${amount}, ${percent}%`),
  notKnownYet: 'पता नहीं',
  save: 'सेव करें, अगली मछली',
  saving: 'सेव हो रहा है...',
  answerFirst: 'पहले जवाब दें',
  yes: {
    'same-delivery': 'दूसरा माल है, सेव करें',
    'far-off-rate': 'भाव सही है, सेव करें',
    'far-off-kilos': 'किलो सही हैं, सेव करें',
  },
  no: {
    'same-delivery': 'वही माल है, सेव न करें',
    'far-off-rate': 'भाव बदलें',
    'far-off-kilos': 'किलो बदलें',
  },
  saved: (fish, kilos) => `${fish}, ${kilos} सेव हो गया`,
  onSale: (code) => `बैच ${code}, अब बिक्री में है।`,
  toSort: (code) => `बैच ${code}, साइज़ अलग होने तक बिक्री में नहीं।`,
  undone: (fish) => `${fish}: वापस लिया, जैसे आया ही न हो।`,
  notSaved: 'सेव नहीं किया।',
  list: 'आज आया',
  none: 'आज अभी कुछ नहीं आया।',
  change: 'बदलें',
  sort: 'अलग करें',
  finished: 'अभी के लिए बस',
  back: 'स्टॉक पर वापस',
} as const satisfies InLanguage<typeof English.cameInWords>

/** Words about the batch of an item, at the scale. */
export const lineBatchWords = {
  from: 'बैच',
  none: 'लिखा नहीं गया',
  until: (day, left) => `आखिरी तारीख ${day}, ${left} बाकी`,
  today: 'आज',
  scanned: (code) => `बैच ${code} चुना गया।`,
  noLine: 'पहले आइटम चुनें, फिर उसका बैच स्कैन करें।',
} as const satisfies InLanguage<typeof English.lineBatchWords>

/** Why the counter cannot do this with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `बैच ${code} नहीं मिला। कोड फिर देख लें।`,
  'batch-other-fish': ({ code }) => `बैच ${code} दूसरी मछली का है, या दूसरे साइज़ का।`,
  'batch-past-use-by': ({ code, useBy }) =>
    `बैच ${code} की आखिरी तारीख ${namedDay(useBy)} थी। अब इसमें से कुछ पैक नहीं हो सकता।`,
  'batch-recalled': ({ code }) => `बैच ${code} रिकॉल हो चुका है। अब इसमें से कुछ पैक नहीं हो सकता।`,
  'batch-mixed': ({ code }) => `बैच ${code} में कई साइज़ हैं। पहले अलग करें।`,
  'batch-not-mixed': () => 'इस बैच में एक ही साइज़ है।',
  'sorted-more-than-left': ({ left }) => `इसमें सिर्फ़ ${readableWeight(wholeGrams(left))} बचा है। पहले बैच गिनें, या कम डालें।`,
  'same-delivery': ({ who, title, size, grams, minutes }) => {
    const fish = size === '' ? title : `${title}, ${size}`
    const when = minutes === 0 ? 'अभी-अभी' : `${minutes} मिनट पहले`
    return `${who === '' ? 'किसी' : who} ने ${when} ${readableWeight(wholeGrams(grams))} ${fish} सेव किया। क्या यह दूसरा माल है?`
  },
  'far-off-rate': ({ paise, last }) =>
    `क्या प्रति किलो ${readableShort(paise)} सही है? पिछली बार ${readableShort(last)} था।`,
  'far-off-kilos': ({ grams }) => `क्या ${readableWeight(wholeGrams(grams))} सही है? यह रोज़ से बहुत ज़्यादा है।`,
  'batch-weight-impossible': () => 'वज़न पूरे ग्राम में डालें, 1 ग्राम से 10,000 किलो तक।',
  'batch-use-by-past': () => 'इसकी आखिरी तारीख निकल चुकी है। आज या आगे का दिन चुनें।',
  'batch-landed-later': () => 'किनारे उतरने का दिन आज के बाद का नहीं हो सकता।',
  'batch-landed-long-ago': ({ days }) => `किनारे उतरने का दिन ${days} दिन से भी पहले का है। साल और महीना देख लें।`,
  'batch-use-by-far': ({ days }) => `आखिरी तारीख ${days} दिन से भी आगे की है। साल और महीना देख लें।`,
  'nothing-to-undo': () => 'यह पहले ही वापस लिया जा चुका है, या वापस नहीं हो सकता।',
  'batch-in-use': () => 'इसमें से कुछ इस्तेमाल हो चुका है। जो बचा है, उसे गिनें।',
  'batch-recalled-already': () => 'यह बैच पहले ही रिकॉल हो चुका है।',
  'batch-moved': () => 'अभी-अभी किसी और ने यह बैच बदला है। देख लें, फिर दबाएँ।',
  'batch-fish-unknown': () => 'दुकान यह मछली नहीं बेचती, या इस साइज़ में नहीं बेचती।',
  'kilos-promised': ({ left }) =>
    `सिर्फ़ ${readableWeight(left)} निकल सकता है, बाकी ऑर्डर में जा चुका है। पहले इस मछली का स्टॉक गिनें।`,
  'recall-order-not-there': () => 'उस ऑर्डर में इस बैच की मछली नहीं है।',
  'yield-moved': () => 'नई तौल से आँकड़ा बदल गया है। देख लें, फिर दबाएँ।',
  'recall-told-already': () => 'इस ग्राहक को पहले ही बता दिया है।',
} as const satisfies InLanguage<typeof English.batchRefusals>

/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'लिखा नहीं गया',
  noPlace: 'बंदरगाह लिखा नहीं गया',
  noBoat: 'नाव या जाल लिखा नहीं गया',
  landing: (when, where, boat) => `${when}, ${where}; ${boat}`,
  landed: 'किनारे उतरी',
  /** of a product */
  cutToday: 'आज की कटिंग इस माल से',
  ofSizes: (sizes, landing) => `${sizes}: ${landing}`,
  batch: (code, landing) => `बैच ${code}, किनारे उतरा ${landing}`,
  isRecalled: 'यह बैच बिक्री से हटाया गया है। इसकी मछली न खाएँ। हमें फ़ोन करें।',
} as const satisfies InLanguage<typeof English.landingWords>

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish) => `${fish}: कहाँ से आई`,
  batch: (code) => `बैच ${code}`,
  recalled: 'यह बैच बिक्री से हटाया गया है।',
  doNotEat: 'इसकी मछली न खाएँ।',
  call: (phone) => `${phone} पर फ़ोन करें। आपके पैसे वापस मिलेंगे।`,
  because: (reason) => `वजह: ${reason}`,
  facts: {
    fish: 'मछली',
    size: 'साइज़',
    landed: 'किनारे उतरी',
    jetty: 'बंदरगाह',
    boat: 'नाव या जाल',
    origin: 'समुद्र की या पाली हुई',
    temperature: 'हमारे पास आई तब तापमान',
    lastDay: 'पैक करने का आखिरी दिन',
  },
  degrees: (tenths) => `${tenths / 10} °C`,
  origins: { wild: 'समुद्र की', farmed: 'पाली हुई', '': 'लिखा नहीं गया' },
  honest: 'मछली आते समय जो बात दर्ज नहीं हुई, उसकी जगह “लिखा नहीं गया” दिखता है। बाद में यहाँ कुछ नहीं जोड़ा जाता।',
} as const satisfies InLanguage<typeof English.catchWords>

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'सफ़ाई से पहले का वज़न', gross: 'सफ़ाई के बाद का वज़न' },
  noted: {
    net: (typed) => `सफ़ाई से पहले: ${typed}`,
    gross: (typed) => `सफ़ाई के बाद: ${typed}`,
  },
  hint: 'उसी मछली का, सफ़ाई के हिसाब के लिए। न तौला हो तो खाली छोड़ें।',
  noWeight: 'सफ़ाई से पहले या बाद का वज़न सही नहीं है। फिर से डालें, या खाली छोड़ें।',
} as const satisfies InLanguage<typeof English.otherWeightWords>

/** The yield book: how much of a fish is left after cleaning. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: '100 ग्राम में से पकाने के लिए कितना बचता है, सफ़ाई से पहले और बाद की तौल से। मछली के पेज पर वही आँकड़ा दिखता है जो मालिक मंज़ूर करें।',
  ownerOnly: 'आँकड़ा सिर्फ़ मालिक मंज़ूर कर सकते हैं।',
  cuts: { whole: 'साबुत', cut: 'कटा हुआ', marinated: 'मसाला लगा' },
  of: (title, cut) => `${title}, ${cut}`,
  about: (percent) => `करीब ${percent}%`,
  asOpened: 'दुकान शुरू होने के समय का; यहाँ तौला नहीं गया',
  own: (percent, from, to) => `${percent}%, ${from} से ${to}% तक`,
  noddedBy: (who, day, samples) => `${who} ने मंज़ूर किया, ${day}, ${samples} तौल से`,
  weighed: (samples, enough) =>
    samples < enough ? `सफ़ाई से पहले और बाद की तौल: ${enough} में से ${samples}` : `सफ़ाई से पहले और बाद की तौल: ${samples}`,
  proposed: (percent, from, to, samples) => `${samples} तौल का आँकड़ा ${percent}%, ${from} से ${to}% तक।`,
  nod: (percent) => `अब से ${percent}% रखें`,
  nodOf: (title, cut, percent) => `अब से ${percent}% रखें: ${title}, ${cut}`,
  nodded: (title, cut, percent) => `${title}, ${cut}: पेज पर अब ${percent}% दिखेगा।`,
} as const satisfies InLanguage<typeof English.yieldsWords>
