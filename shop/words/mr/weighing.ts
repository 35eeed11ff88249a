import { readable } from '#shop/money.ts'
import type * as English from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

export const weighingRefusals = {
  'no-such-line': () => 'या ऑर्डरमध्ये असा आयटम नाही.',
  'line-moved': () => 'हा आयटम दुसऱ्या कोणी आत्ताच केला. आता तो असा आहे.',
  'line-not-open': () => 'या ऑर्डरचे आत्ता वजन करता येत नाही. कटिंग सुरू नाही, किंवा ती निघून गेली.',
  'line-replaced': () => 'हा आयटम बदलला आहे. त्याऐवजी दिलेल्याचे वजन करा.',
  'line-left-out': () => 'हा आयटम आधीच काढला आहे.',
  'weight-impossible': () => 'वजन पूर्ण ग्रॅममध्ये टाका, 1 ग्रॅम ते 100 किलो.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्रॅम की किलो? वजनकाट्यावर ${readableWeight(grams)}, मागवले ${readableWeight(ordered)}.`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} फार झाले. न विचारता ${readableWeight(heaviest)} पर्यंत देता येते. कापून कमी करा, वरचे मोफत द्या, किंवा ग्राहकांना विचारा.`,
  'nothing-asked': () => 'या आयटमबद्दल ग्राहकांना विचारलेले नाही.',
  'yield-impossible': () => 'साफ करण्याआधीचे आणि नंतरचे, ही एकाच माशाची वजने असू शकत नाहीत.',
  'no-replacement': () => 'याऐवजी हे आज देता येत नाही. दुसरे निवडा.',
  'call-not-noted': () => 'आधी ग्राहकाला फोन करा. दुसऱ्या माशासाठी फोनवर त्यांचा होकार हवा.',
  'said-below-price': ({ price }) => `याची किंमतच ${readable(price)} आहे. ग्राहकाला जास्त रक्कम सांगा, किंवा लहान पॅक निवडा.`,
  'order-most-rises': ({ was, most }) =>
    `पूर्ण ऑर्डर ${readable(most)} पर्यंत जाऊ शकते; ग्राहकाला ${readable(was)} पर्यंत दाखवली होती. त्यांना सांगा, आणि त्यांचा होकार नोंदवा.`,
  'over-cash-limit': ({ most, total }) =>
    `पूर्ण ऑर्डर ${readable(total)} पर्यंत जाऊ शकते; रोख ${readable(most)} पर्यंतच घेता येते. कमी निवडा.`,
  'replacement-short': ({ left }) =>
    left === 0 ? 'या माशाचा स्टॉक संपला. दुसरा निवडा.' : `या माशाचा फक्त ${readableWeight(left)} स्टॉक उरला आहे.`,
} as const satisfies InLanguage<typeof English.weighingRefusals>

export const weighingScreenWords = {
  title: (number) => `वजन करा: ${number}`,
  weigh: 'वजन सेव्ह करा',
  grams: (grams) => `${grams} ग्रॅम`,
  units: { g: 'ग्रॅम', kg: 'किलो' },
  needsScript: 'वजन करायला JavaScript लागते. त्याशिवाय कशाचे वजन करायचे ते फक्त वाचता येते.',
  lines: 'या ऑर्डरचे आयटम',
  toOrder: 'पूर्ण ऑर्डर',
  toBoard: 'बोर्डवर परत',
  toCutList: 'कटिंगवर परत',

  packs: (quantity, weight) => `${weight}चे ${quantity} पॅक`,
  means: { net: 'पॅक करताना', gross: 'साफ करण्याआधी', '': 'लेबलवर आहे तसे' },
  ordered: 'मागवले',
  most: 'जास्तीत जास्त',
  insteadOf: (no) => `हे आयटम ${no} च्या ऐवजी आहे.`,
  agreed: (no) => `आयटम ${no} ऐवजी, फोनवर ठरले.`,

  field: 'वजनकाट्यावरचे वजन',
  fieldHint: 'ग्रॅम 1020 असे टाका, किंवा किलो 1.02 असे. मग वजन सेव्ह करा.',
  scaleHint: '‘वजन सेव्ह करा’ ने वजनकाट्यावरचे वजन घेतले जाते. तुम्ही टाकले तर तेच धरले जाते.',
  typeFirst: 'वजनकाटा दाखवतो ते टाका.',
  noWeight: 'हे वजन नाही. ग्रॅम 1020 असे टाका, किंवा किलो 1.02 असे.',
  impossible: 'एका आयटमचे वजन 1 ग्रॅम ते 100 किलो असते.',
  refusedHere: 'या आयटमचे आत्ता वजन करता येत नाही. पेज पुन्हा लोड करा.',

  tare: 'डब्याचे वजन (tare)',
  tareHint: 'ग्रॅममध्ये. ते प्रत्येक वजनातून वजा होते आणि या टॅबलेटवर सेव्ह राहते.',
  net: (gross, tare, net) => `${gross} ग्रॅम वजा डब्याचे ${tare} ग्रॅम: ${net} ग्रॅम`,
  tareTooMuch: 'डब्याचेच वजन तेवढे आहे.',
  tareWrong: (most) => `डब्याचे वजन ग्रॅममध्ये टाका, जसे 250. जास्तीत जास्त ${most} ग्रॅम.`,

  verdict: {
    doubtful: 'ग्रॅम की किलो?',
    short: (grams, ordered) => `${ordered} पैकी फक्त ${grams} ग्रॅम`,
    less: (less) => `${less} ग्रॅम कमी, चालेल`,
    exact: 'ऑर्डरप्रमाणेच',
    within: (more) => `${more} ग्रॅम जास्त, चालेल`,
    over: (over) => `${over} ग्रॅम फार जास्त`,
  },

  doubtHead: (one, other) => `${one} की ${other}?`,
  doubtAlone: (one) => `खरेच ${one}?`,
  doubtMore: (ordered) => `मागवले होते ${ordered}.`,
  itIs: (weight) => `${weight}च आहे`,

  cutDown: 'कापून कमी करा',
  cutDownMore: (grams) => `${grams} ग्रॅम कमी करून पुन्हा वजन करा`,
  give: 'वरचे मोफत द्या',
  giveMore: (price, grams) => `${price} देतील, ${grams} ग्रॅम सगळे मिळेल`,
  ask: 'ग्राहकांना विचारा',
  askMore: (price) => `${price} चालेल? SMS किंवा फोन, 15 मिनिटे`,

  asked: 'ग्राहकांच्या उत्तराची वाट',
  askedLeft: (wait) => `उत्तराला ${wait} बाकी`,
  askedByLink: 'त्यांना SMS ने लिंक पाठवली.',
  askedByPhone: (phone) => `SMS गेला नाही. त्यांना फोन करा: ${phone}`,
  askedByCounter: 'SMS गेला नाही. काउंटरने फोन करावा.',
  askedOver: '15 मिनिटांत उत्तर आले नाही',
  saidYes: 'फोनवर हो म्हणाले',
  saidNo: 'फोनवर नको म्हणाले',
  declined: 'ग्राहक नको म्हणाले',

  weighed: (weight, price) => `${weight}, ${price}`,
  source: { scale: 'वजनकाट्यावरून', typed: 'हाताने टाकलेले', label: 'लेबलवरून', 'as-ordered': 'ऑर्डरप्रमाणे' },
  weighedBy: (who, clock, source) => `${who}, ${clock}, ${source}`,
  again: 'पुन्हा वजन करा',
  keepIt: 'वजन तेच ठेवा',
  whyAgain: 'पुन्हा वजन का?',
  otherReason: 'दुसरे कारण',
  needsReason: 'पुन्हा वजन करायचे कारण निवडा.',

  leaveOut: 'देऊ नका',
  leaveOutHead: (title) => `${title}: द्यायचे नाही?`,
  leaveOutMore: 'याचे पैसे ग्राहक देणार नाहीत, आणि कारण वाचतील.',
  leftOut: 'दिले नाही, याचे पैसे नाहीत.',
  weighAfterAll: 'मागे घ्या: पुन्हा जोडा',
  replace: 'बदलून द्या',
  replaceHead: (title) => `${title}: याऐवजी काय?`,
  replaceMore: 'तेवढ्याच वजनाला ग्राहकांना दोन्हींतला कमी भाव लागेल.',
  replaceBy: (title, size) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price, weight) => `${weight}साठी ${price}`,
  noReplacement: 'याऐवजी देण्यासारखे काही नाही',
  anyFish: 'दुसरा कोणताही मासा, फोन करून',
  replaced: 'हा आयटम बदलला आहे.',
  standsFor: (title) => `याऐवजी दिलेल्याचे वजन करा: ${title}`,
  because: (reason) => `कारण: ${reason}`,
  keepLine: 'रद्द करा',

  sending: (name) => `${name}: पाठवत आहोत...`,
  waiting: (name) => `${name}: अजून पाठवलेले नाही, इंटरनेट नाही. इंटरनेट आले की पाठवले जाईल.`,
  actOn: (what, title) => `${what}, ${title}`,

  allDone: 'सगळ्या आयटमचे वजन झाले',
  notAllDone: 'अजून काही आयटम बाकी आहेत',
  pack: 'पॅक करा',
  slip: 'पावती प्रिंट करा',
  labels: 'लेबले प्रिंट करा',
  notYet: 'या ऑर्डरचे कटिंग अजून सुरू नाही. वजन त्यानंतर होते.',
  noMore: 'ही ऑर्डर आता वजनकाट्यावर नाही.',
  nothingLeft: 'पॅक करायला काही उरले नाही. ऑर्डर तिच्या पेजवर नाकारा, किंवा एखादा आयटम पुन्हा जोडा.',

  history: 'या आयटमचे काय झाले',
  photographHas: 'वजनकाट्याचा फोटो आहे.',
  photographSending: 'फोटो पाठवत आहोत...',
  photographKept: 'फोटो या आयटमसोबत सेव्ह झाला.',
  photographFailed: 'फोटो सेव्ह झाला नाही. पुन्हा काढा.',

  labelOfNoLine: 'या ऑर्डरमध्ये या माशाचे वजन बाकी नाही.',
  scanUnknown: (scanned) => `बोर्डवर या नंबरची ऑर्डर नाही: ${scanned}.`,

  readAs: (typed, grams) => `${typed} म्हणजे ${grams} ग्रॅम`,
  asOrdered: 'ऑर्डरप्रमाणे',
  noScale: 'काटा नाही: वजन टाका',
  scaleHere: 'काटा जोडला आहे',
  mostIs: (most) => `कमाल ${most}`,
  was: (price) => `आधी ${price}`,
  chooseFirst: 'आधी एक निवडा',
  reasonFirst: 'आधी कारण निवडा',
  whatNow: (said) => `${said}: आता काय?`,
  giveGrams: (grams, charged) => `${grams} ग्रॅम, पैसे ${charged} ग्रॅमचे`,
  askPlain: 'SMS किंवा फोन, 15 मिनिटे',
  typedWrong: 'चुकीचे टाकले? पुन्हा टाका.',
  typeAgainHere: 'चुकीचे टाकले: पुन्हा',
  saved: (title) => `${title} सेव्ह झाले`,
  savedFree: (title, grams) => `${title} सेव्ह झाले, ${grams} ग्रॅम मोफत`,
  givenFree: (grams) => `${grams} ग्रॅम मोफत दिले`,
  done: (title, state) => `${title}: ${state}`,
  tareShort: 'टेअर',
  tareOf: 'डबा, पिशवी',
  batch: 'बॅच',
  batchOf: (code) => `बॅच ${code}`,
  batchUntil: (day) => `${day} पर्यंत वापरा`,
  photo: 'फोटो',
  photoOf: (title) => `काट्याचा फोटो, ${title}`,
  photoSending: 'पाठवत आहोत…',
  photoSaved: 'फोटो सेव्ह झाला',
  photoFailed: 'सेव्ह नाही: पुन्हा घ्या',
  labelShort: 'लेबल',
  afterSaving: 'सेव्ह केल्यावर',
  moreTools: 'आणखी: टेअर, बॅच, फोटो, लेबल, बदलून द्या, देऊ नका',
  backToKeys: 'बटणांवर परत',
  historyShort: 'काय झाले',
  thisReason: 'हेच कारण ठेवा',
  nextItem: (title) => `पुढे: ${title}`,
  toSummary: 'पॅकिंगकडे',
  packedHead: (number) => `${number} पॅक झाली`,
  toPay: 'एकूण द्यायचे',
  packsInAll: (packs) => `${packs} पॅक`,
  inAll: 'एकूण',
  waitingHead: 'यानंतर',
  waitingNext: (number, area) => `पुढे: ${number}, ${area}`,
  waitingItems: (items, weight) => `${items} मासे, ${weight}`,
  ready: 'झाले',
} as const satisfies InLanguage<typeof English.weighingScreenWords>

export const lineStateWords = {
  'to-weigh': 'वजन करायचे',
  weighed: 'वजन झाले',
  asked: 'ग्राहकांच्या उत्तराची वाट',
  declined: 'ग्राहक नको म्हणाले',
  'left-out': 'दिले नाही',
  replaced: 'बदलून दिले',
} as const satisfies InLanguage<typeof English.lineStateWords>

export const lineStateShort = {
  asked: 'वाट पाहतोय',
  declined: 'नको म्हणाले',
} as const satisfies InLanguage<typeof English.lineStateShort>

export const typedWeightWords = {
  unclear: 'इथे कॉमाचे (,) दोन अर्थ होऊ शकतात. किलो 1.25 असे टाका, किंवा ग्रॅम 1250 ग्रॅम असे.',
} as const satisfies InLanguage<typeof English.typedWeightWords>

export const photographRefusals = {
  'no-jpeg': () => 'हा पूर्ण फोटो नाही (JPEG). पुन्हा काढा.',
  'photograph-too-large': () => 'फोटो फार मोठा आहे. रुंदी आणि उंची जास्तीत जास्त 2,000 पिक्सेल, आणि 120 केबी.',
  'nothing-weighed': () => 'या आयटमचे वजन झालेले नाही, म्हणून दाखवायला काही नाही.',
  'photographs-too-many': () => 'या तासात पुरेसे फोटो झाले. वजन करत राहा, पुढचा फोटो नंतर काढा.',
  'no-photograph': () => 'इथे फोटो नाही, किंवा तो 30 दिवसांपेक्षा जुना आहे.',
} as const satisfies InLanguage<typeof English.photographRefusals>

export const askWords = {
  title: 'तुमच्या मासळीचे वजन झाले',
  thisPageNeeds: 'या पेजसाठी',
  intro: 'वजन मागवले त्यापेक्षा जास्त भरले, आणि किंमत दाखवलेल्या जास्तीत जास्त किमतीपेक्षा जास्त आहे. तरीही हवे आहे का?',
  introWithin: 'वजन मागवले त्यापेक्षा बरेच जास्त भरले, पण किंमत दाखवलेल्या जास्तीत जास्त किमतीपेक्षा जास्त नाही. सगळे हवे आहे का?',
  order: 'ऑर्डर',
  fish: 'मासे',
  ordered: 'मागवले',
  weighed: 'प्रत्यक्ष वजन',
  asked: 'या वजनाची किंमत',
  most: 'दाखवलेली जास्तीत जास्त किंमत',
  difference: 'फरक',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  more: (grams, money) => `मागवले त्यापेक्षा ${grams} जास्त, जास्तीत जास्त किमतीपेक्षा ${money} वर`,
  moreWithin: (grams) => `मागवले त्यापेक्षा ${grams} जास्त`,
  until:
    'कृपया {clock} पर्यंत उत्तर द्या. उत्तर आले नाही तर आम्ही कापून कमी करू किंवा वरचे मोफत देऊ. तुम्हाला {most} पेक्षा जास्त द्यावे लागणार नाही.',
  yes: (price) => `हो, ${price}`,
  no: 'नको, कापून कमी करा',
  sending: 'पाठवत आहोत...',
  agreed: 'तुम्ही हो म्हणालात.',
  agreedMeans: (price) => `तुम्हाला सगळे ${price} ला मिळेल. धन्यवाद.`,
  declined: 'तुम्ही नको म्हणालात.',
  declinedMeans: (most) => `आम्ही ते कापून कमी करू, तुम्हाला ${most} पेक्षा जास्त द्यावे लागणार नाही. धन्यवाद.`,
  over: 'हा प्रश्न आता बंद झाला आहे.',
  overMeans:
    'त्याचे उत्तर मिळाले, वेळ संपली, किंवा मासळीचे पुन्हा वजन झाले. तुम्ही हो म्हटल्याशिवाय दाखवलेल्या जास्तीत जास्त किमतीपेक्षा जास्त कधीही द्यावे लागणार नाही.',
  ofOrder: (number) => `ऑर्डर ${number}`,
  notSent: 'दुकानाशी संपर्क झाला नाही. अजून काही ठरले नाही, पुन्हा दाबा.',
  unknown: 'ही लिंक चालत नाही.',
  unknownMeans: 'लिंक अर्धवट असेल. मेसेजमधून ती पुन्हा उघडा, किंवा आम्हाला फोन करा: {phone}',
  unreached: 'दुकानाशी संपर्क झाला नाही. पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा: {phone}',
  tryAgain: 'पुन्हा प्रयत्न करा',
  questions: 'काही प्रश्न? आम्हाला फोन करा: {phone}',
} as const satisfies InLanguage<typeof English.askWords>

export const askRefusals = {
  'ask-unknown': () => 'असा प्रश्न नाही.',
  'ask-over': () => 'हा प्रश्न बंद झाला आहे: त्याचे उत्तर आले, किंवा मासळीचे पुन्हा वजन झाले.',
  'ask-too-late': () => 'उत्तर द्यायची वेळ संपली, 15 मिनिटे होऊन गेली.',
} as const satisfies InLanguage<typeof English.askRefusals>
