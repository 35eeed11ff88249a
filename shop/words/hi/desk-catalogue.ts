import type { Wrong, WrongField } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'
import type * as English from '../en/desk-catalogue.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

const changes = (count: number) => `${count} बदलाव`

/** What the fields of a form are called, as its refusals name them too: 'sizes.0.label' is a label of 'sizes.label'. */
export const catalogueFields = {
  name: 'वेब पता, /list/ के आगे',
  title: 'नाम',
  localName: 'मुंबई में नाम',
  marathi: 'मराठी में नाम',
  hindi: 'हिन्दी में नाम',
  keywords: 'दूसरे नाम जिनसे लोग खोजते हैं',
  description: 'विवरण',
  intro: 'सूची के ऊपर एक वाक्य',
  tagline: 'होम पेज पर दो-चार शब्द',
  lossPercent: 'सफ़ाई में कितने % जाता है',
  fewBones: 'कम काँटे',
  onSale: 'बिक्री में',
  goesWith: 'इसके साथ दिखाएँ',
  picture: 'फ़ोटो',
  line: 'छोटा विवरण',
  cut: 'कैसे बिकता है',
  slug: 'वेब पता, /fish/ के आगे',
  cleaning: 'सफ़ाई के विकल्प',
  labelWeight: 'लेबल पर लिखा वज़न',
  grade: 'दुकान के स्टार, 5 में से',
  species: 'मछली',
  sizes: 'साइज़',
  'sizes.label': 'साइज़',
  'sizes.piecesPerKilo': 'एक किलो में कितने पीस',
  'sizes.kilosEach': 'एक का वज़न (किलो)',
  'sizes.weights': 'पैकेट',
  'sizes.rates': 'भाव',
  slideTitle: 'फ़ोटो पर टाइटल',
  slideLine: 'टाइटल के नीचे की लाइन',
} as const satisfies InLanguage<typeof English.catalogueFields>

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'दुकान क्या बेचती है, मेन्यू के क्रम से। आपका बदलाव दो सेकंड में हर पेज पर आ जाएगा।',
  kinds: 'मछलियाँ, मेन्यू के क्रम से',
  sold: (sold, takenOff) =>
    takenOff === 0
      ? `${sold} प्रोडक्ट बिक्री में`
      : `${sold} प्रोडक्ट बिक्री में, ${takenOff} ${takenOff > 1 ? 'हटाए हुए' : 'हटाया हुआ'}`,
  off: 'हटाया हुआ',
  notToday: 'आज नहीं है',
  addKind: 'नई मछली जोड़ें',
  newKind: 'नई मछली',
  newFishLead: 'सब कुछ एक साथ: फ़ोटो, नाम, साइज़ और भाव। पब्लिश करने तक दुकान में कुछ नहीं दिखेगा।',
  names: 'नाम',
  about: 'इस मछली के बारे में',
  productNo: (nr) => `प्रोडक्ट ${nr}`,
  addWay: 'इसी मछली का एक और प्रोडक्ट जोड़ें',
  inProduct: (nr, sentence) => `प्रोडक्ट ${nr}: ${sentence}`,
  files: 'इंपोर्ट / डाउनलोड',
  change: 'बदलें',
  changeOf: (title) => `${title} बदलें`,
  toShop: 'दुकान में देखें',
  productsOf: (kind) => `${kind} के प्रोडक्ट, सूची के क्रम से`,

  up: 'ऊपर',
  down: 'नीचे',
  upOf: (title) => `ऊपर करें: ${title}`,
  downOf: (title) => `नीचे करें: ${title}`,
  movedTo: (title, place, of) => `${title}: अब ${of} में से ${place} नंबर पर।`,
  unsaved: 'क्रम बदला है, अभी सेव नहीं हुआ।',
  saveOrder: 'क्रम सेव करें',
  savingOrder: 'सेव हो रहा है...',
  orderSaved: 'क्रम सेव हो गया।',
  leaveOrder: 'बदलाव हटा दें',

  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  saved: 'सेव हो गया। दुकान में दिख रहा है।',
  add: 'दुकान में दिखाएँ',
  adding: 'सेव हो रहा है...',
  facts: 'कैसे बिकता है',
  inOthers: 'हिन्दी और मराठी',
  inOthersLead: 'जो किसी भाषा में नहीं लिखा, वह उसके पेज पर अंग्रेज़ी में दिखता है। यहाँ कुछ भी भरना ज़रूरी नहीं।',
  unsaid: (texts) => `अभी नहीं लिखा: ${texts}। वहाँ अंग्रेज़ी दिखती है।`,
  allSaid: 'सब भरा हुआ है।',
  inLanguage: (label, language) => `${label} (${language})`,
  lastChanged: (who, day) => `आखिरी बार ${who} ने बदला, ${day}`,
  asOpened: 'दुकान शुरू होने के बाद से नहीं बदला',
  byCommand: 'सिस्टम की कमांड',

  meanwhile: (who, when) =>
    `इस बीच ${who} ने इसे बदला है (${when})। आपका लिखा यहीं है। देखें कि उन्होंने क्या बदला, फिर सेव करें। तब उसकी जगह आपका लिखा आ जाएगा।`,
  meanwhileNobody: 'इस बीच यह बदला गया है। आपका लिखा यहीं है। देख लें, फिर सेव करें।',
  theirs: (label, value) => `${label}: ${value === '' ? 'खाली' : value}`,
  yesOrNo: (is) => (is ? 'हाँ' : 'नहीं'),

  kindOff: 'बिक्री से हटाने पर इसके प्रोडक्ट न दिखते हैं, न बिकते हैं। कुछ भी मिटाया नहीं जाता, ऑर्डर और रिव्यू में रहता है।',
  productOff: 'बिक्री से हटाने पर यह न कहीं दिखता है, न बिकता है। कुछ भी मिटाया नहीं जाता, ऑर्डर और रिव्यू में रहता है।',
  waits: 'मंज़ूरी बाकी',
  productWaits: 'मालिक को इस प्रोडक्ट के भाव मंज़ूर करने हैं। तब तक यह दुकान में नहीं दिखता।',
  approve: 'भाव मंज़ूर करें और बेचें',

  hints: {
    name: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न। बाद में नहीं बदल सकते।',
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न। पुराना पता नए पर ले जाएगा।',
    title: 'जैसा मेन्यू में दिखेगा, जैसे “King Fish (Surmai)”।',
    productTitle: 'जैसा पेज पर दिखेगा, जैसे “Whole Silver Pomfret (Paplet)”।',
    keywords: 'हर लाइन में एक, किसी भी भाषा में। ऊपर वाले नाम अपने आप मिल जाते हैं।',
    description: 'खाली लाइन से नया पैराग्राफ़ शुरू होता है।',
    lossPercent: 'साबुत मछली की सफ़ाई में करीब कितना जाता है।',
    grade: 'रिव्यू आने पर इसकी जगह लोगों के स्टार आ जाते हैं।',
    goesWith: 'जिस क्रम में दिखाने हैं।',
    sizes:
      'पेज के क्रम से। एक ही साइज़ हो तो उसका नाम खाली छोड़ें। पीस और वज़न पता न हों तो खाली छोड़ें। जो पैकेट पहले से बिक्री में है, उसका भाव “भाव” पेज पर बदलें।',
  },
  specified: (address) => `इसका पता ${address} है, और हमेशा वही रहेगा।`,
  cuts: { whole: 'साबुत', cut: 'कटा और साफ़ किया हुआ', marinated: 'मसाला लगा' },
  labelWeights: { gross: 'सफ़ाई से पहले का', net: 'पैकेट में जितना है' },
  sizeNo: (nr) => `साइज़ ${nr}`,
  to: 'से',
  upTo: (label) => `${label}, कहाँ तक`,
  usual: 'पेज का डिफ़ॉल्ट साइज़',
  soldAt: (rate) => `आज ${rate}`,
  rateOf: (weight) => `${weight} के रुपये`,
  addSize: 'साइज़ जोड़ें',
  removeSize: (name) => `${name} हटाएँ`,

  preview: 'ग्राहक को ऐसा दिखेगा',
  previewNoName: 'अभी नाम नहीं',
  previewNoRate: 'अभी भाव नहीं',
  sizesFromTo: (first, last) => `${first} से ${last} तक`,

  choosePicture: 'फ़ोटो चुनें',
  noPicture: 'फ़ोटो नहीं, उसकी जगह नाम दिखेगा',
  sent: 'स्टाफ़ की अपलोड की हुई',
  ours: 'दुकान के साथ आई',
  sendOne: 'फ़ोटो अपलोड करें',

  fieldWrong: (label, place, sentence) => `${label}${place}: ${sentence}`,
  ofSize: (nr) => ` (साइज़ ${nr})`,

  filesTitle: 'इंपोर्ट / डाउनलोड',
  filesLead: 'पूरा कैटलॉग एक फ़ाइल में, स्प्रेडशीट में देखने, सँभालकर रखने या दूसरी दुकान में ले जाने के लिए।',
  out: 'डाउनलोड',
  outCsv: 'CSV में डाउनलोड करें, स्प्रेडशीट के लिए',
  outJson: 'JSON में डाउनलोड करें, दूसरी दुकान के लिए',
  in: 'इंपोर्ट',
  inLead: 'जो फ़ाइल में है, वह जुड़ेगा या बदलेगा; बाकी वैसा ही रहेगा। सेव होने से पहले सारे बदलाव दिखेंगे।',
  ownerOnly: 'फ़ाइल सिर्फ़ मालिक इंपोर्ट कर सकते हैं।',
  file: 'फ़ाइल',
  fileHint: 'Excel (.xlsx, 5 एमबी तक), CSV या JSON, यहाँ की CSV वाले ही कॉलम में, 12 एमबी तक।',
  chooseOne: 'पहले फ़ाइल चुनें।',
  tooLong: 'यह फ़ाइल 12 एमबी से बड़ी है।',
  noText: 'यह फ़ाइल UTF-8 में नहीं है। इसे .xlsx या “CSV UTF-8” में सेव करें।',
  look: 'देखें क्या बदलेगा',
  looking: 'पढ़ रहे हैं...',
  nothingChanges: 'फ़ाइल में वही है जो दुकान में पहले से है। कुछ नहीं बदलेगा।',
  wouldChange: changes,
  wrongRows: (count) => `फ़ाइल में ${count} ${count > 1 ? 'गलतियाँ' : 'गलती'}`,
  wrongLead: 'फ़ाइल में ठीक करें और फिर से चुनें। तब तक कुछ इंपोर्ट नहीं होगा।',
  columnsOfWrong: { where: 'लाइन', row: 'क्या', field: 'बॉक्स', wrong: 'गलती' },
  line: (line) => (line === undefined ? '–' : `लाइन ${line}`),
  rowOfSheet: (row) => (row === undefined ? '–' : `पंक्ति ${row}`),
  columnsOfChanges: { title: 'क्या', change: 'बदलाव', fields: 'बॉक्स' },
  changes: { added: 'नया', changed: 'बदला', 'taken-off': 'हटाया', 'put-back': 'फिर बिक्री में' },
  whats: {
    species: 'मछली',
    product: 'प्रोडक्ट',
    'order-of-species': 'मेन्यू का क्रम',
    'order-of-products': 'सूची का क्रम',
    home: 'होम पेज',
  },
  firstOf: (shown, all) => `${all} में से पहले ${shown}।`,
  becomes: (field, was, becomes) => `${field}: ${was || 'खाली'} → ${becomes || 'खाली'}`,
  picturesMissing: (names) => `ये फ़ोटो इस दुकान में नहीं हैं: ${names}। उनकी जगह नाम दिखेंगे।`,
  bringIn: (count) => `${changes(count)} इंपोर्ट करें`,
  bringingIn: 'इंपोर्ट हो रहा है...',
  broughtIn: (count) => `${changes(count)} इंपोर्ट ${count > 1 ? 'हुए' : 'हुआ'}।`,
  changedMeanwhile: 'आपके देखते समय कैटलॉग बदल गया। बदलाव फिर देख लें।',
} as const satisfies InLanguage<typeof English.deskCatalogueWords>

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count > 1 ? `${count} बॉक्स ठीक करने हैं।` : `${count} बॉक्स ठीक करना है।`),
  'catalogue-changed': () => 'इस बीच किसी और ने इसे बदल दिया। आपका लिखा यहीं है।',
  'no-such-species': () => 'दुकान में इस नाम की मछली नहीं है।',
  'order-incomplete': () => 'इस बीच सूची बदल गई। पेज फिर से लोड करें, फिर क्रम लगाएँ।',
  'product-waits': () => 'यह प्रोडक्ट तभी बिकेगा जब मालिक इसके भाव मंज़ूर करेंगे।',
  'import-wrong': ({ count }) => `फ़ाइल में ${count} ${count > 1 ? 'गलतियाँ हैं' : 'गलती है'}। कुछ भी इंपोर्ट नहीं हुआ।`,
} as const satisfies InLanguage<typeof English.catalogueRefusals>

/** Where in a file. */
export const lineOfFile = (line: number): string => `लाइन ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'इसे भरें।',
  'too-long': (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  'too-many': (most) => `ज़्यादा से ज़्यादा ${most}।`,
  'too-few': (most) => `कम से कम ${most}।`,
  number: (most) => (most === 0 ? 'ऐसा पूरा अंक डालें जो यहाँ हो सकता है।' : `${most} तक का अंक डालें।`),
  choice: () => 'सूची में से एक चुनें।',
  code: () => 'छोटे अंग्रेज़ी अक्षर, अंक और बीच में एक-एक हाइफ़न लिखें, कम से कम एक अक्षर, जैसे “tiger-prawns”।',
  text: () => 'एक ही लाइन लिखें, बिना छिपे निशानों के।',
  span: () => 'दो अंक डालें, छोटा पहले।',
  twice: () => 'यह यहाँ दो बार है।',
  'label-missing': () => 'एक से ज़्यादा साइज़ हों तो हर एक का नाम लिखें।',
  taken: () => 'यह नाम किसी और का है, या पहले था। वेब पते के नाम दोबारा नहीं मिलते, दूसरा चुनें।',
  unknown: () => 'दुकान में इस नाम का कुछ नहीं है।',
  specified: () => 'इस प्रोडक्ट का पता तय है और नहीं बदल सकता।',
  'species-fixed': () => 'प्रोडक्ट की मछली नहीं बदल सकती, क्योंकि उसका स्टॉक और बैच उसी से जुड़े हैं।',
  rate: () => 'यह भाव सही नहीं है। अंकों में लिखें, जैसे 1800।',
  'rate-missing': () => 'इसका भाव डालें।',
  'rate-sold': () => 'यह पहले से बिक्री में है। इसका भाव “भाव” पेज पर बदलें।',
  'rate-far': (last) =>
    `यह ${readable(paise(last))} में बिकता था। उसी के आसपास का भाव डालें। 25% से ज़्यादा का बदलाव “भाव” पेज पर होता है, और मालिक लागू करते हैं।`,
  'weight-missing': () => 'कम से कम एक वज़न चुनें जिसमें यह बिके।',
  'size-in-stock': () => 'हटाए जा रहे साइज़ का स्टॉक या ऑर्डर बाकी है। पहले “स्टॉक” पेज पर उसे शून्य करें।',
  columns: () => 'पहली लाइन में यह कॉलम नहीं है, या दो बार है।',
  format: () => 'यह दुकान की कैटलॉग फ़ाइल नहीं है। एक डाउनलोड करें, और उसी को बदलें।',
  quotes: () => 'यहाँ कोट का निशान खुलता है और बंद नहीं होता, या बंद होने के बाद अक्षर हैं।',
  date: () => 'Excel ने इसे तारीख बना दिया है। सेल को Text करें, फिर दोबारा लिखें।',
  merged: () => 'यहाँ सेल जुड़े हुए (merged) हैं। इन्हें अलग करें, फिर हर एक भरें।',
  formula: () => 'यहाँ के फ़ॉर्मूले का कोई नतीजा नहीं है। नतीजा ख़ुद लिखें।',
  sheets: (count) => `इस फ़ाइल की ${count} शीटों में कुछ लिखा है। सिर्फ़ कैटलॉग वाली शीट रखें।`,
  'sheet-broken': () => 'यह Excel फ़ाइल पढ़ी नहीं जा सकी। इसे बिना पासवर्ड के .xlsx में सेव करें।',
  'file-too-large': () => 'यह फ़ाइल पढ़ने के लिए बहुत बड़ी है: ज़्यादा से ज़्यादा 5 एमबी और 12,000 पंक्तियाँ। इसे हिस्सों में लाएँ।',
  form: () => 'यह ऐसे रूप में नहीं है जो दुकान पढ़ सके।',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)

export const wrongCellInWords = (({ text, wrong, most = 0 }) =>
  text === undefined
    ? wrongInWords({ wrong, most })
    : wrong === 'rate'
      ? `“${text}” सही भाव नहीं है। अंकों में लिखें, जैसे 1800।`
      : `“${text}”: ${wrongInWords({ wrong, most })}`) satisfies InLanguage<typeof English.wrongCellInWords>
