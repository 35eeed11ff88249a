import type * as English from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

/** Why staff cannot do at a line of an order what they wish. */
export const weighingRefusals = {
  'no-such-line': () => 'ऑर्डर में ऐसी कोई लाइन नहीं है।',
  'line-moved': () => 'इस लाइन पर किसी ने पहले कर दिया। अब यह ऐसी है।',
  'line-not-open': () => 'इस ऑर्डर में अभी कुछ नहीं तौल सकते: इसकी कटिंग नहीं चल रही, या यह निकल चुका है।',
  'line-replaced': () => 'इसकी जगह दूसरी लाइन है। उसे तौलें।',
  'line-left-out': () => 'यह लाइन पहले ही छोड़ी जा चुकी है।',
  'weight-impossible': () => 'वज़न पूरे ग्राम में होता है, 1 ग्राम से 100 किलो तक।',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्राम या किलो? तराज़ू पर ${readableWeight(grams)} है, ऑर्डर ${readableWeight(ordered)} का था।`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} बहुत ज़्यादा है: बिना पूछे ज़्यादा से ज़्यादा ${readableWeight(heaviest)} दे सकते हैं। काटकर कम करें, ऊपर का मुफ़्त दें, या पूछें।`,
  'nothing-asked': () => 'इस लाइन के बारे में कुछ नहीं पूछा गया था।',
  'yield-impossible': () => 'एक ही मछली के सफ़ाई से पहले और बाद के वज़न ये नहीं हो सकते।',
  'no-replacement': () => 'आज इसकी जगह यह नहीं दे सकते। दूसरा चुनें।',
} as const satisfies InLanguage<typeof English.weighingRefusals>

/** Words at the scale: one line of an order at a time. */
export const weighingScreenWords = {
  title: (number) => `${number} तौलें`,
  weigh: 'तौलें',
  grams: (grams) => `${grams} ग्राम`,
  needsScript: 'तौलने के लिए JavaScript चाहिए। क्या तौलना है, यह उसके बिना भी पढ़ सकते हैं।',
  lines: 'इस ऑर्डर की लाइनें',
  lineOf: (no, count) => `${count} में से लाइन ${no}`,
  summary: 'हिसाब',
  toOrder: 'पूरा ऑर्डर',
  toBoard: 'बोर्ड पर वापस',
  toCutList: 'कटिंग की सूची',

  packs: (quantity, weight) => `${quantity} × ${weight}`,
  means: { net: 'पैकेट में जितना', gross: 'सफ़ाई से पहले', '': 'जैसा लेबल पर है' },
  ordered: 'मँगाया',
  costs: 'दाम',
  most: 'ज़्यादा से ज़्यादा',
  about: 'करीब',
  forGrams: (grams) => `${grams} ग्राम के लिए`,
  insteadOf: (no) => `यह लाइन ${no} की जगह है।`,

  field: 'तराज़ू पर वज़न',
  fieldHint: 'ग्राम ऐसे लिखें 1020, या किलो ऐसे 1.02। एंटर से तौल हो जाती है।',
  scaleHint: 'एंटर से तराज़ू पर जो है वह ले लिया जाता है। आपका लिखा उससे पहले माना जाता है।',
  unit: 'बिना पॉइंट के लिखा',
  units: { g: 'ग्राम', kg: 'किलो' },
  reads: (typed, grams) => `${typed} यानी ${grams} ग्राम`,
  keys: 'अंकों के बटन',
  point: 'पॉइंट',
  deleteKey: 'आखिरी अंक मिटाएँ',
  typeFirst: 'तराज़ू जो दिखाए वह लिखें।',
  noWeight: 'यह वज़न नहीं है। ग्राम ऐसे लिखें 1020, या किलो ऐसे 1.02।',
  impossible: 'एक लाइन का वज़न 1 ग्राम से 100 किलो तक होता है।',
  refusedHere: 'यह लाइन अभी नहीं तौल सकते। पेज फिर से लोड करें।',

  tare: 'तराज़ू पर डिब्बा या थैली',
  tareHint: 'ग्राम में। हर वज़न से घटाया जाता है, और यह टैबलेट इसे याद रखता है।',
  tareNow: (grams) => `डिब्बा या थैली: ${grams} ग्राम`,
  net: (gross, tare, net) => `${gross} ग्राम में से डिब्बे के ${tare} ग्राम घटाकर: ${net} ग्राम`,
  tareTooMuch: 'इतना तो डिब्बे का ही वज़न है।',
  tareWrong: (most) => `डिब्बे का वज़न ग्राम में लिखें, जैसे 250। ज़्यादा से ज़्यादा ${most} ग्राम।`,

  verdict: {
    doubtful: (grams, ordered) => `${grams} ग्राम: ${ordered} ग्राम के ऑर्डर से बहुत अलग। ग्राम या किलो?`,
    short: (grams, less) => `${grams} ग्राम: ऑर्डर से ${less} ग्राम कम, दस में नौ हिस्से से भी कम।`,
    less: (grams, less) => `${grams} ग्राम: ऑर्डर से ${less} ग्राम कम। दाम भी उतना घटेगा।`,
    exact: (grams) => `${grams} ग्राम: जितना मँगाया ठीक उतना।`,
    within: (grams, more, spare) => `${grams} ग्राम: ऑर्डर से ${more} ग्राम ज़्यादा, ${spare} ग्राम तक की छूट के अंदर।`,
    over: (grams, over, most) => `${grams} ग्राम: ${most} ग्राम तक चलता है, उससे ${over} ग्राम ज़्यादा।`,
  },
  comesTo: (price) => `होगा ${price}`,
  comesToOver: (price, over) => `होगा ${price}, ज़्यादा से ज़्यादा वाले दाम से ${over} ऊपर`,

  doubtHead: (one, other) => `यह ${one} है या ${other}?`,
  doubtAlone: (one) => `क्या सच में ${one} है?`,
  doubtMore: (ordered) => `ऑर्डर ${ordered} का था।`,
  itIs: (weight) => `${weight} ही है`,
  typeAgain: 'फिर से लिखें',

  overHead: 'जितना तय था उससे ज़्यादा',
  overMore: (price, over) => `${price} होगा: ग्राहक को दिखाए ज़्यादा से ज़्यादा दाम से ${over} ऊपर।`,
  cutDown: 'काटकर कम करें',
  cutDownMore: (grams) => `ज़्यादा से ज़्यादा ${grams} ग्राम करके फिर तौलें`,
  give: 'ऊपर का मुफ़्त दें',
  giveMore: (price) => `ग्राहक ${price} दें और सारा ले जाएँ`,
  ask: 'ग्राहक से पूछें',
  askMore: (price) =>
    `${price} चलेगा या नहीं: जवाब के लिए 15 मिनट। SMS सिर्फ़ वेरिफाई किए मोबाइल पर जाता है: बाकी सबको फ़ोन करें`,

  asked: 'ग्राहक से पूछा है',
  askedFor: (weight, price) => `${weight}, ${price} में`,
  askedLeft: (wait) => `जवाब के लिए ${wait} बाकी`,
  askedByLink: 'उन्हें SMS से लिंक गया है।',
  askedByPhone: (phone) => `उन्हें SMS नहीं गया। उन्हें फ़ोन करें: ${phone}`,
  askedByCounter: 'उन्हें SMS नहीं गया। काउंटर से किसी को उन्हें फ़ोन करना होगा।',
  askedOver: '15 मिनट में जवाब नहीं आया: काटकर कम करें, या ऊपर का मुफ़्त दें।',
  saidYes: 'फ़ोन पर हाँ कहा',
  saidNo: 'फ़ोन पर ना कहा',
  declined: 'ग्राहक ने ना कहा',
  declinedMore: (weight, price) => `${weight} ${price} में नहीं: काटकर कम करें, या ऊपर का मुफ़्त दें।`,

  weighed: (weight, price) => `${weight}, ${price}`,
  notSettled: (weighed, state) => `${weighed}: ${state}`,
  source: { scale: 'तराज़ू से पढ़ा', typed: 'हाथ से लिखा', label: 'लेबल से' },
  weighedBy: (who, clock, source) => `${who}, ${clock}, ${source}`,
  again: 'फिर तौलें',
  keepIt: 'यही वज़न रखें',
  whyAgain: 'फिर क्यों?',
  otherReason: 'कोई और वजह',
  needsReason: 'फिर से क्यों तौला, बताएँ।',

  leaveOut: 'यह न दें',
  leaveOutHead: (title) => `${title}: न दें?`,
  leaveOutMore: 'ग्राहक इसका कुछ नहीं देते, और वजह पढ़ते हैं।',
  leftOut: 'नहीं दिया: इसका कुछ नहीं लिया जाएगा।',
  weighAfterAll: 'फिर भी तौलें',
  replace: 'बदलें',
  replaceHead: (title) => `${title} की जगह क्या?`,
  replaceMore: 'उतने ही वज़न के लिए ग्राहक दोनों में से कम वाला भाव देते हैं।',
  replaceBy: (title, size) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price, weight) => `${weight} के ${price}`,
  noReplacement: 'दुकान में इसकी जगह देने लायक कुछ नहीं है।',
  replaced: 'इसकी जगह दूसरी लाइन है।',
  standsFor: (title) => `इसकी जगह जो है उसे तौलें: ${title}`,
  because: (reason) => `वजह: ${reason}`,
  keepLine: 'लाइन जैसी है वैसी रहने दें',
  wish: {
    call: 'कुछ न मिले तो ग्राहक फ़ोन चाहते हैं।',
    'next-size': 'कुछ न मिले तो ग्राहक अगला साइज़ लेंगे।',
    'leave-out': 'कुछ न मिले तो ग्राहक वह चीज़ नहीं लेंगे।',
  },

  sending: (name) => `${name}: भेज रहे हैं …`,
  waiting: (name) => `${name}: अभी नहीं भेजा गया, नेटवर्क नहीं है। नेटवर्क आते ही भेजा जाएगा।`,
  actOn: (what, title) => `${what}, ${title}`,
  justDone: (title, what) => `${title}: ${what}`,
  justHead: 'अभी-अभी तौला',

  allDone: 'सब तुल गया',
  notAllDone: 'अभी कुछ बाकी है',
  orderedGrams: (grams) => `${grams} ग्राम मँगाया`,
  apart: {
    more: (grams) => `${grams} ग्राम ज़्यादा`,
    less: (grams) => `${grams} ग्राम कम`,
    same: 'जितना मँगाया उतना ही',
  },
  pays: 'देना है, पूरे रुपये तक घटाकर',
  pack: 'पैक करें',
  packed: 'पैक',
  slip: 'पर्ची प्रिंट करें',
  labels: 'लेबल प्रिंट करें',
  label: 'इसका लेबल प्रिंट करें',
  isPacked: 'यह पैक हो चुका है। निकलने तक कोई लाइन फिर तौल सकते हैं।',
  notYet: 'इस ऑर्डर की कटिंग अभी शुरू नहीं हुई। उसके बाद तौला जाता है।',
  noMore: 'यह ऑर्डर अब तराज़ू पर नहीं है।',
  nothingLeft: 'पैक करने को कुछ नहीं बचा। ऑर्डर को उसके पेज पर नामंज़ूर करें, या कोई लाइन फिर भी तौलें।',

  history: 'इस लाइन का क्या हुआ',
  photograph: 'तराज़ू की फ़ोटो लें',
  photographAgain: 'फिर से फ़ोटो लें',
  photographHas: 'तराज़ू की फ़ोटो है।',
  photographSending: 'फ़ोटो भेज रहे हैं …',
  photographKept: 'फ़ोटो इस लाइन के साथ रख ली।',
  photographFailed: 'फ़ोटो नहीं रखी जा सकी। फिर से लें।',

  labelOfNoLine: 'इस ऑर्डर की किसी लाइन को यह मछली नहीं चाहिए।',
  scanUnknown: (scanned) => `बोर्ड पर ${scanned} नंबर का कोई ऑर्डर नहीं है।`,
} as const satisfies InLanguage<typeof English.weighingScreenWords>

/** How a line stands, in a word or two. */
export const lineStateWords = {
  'to-weigh': 'तौलना है',
  weighed: 'तौला',
  asked: 'पूछा है',
  declined: 'ना कहा',
  'left-out': 'नहीं दिया',
  replaced: 'बदला',
} as const satisfies InLanguage<typeof English.lineStateWords>

/** What somebody has done to a line, behind their name: 'आसिफ़ ने तौला'. */
export const lineDoneWords = {
  weigh: 'ने तौला',
  ask: 'ने ग्राहक से पूछा',
  agree: 'ने हाँ कहा',
  decline: 'ने ना कहा',
  give: 'ने ऊपर का मुफ़्त दिया',
  'leave-out': 'ने छोड़ दिया',
  replace: 'ने बदलकर दिया',
} as const satisfies InLanguage<typeof English.lineDoneWords>

export const withWeight = (what: string, grams: string) => `${what}: ${grams} ग्राम`

export const typedWeightWords = {
  unclear: 'यहाँ कॉमा (,) के दो मतलब हो सकते हैं। किलो ऐसे लिखें 1.25, या ग्राम ऐसे 1250 ग्राम।',
} as const satisfies InLanguage<typeof English.typedWeightWords>

/** What stands against a photograph of the scale. */
export const photographRefusals = {
  'no-jpeg': () => 'यह पूरी फ़ोटो (JPEG) नहीं है। फिर से खींचें।',
  'photograph-too-large': () => 'फ़ोटो बहुत बड़ी है: ज़्यादा से ज़्यादा 2,000 डॉट चौड़ी और ऊँची, और 120 केबी।',
  'nothing-weighed': () => 'इस लाइन में कुछ तौला नहीं गया, इसलिए दिखाने को कुछ नहीं है।',
  'photographs-too-many': () => 'इस घंटे में फ़ोटो बहुत हो गईं। तौलते रहें, अगली फ़ोटो बाद में लें।',
  'no-photograph': () => 'इस तौल की फ़ोटो नहीं है, या वह 30 दिन से पुरानी है।',
} as const satisfies InLanguage<typeof English.photographRefusals>

export const askWords = {
  title: 'आपकी मछली तराज़ू पर',
  thisPageNeeds: 'इस पेज के लिए',
  intro: 'जितना मँगाया था, वज़न उससे ज़्यादा है, और दाम आपको दिखाए गए सबसे ज़्यादा दाम से भी ऊपर। क्या फिर भी चाहिए?',
  introWithin: 'जितना मँगाया था, वज़न उससे काफ़ी ज़्यादा है, पर दाम आपको दिखाए गए सबसे ज़्यादा दाम से ऊपर नहीं। क्या पूरा चाहिए?',
  order: 'ऑर्डर',
  fish: 'मछली',
  ordered: 'मँगाया',
  weighed: 'तौला',
  asked: 'तराज़ू के हिसाब से दाम',
  most: 'दिखाया गया सबसे ज़्यादा दाम',
  difference: 'फ़र्क',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  more: (grams, money) => `जितना मँगाया उससे ${grams} ज़्यादा, दिखाए गए सबसे ज़्यादा दाम से ${money} ऊपर`,
  moreWithin: (grams) => `जितना मँगाया उससे ${grams} ज़्यादा`,
  until: 'कृपया {clock} तक जवाब दें। जवाब न मिले तो हम काटकर कम करेंगे या ऊपर का मुफ़्त देंगे: आपको {most} से ज़्यादा नहीं देना होगा।',
  yes: (price) => `हाँ, ${price}`,
  no: 'नहीं, काटकर कम करें',
  sending: 'भेज रहे हैं...',
  agreed: 'आपने हाँ कहा।',
  agreedMeans: (price) => `आपको पूरी मछली ${price} में मिलेगी। धन्यवाद।`,
  declined: 'आपने ना कहा।',
  declinedMeans: (most) => `हम इसे काटकर कम करेंगे: आपको ${most} से ज़्यादा नहीं देना होगा। धन्यवाद।`,
  over: 'यह सवाल अब बंद है।',
  overMeans:
    'इसका जवाब मिल चुका है, समय पूरा हो गया, या मछली फिर से तौली गई। आपकी हाँ के बिना आपको दिखाए गए सबसे ज़्यादा दाम से ऊपर कभी नहीं देना होता।',
  ofOrder: (number) => `ऑर्डर ${number}`,
  notSent: 'दुकान से जवाब नहीं आया। अभी कुछ तय नहीं हुआ: फिर से दबाएँ।',
  unknown: 'इस लिंक पर कोई सवाल नहीं है।',
  unknownMeans: 'शायद लिंक अधूरा है। मैसेज से उसे फिर खोलें, या हमें फ़ोन करें: {phone}',
  unreached: 'दुकान से जवाब नहीं आया। फिर कोशिश करें, या हमें फ़ोन करें: {phone}',
  tryAgain: 'फिर कोशिश करें',
  questions: 'कोई सवाल है? हमें फ़ोन करें: {phone}',
} as const satisfies InLanguage<typeof English.askWords>

/** What stands against an answer to what the counter asked; the buyer reads it, and so does who notes it for them. */
export const askRefusals = {
  'ask-unknown': () => 'ऐसा कोई सवाल नहीं है।',
  'ask-over': () => 'यह सवाल खत्म हो चुका है: जवाब मिल गया, या मछली फिर से तौली गई।',
  'ask-too-late': () => 'अब जवाब देने में देर हो गई: 15 मिनट निकल गए।',
} as const satisfies InLanguage<typeof English.askRefusals>
