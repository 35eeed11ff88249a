import { readable } from '#shop/money.ts'
import type * as English from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

/** Why staff cannot do what they want with an item of an order. */
export const weighingRefusals = {
  'no-such-line': () => 'इस ऑर्डर में ऐसा कोई आइटम नहीं है।',
  'line-moved': () => 'यह आइटम किसी और ने अभी कर दिया। अब यह ऐसा है।',
  'line-not-open': () => 'इस ऑर्डर में अभी कुछ नहीं तौल सकते। इसकी कटिंग नहीं चल रही, या यह निकल चुका है।',
  'line-replaced': () => 'यह आइटम बदल दिया गया है। उसकी जगह वाला तौलें।',
  'line-left-out': () => 'यह आइटम पहले ही हटा दिया है।',
  'weight-impossible': () => 'वज़न पूरे ग्राम में डालें, 1 ग्राम से 100 किलो तक।',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्राम या किलो? तराज़ू पर ${readableWeight(grams)} है, ऑर्डर ${readableWeight(ordered)} का था।`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} बहुत ज़्यादा है। बिना पूछे ${readableWeight(heaviest)} तक दे सकते हैं। काटकर कम करें, ऊपर का मुफ़्त दें, या ग्राहक से पूछें।`,
  'nothing-asked': () => 'इस आइटम के बारे में ग्राहक से नहीं पूछा गया।',
  'yield-impossible': () => 'एक ही मछली के सफ़ाई से पहले और बाद के ये वज़न नहीं हो सकते।',
  'no-replacement': () => 'आज इसकी जगह यह नहीं दे सकते। दूसरा चुनें।',
  'call-not-noted': () => 'पहले ग्राहक को फ़ोन करें। दूसरी मछली के लिए फ़ोन पर उनकी हाँ चाहिए।',
  'said-below-price': ({ price }) => `इसका दाम ही ${readable(price)} है। ग्राहक को ज़्यादा रकम बताएँ, या छोटा पैक चुनें।`,
  'order-most-rises': ({ was, most }) =>
    `पूरा ऑर्डर ${readable(most)} तक जा सकता है; ग्राहक को ${readable(was)} तक दिखाया था। उन्हें बताएँ, और उनकी हाँ दर्ज करें।`,
  'over-cash-limit': ({ most, total }) =>
    `पूरा ऑर्डर ${readable(total)} तक जा सकता है; नकद ${readable(most)} तक ही लिया जा सकता है। कम चुनें।`,
  'replacement-short': ({ left }) =>
    left === 0 ? 'इस मछली का स्टॉक खत्म। दूसरी चुनें।' : `इस मछली का सिर्फ़ ${readableWeight(left)} बचा है।`,
} as const satisfies InLanguage<typeof English.weighingRefusals>

/** Words at the scale: one item of an order at a time. */
export const weighingScreenWords = {
  title: (number) => `${number} तौलें`,
  weigh: 'वज़न सेव करें',
  grams: (grams) => `${grams} ग्राम`,
  units: { g: 'ग्राम', kg: 'किलो' },
  needsScript: 'तौलने के लिए JavaScript चाहिए। उसके बिना सिर्फ़ पढ़ सकते हैं कि क्या तौलना है।',
  lines: 'इस ऑर्डर के आइटम',
  toOrder: 'पूरा ऑर्डर',
  toBoard: 'बोर्ड पर वापस',
  toCutList: 'कटिंग पर वापस',

  packs: (quantity, weight) => `${weight} के ${quantity} पैक`,
  means: { net: 'पैकेट में जितना', gross: 'सफ़ाई से पहले', '': 'जैसा लेबल पर है' },
  ordered: 'मँगाया',
  most: 'ज़्यादा से ज़्यादा',
  insteadOf: (no) => `यह आइटम ${no} की जगह है।`,
  agreed: (no) => `आइटम ${no} की जगह, फ़ोन पर तय।`,

  field: 'तराज़ू पर वज़न',
  fieldHint: 'ग्राम ऐसे डालें: 1020, या किलो ऐसे: 1.02। फिर वज़न सेव करें।',
  scaleHint: '‘वज़न सेव करें’ से तराज़ू का वज़न लिया जाता है। आप खुद डालें तो वही माना जाएगा।',
  typeFirst: 'तराज़ू जो दिखाए वह डालें।',
  noWeight: 'यह वज़न नहीं है। ग्राम ऐसे डालें: 1020, या किलो ऐसे: 1.02।',
  impossible: 'एक आइटम का वज़न 1 ग्राम से 100 किलो तक होता है।',
  refusedHere: 'यह आइटम अभी नहीं तौल सकते। पेज फिर से लोड करें।',

  tare: 'डिब्बे का वज़न (tare)',
  tareHint: 'ग्राम में। यह हर वज़न से घटता है और इस टैबलेट पर सेव रहता है।',
  net: (gross, tare, net) => `${gross} ग्राम में से डिब्बे के ${tare} ग्राम घटाकर: ${net} ग्राम`,
  tareTooMuch: 'इतना तो डिब्बे का ही वज़न है।',
  tareWrong: (most) => `डिब्बे का वज़न ग्राम में डालें, जैसे 250। ज़्यादा से ज़्यादा ${most} ग्राम।`,

  verdict: {
    doubtful: 'ग्राम या किलो?',
    short: (grams, ordered) => `${ordered} में से सिर्फ़ ${grams} ग्राम`,
    less: (less) => `${less} ग्राम कम, चलेगा`,
    exact: 'ठीक ऑर्डर जितना',
    within: (more) => `${more} ग्राम ज़्यादा, चलेगा`,
    over: (over) => `${over} ग्राम बहुत ज़्यादा`,
  },

  doubtHead: (one, other) => `यह ${one} है या ${other}?`,
  doubtAlone: (one) => `क्या सच में ${one} है?`,
  doubtMore: (ordered) => `ऑर्डर ${ordered} का था।`,
  itIs: (weight) => `${weight} ही है`,

  cutDown: 'काटकर कम करें',
  cutDownMore: (grams) => `${grams} ग्राम कम करके फिर तौलें`,
  give: 'ऊपर का मुफ़्त दें',
  giveMore: (price, grams) => `${price} देंगे, पूरे ${grams} ग्राम मिलेंगे`,
  ask: 'ग्राहक से पूछें',
  askMore: (price) => `${price} चलेगा? SMS या फ़ोन, 15 मिनट`,

  asked: 'ग्राहक के जवाब का इंतज़ार',
  askedLeft: (wait) => `जवाब के लिए ${wait} बाकी`,
  askedByLink: 'उन्हें SMS से लिंक भेजा है।',
  askedByPhone: (phone) => `SMS नहीं गया। उन्हें फ़ोन करें: ${phone}`,
  askedByCounter: 'SMS नहीं गया। काउंटर फ़ोन करे।',
  askedOver: '15 मिनट में जवाब नहीं आया',
  saidYes: 'फ़ोन पर हाँ कहा',
  saidNo: 'फ़ोन पर मना किया',
  declined: 'ग्राहक ने मना किया',

  weighed: (weight, price) => `${weight}, ${price}`,
  source: { scale: 'तराज़ू से', typed: 'हाथ से लिखा', label: 'लेबल से', 'as-ordered': 'ऑर्डर जितना' },
  weighedBy: (who, clock, source) => `${who}, ${clock}, ${source}`,
  again: 'फिर तौलें',
  keepIt: 'यही वज़न रखें',
  whyAgain: 'फिर क्यों तौलना है?',
  otherReason: 'कोई और वजह',
  needsReason: 'फिर से तौलने की वजह चुनें।',

  leaveOut: 'न दें',
  leaveOutHead: (title) => `${title}: न दें?`,
  leaveOutMore: 'ग्राहक इसके पैसे नहीं देंगे, और वजह पढ़ेंगे।',
  leftOut: 'नहीं दिया, इसके पैसे नहीं लगेंगे।',
  weighAfterAll: 'वापस लें: फिर से जोड़ें',
  replace: 'बदलें',
  replaceHead: (title) => `${title} की जगह क्या?`,
  replaceMore: 'उतने ही वज़न के लिए ग्राहक दोनों में से कम वाला भाव देंगे।',
  replaceBy: (title, size) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price, weight) => `${weight} के ${price}`,
  noReplacement: 'इसकी जगह देने को कुछ नहीं है',
  anyFish: 'कोई और मछली, फ़ोन करके',
  replaced: 'यह आइटम बदल दिया गया है।',
  standsFor: (title) => `इसकी जगह वाला तौलें: ${title}`,
  because: (reason) => `वजह: ${reason}`,
  keepLine: 'कैंसल',

  sending: (name) => `${name}: भेज रहे हैं...`,
  waiting: (name) => `${name}: अभी नहीं भेजा गया, नेटवर्क नहीं है। नेटवर्क आते ही भेजा जाएगा।`,
  actOn: (what, title) => `${what}, ${title}`,

  allDone: 'सब आइटम का वज़न हो गया',
  notAllDone: 'अभी कुछ आइटम बाकी हैं',
  pack: 'पैक करें',
  slip: 'पर्ची प्रिंट करें',
  labels: 'लेबल प्रिंट करें',
  notYet: 'इस ऑर्डर की कटिंग अभी शुरू नहीं हुई। वज़न उसके बाद होता है।',
  noMore: 'यह ऑर्डर अब तराज़ू पर नहीं है।',
  nothingLeft: 'पैक करने को कुछ नहीं बचा। ऑर्डर को उसके पेज पर नामंज़ूर करें, या कोई आइटम फिर से जोड़ें।',

  history: 'इस आइटम का क्या हुआ',
  photographHas: 'तराज़ू की फ़ोटो है।',
  photographSending: 'फ़ोटो भेज रहे हैं...',
  photographKept: 'फ़ोटो इस आइटम के साथ सेव हो गई।',
  photographFailed: 'फ़ोटो सेव नहीं हुई। फिर से लें।',

  labelOfNoLine: 'इस ऑर्डर में यह मछली तौलनी बाकी नहीं है।',
  scanUnknown: (scanned) => `बोर्ड पर ${scanned} नंबर का कोई ऑर्डर नहीं है।`,

  readAs: (typed, grams) => `${typed} यानी ${grams} ग्राम`,
  asOrdered: 'ऑर्डर जितना',
  noScale: 'तराज़ू नहीं: टाइप करें',
  scaleHere: 'तराज़ू जुड़ा है',
  mostIs: (most) => `अधिकतम ${most}`,
  was: (price) => `पहले ${price}`,
  chooseFirst: 'पहले एक चुनें',
  reasonFirst: 'पहले वजह चुनें',
  whatNow: (said) => `${said}: अब क्या करें?`,
  giveGrams: (grams, charged) => `${grams} ग्राम, पैसे ${charged} ग्राम के`,
  askPlain: 'SMS या फ़ोन, 15 मिनट',
  typedWrong: 'गलत टाइप हुआ? फिर से टाइप करें।',
  typeAgainHere: 'गलत टाइप हुआ: फिर से',
  saved: (title) => `${title} सेव हुआ`,
  savedFree: (title, grams) => `${title} सेव हुआ, ${grams} ग्राम मुफ़्त`,
  givenFree: (grams) => `${grams} ग्राम मुफ़्त दिया`,
  done: (title, state) => `${title}: ${state}`,
  tareShort: 'टेयर',
  tareOf: 'डिब्बा, थैली',
  batch: 'बैच',
  batchOf: (code) => `बैच ${code}`,
  batchUntil: (day) => `आखिरी तारीख ${day}`,
  photo: 'फ़ोटो',
  photoOf: (title) => `तराज़ू की फ़ोटो, ${title}`,
  photoSending: 'भेज रहे हैं…',
  photoSaved: 'फ़ोटो सेव हुई',
  photoFailed: 'सेव नहीं हुई: फिर लें',
  labelShort: 'लेबल',
  afterSaving: 'सेव के बाद',
  moreTools: 'और: टेयर, बैच, फ़ोटो, लेबल, बदलें, न दें',
  backToKeys: 'बटनों पर वापस',
  historyShort: 'क्या हुआ',
  thisReason: 'यही वजह रखें',
  nextItem: (title) => `आगे: ${title}`,
  toSummary: 'पैकिंग पर जाएँ',
  packedHead: (number) => `${number} पैक हुआ`,
  toPay: 'कुल देना है',
  packsInAll: (packs) => `${packs} पैक`,
  inAll: 'कुल',
  waitingHead: 'इसके बाद',
  waitingNext: (number, area) => `आगे: ${number}, ${area}`,
  waitingItems: (items, weight) => `${items} मछली, ${weight}`,
  ready: 'हो गया',
} as const satisfies InLanguage<typeof English.weighingScreenWords>

/** The state of an item, in a word or two. */
export const lineStateWords = {
  'to-weigh': 'तौलना है',
  weighed: 'वज़न हुआ',
  asked: 'ग्राहक के जवाब का इंतज़ार',
  declined: 'ग्राहक ने मना किया',
  'left-out': 'नहीं दिया',
  replaced: 'बदला',
} as const satisfies InLanguage<typeof English.lineStateWords>

export const lineStateShort = {
  asked: 'इंतज़ार',
  declined: 'मना किया',
} as const satisfies InLanguage<typeof English.lineStateShort>

export const typedWeightWords = {
  unclear: 'यहाँ कॉमा (,) के दो मतलब हो सकते हैं। किलो ऐसे डालें 1.25, या ग्राम ऐसे 1250 ग्राम।',
} as const satisfies InLanguage<typeof English.typedWeightWords>

/** Why a photo of the scale is not taken. */
export const photographRefusals = {
  'no-jpeg': () => 'यह पूरी फ़ोटो (JPEG) नहीं है। फिर से लें।',
  'photograph-too-large': () => 'फ़ोटो बहुत बड़ी है। ज़्यादा से ज़्यादा 2,000 पिक्सेल चौड़ी और ऊँची, और 120 केबी।',
  'nothing-weighed': () => 'इस आइटम का वज़न नहीं हुआ, इसलिए दिखाने को कुछ नहीं है।',
  'photographs-too-many': () => 'इस घंटे की फ़ोटो हो गईं। तौलते रहें, अगली फ़ोटो बाद में लें।',
  'no-photograph': () => 'यहाँ कोई फ़ोटो नहीं है, या वह 30 दिन से पुरानी है।',
} as const satisfies InLanguage<typeof English.photographRefusals>

export const askWords = {
  title: 'आपकी मछली का वज़न हो गया',
  thisPageNeeds: 'इस पेज के लिए',
  intro: 'वज़न ऑर्डर से ज़्यादा निकला है, और दाम दिखाए गए ज़्यादा से ज़्यादा दाम से ऊपर है। क्या फिर भी चाहिए?',
  introWithin: 'वज़न ऑर्डर से काफ़ी ज़्यादा निकला है, पर दाम दिखाए गए ज़्यादा से ज़्यादा दाम से ऊपर नहीं है। क्या पूरा चाहिए?',
  order: 'ऑर्डर',
  fish: 'मछली',
  ordered: 'मँगाया',
  weighed: 'असली वज़न',
  asked: 'इस वज़न का दाम',
  most: 'दिखाया गया ज़्यादा से ज़्यादा दाम',
  difference: 'फ़र्क',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  more: (grams, money) => `ऑर्डर से ${grams} ज़्यादा, ज़्यादा से ज़्यादा दाम से ${money} ऊपर`,
  moreWithin: (grams) => `ऑर्डर से ${grams} ज़्यादा`,
  until: 'कृपया {clock} तक जवाब दें। जवाब न मिले तो हम काटकर कम करेंगे या ऊपर का मुफ़्त देंगे। आपको {most} से ज़्यादा नहीं देना होगा।',
  yes: (price) => `हाँ, ${price}`,
  no: 'नहीं, काटकर कम करें',
  sending: 'भेज रहे हैं...',
  agreed: 'आपने हाँ कहा।',
  agreedMeans: (price) => `आपको पूरी मछली ${price} में मिलेगी। धन्यवाद।`,
  declined: 'आपने मना किया।',
  declinedMeans: (most) => `हम इसे काटकर कम करेंगे, आपको ${most} से ज़्यादा नहीं देना होगा। धन्यवाद।`,
  over: 'यह सवाल अब बंद है।',
  overMeans:
    'इसका जवाब मिल चुका है, समय पूरा हो गया, या मछली फिर से तौली गई। आपकी हाँ के बिना दिखाए गए ज़्यादा से ज़्यादा दाम से ऊपर कभी नहीं देना होगा।',
  ofOrder: (number) => `ऑर्डर ${number}`,
  notSent: 'दुकान से संपर्क नहीं हो पाया। अभी कुछ तय नहीं हुआ है, फिर से दबाएँ।',
  unknown: 'यह लिंक काम नहीं कर रहा।',
  unknownMeans: 'शायद लिंक अधूरा है। मैसेज से उसे फिर खोलें, या हमें फ़ोन करें: {phone}',
  unreached: 'दुकान से संपर्क नहीं हो पाया। फिर कोशिश करें, या हमें फ़ोन करें: {phone}',
  tryAgain: 'फिर कोशिश करें',
  questions: 'कोई सवाल है? हमें फ़ोन करें: {phone}',
} as const satisfies InLanguage<typeof English.askWords>

/** Why an answer to the counter's question is not taken. The customer reads it, or who answers for them. */
export const askRefusals = {
  'ask-unknown': () => 'ऐसा कोई सवाल नहीं है।',
  'ask-over': () => 'यह सवाल बंद हो चुका है: जवाब मिल गया, या मछली फिर से तौली गई।',
  'ask-too-late': () => 'जवाब देने का समय निकल गया, 15 मिनट हो चुके हैं।',
} as const satisfies InLanguage<typeof English.askRefusals>
