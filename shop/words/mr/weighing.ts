import type * as English from '../en/weighing.ts'
import type { InLanguage } from '../in-language.ts'
import { readableWeight } from './formatters.ts'

export const weighingRefusals = {
  'no-such-line': () => 'ऑर्डरमध्ये अशी ओळ नाही.',
  'line-moved': () => 'तुमच्या आधी दुसऱ्या कोणी या ओळीचे काम केले. ती आता अशी आहे.',
  'line-not-open': () => 'या ऑर्डरचे आत्ता वजन करता येत नाही: कापणे सुरू नाही, किंवा ती निघून गेली.',
  'line-replaced': () => 'या ओळीच्या जागी दुसरी ओळ आहे. तिचे वजन करा.',
  'line-left-out': () => 'ही ओळ आधीच सोडून दिली आहे.',
  'weight-impossible': () => 'वजन पूर्ण ग्रॅममध्ये असते, 1 ग्रॅम ते 100 किलो.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `ग्रॅम की किलो? वजनकाट्यावर ${readableWeight(grams)}, मागवले ${readableWeight(ordered)}.`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} फार झाले: न विचारता जास्तीत जास्त ${readableWeight(heaviest)} देता येते. कापून कमी करा, वरचे मोफत द्या, किंवा विचारा.`,
  'nothing-asked': () => 'या ओळीबद्दल काही विचारलेले नाही.',
  'yield-impossible': () => 'साफ करण्याआधीचे आणि नंतरचे ही एकाच माशाची वजने असू शकत नाहीत.',
  'no-replacement': () => 'याच्या जागी हे आज देता येत नाही. दुसरे निवडा.',
} as const satisfies InLanguage<typeof English.weighingRefusals>

export const weighingScreenWords = {
  title: (number) => `वजन करा: ${number}`,
  weigh: 'वजन करा',
  grams: (grams) => `${grams} ग्रॅम`,
  needsScript: 'वजन करायला JavaScript लागते. कशाचे वजन करायचे ते त्याशिवाय वाचता येते.',
  lines: 'या ऑर्डरच्या ओळी',
  lineOf: (no, count) => `${count} पैकी ओळ ${no}`,
  summary: 'एकूण हिशोब',
  toOrder: 'पूर्ण ऑर्डर',
  toBoard: 'बोर्डवर परत',
  toCutList: 'कापायची यादी',

  packs: (quantity, weight) => `${quantity} × ${weight}`,
  means: { net: 'पॅक करताना', gross: 'साफ करण्याआधी', '': 'लेबलवर आहे तसे' },
  ordered: 'मागवले',
  costs: 'किंमत',
  most: 'जास्तीत जास्त',
  about: 'अंदाजे',
  forGrams: (grams) => `${grams} ग्रॅमसाठी`,
  insteadOf: (no) => `ओळ ${no} च्या ऐवजी ही आहे.`,

  field: 'वजनकाट्यावरचे वजन',
  fieldHint: 'ग्रॅम 1020 असे टाइप करा, किंवा किलो 1.02 असे. Enter ने वजन होते.',
  scaleHint: 'Enter ने वजनकाट्यावरचे घेतले जाते. तुम्ही टाइप केले तर ते आधी धरले जाते.',
  unit: 'टिंब नसेल तर ते',
  units: { g: 'ग्रॅम', kg: 'किलो' },
  reads: (typed, grams) => `${typed} म्हणजे ${grams} ग्रॅम`,
  keys: 'आकड्यांची बटणे',
  point: 'टिंब',
  deleteKey: 'शेवटचा अंक पुसा',
  typeFirst: 'वजनकाटा दाखवतो ते टाइप करा.',
  noWeight: 'हे वजन नाही. ग्रॅम 1020 असे टाइप करा, किंवा किलो 1.02 असे.',
  impossible: 'एका ओळीचे वजन 1 ग्रॅम ते 100 किलो असते.',
  refusedHere: 'या ओळीचे आत्ता वजन करता येत नाही. पान पुन्हा लोड करा.',

  tare: 'वजनकाट्यावरचा डबा किंवा पिशवी',
  tareHint: 'ग्रॅममध्ये. प्रत्येक वजनातून ते वजा होते, आणि हा टॅबलेट ते लक्षात ठेवतो.',
  tareNow: (grams) => `डबा किंवा पिशवी: ${grams} ग्रॅम`,
  net: (gross, tare, net) => `${gross} ग्रॅम वजा डब्याचे ${tare} ग्रॅम: ${net} ग्रॅम`,
  tareTooMuch: 'डब्याचेच वजन तेवढे आहे.',
  tareWrong: (most) => `डब्याचे वजन ग्रॅममध्ये टाइप करा, जसे 250. जास्तीत जास्त ${most} ग्रॅम.`,

  verdict: {
    doubtful: (grams, ordered) => `${grams} ग्रॅम: मागवलेल्या ${ordered} ग्रॅमपासून फार लांब. ग्रॅम की किलो?`,
    short: (grams, less) => `${grams} ग्रॅम: मागवले त्यापेक्षा ${less} ग्रॅम कमी, दहातल्या नऊ भागांपेक्षाही कमी.`,
    less: (grams, less) => `${grams} ग्रॅम: मागवले त्यापेक्षा ${less} ग्रॅम कमी. किंमतही तेवढी कमी होते.`,
    exact: (grams) => `${grams} ग्रॅम: मागवले तेवढेच.`,
    within: (grams, more, spare) => `${grams} ग्रॅम: मागवले त्यापेक्षा ${more} ग्रॅम जास्त, चालते त्या ${spare} ग्रॅमच्या आत.`,
    over: (grams, over, most) => `${grams} ग्रॅम: चालते त्या ${most} ग्रॅमपेक्षा ${over} ग्रॅम जास्त.`,
  },
  comesTo: (price) => `किंमत ${price}`,
  comesToOver: (price, over) => `किंमत ${price}, कमाल रकमेपेक्षा ${over} जास्त`,

  doubtHead: (one, other) => `${one} की ${other}?`,
  doubtAlone: (one) => `खरेच ${one}?`,
  doubtMore: (ordered) => `मागवले होते ${ordered}.`,
  itIs: (weight) => `${weight} आहे`,
  typeAgain: 'पुन्हा टाइप करा',

  overHead: 'ठरले होते त्यापेक्षा जास्त',
  overMore: (price, over) => `किंमत ${price} होईल: दाखवलेल्या कमाल रकमेपेक्षा ${over} जास्त.`,
  cutDown: 'कापून कमी करा',
  cutDownMore: (grams) => `पुन्हा वजन करा, जास्तीत जास्त ${grams} ग्रॅम`,
  give: 'वरचे मोफत द्या',
  giveMore: (price) => `ग्राहक ${price} देतो आणि सगळे मिळते`,
  ask: 'ग्राहकाला विचारा',
  askMore: (price) => `${price} चालेल का: उत्तराला 15 मिनिटे. SMS फक्त व्हेरिफाय केलेल्या मोबाइलवर जातो: बाकीच्यांना फोन करा`,

  asked: 'ग्राहकाला विचारले आहे',
  askedFor: (weight, price) => `${weight}, ${price}`,
  askedLeft: (wait) => `उत्तराला ${wait} बाकी`,
  askedByLink: 'त्यांना SMS ने लिंक गेली.',
  askedByPhone: (phone) => `त्यांना SMS गेला नाही. त्यांना फोन करा: ${phone}`,
  askedByCounter: 'त्यांना SMS गेला नाही. काउंटरवरून कोणीतरी त्यांना फोन करायला हवा.',
  askedOver: '15 मिनिटांत उत्तर नाही: कापून कमी करा, किंवा वरचे मोफत द्या.',
  saidYes: 'फोनवर हो म्हणाले',
  saidNo: 'फोनवर नको म्हणाले',
  declined: 'ग्राहक नको म्हणाला',
  declinedMore: (weight, price) => `${weight}, ${price} नको: कापून कमी करा, किंवा वरचे मोफत द्या.`,

  weighed: (weight, price) => `${weight}, ${price}`,
  notSettled: (weighed, state) => `${weighed}: ${state}`,
  source: { scale: 'वजनकाट्यावरून', typed: 'टाइप केलेले', label: 'लेबलवरून' },
  weighedBy: (who, clock, source) => `${who}, ${clock}, ${source}`,
  again: 'पुन्हा वजन करा',
  keepIt: 'वजन तेच ठेवा',
  whyAgain: 'पुन्हा का?',
  otherReason: 'दुसरे कारण',
  needsReason: 'पुन्हा वजन का करायचे ते सांगा.',

  leaveOut: 'सोडून द्या',
  leaveOutHead: (title) => `${title}: सोडून द्यायचे?`,
  leaveOutMore: 'याचे पैसे ग्राहक देत नाही, आणि कारण वाचतो.',
  leftOut: 'सोडून दिले: याचे पैसे नाहीत.',
  weighAfterAll: 'तरीही वजन करा',
  replace: 'बदलून द्या',
  replaceHead: (title) => `${title}: याच्या जागी काय?`,
  replaceMore: 'तेवढ्याच वजनाला दोन्हींतला कमी भाव लागतो.',
  replaceBy: (title, size) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price, weight) => `${weight} साठी ${price}`,
  noReplacement: 'याच्या जागी देता येईल असे दुकानात काही नाही.',
  replaced: 'याच्या जागी दुसरी ओळ आहे.',
  standsFor: (title) => `याच्या जागी आहे त्याचे वजन करा: ${title}`,
  because: (reason) => `कारण: ${reason}`,
  keepLine: 'ओळ आहे तशीच ठेवा',
  wish: {
    call: 'काही मिळाले नाही तर ग्राहकाला फोन हवा आहे.',
    'next-size': 'काही मिळाले नाही तर ग्राहक पुढचा आकार घेतो.',
    'leave-out': 'काही मिळाले नाही तर ग्राहकाला ते सोडून द्यायचे आहे.',
  },

  sending: (name) => `${name}: पाठवत आहोत …`,
  waiting: (name) => `${name}: अजून पाठवलेले नाही, दुकानाशी कनेक्शन नाही. कनेक्शन आले की पाठवले जाईल.`,
  actOn: (what, title) => `${what}, ${title}`,
  justDone: (title, what) => `${title}: ${what}`,
  justHead: 'आत्ताच वजन केले',

  allDone: 'सगळ्यांचे वजन झाले',
  notAllDone: 'अजून काही राहिले आहे',
  orderedGrams: (grams) => `मागवले ${grams} ग्रॅम`,
  apart: {
    more: (grams) => `${grams} ग्रॅम जास्त`,
    less: (grams) => `${grams} ग्रॅम कमी`,
    same: 'मागवले तेवढेच',
  },
  pays: 'द्यायचे, खालच्या पूर्ण रुपयात',
  pack: 'पॅक करा',
  packed: 'पॅक झाली',
  slip: 'पावती प्रिंट करा',
  labels: 'लेबले प्रिंट करा',
  label: 'याचे लेबल प्रिंट करा',
  isPacked: 'पॅक झाली आहे. निघेपर्यंत ओळीचे वजन पुन्हा करता येते.',
  notYet: 'ही ऑर्डर अजून कोणी कापायला घेतली नाही. घेतली की वजन होते.',
  noMore: 'ही ऑर्डर आता वजनकाट्यावर नाही.',
  nothingLeft: 'पॅक करायला काही उरले नाही. ऑर्डर तिच्या पानावर नाकारा, किंवा एखाद्या ओळीचे तरीही वजन करा.',

  history: 'या ओळीचे काय झाले',
  photograph: 'वजनकाट्याचा फोटो काढा',
  photographAgain: 'फोटो पुन्हा काढा',
  photographHas: 'वजनकाट्याचा फोटो आहे.',
  photographSending: 'फोटो पाठवत आहोत …',
  photographKept: 'फोटो या ओळीसोबत ठेवला.',
  photographFailed: 'फोटो ठेवता आला नाही. पुन्हा काढा.',

  labelOfNoLine: 'या ऑर्डरमध्ये या माशाची ओळ वाट पाहत नाही.',
  scanUnknown: (scanned) => `बोर्डवर या नंबरची ऑर्डर नाही: ${scanned}.`,
} as const satisfies InLanguage<typeof English.weighingScreenWords>

export const lineStateWords = {
  'to-weigh': 'वजन करायचे',
  weighed: 'वजन झाले',
  asked: 'विचारले',
  declined: 'नको म्हणाले',
  'left-out': 'सोडून दिले',
  replaced: 'बदलून दिले',
} as const satisfies InLanguage<typeof English.lineStateWords>

/** Each behind a name: 'सुनील यांनी वजन केले'. */
export const lineDoneWords = {
  weigh: 'यांनी वजन केले',
  ask: 'यांनी ग्राहकाला विचारले',
  agree: 'यांनी हो म्हटले',
  decline: 'यांनी नको म्हटले',
  give: 'यांनी वरचे मोफत दिले',
  'leave-out': 'यांनी सोडून दिले',
  replace: 'यांनी बदलून दिले',
} as const satisfies InLanguage<typeof English.lineDoneWords>

export const withWeight = ((what, grams) => `${what}: ${grams} ग्रॅम`) satisfies InLanguage<typeof English.withWeight>

export const typedWeightWords = {
  unclear: 'इथे स्वल्पविरामाचे (,) दोन अर्थ होऊ शकतात. किलो 1.25 असे टाइप करा, किंवा ग्रॅम 1250 ग्रॅम असे.',
} as const satisfies InLanguage<typeof English.typedWeightWords>

export const photographRefusals = {
  'no-jpeg': () => 'हा पूर्ण फोटो नाही (JPEG). पुन्हा काढा.',
  'photograph-too-large': () => 'फोटो फार मोठा आहे: रुंदी आणि उंची जास्तीत जास्त 2,000 पिक्सेल, आणि 120 केबी.',
  'nothing-weighed': () => 'या ओळीतले काहीच वजन झालेले नाही, म्हणून दाखवायला काही नाही.',
  'photographs-too-many': () => 'या तासात पुरेसे फोटो झाले. वजन करत राहा, पुढचा फोटो नंतर काढा.',
  'no-photograph': () => 'या वजनाचा फोटो नाही, किंवा तो 30 दिवसांपेक्षा जुना आहे.',
} as const satisfies InLanguage<typeof English.photographRefusals>

export const askWords = {
  title: 'तुमची मासळी वजनकाट्यावर',
  thisPageNeeds: 'या पानासाठी',
  intro: 'वजन मागवले त्यापेक्षा जास्त भरले, आणि किंमत दाखवलेल्या जास्तीत जास्त रकमेपेक्षा जास्त होते. तरीही हवे आहे का?',
  introWithin: 'वजन मागवले त्यापेक्षा बरेच जास्त भरले, पण किंमत दाखवलेल्या जास्तीत जास्त रकमेच्या आतच आहे. सगळे हवे आहे का?',
  order: 'ऑर्डर',
  fish: 'मासे',
  ordered: 'मागवले',
  weighed: 'वजन भरले',
  asked: 'वजनकाट्याप्रमाणे किंमत',
  most: 'दाखवलेली जास्तीत जास्त रक्कम',
  difference: 'फरक',
  pack: (quantity, title, choice) => `${quantity} × ${title}, ${choice}`,
  more: (grams, money) => `मागवले त्यापेक्षा ${grams} जास्त, दाखवलेल्या जास्तीत जास्त रकमेपेक्षा ${money} वर`,
  moreWithin: (grams) => `मागवले त्यापेक्षा ${grams} जास्त`,
  until:
    'कृपया {clock} पर्यंत उत्तर द्या. उत्तर आले नाही तर आम्ही कापून कमी करू किंवा वरचे मोफत देऊ: तुम्हाला {most} पेक्षा जास्त द्यावे लागत नाही.',
  yes: (price) => `हो, ${price}`,
  no: 'नको, कापून कमी करा',
  sending: 'पाठवत आहोत...',
  agreed: 'तुम्ही हो म्हणालात.',
  agreedMeans: (price) => `तुम्हाला सगळे ${price} ला मिळेल. धन्यवाद.`,
  declined: 'तुम्ही नको म्हणालात.',
  declinedMeans: (most) => `आम्ही ते कापून कमी करू: तुम्हाला ${most} पेक्षा जास्त द्यावे लागत नाही. धन्यवाद.`,
  over: 'हा प्रश्न आता बंद झाला आहे.',
  overMeans:
    'त्याचे उत्तर मिळाले, वेळ संपली, किंवा मासळीचे पुन्हा वजन झाले. तुम्ही हो म्हटल्याशिवाय दाखवलेल्या जास्तीत जास्त रकमेपेक्षा जास्त कधीही द्यावे लागत नाही.',
  ofOrder: (number) => `ऑर्डर ${number}`,
  notSent: 'दुकानाकडून उत्तर आले नाही. अजून काही ठरले नाही: पुन्हा दाबा.',
  unknown: 'या लिंकवर कोणताही प्रश्न नाही.',
  unknownMeans: 'लिंक अर्धवट असेल. मेसेजमधून ती पुन्हा उघडा, किंवा आम्हाला फोन करा: {phone}',
  unreached: 'दुकानाकडून उत्तर आले नाही. पुन्हा प्रयत्न करा, किंवा आम्हाला फोन करा: {phone}',
  tryAgain: 'पुन्हा प्रयत्न करा',
  questions: 'काही प्रश्न? आम्हाला फोन करा: {phone}',
} as const satisfies InLanguage<typeof English.askWords>

export const askRefusals = {
  'ask-unknown': () => 'असा प्रश्न नाही.',
  'ask-over': () => 'हा प्रश्न संपला: त्याचे उत्तर आले, किंवा मासळीचे वजन पुन्हा झाले.',
  'ask-too-late': () => 'उत्तर द्यायला उशीर झाला: 15 मिनिटे होऊन गेली.',
} as const satisfies InLanguage<typeof English.askRefusals>
