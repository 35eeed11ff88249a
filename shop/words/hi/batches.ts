import type * as English from '../en/batches.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { clockInWords, dayInWords, namedDay, readableWeight } from './formatters.ts'
import { timeWords } from './measures.ts'

/** What staff read of what was landed together. */
export const batchesWords = {
  title: counterWords.batches,
  lead: 'जो मछली एक साथ उतरी। जो पहले इस्तेमाल होनी है, वह सबसे ऊपर है।',
  which: { open: 'दुकान में', 'used-up': 'खत्म हुए' },
  none: { open: 'दुकान में बैच में लिया हुआ कुछ नहीं है।', 'used-up': 'अभी कोई बैच खत्म नहीं हुआ।' },
  takeIn: 'बैच लें',
  takingIn: 'ले रहे हैं…',
  fish: (title, size) => (size === '' ? title : `${title}, ${size}`),
  batch: (code) => `बैच ${code}`,
  past: (count) => `${count} बैच की आखिरी तारीख निकल चुकी है`,
  pastMore: 'अब इसमें से कुछ पैक नहीं होता। जो बचा है उसे फेंक दें, तो यह सूची से हट जाएगा।',
  isPast: 'आखिरी तारीख निकल गई',
  isRecalled: 'वापस मँगाया गया',
  recalled: (at, reason) => `वापस मँगाया गया, ${dayInWords(at)}, ${clockInWords(at)}: ${reason}`,
  packUntil: (day) => `आखिरी तारीख ${namedDay(day)}`,
  packToday: 'आखिरी तारीख आज',
  packTomorrow: 'आखिरी तारीख कल',
  left: (kilos) => `${kilos} बाकी`,
  landed: (when, jetty) => `उतरी ${when}, ${jetty}`,
  dayAndHour: (day, hour) =>
    hour === undefined ? namedDay(day) : timeWords.dayAndClock(namedDay(day), timeWords.clock(hour, 0)),
  notRecorded: 'लिखा नहीं गया',
  crate: 'यह कोड क्रेट पर लिख दें।',

  balance: 'इसका क्या हुआ',
  cameIn: 'आया',
  toLines: 'ऑर्डर में',
  waste: 'फेंका',
  leftNow: 'बाकी',
  leftBelow: 'जितना आया, उससे ज़्यादा तौला गया। जो है उसे गिन लें।',
  sum: (came, lines, waste, left) => `${came} = ${lines} + ${waste} + ${left}`,
  facts: 'कहाँ से आया',
  when: 'कब उतरी',
  jetty: 'कहाँ उतरी',
  boat: 'नाव या जाल',
  supplier: 'सप्लायर',
  origin: 'समुद्र की या पाली हुई',
  origins: { wild: 'समुद्र की', farmed: 'पाली हुई', '': 'लिखा नहीं गया' },
  temperature: 'आते समय तापमान',
  degrees: (tenths) => `${tenths / 10} °C`,
  lastDay: 'आखिरी तारीख',
  cost: 'एक किलो की खरीद',
  note: 'नोट',
  takenIn: 'कब लिया',
  publicPage: 'ग्राहक को इसका क्या दिखता है',

  throwAway: 'कुछ फेंकें',
  throwHead: (code) => `${code} में से कितना फेंकना है?`,
  throwing: 'लिख रहे हैं…',
  whyWaste: 'क्यों',
  count: 'जो बचा है उसे गिनें',
  countHead: (code) => `${code} में कितना बचा है?`,
  countHint: 'सब तराज़ू पर रखें। फ़र्क लिख लिया जाएगा।',
  counting: 'गिन रहे हैं…',
  noteWhy: 'नोट',
  recall: 'वापस मँगाएँ',
  recallHead: (code) => `${code} वापस मँगाएँ?`,
  recallMeans: (orders) =>
    orders === 0
      ? 'अब इसमें से कुछ पैक नहीं होगा, और इसके पेज पर यह लिखा होगा। किसी ऑर्डर में यह नहीं है। इसे वापस नहीं ले सकते।'
      : `अब इसमें से कुछ पैक नहीं होगा, और इसके पेज पर यह लिखा होगा। यह ${orders} ऑर्डर में है: कौन से, यह दिखेगा, और हर ग्राहक को फ़ोन करना है। इसे वापस नहीं ले सकते।`,
  recallWhy: 'क्यों, ऐसे शब्दों में जो ग्राहक पढ़ सकें',
  recallMissing: 'लिखें कि क्यों।',
  recalling: 'वापस मँगा रहे हैं…',
  undo: 'वापस लें',
  undoOf: (what) => `वापस लें: ${what}`,
  kilos: 'किलो',
  kilosHint: 'किलो के लिए 4.2 लिखें, ग्राम के लिए 4200 ग्राम।',
  noKilos: 'यह वज़न नहीं है। किलो ऐसे लिखें 4.2, या ग्राम ऐसे 4200 ग्राम।',
  done: 'लिख लिया।',
  faster: (who, what, at) => `${who}, ${clockInWords(at)}: ${what}।`,

  moves: 'क्या-क्या हुआ',
  moved: {
    in: (grams) => `${grams} आया`,
    'to-line': (grams) => `${grams} ऑर्डर के लिए तौला`,
    'from-line': (grams) => `${grams} ऑर्डर से वापस`,
    waste: (grams) => `${grams} फेंका`,
    count: (grams) => `${grams} गिना`,
    undo: (grams) => `${grams} वापस लिया`,
    recall: () => 'वापस मँगाया',
  },
  more: (grams) => `पता था उससे ${grams} ज़्यादा`,
  missing: (grams) => `${grams} कम निकला`,
  isUndone: 'वापस लिया गया',
  because: (reason) => `वजह: ${reason}`,

  orders: 'किन ऑर्डर में है',
  noOrders: 'किसी ऑर्डर में नहीं है।',
  order: (number) => `ऑर्डर ${number}`,
  toTell: (count) => `${count} ${count > 1 ? 'ग्राहकों' : 'ग्राहक'} को अभी फ़ोन करना है`,
  call: (phone) => `${phone} पर फ़ोन करें`,
  told: 'बता दिया',
  toldOf: (number) => `${number} के ग्राहक को बता दिया`,
  toldThem: (number) => `बता दिया: ऑर्डर ${number}`,
  toldBy: (who, at) => `${who} ने बताया, ${dayInWords(at)}, ${clockInWords(at)}`,
  notTold: 'अभी नहीं बताया',
} as const satisfies InLanguage<typeof English.batchesWords>

/** Words for taking in a batch. */
export const takeInWords = {
  title: 'बैच लें',
  lead: 'जो पता न हो, उसे खाली छोड़ें: ग्राहक को तब “लिखा नहीं गया” दिखेगा।',
  species: 'मछली',
  chooseFish: 'मछली चुनें',
  size: 'साइज़',
  anySize: 'कोई भी साइज़, या मिला-जुला',
  kilos: 'किलो',
  landedDay: 'किस दिन उतरी',
  landedHour: 'कितने बजे उतरी',
  hourUnknown: 'समय पता नहीं',
  jetty: 'कहाँ उतरी',
  jettyHint: 'जैसे “ससून डॉक”।',
  boat: 'नाव या जाल',
  boatHint: 'जैसे “काँटा और डोर”, या नाव का नाम।',
  lastDay: 'आखिरी तारीख',
  lastDayHint: 'आखिरी दिन जब तक यह पैक हो सकती है।',
  temperature: 'तापमान, °C',
  noDay: 'दिन चुनें।',
  noTemperature: 'तापमान ऐसे लिखें: 1.5।',
  cost: 'एक किलो की खरीद, ₹',
  noCost: 'रुपये ऐसे लिखें: 620 या 620.50, पैसों से पहले बिंदु।',
  costHint: 'सिर्फ़ मालिक देखते हैं।',
  origin: 'समुद्र की या पाली हुई',
  supplier: 'सप्लायर',
  note: 'नोट',
  more: 'और जानकारी',
} as const satisfies InLanguage<typeof English.takeInWords>

/** Words about the batch of a line, at the scale. */
export const lineBatchWords = {
  from: 'बैच',
  none: 'लिखा नहीं गया',
  until: (day, left) => `आखिरी तारीख ${day}, ${left} बाकी`,
  today: 'आज',
  scanned: (code) => `बैच ${code} चुना गया।`,
  noLine: 'पहले किसी लाइन पर जाएँ, फिर उसका बैच स्कैन करें।',
} as const satisfies InLanguage<typeof English.lineBatchWords>

/** Why the counter does nothing of the kind with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `बैच ${code} नहीं है।`,
  'batch-other-fish': ({ code }) => `बैच ${code} दूसरी मछली का है, या दूसरे साइज़ का।`,
  'batch-past-use-by': ({ code, useBy }) => `बैच ${code} की आखिरी तारीख ${namedDay(useBy)} थी: अब इसमें से कुछ पैक नहीं होता।`,
  'batch-recalled': ({ code }) => `बैच ${code} वापस मँगाया गया है: अब इसमें से कुछ पैक नहीं होता।`,
  'batch-weight-impossible': () => 'बैच का वज़न पूरे ग्राम में होता है, 1 ग्राम से 10,000 किलो तक।',
  'batch-use-by-past': () => 'इसकी आखिरी तारीख निकल चुकी है। आज या आगे का दिन चुनें।',
  'batch-landed-later': () => 'मछली आज के बाद तो नहीं उतर सकती।',
  'nothing-to-undo': () => 'यह पहले ही वापस लिया जा चुका है, या वापस नहीं हो सकता।',
  'batch-in-use': () => 'इसमें से कुछ जा चुका है। जो बचा है, उसे गिनें।',
  'batch-recalled-already': () => 'यह बैच पहले ही वापस मँगाया जा चुका है।',
  'batch-moved': () => 'इस बीच किसी और ने इस बैच में कुछ किया है। देख लें, फिर दबाएँ।',
  'batch-fish-unknown': () => 'दुकान ऐसी मछली नहीं बेचती, या इस साइज़ में नहीं।',
  'kilos-promised': ({ left }) => `बाकी ऑर्डर में जा चुका है: ${readableWeight(left)} निकल सकता है। पहले इस मछली के किलो गिनें।`,
  'recall-order-not-there': () => 'उस ऑर्डर में इस बैच की मछली नहीं है।',
  'yield-moved': () => 'नई तौल के बाद अब आँकड़ा दूसरा है। देख लें, फिर दबाएँ।',
  'recall-told-already': () => 'इनके ग्राहक को बताया जा चुका है।',
} as const satisfies InLanguage<typeof English.batchRefusals>

/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'लिखा नहीं गया',
  noPlace: 'उतरने की जगह लिखी नहीं गई',
  noBoat: 'नाव या जाल लिखा नहीं गया',
  landing: (when, where, boat) => `${when}, ${where}; ${boat}`,
  landed: 'किनारे उतरी',
  /** of a product */
  cutToday: 'आज हम इसमें से काट रहे हैं, जो किनारे उतरी',
  ofSizes: (sizes, landing) => `${sizes}: ${landing}`,
  more: (code) => `बैच ${code}`,
  batch: (code, landing) => `बैच ${code}, किनारे उतरा ${landing}`,
  isRecalled: 'यह बैच वापस मँगाया गया है: इसे न खाएँ। हमें फ़ोन करें।',
  scan: 'यह कहाँ से आई',
} as const satisfies InLanguage<typeof English.landingWords>

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish) => `${fish}: कहाँ से आई`,
  batch: (code) => `बैच ${code}`,
  recalled: 'यह बैच वापस मँगाया गया है।',
  doNotEat: 'इसे न खाएँ।',
  call: (phone) => `${phone} पर फ़ोन करें: आपके पैसे वापस मिलेंगे।`,
  because: (reason) => `क्यों: ${reason}`,
  facts: {
    fish: 'मछली',
    size: 'साइज़',
    landed: 'कब उतरी',
    jetty: 'कहाँ उतरी',
    boat: 'नाव या जाल',
    origin: 'समुद्र की या पाली हुई',
    temperature: 'हमारे पास आई तब तापमान',
    lastDay: 'किस दिन तक पैक करेंगे',
  },
  degrees: (tenths) => `${tenths / 10} °C`,
  origins: { wild: 'समुद्र की', farmed: 'पाली हुई', '': 'लिखा नहीं गया' },
  honest: 'मछली आते समय जो किसी ने नहीं लिखा, वहाँ “लिखा नहीं गया” है। यहाँ बाद में कुछ गढ़ा नहीं जाता।',
} as const satisfies InLanguage<typeof English.catchWords>

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'सफ़ाई से पहले का वज़न', gross: 'सफ़ाई के बाद का वज़न' },
  noted: {
    net: (typed) => `सफ़ाई से पहले: ${typed}`,
    gross: (typed) => `सफ़ाई के बाद: ${typed}`,
  },
  hint: 'उसी मछली का, सफ़ाई के हिसाब के लिए। किसी ने न तौला हो तो खाली छोड़ें।',
  noWeight: 'सफ़ाई की दूसरी तरफ़ का जो लिखा है, वह वज़न नहीं है। फिर से लिखें, या खाली छोड़ें।',
} as const satisfies InLanguage<typeof English.otherWeightWords>

/** The book of what reaches the pan. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: '100 ग्राम में से कितना कड़ाही तक पहुँचता है, सफ़ाई से पहले और बाद की तौल से। सामान के पेज पर वही आँकड़ा रहता है जो मालिक मान लें।',
  ownerOnly: 'आँकड़ा मालिक ही मानते हैं।',
  cuts: { whole: 'साबुत', cut: 'कटा हुआ', marinated: 'मसाला लगा' },
  of: (title, cut) => `${title}, ${cut}`,
  about: (percent) => `करीब ${percent}%`,
  asOpened: 'दुकान खुलते समय वाला; यहाँ तौला नहीं गया',
  own: (percent, from, to) => `${percent}%, ${from} से ${to}% तक`,
  noddedBy: (who, day, samples) => `${who} ने माना, ${day}, ${samples} तौल से`,
  weighed: (samples, enough) =>
    samples < enough ? `दोनों तरफ़ ${enough} में से ${samples} तौले` : `दोनों तरफ़ ${samples} तौले`,
  proposed: (percent, from, to, samples) => `${samples} तौल कहते हैं ${percent}%, ${from} से ${to}% तक।`,
  nod: (percent) => `अब से ${percent}% मानें`,
  nodOf: (title, cut, percent) => `अब से ${percent}% मानें: ${title}, ${cut}`,
  nodded: (title, cut, percent) => `${title}, ${cut}: पेज पर अब ${percent}% है।`,
} as const satisfies InLanguage<typeof English.yieldsWords>
