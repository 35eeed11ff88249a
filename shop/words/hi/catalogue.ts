import type * as English from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import type { Wrong, WrongField } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबई में घर तक डिलीवरी।`,
  productInShort: (line, range) => `${line} ${range}, मुंबई में घर तक डिलीवरी।`,
  wayToThisPage: 'इस पेज तक का रास्ता',
  aPack: (unitPrice) => `एक पैकेट, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} से ${last} तक`,
  recommendedRecipes: 'इसे ऐसे पकाएँ',
  timeAndServings: (minutes, servings) => `${minutes} मिनट, ${servings} ${servings > 1 ? 'लोगों' : 'जन'} के लिए`,
  zoomIn: 'बड़ा करके देखें',
  smaller: 'छोटा',
  larger: 'बड़ा',
  close: 'बंद करें',
} as const satisfies InLanguage<typeof English.catalogueWords>

export const gradesWords = {
  ours: (grade) => `हमारे हिसाब से: 5 में से ${grade}`,
  average: (average, reviews) => `5 में से ${average}, ${reviews}`,
  reviews: (count, grouped) => `${count <= 1 ? count : grouped} रिव्यू`,
  stars: (count) => `${count} स्टार`,
} as const satisfies InLanguage<typeof English.gradesWords>

/** What of a fish can be eaten, beside what reaches the pan. */
export const edibleWords = {
  note: (from, to, source) =>
    `जो कड़ाही तक पहुँचता है उसमें खोल भी है: पूरे वज़न का करीब ${from} से ${to}% मांस होता है (${source})।`,
  sources: { lobster: 'संयुक्त राष्ट्र के खाद्य संगठन के आँकड़े, और भारत से निर्यात की सबसे छोटी पूँछ' },
} as const satisfies InLanguage<typeof English.edibleWords>

const things = (count: number) => `${count} ${count > 1 ? 'चीज़ें' : 'चीज़'}`

/** What the fields of a form are called, as its refusals name them too: 'sizes.0.label' is a label of 'sizes.label'. */
export const catalogueFields = {
  name: '/list/ के आगे का पता',
  title: 'नाम',
  localName: 'मुंबई में नाम',
  marathi: 'मराठी में नाम',
  hindi: 'हिन्दी में नाम',
  keywords: 'दूसरे नाम जिनसे लोग खोजते हैं',
  description: 'पेज पर इसके बारे में',
  intro: 'इसकी सूची के ऊपर एक वाक्य',
  tagline: 'होम पेज पर दो-चार शब्द',
  lossPercent: 'सफ़ाई में 100 में से कितना जाता है',
  fewBones: 'कम काँटे',
  goesWith: 'इसके साथ दिखाएँ',
  picture: 'तस्वीर',
  line: 'नाम के नीचे एक लाइन',
  cut: 'कैसे बिकता है',
  slug: '/fish/ के आगे का पता',
  cleaning: 'कौन-कौन सी सफ़ाई माँग सकते हैं',
  labelWeight: 'लेबल पर लिखा वज़न',
  grade: 'दुकान के स्टार, 5 में से',
  species: 'कौन सी मछली',
  sizes: 'साइज़',
  'sizes.label': 'साइज़',
  'sizes.piecesPerKilo': 'एक किलो में कितने पीस',
  'sizes.kilosEach': 'एक का वज़न, किलो में',
  'sizes.weights': 'पैकेट',
  'sizes.rates': 'भाव',
  slideTitle: 'तस्वीर पर शीर्षक',
  slideLine: 'उसके नीचे की लाइन',
} as const satisfies InLanguage<typeof English.catalogueFields>

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'दुकान क्या बेचती है, मेन्यू के क्रम से। जो बदलेंगे, वह दो सेकंड में हर पेज पर आ जाता है।',
  kinds: 'मछलियाँ, मेन्यू के क्रम से',
  sold: (sold, takenOff) =>
    takenOff === 0 ? `${things(sold)} बिक रही हैं` : `${things(sold)} बिक रही हैं, ${takenOff} हटाई हुई`,
  off: 'हटाया हुआ',
  notToday: 'आज नहीं है',
  addKind: 'नई मछली जोड़ें',
  newKind: 'नई मछली',
  addProduct: 'नई चीज़ जोड़ें',
  newProduct: (kind) => `${kind} की नई चीज़`,
  files: 'फ़ाइल से लाना और ले जाना',
  change: 'बदलें',
  changeOf: (title) => `${title} बदलें`,
  toShop: 'दुकान में देखें',
  productsOf: (kind) => `${kind} की चीज़ें, सूची के क्रम से`,
  noProducts: 'अभी इसका कुछ नहीं बिकता।',

  up: 'ऊपर',
  down: 'नीचे',
  upOf: (title) => `ऊपर करें: ${title}`,
  downOf: (title) => `नीचे करें: ${title}`,
  movedTo: (title, place, of) => `${title}: अब ${of} में से ${place} नंबर पर।`,
  unsaved: 'क्रम बदला है, अभी सेव नहीं हुआ।',
  saveOrder: 'क्रम सेव करें',
  savingOrder: 'सेव हो रहा है …',
  orderSaved: 'क्रम सेव हो गया।',
  leaveOrder: 'पहले जैसा रहने दें',

  save: 'सेव करें',
  saving: 'सेव हो रहा है …',
  saved: 'सेव हो गया। दुकान में दिख रहा है।',
  add: 'दुकान में रखें',
  adding: 'जोड़ रहे हैं …',
  texts: 'नाम और जानकारी',
  facts: 'कैसे बिकता है',
  inOthers: 'हिन्दी और मराठी',
  inOthersLead: 'जो किसी भाषा में नहीं लिखा, वह उसके पन्नों पर अंग्रेज़ी में दिखता है। यहाँ कुछ भी भरना ज़रूरी नहीं।',
  unsaid: (texts) => `अभी नहीं लिखा: ${texts}। वहाँ अंग्रेज़ी दिखती है।`,
  allSaid: 'सब लिखा हुआ है।',
  inLanguage: (label, language) => `${label} (${language})`,
  lastChanged: (who, day) => `आखिरी बार ${who} ने बदला, ${day}`,
  asOpened: 'दुकान खुलते समय जैसा था',
  byCommand: 'सिस्टम की कमांड',

  meanwhile: (who, when) =>
    `इस बीच ${who} ने इसे बदला है (${when})। आपका लिखा यहीं है। देखें कि उन्होंने क्या बदला, फिर सेव करें: तब उसकी जगह आपका लिखा आ जाएगा।`,
  meanwhileNobody: 'इस बीच यह बदला गया है। आपका लिखा यहीं है: देख लें, फिर सेव करें।',
  theirs: (label, value) => `${label}: ${value === '' ? 'कुछ नहीं' : value}`,
  yesOrNo: (is) => (is ? 'हाँ' : 'नहीं'),

  takeOff: 'हटाएँ',
  takeOffOf: (title) => `हटाएँ: ${title}`,
  putBack: 'वापस रखें',
  putBackOf: (title) => `वापस रखें: ${title}`,
  takenOff: (title) => `${title}: हटा दिया। अब कहीं नहीं दिखेगा, किसी को नहीं बिकेगा। ऑर्डर और रिव्यू में रहेगा।`,
  isBack: (title) => `${title}: दुकान में वापस।`,
  kindOff: 'हटा रहने तक इसका कुछ न दिखता है, न बिकता है। कुछ मिटाया कभी नहीं जाता: ऑर्डर और रिव्यू में रहता है।',
  productOff: 'हटा रहने तक यह न कहीं दिखता है, न बिकता है। कुछ मिटाया कभी नहीं जाता: ऑर्डर और रिव्यू में रहता है।',
  waits: 'मंज़ूरी बाकी',
  productWaits: 'मालिक को इस प्रोडक्ट के भाव मंज़ूर करने हैं। तब तक यह दुकान में नहीं दिखता।',
  approve: 'भाव मंज़ूर करें और बेचें',
  approved: (title) => `${title}: दुकान में आ गया।`,

  hints: {
    name: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न। यह फिर कभी नहीं बदलता।',
    slug: 'छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न। पुराना पता नए पर ले जाता है।',
    title: 'जैसा मेन्यू में है: “King Fish (Surmai)”।',
    productTitle: 'जैसा उसके पेज पर है: “Whole Silver Pomfret (Paplet)”।',
    keywords: 'हर लाइन में एक, किसी भी भाषा में। ऊपर वाले नाम अपने आप मिल जाते हैं।',
    description: 'खाली लाइन से नया पैराग्राफ़ शुरू होता है।',
    lossPercent: 'साबुत मछली की सफ़ाई में करीब कितना जाता है।',
    grade: 'रिव्यू आने पर इसकी जगह लोगों के स्टार आ जाते हैं।',
    goesWith: 'जिस क्रम में दिखाने हैं।',
    sizes:
      'उसके पेज के क्रम से। एक ही हो तो उसका नाम खाली छोड़ें। पता न हो तो पीस और किलो खाली रहें। जो पैकेट पहले से बिक रहा है, उसका भाव “भाव” पेज पर बदलता है।',
  },
  specified: (address) => `इसका पता ${address} है, और हमेशा वही रहेगा।`,
  cuts: { whole: 'साबुत', cut: 'कटा और साफ़ किया हुआ', marinated: 'मसाला लगा' },
  labelWeights: { gross: 'सफ़ाई से पहले मछली का वज़न', net: 'पैकेट में जितना है' },
  sizeNo: (nr) => `साइज़ ${nr}`,
  to: 'से',
  upTo: (label) => `${label}, कहाँ तक`,
  usual: 'पेज इसी साइज़ पर खुलता है',
  soldAt: (rate) => `आज ${rate}`,
  rateOf: (weight) => `${weight} के रुपये`,
  addSize: 'साइज़ जोड़ें',
  removeSize: (name) => `${name} हटाएँ`,

  preview: 'ग्राहक को ऐसा दिखेगा',
  previewNoName: 'अभी नाम नहीं',
  previewNoRate: 'अभी भाव नहीं',
  sizesFromTo: (first, last) => `${first} से ${last} तक`,

  choosePicture: 'तस्वीर चुनें',
  noPicture: 'तस्वीर नहीं: उसकी जगह नाम दिखेगा',
  sent: 'स्टाफ़ की भेजी',
  ours: 'दुकान के साथ आई',
  sendOne: 'इसके लिए फ़ोटो भेजें',
  pictureChosen: 'फ़ोटो आ गई, और चुनी हुई है। दिखाने के लिए सेव करें।',

  fieldWrong: (label, place, sentence) => `${label}${place}: ${sentence}`,
  ofSize: (nr) => ` (साइज़ ${nr})`,

  filesTitle: 'कैटलॉग की फ़ाइलें',
  filesLead: 'पूरा कैटलॉग एक फ़ाइल में: स्प्रेडशीट में देखने को, सँभालकर रखने को, या दूसरी दुकान में ले जाने को।',
  out: 'बाहर ले जाएँ',
  outCsv: 'CSV में डाउनलोड करें, स्प्रेडशीट के लिए',
  outJson: 'JSON में डाउनलोड करें, दूसरी दुकान के लिए',
  in: 'अंदर लाएँ',
  inLead: 'फ़ाइल में जिसका नाम है वह जुड़ता या बदलता है, जिसका नहीं है वह वैसा ही रहता है। क्या बदलेगा, यह देखे बिना कुछ नहीं बदलता।',
  ownerOnly: 'फ़ाइल सिर्फ़ मालिक अंदर ला सकते हैं।',
  file: 'फ़ाइल',
  fileHint: 'CSV या JSON, जैसी यहाँ से डाउनलोड होती है, ज़्यादा से ज़्यादा 12 एमबी।',
  chooseOne: 'पहले फ़ाइल चुनें।',
  tooLong: 'यह फ़ाइल 12 एमबी से बड़ी है।',
  noText: 'यह फ़ाइल UTF-8 में नहीं है। इसे “CSV UTF-8” में सेव करें।',
  look: 'देखें क्या बदलेगा',
  looking: 'पढ़ रहे हैं …',
  nothingChanges: 'फ़ाइल में वही है जो दुकान में पहले से है। कुछ नहीं बदलेगा।',
  wouldChange: (count) => `${things(count)} ${count > 1 ? 'बदलेंगी' : 'बदलेगी'}`,
  wrongRows: (count) => `फ़ाइल में ${count} जगह गलती है`,
  wrongLead: 'फ़ाइल में ठीक करें और फिर से चुनें। तब तक कुछ अंदर नहीं लाया जाता।',
  columnsOfWrong: { where: 'कहाँ', row: 'क्या', field: 'बॉक्स', wrong: 'क्या गलत है' },
  line: (line) => (line === undefined ? 'कोई लाइन नहीं' : `लाइन ${line}`),
  columnsOfChanges: { title: 'क्या', change: 'बदलाव', fields: 'बॉक्स' },
  changes: { added: 'नया', changed: 'बदला', 'taken-off': 'हटाया', 'put-back': 'वापस रखा' },
  whats: {
    species: 'मछली',
    product: 'चीज़',
    'order-of-species': 'मेन्यू का क्रम',
    'order-of-products': 'सूची का क्रम',
    home: 'होम पेज',
  },
  firstOf: (shown, all) => `${all} में से पहले ${shown}।`,
  becomes: (field, was, becomes) => `${field}: ${was || 'कुछ नहीं'} → ${becomes || 'कुछ नहीं'}`,
  picturesMissing: (names) => `जो तस्वीरें इस दुकान में नहीं हैं: ${names}। उनकी जगह नाम दिखेंगे।`,
  bringIn: (count) => `${count} बदलाव अंदर लाएँ`,
  bringingIn: 'अंदर ला रहे हैं …',
  broughtIn: (count) => `${count} बदलाव दुकान में आ ${count > 1 ? 'गए' : 'गया'}।`,
  changedMeanwhile: 'आपके देखते-देखते कैटलॉग बदल गया। फ़ाइल को एक बार और देख लें।',
} as const satisfies InLanguage<typeof English.deskCatalogueWords>

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count > 1 ? `${count} बॉक्स ऐसे नहीं रह सकते।` : `${count} बॉक्स ऐसा नहीं रह सकता।`),
  'catalogue-changed': () => 'इस बीच किसी और ने इसे बदल दिया। आपका लिखा यहीं है।',
  'no-such-species': () => 'दुकान इस नाम की मछली नहीं जानती।',
  'order-incomplete': () => 'इस बीच सूची बदल गई। पेज फिर से लोड करें, फिर क्रम लगाएँ।',
  'product-waits': () => 'यह प्रोडक्ट तभी बिकेगा जब मालिक इसके भाव मंज़ूर करेंगे।',
  'import-wrong': ({ count }) => `फ़ाइल में ${count} जगह गलती है। कुछ भी अंदर नहीं लाया गया।`,
} as const satisfies InLanguage<typeof English.catalogueRefusals>

/** Where in a file. */
export const lineOfFile = (line: number): string => `लाइन ${line}`

/** What to do about a field, beside it. */
const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'इसे भरें।',
  'too-long': (most) => `ज़्यादा से ज़्यादा ${most} अक्षर।`,
  'too-many': (most) => `ज़्यादा से ज़्यादा ${most}।`,
  'too-few': (most) => `कम से कम ${most}।`,
  number: (most) => (most === 0 ? 'ऐसा पूरा अंक लिखें जो यहाँ हो सकता है।' : `${most} तक का अंक लिखें।`),
  choice: () => 'जो दिए हैं, उनमें से एक चुनें।',
  code: () => 'छोटे अंग्रेज़ी अक्षर, अंक और बीच में एक-एक हाइफ़न, कम से कम एक अक्षर: “tiger-prawns”।',
  text: () => 'अक्षरों की एक लाइन, बिना छिपे निशानों के।',
  span: () => 'दो अंक, छोटा पहले।',
  twice: () => 'यह यहाँ पहले से लिखा है।',
  'label-missing': () => 'एक से ज़्यादा साइज़ हों तो हर एक का नाम होता है।',
  taken: () => 'यह नाम किसी और का है, या पहले था। पते के नाम दोबारा काम में नहीं आते।',
  unknown: () => 'दुकान इस नाम का कुछ नहीं जानती।',
  specified: () => 'इस चीज़ का पता पहले से तय है और हमेशा वही रहेगा।',
  'species-fixed': () => 'चीज़ अपनी ही मछली में रहती है: उसका स्टॉक और बैच उसी से चलते हैं।',
  'rate-missing': () => 'बताएँ कि इसका भाव क्या है।',
  'rate-sold': () => 'यह पहले से बिक रहा है: इसका भाव “भाव” पेज पर बदलें।',
  'rate-far': (last) =>
    `यह ${readable(paise(last))} में बिकता था। इसे उसी के आसपास वापस लाएँ: एक चौथाई से ज़्यादा “भाव” पेज पर बदलता है, और मालिक लागू करते हैं।`,
  'weight-missing': () => 'कम से कम एक वज़न चुनें जिसमें यह बिके।',
  'size-in-stock': () => 'इस साइज़ की मछली कोल्ड रूम में गिनी हुई है। पहले उसकी गिनती खाली करें।',
  columns: () => 'पहली लाइन में यह कॉलम नहीं है, या दो बार है।',
  format: () => 'यह दुकान का कैटलॉग नहीं है: एक डाउनलोड करें, और उसी को बदलें।',
  quotes: () => 'यहाँ उद्धरण का निशान खुलता है और बंद नहीं होता, या बंद होने के बाद अक्षर हैं।',
  form: () => 'यह उस तरह नहीं लिखा जैसे दुकान लेती है।',
}

export const wrongInWords = ({ wrong, most = 0 }: Pick<WrongField, 'wrong' | 'most'>): string => sentences[wrong](most)
