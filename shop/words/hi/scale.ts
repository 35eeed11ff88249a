import type * as English from '../en/scale.ts'
import type { InLanguage } from '../in-language.ts'

/** The state of the scale, and why a reading or a label of it is not taken. */
export const scaleWords = {
  states: {
    none: 'यह ब्राउज़र तराज़ू से नहीं जुड़ सकता। कंप्यूटर पर Chrome, Edge और Firefox HTTPS पर जुड़ सकते हैं। यहाँ वज़न हाथ से डालें।',
    off: 'इस स्क्रीन से अभी कोई तराज़ू नहीं जुड़ा है।',
    connecting: 'तराज़ू ढूँढ रहे हैं...',
    on: 'तराज़ू जुड़ गया।',
    lost: 'तराज़ू से संपर्क टूट गया, या वह दूसरी विंडो में खुला है। ढूँढ रहे हैं।',
  },
  connect: 'तराज़ू जोड़ें',
  connectOther: 'दूसरा तराज़ू जोड़ें',
  weight: (grams) => `${(grams / 1000).toFixed(3)} किलो`,
  noWeight: '– – –',
  rests: 'स्थिर',
  moves: 'हिल रहा है',
  net: 'डिब्बा घटाकर',
  refusals: {
    silent: 'तराज़ू से कुछ नहीं आ रहा। देखें कि चालू है और तार लगा है, या वज़न हाथ से डालें।',
    unstable: 'तराज़ू अभी हिल रहा है। थोड़ा रुकें।',
    moving: 'तराज़ू अभी हिल रहा है। थोड़ा रुकें।',
    empty: 'तराज़ू पर कुछ नहीं है।',
    'same-reading': 'पिछले आइटम का भी यही वज़न था। पहले वह पैकेट तराज़ू से उतारें।',
    over: 'तराज़ू पर उसकी हद से ज़्यादा वज़न है।',
    'under-zero': 'तराज़ू शून्य से कम दिखा रहा है। उसे खाली करें और उसका ज़ीरो बटन दबाएँ।',
    'not-zeroed': 'तराज़ू चालू करते समय उस पर कुछ रखा था। उसे खाली करें और उसका ज़ीरो बटन दबाएँ।',
    'other-unit': 'तराज़ू किलो या ग्राम पर नहीं है। उसका यूनिट बदलें।',
    magnified: 'तराज़ू दस गुना बारीक दिखा रहा है। उसे सामान्य पर लाएँ।',
    nonsense: 'तराज़ू वज़न नहीं भेज रहा। उसकी सेटिंग देखें, या वज़न हाथ से डालें।',
  },
  labelRefusals: {
    'layouts-unread': 'तराज़ू की सेटिंग अभी लोड नहीं हुई। थोड़ी देर में लेबल फिर स्कैन करें।',
    'not-a-label': 'यह तराज़ू का लेबल नहीं है।',
    'wrong-check-digit': 'लेबल ठीक से नहीं पढ़ा गया। फिर स्कैन करें, या वज़न हाथ से डालें।',
    'unknown-layout': 'यह लेबल किसी और दुकान का है। यहाँ का कोई तराज़ू ऐसा लेबल नहीं छापता।',
    'unknown-product': 'यह लेबल किसी और दुकान का है। इसका प्रॉडक्ट नंबर हमारा नहीं है।',
    'price-label': 'इस लेबल पर दाम है, वज़न नहीं। पैकेट यहाँ तौलें।',
    'no-weight': 'इस लेबल का वज़न किसी पैकेट का नहीं हो सकता। पैकेट यहाँ तौलें।',
  },
} as const satisfies InLanguage<typeof English.scaleWords>

export const scaleSettingRefusals = {
  'prefix-twice': () => 'दो तरह के लेबल एक ही दो अंकों से शुरू होते हैं। इनमें से एक ही पढ़ा जा सकेगा।',
  'set-meanwhile': () => 'इस बीच किसी और ने इसे बदल दिया है। पेज फिर से लोड करें।',
  'no-such-product': () => 'दुकान में ऐसा कोई प्रॉडक्ट नहीं है।',
} as const satisfies InLanguage<typeof English.scaleSettingRefusals>

const linesOf = { 10: 'लाइन फ़ीड (0A)', 13: 'कैरिज रिटर्न (0D)', 3: 'टेक्स्ट का अंत (03)', 4: 'भेजने का अंत (04)' }

export const scalePageWords = {
  title: 'तराज़ू',
  lead: 'तराज़ू इस स्क्रीन से जुड़ा है। जो यहाँ सेट करेंगे, वह काउंटर की सब स्क्रीन पर लागू होगा।',
  live: 'अभी क्या दिखा रहा है',
  said: (raw) => `जैसा आया: ${raw}`,

  speaks: 'कनेक्शन की सेटिंग',
  protocol: 'प्रोटोकॉल',
  protocols: {
    'toledo-8217': 'Toledo 8217 (पूछने पर भेजता है)',
    'toledo-continuous': 'Toledo continuous (अपने आप भेजता है)',
    lines: 'टेक्स्ट की लाइनें, जैसा नीचे बताया है',
  },
  protocolHint: 'तराज़ू के मैनुअल में देखें, ज़्यादातर “RS-232” या “communication” के नीचे।',
  hasChecksum: 'हर वज़न के बाद चेकसम भेजता है',
  baudRate: 'बॉड रेट',
  dataBits: 'डेटा बिट',
  parity: 'पैरिटी',
  parities: { none: 'कोई नहीं', even: 'सम', odd: 'विषम' },
  grammar: 'तराज़ू की एक लाइन',
  grammarHint:
    'नीचे कुछ लाइनें रिकॉर्ड करें, और वज़न के आसपास के अक्षर कॉपी करें। “ST,GS,+00.735kg” में वज़न से पहले का टेक्स्ट “GS,” है, बाद का “kg”, और “ST” का मतलब है कि तराज़ू स्थिर है।',
  ends: 'लाइन का अंत',
  endings: (byte) =>
    linesOf[byte as keyof typeof linesOf] ?? `बाइट ${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  before: 'वज़न से पहले का टेक्स्ट',
  after: 'वज़न के बाद का टेक्स्ट',
  unit: 'वज़न किसमें है',
  units: { kg: 'किलो', g: 'ग्राम' },
  stable: 'तराज़ू स्थिर हो तो लाइन में क्या आता है',
  stableHint: 'खाली हो तो हर लाइन स्थिर मानी जाएगी। खाली तभी छोड़ें जब तराज़ू और कुछ न भेजता हो।',
  verifiedUntil: 'सर्टिफ़िकेट कब तक',
  verifiedHint: 'सर्टिफ़िकेट का आखिरी दिन। बेचने के लिए तौलने वाले तराज़ू की हर साल जाँच होती है।',
  certificate: {
    'ends-soon': (daysLeft) =>
      daysLeft === 0
        ? 'तराज़ू का सर्टिफ़िकेट आज खत्म हो रहा है।'
        : `तराज़ू का सर्टिफ़िकेट ${daysLeft} दिन में खत्म हो रहा है। जाँच करवा लें।`,
    over: () => 'तराज़ू का सर्टिफ़िकेट खत्म हो चुका है। दोबारा जाँच होने तक इस पर बेचने के लिए नहीं तौल सकते।',
  },
  save: 'सेव करें',
  saved: 'तराज़ू की सेटिंग सेव हो गई।',

  recorder: 'रॉ बाइट',
  recorderLead: 'तराज़ू जो कुछ भेजता है, उसका आखिरी 2 केबी। ऐसे तराज़ू के लिए जो अभी नया है।',
  record: 'डेटा दिखाएँ',
  hold: 'रोकें',
  clear: 'साफ़ करें',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  saveText: 'फ़ाइल में सेव करें',
  fileName: 'scale-bytes.txt',
  nothingCame: 'अभी कुछ नहीं आया। तराज़ू चालू है, और बॉड रेट सही है?',
  bytes: 'तराज़ू के बाइट, हेक्स और टेक्स्ट में',

  labels: 'तराज़ू के लेबल',
  labelsLead:
    'EAN-13 बारकोड जो 20 से 29 से शुरू होते हैं। तराज़ू में दुकान के प्रॉडक्ट नंबर डालें। दो तरह के लेबल एक जैसे शुरू हों तो सिर्फ़ पहला पढ़ा जाता है, इसलिए हर एक के अपने अंक रखें।',
  noLabels: 'अभी कोई लेबल सेट नहीं है, इसलिए कोई स्कैन नहीं होगा।',
  labelOf: (prefix) => `${prefix} से शुरू होने वाले लेबल`,
  prefix: 'किससे शुरू',
  codeDigits: 'प्रॉडक्ट नंबर के अंक',
  isVerified: 'रकम से पहले चेक का एक अंक है',
  carries: 'उसमें क्या है',
  carriesOf: { grams: 'ग्राम', price: 'दाम (ऐसे लेबल नहीं लिए जाते)' },
  pattern: (prefix, code, verifier, figure, isPrice) =>
    [prefix, 'P'.repeat(code), 'V'.repeat(verifier), (isPrice ? 'R' : 'G').repeat(figure), 'C']
      .filter(Boolean)
      .join(' '),
  patternHint: (pattern) => `ऐसे पढ़ा जाएगा: ${pattern}`,
  addLabel: 'एक तरह का लेबल जोड़ें',
  removeLabel: (prefix) => `${prefix} हटाएँ`,
  saveLabels: 'लेबल सेव करें',
  savedLabels: 'लेबल सेव हो गए।',
  tryScan: 'स्कैन करके देखें',
  tryHint: 'यहाँ लेबल स्कैन करें, या उसके 13 अंक डालें। कुछ सेव नहीं होता।',
  try: 'जाँचें',
  read: (title, productId, weight) => `${title}: ${weight} (प्रॉडक्ट ${productId})`,

  tolerances: 'वज़न कितना ज़्यादा चलेगा',
  tolerancesLead:
    'ऑर्डर से इतने प्रतिशत ऊपर तक ग्राहक से नहीं पूछा जाता। प्रॉडक्ट के पेज पर “ज़्यादा से ज़्यादा” दाम इसी से बनता है। हो चुके ऑर्डर में वही रहेगा जो दिखाया गया था।',
  whyTolerance: 'बदलने की वजह',
  whyToleranceHint: 'यह काम के रिकॉर्ड में सेव होती है।',
  percentOf: (title) => `${title} का प्रतिशत`,
  product: 'प्रॉडक्ट',
  percent: 'प्रतिशत',
  set: 'सेव करें',
  setOf: (title) => `सेव करें: ${title}`,
  percentWrong: '0 से 30 तक पूरी संख्या डालें।',
  savedTolerance: (title, percent) => `${title}: अब ${percent} % तक ज़्यादा चलेगा।`,
} as const satisfies InLanguage<typeof English.scalePageWords>
