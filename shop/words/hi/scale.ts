import type * as English from '../en/scale.ts'
import type { InLanguage } from '../in-language.ts'

/** What the scale says, and what stands against a reading or a label of it. */
export const scaleWords = {
  states: {
    none: 'यह ब्राउज़र तराज़ू से नहीं जुड़ सकता। कंप्यूटर पर क्रोम, एज और फ़ायरफ़ॉक्स सुरक्षित पते से जुड़ सकते हैं। यहाँ वज़न हाथ से लिखें।',
    off: 'इस स्क्रीन से अभी कोई तराज़ू नहीं जुड़ा है।',
    connecting: 'तराज़ू ढूँढ रहे हैं …',
    on: 'तराज़ू जुड़ गया।',
    lost: 'तराज़ू चला गया: तार निकल गया, या दूसरी विंडो में खुला है। लगातार ढूँढा जा रहा है।',
  },
  connect: 'तराज़ू जोड़ें',
  connectOther: 'दूसरा तराज़ू जोड़ें',
  weight: (grams) => `${(grams / 1000).toFixed(3)} किलो`,
  noWeight: '– – –',
  rests: 'ठहरा है',
  moves: 'हिल रहा है',
  net: 'डिब्बा घटाकर',
  refusals: {
    silent: 'तराज़ू कुछ नहीं बोल रहा। देखें कि चालू है और तार लगा है, या वज़न हाथ से लिखें।',
    unstable: 'तराज़ू अभी हिल रहा है। ठहरने दें।',
    moving: 'तराज़ू अभी हिल रहा है। ठहरने दें।',
    empty: 'तराज़ू पर कुछ नहीं है।',
    'same-reading': 'पिछली लाइन का भी यही वज़न था। पहले वह पैकेट तराज़ू से उतारें।',
    over: 'तराज़ू पर इतना है जितना वह तौल नहीं सकता।',
    'under-zero': 'तराज़ू शून्य से कम दिखा रहा है। उसे खाली करें और उसका ज़ीरो बटन दबाएँ।',
    'not-zeroed': 'तराज़ू चालू करते समय उस पर कुछ रखा था। उसे खाली करें और उसका ज़ीरो बटन दबाएँ।',
    'other-unit': 'तराज़ू किलो या ग्राम पर नहीं है। उसकी इकाई बदलें।',
    magnified: 'तराज़ू दस गुना बारीक दिखा रहा है। उसे वापस आम तरीके पर लाएँ।',
    nonsense: 'तराज़ू जो भेज रहा है वह वज़न नहीं है। उसकी सेटिंग देखें, या वज़न हाथ से लिखें।',
  },
  labelRefusals: {
    'layouts-unread': 'तराज़ू की सेटिंग अभी यहाँ नहीं आई। थोड़ी देर में लेबल फिर स्कैन करें।',
    'not-a-label': 'यह तराज़ू का लेबल नहीं है।',
    'wrong-check-digit': 'लेबल ठीक से नहीं पढ़ा गया। फिर स्कैन करें, या वज़न हाथ से लिखें।',
    'unknown-layout': 'यह लेबल किसी और दुकान का है: यहाँ का कोई तराज़ू ऐसा प्रिंट नहीं करता।',
    'unknown-product': 'यह लेबल किसी और दुकान का है: इसका सामान नंबर हमारा नहीं है।',
    'price-label': 'इस लेबल पर दाम है, वज़न नहीं। पैकेट यहाँ तौलें।',
    'no-weight': 'इस लेबल पर ऐसा वज़न नहीं जो पैकेट का हो सके। पैकेट यहाँ तौलें।',
  },
} as const satisfies InLanguage<typeof English.scaleWords>

export const scaleSettingRefusals = {
  'prefix-twice': () => 'दो तरह के लेबल एक ही दो अंकों से शुरू होते हैं: इनमें से एक ही पढ़ा जा सकेगा।',
  'set-meanwhile': () => 'इस बीच किसी और ने इसे सेट किया है। पेज फिर से लोड करें।',
  'no-such-product': () => 'दुकान में ऐसी कोई चीज़ नहीं है।',
} as const satisfies InLanguage<typeof English.scaleSettingRefusals>

const linesOf = {
  10: 'नई लाइन (0A)',
  13: 'लाइन की शुरुआत पर वापसी (0D)',
  3: 'पाठ का अंत (03)',
  4: 'भेजने का अंत (04)',
}

export const scalePageWords = {
  title: 'तराज़ू',
  lead: 'तराज़ू इस स्क्रीन पर जुड़ा है; जो यहाँ सेट होगा, वह काउंटर की सब स्क्रीन पर चलेगा।',
  live: 'अभी क्या दिखा रहा है',
  said: (raw) => `जैसा आया: ${raw}`,

  speaks: 'यह कैसे बोलता है',
  protocol: 'प्रोटोकॉल',
  protocols: {
    'toledo-8217': 'Toledo 8217: पूछने पर जवाब देता है',
    'toledo-continuous': 'Toledo continuous: खुद बोलता रहता है',
    lines: 'लिखी हुई लाइनें, जैसा नीचे बताया है',
  },
  protocolHint: 'तराज़ू की किताब में लिखा होता है, ज़्यादातर “RS-232” या “communication” के नीचे।',
  hasChecksum: 'हर वज़न के पीछे जाँच का अंक भेजता है',
  baudRate: 'बॉड रेट',
  dataBits: 'डेटा बिट',
  parity: 'पैरिटी',
  parities: { none: 'कोई नहीं', even: 'सम', odd: 'विषम' },
  grammar: 'तराज़ू की एक लाइन',
  grammarHint:
    'नीचे कुछ लाइनें रिकॉर्ड करें, और वज़न के आसपास के अक्षर कॉपी करें। “ST,GS,+00.735kg” में वज़न से पहले का पाठ “GS,” है, बाद का “kg”, और “ST” तब आता है जब तराज़ू ठहरा हो।',
  ends: 'लाइन का अंत',
  endings: (byte) =>
    linesOf[byte as keyof typeof linesOf] ?? `बाइट ${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  before: 'वज़न से पहले का पाठ',
  after: 'वज़न के बाद का पाठ',
  unit: 'वज़न किसमें है',
  units: { kg: 'किलो', g: 'ग्राम' },
  stable: 'तराज़ू ठहरने पर लाइन में क्या आता है',
  stableHint: 'खाली: हर लाइन को ठहरा हुआ माना जाता है। खाली तभी छोड़ें जब तराज़ू और कुछ न भेजता हो।',
  verifiedUntil: 'कब तक प्रमाणित',
  verifiedHint: 'सर्टिफ़िकेट का आखिरी दिन। बेचने के लिए तौलने वाले तराज़ू की हर साल जाँच होती है।',
  certificate: {
    'ends-soon': (daysLeft) =>
      daysLeft === 0
        ? 'तराज़ू का सर्टिफ़िकेट आज खत्म हो रहा है।'
        : `तराज़ू का सर्टिफ़िकेट ${daysLeft} दिन में खत्म हो रहा है। जाँच करवा लें।`,
    over: () => 'तराज़ू का सर्टिफ़िकेट खत्म हो चुका है। दोबारा जाँच होने तक इस पर बेचने के लिए नहीं तौल सकते।',
  },
  save: 'तराज़ू सेट करें',
  saved: 'तराज़ू सेट हो गया।',

  recorder: 'कच्चे बाइट',
  recorderLead: 'लाइन पर जो कुछ आता है, उसका आखिरी 2 केबी: ऐसे तराज़ू के लिए जिसे अभी कोई नहीं जानता।',
  record: 'जो आ रहा है वह दिखाएँ',
  hold: 'रोककर रखें',
  clear: 'नए सिरे से',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  saveText: 'फ़ाइल में सेव करें',
  fileName: 'scale-bytes.txt',
  nothingCame: 'अभी कुछ नहीं आया। तराज़ू चालू है, और बॉड रेट सही है?',
  bytes: 'तराज़ू के बाइट, हेक्स और अक्षरों में',

  labels: 'तराज़ू के प्रिंट किए लेबल',
  labelsLead:
    'EAN-13 बारकोड जो 20 से 29 से शुरू होते हैं। तराज़ू में दुकान के सामान के नंबर डाले जाते हैं। दो एक जैसे शुरू हों तो पहला माना जाता है, इसलिए हर तरह के लेबल के अपने अंक रखें।',
  noLabels: 'अभी किसी लेबल के बारे में नहीं बताया, इसलिए कोई नहीं लिया जाता।',
  labelOf: (prefix) => `${prefix} से शुरू होने वाले लेबल`,
  prefix: 'किससे शुरू',
  codeDigits: 'सामान के नंबर के अंक',
  isVerified: 'रकम से पहले जाँच का एक अंक है',
  carries: 'उसमें क्या है',
  carriesOf: { grams: 'ग्राम', price: 'दाम (ऐसे लेबल नहीं लिए जाते)' },
  pattern: (prefix, code, verifier, figure, isPrice) =>
    [prefix, 'P'.repeat(code), 'V'.repeat(verifier), (isPrice ? 'R' : 'G').repeat(figure), 'C']
      .filter(Boolean)
      .join(' '),
  patternHint: (pattern) => `ऐसे पढ़ा जाएगा: ${pattern}`,
  addLabel: 'एक तरह का लेबल जोड़ें',
  removeLabel: (prefix) => `${prefix} हटाएँ`,
  saveLabels: 'लेबल सेट करें',
  savedLabels: 'लेबल सेट हो गए।',
  tryScan: 'स्कैन करके देखें',
  tryHint: 'इस बॉक्स में लेबल स्कैन करें, या उसके 13 अंक लिखें। कुछ रखा नहीं जाता।',
  try: 'पढ़ें',
  read: (title, productId, weight) => `${title}: ${weight} (सामान ${productId})`,

  tolerances: 'एक लाइन कितनी ज़्यादा हो सकती है',
  tolerancesLead:
    'ऑर्डर से इतने प्रतिशत ऊपर तक किसी से पूछा नहीं जाता, और सामान के पेज पर “ज़्यादा से ज़्यादा” इसी के साथ लिखा होता है। हो चुके ऑर्डर में वही रहता है जो दिखाया गया था।',
  whyTolerance: 'क्यों बदल रहा है',
  whyToleranceHint: 'यह रिकॉर्ड में बदलाव के साथ लिखा जाता है।',
  percentOf: (title) => `${title} का प्रतिशत`,
  product: 'सामान',
  percent: 'प्रतिशत',
  set: 'सेट करें',
  setOf: (title) => `सेट करें: ${title}`,
  percentWrong: '0 से 30 तक पूरा अंक लिखें।',
  savedTolerance: (title, percent) => `${title}: अब ${percent} % ज़्यादा हो सकता है।`,
} as const satisfies InLanguage<typeof English.scalePageWords>
