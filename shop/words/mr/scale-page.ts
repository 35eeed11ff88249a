import type * as English from '../en/scale-page.ts'
import type { InLanguage } from '../in-language.ts'

export const scaleSettingRefusals = {
  'prefix-twice': () => 'दोन प्रकारची लेबले त्याच दोन अंकांनी सुरू होतात: त्यातले एकच वाचता येईल.',
  'set-meanwhile': () => 'तेवढ्यात दुसऱ्या कोणी हे ठरवले. पान पुन्हा लोड करा.',
  'no-such-product': () => 'दुकानात असे काही नाही.',
} as const satisfies InLanguage<typeof English.scaleSettingRefusals>

const linesOf = {
  10: 'लाइन फीड (0A)',
  13: 'कॅरेज रिटर्न (0D)',
  3: 'मजकुराचा शेवट (03)',
  4: 'पाठवण्याचा शेवट (04)',
}

export const scalePageWords = {
  title: 'वजनकाटा',
  lead: 'वजनकाटा या स्क्रीनजवळ आहे; इथे ठरवले ते काउंटरच्या सगळ्या स्क्रीनला लागू होते.',
  live: 'आत्ता काय सांगतो',
  said: (raw) => `आले तसे: ${raw}`,

  speaks: 'कसा बोलतो',
  protocol: 'प्रोटोकॉल',
  protocols: {
    'toledo-8217': 'Toledo 8217: विचारले की उत्तर देतो',
    'toledo-continuous': 'Toledo सतत: स्वतःहून सांगत राहतो',
    lines: 'मजकुराच्या ओळी, खाली सांगितल्याप्रमाणे',
  },
  protocolHint: 'वजनकाट्याच्या माहितीपुस्तकात असतो, बहुतेक “RS-232” किंवा “communication” खाली.',
  hasChecksum: 'प्रत्येक वजनामागे पडताळणी अंक पाठवतो',
  baudRate: 'बॉड रेट',
  dataBits: 'डेटा बिट',
  parity: 'पॅरिटी',
  parities: { none: 'नाही', even: 'सम', odd: 'विषम' },
  grammar: 'वजनकाट्याची एक ओळ',
  grammarHint:
    'खाली काही ओळी नोंदवा, आणि वजनाभोवतीची अक्षरे कॉपी करा. “ST,GS,+00.735kg” मध्ये आधीचा मजकूर “GS,”, नंतरचा “kg”, आणि काटा स्थिर असताना ओळीत “ST” असते.',
  ends: 'ओळीचा शेवट',
  endings: (byte) =>
    linesOf[byte as keyof typeof linesOf] ?? `बाइट ${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  before: 'वजनाआधीचा मजकूर',
  after: 'वजनानंतरचा मजकूर',
  unit: 'वजन कशात आहे',
  units: { kg: 'किलो', g: 'ग्रॅम' },
  stable: 'काटा स्थिर झाला की ओळीत काय असते',
  stableHint: 'मोकळे: प्रत्येक ओळ स्थिर काट्याची धरली जाते. वजनकाटा दुसरे काही पाठवत नसेल तरच मोकळे ठेवा.',
  verifiedUntil: 'कधीपर्यंत पडताळलेला',
  verifiedHint: 'त्याच्या प्रमाणपत्राचा शेवटचा दिवस. विक्रीसाठीचा वजनकाटा दरवर्षी पडताळला जातो.',
  certificate: {
    'ends-soon': (daysLeft) =>
      daysLeft === 0
        ? 'वजनकाट्याचे प्रमाणपत्र आज संपते.'
        : `वजनकाट्याचे प्रमाणपत्र संपायला बाकी: ${daysLeft === 1 ? '1 दिवस' : `${daysLeft} दिवस`}. पडताळून घ्या.`,
    over: () => 'वजनकाट्याचे प्रमाणपत्र संपले आहे. पुन्हा पडताळेपर्यंत त्यावर विक्रीसाठी वजन करता येत नाही.',
  },
  save: 'वजनकाटा ठरवा',
  saved: 'वजनकाटा ठरला.',

  recorder: 'कच्चे बाइट',
  recorderLead: 'वायरवरून येते ते सगळे, शेवटचे 2 केबी: अजून कोणाला माहीत नसलेल्या वजनकाट्यासाठी.',
  record: 'काय येते ते दाखवा',
  hold: 'थांबवून ठेवा',
  clear: 'नव्याने सुरू करा',
  copy: 'कॉपी करा',
  copied: 'कॉपी झाले.',
  saveText: 'मजकूर म्हणून सेव्ह करा',
  fileName: 'scale-bytes.txt',
  nothingCame: 'अजून काही आले नाही. वजनकाटा चालू आहे का, बॉड रेट बरोबर आहे का?',
  bytes: 'वजनकाट्याचे बाइट, हेक्साडेसिमल आणि मजकुरात',

  labels: 'वजनकाटे प्रिंट करतात ती लेबले',
  labelsLead:
    '20 ते 29 ने सुरू होणारे EAN-13 बारकोड. वजनकाट्यात दुकानाचे वस्तूंचे क्रमांक भरतात. सारख्या सुरू होणाऱ्या दोन प्रकारांपैकी पहिला धरला जातो, म्हणून प्रत्येकाचे अंक वेगळे असतात.',
  noLabels: 'अजून एकाही प्रकारचे लेबल सांगितलेले नाही, म्हणून एकही घेतले जात नाही.',
  labelOf: (prefix) => `${prefix} ने सुरू होणारी लेबले`,
  prefix: 'सुरुवात',
  codeDigits: 'वस्तूच्या क्रमांकाचे अंक',
  isVerified: 'आकड्याआधी पडताळणीचा अंक असतो',
  carries: 'आकडा कशाचा',
  carriesOf: { grams: 'ग्रॅम', price: 'किंमत (अशी लेबले नाकारली जातात)' },
  pattern: (prefix, code, verifier, figure, isPrice) =>
    [prefix, 'P'.repeat(code), 'V'.repeat(verifier), (isPrice ? 'R' : 'G').repeat(figure), 'C']
      .filter(Boolean)
      .join(' '),
  patternHint: (pattern) => `असे वाचले जाते: ${pattern}`,
  addLabel: 'लेबलचा प्रकार घाला',
  removeLabel: (prefix) => `काढा: ${prefix}`,
  saveLabels: 'लेबले ठरवा',
  savedLabels: 'लेबले ठरली.',
  tryScan: 'स्कॅन करून पाहा',
  tryHint: 'या रकान्यात लेबल स्कॅन करा, किंवा त्याचे 13 अंक टाइप करा. काहीही ठेवले जात नाही.',
  try: 'वाचा',
  read: (title, productId, weight) => `${title}: ${weight} (वस्तू ${productId})`,

  tolerances: 'वजन किती जास्त चालते',
  tolerancesLead:
    'मागवले त्यापेक्षा इतके टक्के जास्त भरले तर कोणाला विचारत नाही, आणि वस्तूच्या पानावर “जास्तीत जास्त” हे धरून दिसते. झालेल्या ऑर्डरना दाखवले होते तेच राहते.',
  whyTolerance: 'का बदलायचे',
  whyToleranceHint: 'नोंदीत बदलाशेजारी राहते.',
  percentOf: (title) => `${title}: टक्के`,
  product: 'वस्तू',
  percent: 'टक्के',
  set: 'ठरवा',
  setOf: (title) => `ठरवा: ${title}`,
  percentWrong: '0 ते 30 मधला पूर्ण आकडा टाइप करा.',
  savedTolerance: (title, percent) => `${title}: वजन ${percent} % जास्त चालते.`,
} as const satisfies InLanguage<typeof English.scalePageWords>
