import type * as English from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import type { Wrong } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबईत घरपोच.`,
  productInShort: (line, range) => `${line} ${range}, मुंबईत घरपोच.`,
  wayToThisPage: 'या पानापर्यंतचा मार्ग',
  aPack: (unitPrice) => `एका पॅकची किंमत, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} ते ${last}`,
  recommendedRecipes: 'करून पाहण्यासारख्या रेसिपी',
  timeAndServings: (minutes, servings) => `${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`}, ${servings} जणांसाठी`,
  zoomIn: 'मोठे करून पाहा',
  smaller: 'लहान',
  larger: 'मोठे',
  close: 'बंद करा',
} as const satisfies InLanguage<typeof English.catalogueWords>

export const gradesWords = {
  ours: (grade) => `आमचे मत: 5 पैकी ${grade}`,
  average: (average, reviews) => `5 पैकी ${average}, ${reviews}`,
  reviews: (count, grouped) => (count === 1 ? '1 अभिप्राय' : `${grouped} अभिप्राय`),
  stars: (count) => (count === 1 ? '1 स्टार' : `${count} स्टार`),
} as const satisfies InLanguage<typeof English.gradesWords>

export const edibleWords = {
  note: (from, to, source) => `शिजवायला मिळते त्यात कवचही धरलेले आहे: पूर्ण वजनातले अंदाजे ${from} ते ${to}% मांस असते (${source}).`,
  sources: { lobster: 'एफएओ, आणि भारतातून निर्यातीसाठी शेपटीचे किमान वजन' },
} as const satisfies InLanguage<typeof English.edibleWords>

const products = (count: number) => (count === 1 ? '1 वस्तू' : `${count} वस्तू`)

export const catalogueFields = {
  name: '/list/ इथला पत्ता',
  title: 'नाव',
  localName: 'मुंबईतले नाव',
  marathi: 'मराठी नाव',
  hindi: 'हिंदी नाव',
  keywords: 'लोक ज्या इतर नावांनी शोधतात ती',
  description: 'पानावर याबद्दल काय सांगायचे',
  intro: 'यादीच्या वर एक वाक्य',
  tagline: 'होम पानावर थोडे शब्द',
  lossPercent: 'साफ करताना जाते, 100 पैकी',
  fewBones: 'कमी काटे',
  goesWith: 'सोबत दाखवायचे',
  picture: 'फोटो',
  line: 'नावाखालची ओळ',
  cut: 'कसे विकतो',
  slug: '/fish/ इथला पत्ता',
  cleaning: 'साफ करण्याचे कोणते प्रकार मागता येतात',
  labelWeight: 'लेबलवरचे वजन म्हणजे',
  grade: 'दुकानाचे मत, 5 पैकी',
  species: 'प्रकार',
  sizes: 'आकार',
  'sizes.label': 'आकार',
  'sizes.piecesPerKilo': 'किलोत किती नग',
  'sizes.kilosEach': 'एकाचे वजन, किलो',
  'sizes.weights': 'पॅक',
  'sizes.rates': 'भाव',
  slideTitle: 'चित्रावरचे शीर्षक',
  slideLine: 'त्याखालची ओळ',
} as const satisfies InLanguage<typeof English.catalogueFields>

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'दुकान काय विकते, मेनूच्या क्रमाने. तुम्ही बदलाल ते दोन सेकंदांत प्रत्येक पानावर दिसते.',
  kinds: 'माशांचे प्रकार, मेनूच्या क्रमाने',
  sold: (sold, takenOff) =>
    takenOff === 0 ? `विक्रीला: ${products(sold)}` : `विक्रीला: ${products(sold)}, काढलेल्या: ${takenOff}`,
  off: 'काढलेले',
  notToday: 'आज नाही',
  addKind: 'माशाचा प्रकार घाला',
  newKind: 'माशाचा नवीन प्रकार',
  addProduct: 'वस्तू घाला',
  newProduct: (kind) => `${kind}: नवीन वस्तू`,
  files: 'फाइल: बाहेर आणि आत',
  change: 'बदला',
  changeOf: (title) => `बदला: ${title}`,
  toShop: 'दुकानात पाहा',
  productsOf: (kind) => `${kind}: वस्तू, यादीच्या क्रमाने`,
  noProducts: 'यातले अजून काही विक्रीला नाही.',

  up: 'वर',
  down: 'खाली',
  upOf: (title) => `वर न्या: ${title}`,
  downOf: (title) => `खाली न्या: ${title}`,
  movedTo: (title, place, of) => `${title}: ${of} पैकी ${place} या जागी.`,
  unsaved: 'क्रम बदलला आहे, अजून सेव्ह केलेला नाही.',
  saveOrder: 'क्रम सेव्ह करा',
  savingOrder: 'सेव्ह होत आहे …',
  orderSaved: 'क्रम सेव्ह झाला.',
  leaveOrder: 'होता तसाच ठेवा',

  save: 'सेव्ह करा',
  saving: 'सेव्ह होत आहे …',
  saved: 'सेव्ह झाले. दुकानात दिसते आहे.',
  add: 'दुकानात ठेवा',
  adding: 'ठेवत आहोत …',
  texts: 'नावे आणि मजकूर',
  facts: 'कसे विकतो',
  inOthers: 'हिंदी आणि मराठी',
  inOthersLead: 'एखाद्या भाषेत जे लिहिलेले नाही, ते तिच्या पानांवर इंग्रजीत दिसते. इथे काहीच भरणे गरजेचे नाही.',
  unsaid: (texts) => `अजून लिहिलेले नाही: ${texts}. तिथे इंग्रजी दिसते.`,
  allSaid: 'सगळे लिहिलेले आहे.',
  inLanguage: (label, language) => `${label} (${language})`,
  lastChanged: (who, day) => `शेवटचा बदल: ${who}, ${day}`,
  asOpened: 'दुकान उघडले तेव्हा होते तसे',
  byCommand: 'सर्व्हरची कमांड',

  meanwhile: (who, when) =>
    `तेवढ्यात ${who} यांनी हे बदलले (${when}). तुम्ही टाइप केलेले इथेच आहे. त्यांनी काय बदलले ते पाहा, मग पुन्हा सेव्ह करा: मग तुम्ही टाइप केलेले त्याच्या जागी येईल.`,
  meanwhileNobody: 'तेवढ्यात हे बदलले गेले. तुम्ही टाइप केलेले इथेच आहे: पाहा, मग पुन्हा सेव्ह करा.',
  theirs: (label, value) => `${label}: ${value === '' ? 'काही नाही' : value}`,
  yesOrNo: (is) => (is ? 'हो' : 'नाही'),

  takeOff: 'विक्रीतून काढा',
  takeOffOf: (title) => `विक्रीतून काढा: ${title}`,
  putBack: 'परत ठेवा',
  putBackOf: (title) => `परत ठेवा: ${title}`,
  takenOff: (title) => `${title}: काढले. कुठेही दिसत नाही, कोणालाही विकत नाही. ऑर्डर आणि अभिप्रायांत राहते.`,
  isBack: (title) => `${title}: पुन्हा दुकानात आहे.`,
  kindOff: 'काढलेले असेपर्यंत यातले काहीही दिसत नाही, विकले जात नाही. काहीही पुसले जात नाही: ऑर्डर आणि अभिप्रायांत राहते.',
  productOff: 'काढलेले असताना कुठेही दिसत नाही, कोणालाही विकत नाही. काहीही पुसले जात नाही: ऑर्डर आणि अभिप्रायांत राहते.',
  waits: 'मंजुरी बाकी',
  productWaits: 'मालकांनी या उत्पादनाचे भाव मंजूर करायचे आहेत. तोपर्यंत ते दुकानात दिसत नाही.',
  approve: 'भाव मंजूर करून विक्रीला ठेवा',
  approved: (title) => `${title}: दुकानात आले.`,

  hints: {
    name: 'लहान इंग्रजी अक्षरे, अंक आणि जोडरेघ. नंतर कधीही बदलत नाही.',
    slug: 'लहान इंग्रजी अक्षरे, अंक आणि जोडरेघ. जुना पत्ता नव्याकडे नेतो.',
    title: 'मेनूत दिसते तसे: “सुरमई”.',
    productTitle: 'त्याच्या पानावर दिसते तसे: “अख्खे पापलेट”.',
    keywords: 'एका ओळीत एक, कोणत्याही भाषेत. वरची नावे आपोआप सापडतात.',
    description: 'मोकळी ओळ सोडली की नवीन परिच्छेद सुरू होतो.',
    lossPercent: 'अख्खा मासा साफ करताना त्यातले अंदाजे किती जाते.',
    grade: 'अभिप्राय आले की याच्या जागी लोकांचे मत येते.',
    goesWith: 'दाखवायच्या क्रमाने.',
    sizes:
      'पानावर दिसतात त्या क्रमाने. एकच आकार असेल तर त्याचे नाव मोकळे ठेवा. माहीत नसेल तिथे नग आणि किलो मोकळे राहतात. आधीच विक्रीला असलेल्या पॅकचा भाव भावपत्रकावर बदलतो.',
  },
  specified: (address) => `याचा पत्ता ${address} आहे, आणि तो कायम राहतो.`,
  cuts: { whole: 'अख्खे', cut: 'कापून साफ केलेले', marinated: 'मसाला लावलेले' },
  labelWeights: { gross: 'साफ करण्याआधीचे वजन', net: 'पॅकमध्ये असते तेवढे' },
  sizeNo: (nr) => `आकार ${nr}`,
  to: 'ते',
  upTo: (label) => `${label}, इथपर्यंत`,
  usual: 'पान या आकारावर उघडते',
  soldAt: (rate) => `आज ${rate}`,
  rateOf: (weight) => `${weight} साठी रुपये`,
  addSize: 'आकार घाला',
  removeSize: (name) => `काढा: ${name}`,

  preview: 'ग्राहकाला दिसते तसे',
  previewNoName: 'अजून नाव नाही',
  previewNoRate: 'अजून भाव नाही',
  sizesFromTo: (first, last) => `${first} ते ${last}`,

  choosePicture: 'फोटो निवडा',
  noPicture: 'फोटो नाही: तिथे नाव दिसते',
  sent: 'आपल्या माणसांनी पाठवलेले',
  ours: 'दुकानासोबत आलेले',
  sendOne: 'यासाठी फोटो पाठवा',
  pictureChosen: 'फोटो आला आणि निवडला आहे. दिसायला सेव्ह करा.',

  fieldWrong: (label, place, sentence) => `${label}${place}: ${sentence}`,
  ofSize: (nr) => ` (आकार ${nr})`,

  filesTitle: 'कॅटलॉगच्या फाइल',
  filesLead: 'पूर्ण कॅटलॉग एका फाइलमध्ये: स्प्रेडशीटमध्ये पाहायला, ठेवायला, किंवा दुसऱ्या दुकानात न्यायला.',
  out: 'बाहेर',
  outCsv: 'CSV उतरवून घ्या, स्प्रेडशीटसाठी',
  outJson: 'JSON उतरवून घ्या, दुसऱ्या दुकानांसाठी',
  in: 'आत',
  inLead: 'फाइलमध्ये जे आहे ते घातले किंवा बदलले जाते, जे नाही ते तसेच राहते. काय बदलेल ते तुम्ही पाहीपर्यंत काहीही बदलत नाही.',
  ownerOnly: 'फाइल फक्त मालक आत घेतात.',
  file: 'फाइल',
  fileHint: 'इथून उतरवतो तशी CSV किंवा JSON, जास्तीत जास्त 12 एमबी.',
  chooseOne: 'आधी फाइल निवडा.',
  tooLong: 'ही फाइल 12 एमबीपेक्षा मोठी आहे.',
  noText: 'ही फाइल UTF-8 मधला मजकूर नाही. “CSV UTF-8” म्हणून सेव्ह करा.',
  look: 'काय बदलेल ते पाहा',
  looking: 'वाचत आहोत …',
  nothingChanges: 'फाइलमध्ये आहे तेच दुकानात आहे. काहीही बदलणार नाही.',
  wouldChange: (count) => (count === 1 ? '1 गोष्ट बदलेल' : `${count} गोष्टी बदलतील`),
  wrongRows: (count) => (count === 1 ? 'फाइलमध्ये 1 जागी चूक आहे' : `फाइलमध्ये ${count} जागी चुका आहेत`),
  wrongLead: 'त्या फाइलमध्ये सुधारा आणि ती पुन्हा निवडा. तोपर्यंत काहीही आत घेतले जात नाही.',
  columnsOfWrong: { where: 'कुठे', row: 'काय', field: 'रकाना', wrong: 'काय चुकले' },
  line: (line) => (line === undefined ? 'ओळ नाही' : `ओळ ${line}`),
  columnsOfChanges: { title: 'काय', change: 'बदल', fields: 'रकाने' },
  changes: { added: 'नवीन', changed: 'बदलले', 'taken-off': 'काढले', 'put-back': 'परत ठेवले' },
  whats: {
    species: 'प्रकार',
    product: 'वस्तू',
    'order-of-species': 'मेनूचा क्रम',
    'order-of-products': 'यादीचा क्रम',
    home: 'होम पान',
  },
  firstOf: (shown, all) => `${all} पैकी पहिले ${shown}.`,
  becomes: (field, was, becomes) => `${field}: ${was || 'काही नाही'} → ${becomes || 'काही नाही'}`,
  picturesMissing: (names) => `या दुकानात नसलेले फोटो: ${names}. तिथे त्यांची नावे दिसतील.`,
  bringIn: (count) => (count === 1 ? '1 बदल आत घ्या' : `${count} बदल आत घ्या`),
  bringingIn: 'आत घेत आहोत …',
  broughtIn: (count) => (count === 1 ? '1 बदल दुकानात आला.' : `${count} बदल दुकानात आले.`),
  changedMeanwhile: 'तुम्ही पाहत असताना कॅटलॉग बदलला. फाइल पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.deskCatalogueWords>

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count === 1 ? '1 रकाना असा चालणार नाही.' : `${count} रकाने असे चालणार नाहीत.`),
  'catalogue-changed': () => 'तेवढ्यात दुसऱ्या कोणी हे बदलले आहे. तुम्ही टाइप केलेले इथेच आहे.',
  'no-such-species': () => 'या नावाचा माशाचा प्रकार दुकानात नाही.',
  'order-incomplete': () => 'तेवढ्यात यादी बदलली आहे. पान पुन्हा लोड करा, मग क्रम लावा.',
  'product-waits': () => 'मालकांनी भाव मंजूर केल्यावरच हे विक्रीला येईल.',
  'import-wrong': ({ count }) =>
    count === 1 ? 'फाइलमध्ये 1 जागी चूक आहे. काहीही आत घेतले नाही.' : `फाइलमध्ये ${count} जागी चुका आहेत. काहीही आत घेतले नाही.`,
} as const satisfies InLanguage<typeof English.catalogueRefusals>

export const lineOfFile = ((line) => `ओळ ${line}`) satisfies InLanguage<typeof English.lineOfFile>

const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'हे भरा.',
  'too-long': (most) => `जास्तीत जास्त ${most} अक्षरे.`,
  'too-many': (most) => `जास्तीत जास्त ${most}.`,
  'too-few': (most) => `कमीत कमी ${most}.`,
  number: (most) => (most === 0 ? 'इथे चालेल असा पूर्ण आकडा द्या.' : `${most} पर्यंतचा आकडा द्या.`),
  choice: () => 'दाखवलेल्यांपैकी एक निवडा.',
  code: () => 'लहान इंग्रजी अक्षरे, अंक आणि मध्ये एकेक जोडरेघ, निदान एक अक्षर: “tiger-prawns”.',
  text: () => 'अक्षरांची एकच ओळ, नियंत्रण चिन्हांशिवाय.',
  span: () => 'दोन आकडे, लहान आधी.',
  twice: () => 'हे इथे दोनदा आले आहे.',
  'label-missing': () => 'एकापेक्षा जास्त आकार असतील तर प्रत्येकाला नाव लागते.',
  taken: () => 'हे नाव दुसऱ्या कशाचे आहे किंवा होते. पत्त्यातले नाव पुन्हा वापरले जात नाही.',
  unknown: () => 'या नावाचे दुकानात काही नाही.',
  specified: () => 'या वस्तूचा पत्ता ठरलेला आहे आणि कायम तोच राहतो.',
  'species-fixed': () => 'वस्तूचा माशाचा प्रकार बदलत नाही: तिचा साठा आणि बॅच त्यावरच ठेवल्या जातात.',
  'rate-missing': () => 'किती रुपये ते लिहा.',
  'rate-sold': () => 'हे आधीच विक्रीला आहे: याचा भाव भावपत्रकावर बदला.',
  'rate-far': (last) =>
    `हे ${readable(paise(last))} ला विकले जात होते. त्याच्या आसपास परत आणा: पाव हिश्शापेक्षा जास्त बदल भावपत्रकावर होतो, आणि मालक जाहीर करतात.`,
  'weight-missing': () => 'कोणत्या वजनात विकायचे ते निदान एक निवडा.',
  'size-in-stock': () => 'या आकाराची मासळी शीतगृहात मोजलेली आहे. आधी ती मोजणीतून काढा.',
  columns: () => 'पहिल्या ओळीत या रकान्याचे नाव नाही, किंवा दोनदा आहे.',
  format: () => 'हा दुकानाचा कॅटलॉग नाही: आधी इथून एक उतरवून घ्या, आणि तो बदला.',
  quotes: () => 'इथे अवतरण चिन्ह सुरू होते पण संपत नाही, किंवा संपल्यावर पुढे अक्षरे आहेत.',
  form: () => 'दुकानाला चालेल अशा स्वरूपात हे नाही.',
}

export const wrongInWords = (({ wrong, most = 0 }) => sentences[wrong](most)) satisfies InLanguage<
  typeof English.wrongInWords
>
