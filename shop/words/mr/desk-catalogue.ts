import type { Wrong } from '#shop/catalogue/wrong.ts'
import { paise, readable } from '#shop/money.ts'
import type * as English from '../en/desk-catalogue.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

const changes = (count: number) => `${count} बदल`

export const catalogueFields = {
  name: 'वेब पत्ता, /list/ पुढचा',
  title: 'नाव',
  localName: 'मुंबईतले नाव',
  marathi: 'मराठी नाव',
  hindi: 'हिंदी नाव',
  keywords: 'लोक ज्या इतर नावांनी शोधतात ती',
  description: 'माहिती',
  intro: 'यादीच्या वर एक वाक्य',
  tagline: 'होम पेजवर थोडे शब्द',
  lossPercent: 'साफ करताना किती % जाते',
  fewBones: 'कमी काटे',
  onSale: 'विक्रीला',
  goesWith: 'सोबत दाखवायचे',
  picture: 'फोटो',
  line: 'थोडक्यात माहिती',
  cut: 'कसे विकतो',
  slug: 'वेब पत्ता, /fish/ पुढचा',
  cleaning: 'कटिंगचे पर्याय',
  labelWeight: 'लेबलवरचे वजन',
  grade: 'दुकानाचे मत, 5 पैकी',
  species: 'प्रकार',
  sizes: 'साइज',
  'sizes.label': 'साइज',
  'sizes.piecesPerKilo': 'किलोत किती नग',
  'sizes.kilosEach': 'एकाचे वजन (किलो)',
  'sizes.weights': 'पॅक',
  'sizes.rates': 'भाव',
  slideTitle: 'फोटोवरचे टायटल',
  slideLine: 'टायटलखालची ओळ',
} as const satisfies InLanguage<typeof English.catalogueFields>

export const deskCatalogueWords = {
  title: counterWords.catalogue,
  lead: 'दुकान काय विकते, मेनूच्या क्रमाने. तुमचे बदल दोन सेकंदांत प्रत्येक पेजवर दिसतील.',
  kinds: 'माशांचे प्रकार, मेनूच्या क्रमाने',
  sold: (sold, takenOff) => (takenOff === 0 ? `विक्रीला: ${sold}` : `विक्रीला: ${sold}, काढलेले: ${takenOff}`),
  off: 'काढलेले',
  notToday: 'आज नाही',
  addKind: 'मासा जोडा',
  newKind: 'नवीन मासा',
  newFishLead: 'सगळे एकदम: फोटो, नावे, साइज आणि भाव. पब्लिश करेपर्यंत दुकानात काहीच दिसणार नाही.',
  names: 'नावे',
  about: 'या माशाबद्दल',
  productNo: (nr) => `प्रॉडक्ट ${nr}`,
  addWay: 'याच माशाचे आणखी एक प्रॉडक्ट जोडा',
  inProduct: (nr, sentence) => `प्रॉडक्ट ${nr}: ${sentence}`,
  files: 'इंपोर्ट / डाउनलोड',
  change: 'बदला',
  changeOf: (title) => `बदला: ${title}`,
  toShop: 'दुकानात पाहा',
  productsOf: (kind) => `${kind}: प्रॉडक्ट, यादीच्या क्रमाने`,

  up: 'वर',
  down: 'खाली',
  upOf: (title) => `वर न्या: ${title}`,
  downOf: (title) => `खाली न्या: ${title}`,
  movedTo: (title, place, of) => `${title}: आता ${of} पैकी ${place} क्रमांकावर.`,
  unsaved: 'क्रम बदलला आहे, अजून सेव्ह केलेला नाही.',
  saveOrder: 'क्रम सेव्ह करा',
  savingOrder: 'सेव्ह होत आहे...',
  orderSaved: 'क्रम सेव्ह झाला.',
  leaveOrder: 'बदल काढून टाका',

  save: 'सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  saved: 'सेव्ह झाले. दुकानात दिसते आहे.',
  add: 'दुकानात दाखवा',
  adding: 'सेव्ह होत आहे...',
  facts: 'कसे विकतो',
  inOthers: 'हिंदी आणि मराठी',
  inOthersLead: 'एखाद्या भाषेत जे लिहिलेले नाही, ते तिच्या पेजवर इंग्रजीत दिसते. इथे काहीच भरणे गरजेचे नाही.',
  unsaid: (texts) => `अजून लिहिलेले नाही: ${texts}. तिथे इंग्रजी दिसते.`,
  allSaid: 'सगळे भरलेले आहे.',
  inLanguage: (label, language) => `${label} (${language})`,
  lastChanged: (who, day) => `शेवटचा बदल: ${who}, ${day}`,
  asOpened: 'दुकान सुरू झाल्यापासून बदललेले नाही',
  byCommand: 'सर्व्हरची कमांड',

  meanwhile: (who, when) =>
    `दरम्यान ${who} यांनी हे बदलले (${when}). तुम्ही लिहिलेले इथेच आहे. त्यांनी काय बदलले ते पाहा, मग पुन्हा सेव्ह करा. मग त्याजागी तुम्ही लिहिलेले येईल.`,
  meanwhileNobody: 'दरम्यान हे बदलले गेले. तुम्ही लिहिलेले इथेच आहे. पाहा, मग पुन्हा सेव्ह करा.',
  theirs: (label, value) => `${label}: ${value === '' ? 'रिकामे' : value}`,
  yesOrNo: (is) => (is ? 'हो' : 'नाही'),

  kindOff: 'विक्रीतून काढले की यातले काहीही दिसत नाही, विकले जात नाही. काहीही पुसले जात नाही, ऑर्डर आणि अभिप्रायांत राहते.',
  productOff: 'विक्रीतून काढले की हे कुठेही दिसत नाही, विकले जात नाही. काहीही पुसले जात नाही, ऑर्डर आणि अभिप्रायांत राहते.',
  waits: 'मंजुरी बाकी',
  productWaits: 'मालकांनी या प्रॉडक्टचे भाव मंजूर करायचे आहेत. तोपर्यंत ते दुकानात दिसत नाही.',
  approve: 'भाव मंजूर करून विक्रीला ठेवा',

  hints: {
    name: 'लहान इंग्रजी अक्षरे, अंक आणि हायफन. नंतर बदलता येत नाही.',
    slug: 'लहान इंग्रजी अक्षरे, अंक आणि हायफन. जुना पत्ता नव्याकडे नेईल.',
    title: 'मेनूत दिसेल तसे, जसे “सुरमई”.',
    productTitle: 'पेजवर दिसेल तसे, जसे “अख्खे पापलेट”.',
    keywords: 'एका ओळीत एक, कोणत्याही भाषेत. वरची नावे आपोआप सापडतात.',
    description: 'नवीन भागासाठी एक रिकामी ओळ सोडा.',
    lossPercent: 'अख्खा मासा साफ करताना त्यातले अंदाजे किती जाते.',
    grade: 'अभिप्राय आले की याच्या जागी लोकांचे मत येते.',
    goesWith: 'दाखवायच्या क्रमाने.',
    sizes:
      'पेजवर दिसतात त्या क्रमाने. एकच साइज असेल तर त्याचे नाव रिकामे ठेवा. नग आणि वजन माहीत नसेल तर रिकामे ठेवा. आधीच विक्रीला असलेल्या पॅकचा भाव “भाव” पेजवर बदला.',
  },
  specified: (address) => `याचा पत्ता ${address} आहे, तो बदलता येत नाही.`,
  cuts: { whole: 'अख्खे', cut: 'कापून साफ केलेले', marinated: 'मसाला लावलेले' },
  labelWeights: { gross: 'साफ करण्याआधीचे', net: 'पॅकमध्ये असते तेवढे' },
  sizeNo: (nr) => `साइज ${nr}`,
  to: 'ते',
  upTo: (label) => `${label}, इथपर्यंत`,
  usual: 'पेजचा डिफॉल्ट साइज',
  soldAt: (rate) => `आज ${rate}`,
  rateOf: (weight) => `${weight}साठी रुपये`,
  addSize: 'साइज जोडा',
  removeSize: (name) => `काढा: ${name}`,

  preview: 'ग्राहकांना दिसेल तसे',
  previewNoName: 'अजून नाव नाही',
  previewNoRate: 'अजून भाव नाही',
  sizesFromTo: (first, last) => `${first} ते ${last}`,

  choosePicture: 'फोटो निवडा',
  noPicture: 'फोटो नाही, तिथे नाव दिसेल',
  sent: 'कर्मचाऱ्यांनी अपलोड केलेले',
  ours: 'दुकानासोबत आलेले',
  sendOne: 'फोटो अपलोड करा',

  fieldWrong: (label, place, sentence) => `${label}${place}: ${sentence}`,
  ofSize: (nr) => ` (साइज ${nr})`,

  filesTitle: 'इंपोर्ट / डाउनलोड',
  filesLead: 'पूर्ण कॅटलॉग एका फाइलमध्ये, स्प्रेडशीटमध्ये पाहायला, जपून ठेवायला किंवा दुसऱ्या दुकानात न्यायला.',
  out: 'डाउनलोड',
  outCsv: 'CSV डाउनलोड करा, स्प्रेडशीटसाठी',
  outJson: 'JSON डाउनलोड करा, दुसऱ्या दुकानांसाठी',
  in: 'इंपोर्ट',
  inLead: 'फाइलमध्ये जे आहे ते जोडले किंवा बदलले जाईल, बाकीचे तसेच राहील. सेव्ह होण्याआधी सगळे बदल दिसतील.',
  ownerOnly: 'फाइल फक्त मालक इंपोर्ट करू शकतात.',
  file: 'फाइल',
  fileHint: 'Excel (.xlsx, 5 एमबीपर्यंत), CSV किंवा JSON, इथल्या CSV च्याच रकान्यांत, 12 एमबीपर्यंत.',
  chooseOne: 'आधी फाइल निवडा.',
  tooLong: 'ही फाइल 12 एमबीपेक्षा मोठी आहे.',
  noText: 'ही फाइल UTF-8 मधला मजकूर नाही. .xlsx किंवा “CSV UTF-8” म्हणून सेव्ह करा.',
  look: 'काय बदलेल ते पाहा',
  looking: 'वाचत आहोत...',
  nothingChanges: 'फाइलमध्ये आहे तेच दुकानात आहे. काहीही बदलणार नाही.',
  wouldChange: changes,
  wrongRows: (count) => (count === 1 ? 'फाइलमध्ये 1 चूक' : `फाइलमध्ये ${count} चुका`),
  wrongLead: 'त्या फाइलमध्ये सुधारा आणि ती पुन्हा निवडा. तोपर्यंत काहीही इंपोर्ट होणार नाही.',
  columnsOfWrong: { where: 'ओळ', row: 'काय', field: 'रकाना', wrong: 'चूक' },
  line: (line) => (line === undefined ? '–' : `ओळ ${line}`),
  rowOfSheet: (row) => (row === undefined ? '–' : `शीटची ओळ ${row}`),
  columnsOfChanges: { title: 'काय', change: 'बदल', fields: 'रकाने' },
  changes: { added: 'नवीन', changed: 'बदलले', 'taken-off': 'काढले', 'put-back': 'पुन्हा विक्रीला' },
  whats: {
    species: 'प्रकार',
    product: 'प्रॉडक्ट',
    'order-of-species': 'मेनूचा क्रम',
    'order-of-products': 'यादीचा क्रम',
    home: 'होम पेज',
  },
  firstOf: (shown, all) => `${all} पैकी पहिले ${shown}.`,
  becomes: (field, was, becomes) => `${field}: ${was || 'रिकामे'} → ${becomes || 'रिकामे'}`,
  picturesMissing: (names) => `हे फोटो या दुकानात नाहीत: ${names}. तिथे नावे दिसतील.`,
  bringIn: (count) => `${changes(count)} इंपोर्ट करा`,
  bringingIn: 'इंपोर्ट होत आहे...',
  broughtIn: (count) => (count === 1 ? '1 बदल इंपोर्ट झाला.' : `${count} बदल इंपोर्ट झाले.`),
  changedMeanwhile: 'तुम्ही पाहत असताना कॅटलॉग बदलला. बदल पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.deskCatalogueWords>

export const catalogueRefusals = {
  'catalogue-form': ({ count }) => (count === 1 ? '1 रकाना दुरुस्त करायचा आहे.' : `${count} रकाने दुरुस्त करायचे आहेत.`),
  'catalogue-changed': () => 'दरम्यान दुसऱ्या कोणी हे बदलले आहे. तुम्ही लिहिलेले इथेच आहे.',
  'no-such-species': () => 'या नावाचा माशाचा प्रकार दुकानात नाही.',
  'order-incomplete': () => 'दरम्यान यादी बदलली आहे. पेज पुन्हा लोड करा, मग क्रम लावा.',
  'product-waits': () => 'मालकांनी भाव मंजूर केल्यावरच हे विक्रीला येईल.',
  'import-wrong': ({ count }) =>
    count === 1 ? 'फाइलमध्ये 1 चूक आहे. काहीही इंपोर्ट झाले नाही.' : `फाइलमध्ये ${count} चुका आहेत. काहीही इंपोर्ट झाले नाही.`,
} as const satisfies InLanguage<typeof English.catalogueRefusals>

export const lineOfFile = ((line) => `ओळ ${line}`) satisfies InLanguage<typeof English.lineOfFile>

const sentences: Readonly<Record<Wrong, (most: number) => string>> = {
  missing: () => 'हे भरा.',
  'too-long': (most) => `जास्तीत जास्त ${most} अक्षरे.`,
  'too-many': (most) => `जास्तीत जास्त ${most}.`,
  'too-few': (most) => `कमीत कमी ${most}.`,
  number: (most) => (most === 0 ? 'इथे चालेल असा पूर्ण आकडा टाका.' : `${most} पर्यंतचा आकडा टाका.`),
  choice: () => 'यादीतला एक निवडा.',
  code: () => 'लहान इंग्रजी अक्षरे, अंक आणि मध्ये एकेक हायफन लिहा, निदान एक अक्षर हवे, जसे “tiger-prawns”.',
  text: () => 'एकच ओळ लिहा, न दिसणाऱ्या चिन्हांशिवाय.',
  span: () => 'दोन आकडे टाका, लहान आधी.',
  twice: () => 'हे इथे दोनदा आले आहे.',
  'label-missing': () => 'एकापेक्षा जास्त साइज असतील तर प्रत्येकाला नाव द्या.',
  taken: () => 'हे नाव दुसऱ्या कशाचे आहे किंवा होते. वेब पत्त्यातले नाव पुन्हा मिळत नाही, दुसरे निवडा.',
  unknown: () => 'या नावाचे दुकानात काही नाही.',
  specified: () => 'या प्रॉडक्टचा पत्ता ठरलेला आहे, तो बदलता येत नाही.',
  'species-fixed': () => 'प्रॉडक्टचा प्रकार बदलता येत नाही, कारण त्याचा साठा आणि बॅच त्या प्रकाराच्या आहेत.',
  rate: () => 'हा भाव बरोबर नाही. अंकांत लिहा, जसे 1800.',
  'rate-missing': () => 'भाव टाका.',
  'rate-sold': () => 'हे आधीच विक्रीला आहे. याचा भाव “भाव” पेजवर बदला.',
  'rate-far': (last) =>
    `हे ${readable(paise(last))} ला विकले जात होते. त्याच्या आसपासचा भाव टाका. 25% पेक्षा जास्त बदल “भाव” पेजवर होतो, आणि मालक लागू करतात.`,
  'weight-missing': () => 'कोणत्या वजनात विकायचे ते निदान एक निवडा.',
  'size-in-stock': () => 'काढलेल्या साइजचा साठा किंवा ऑर्डर्स बाकी आहेत. आधी “साठा” पेजवर तो शून्य करा.',
  columns: () => 'पहिल्या ओळीत या रकान्याचे नाव नाही, किंवा दोनदा आहे.',
  format: () => 'ही दुकानाच्या कॅटलॉगची फाइल नाही. आधी इथून एक डाउनलोड करा, आणि ती बदला.',
  quotes: () => 'इथे कोटचे चिन्ह सुरू होते पण संपत नाही, किंवा संपल्यावर पुढे अक्षरे आहेत.',
  date: () => 'Excel ने याची तारीख केली आहे. सेल Text करा, मग पुन्हा लिहा.',
  merged: () => 'इथे सेल जोडलेले (merged) आहेत. ते वेगळे करा, मग प्रत्येक भरा.',
  formula: () => 'इथल्या सूत्राचे उत्तर नाही. उत्तर स्वतः लिहा.',
  sheets: (count) => `या फाइलच्या ${count} शीटमध्ये काहीतरी लिहिलेले आहे. फक्त कॅटलॉगची शीट ठेवा.`,
  'sheet-broken': () => 'ही Excel फाइल वाचता आली नाही. पासवर्डशिवाय .xlsx म्हणून सेव्ह करा.',
  'file-too-large': () => 'ही फाइल वाचण्यासाठी फार मोठी आहे: जास्तीत जास्त 5 एमबी आणि 12,000 ओळी. ती भागांमध्ये आणा.',
  form: () => 'दुकानाला चालेल अशा स्वरूपात हे नाही.',
}

export const wrongInWords = (({ wrong, most = 0 }) => sentences[wrong](most)) satisfies InLanguage<
  typeof English.wrongInWords
>

export const wrongCellInWords = (({ text, wrong, most = 0 }) =>
  text === undefined
    ? wrongInWords({ wrong, most })
    : wrong === 'rate'
      ? `“${text}” हा भाव बरोबर नाही. अंकांत लिहा, जसे 1800.`
      : `“${text}”: ${wrongInWords({ wrong, most })}`) satisfies InLanguage<typeof English.wrongCellInWords>
