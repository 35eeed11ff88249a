import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import type * as English from '../en/rates.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

const ratesOf = (count: number) => (count === 1 ? '1 भाव' : `${count} भाव`)

export const ratesWords = {
  title: counterWords.rates,
  history: 'आधीचे भाव',
  historyShort: 'आधीचे',
  lead: 'तुम्ही टाकलेले भाव ड्राफ्टमध्ये सेव्ह होतात आणि काउंटरवर सगळ्यांना दिसतात. ग्राहकांना नवीन भाव लागू केल्यावर दिसतात. झालेल्या ऑर्डर्सचे भाव बदलत नाहीत.',
  keys: 'कीबोर्डवर: भावावर थेट नवीन भाव टाका. Enter ने खाली आणि मग पुढच्या पॅकवर जाता, Tab आणि बाणांनी पुढे आणि खाली, पुढच्या माशासाठी Page Down. Escape ने टाकलेला भाव जातो, पुन्हा दाबले की आजचा भाव येतो. Ctrl आणि Enter ने लागू करण्याआधीची यादी उघडते. स्प्रेडशीटमधला रकाना किंवा भाग कोणत्याही भावावर पेस्ट करता येतो.',
  help: 'भाव टाकायला मदत',
  table: 'सगळे भाव',
  bought: 'खरेदी',
  boughtAt: (rate) => `खरेदी ${rate}`,
  margin: 'मार्जिन',
  ofHundred: (percent) => `${percent} %`,
  cuts: { whole: 'अख्खे', cut: 'कापलेले', marinated: 'मसाला लावलेले' },
  oneSize: 'सगळे साइज',
  notSold: 'सध्या विक्रीला नाही',
  cell: (title, size, pack) => [title, size, pack].filter((word) => word !== '').join(', '),
  was: (rate) => `आधी ${rate}`,
  dearer: (by, percent) => `+${by} (+${percent} %)`,
  cheaper: (by, percent) => `−${by} (−${percent} %)`,
  asksOwner: 'एका दिवसात 25% पेक्षा जास्त, मालक लागू करतात',
  changedSince: (was, today) => `दरम्यान दुसरीकडे बदलला, ${was} होता, आता ${today}`,
  notValid: 'बरोबर नाही',
  notARate: 'हा भाव बरोबर नाही. रुपये टाका, जसे 1850 किंवा 1,850.50.',

  none: 'लागू करायला काही नाही.',
  changed: (count) => (count === 1 ? '1 भाव बदलला.' : `${count} भाव बदलले.`),
  saving: 'सेव्ह होत आहे...',
  saved: (who, when) => `ड्राफ्ट सेव्ह झाला, शेवटचा बदल: ${who}, ${when}.`,
  savedNow: 'ड्राफ्ट सेव्ह झाला.',
  unsent: 'अजून सेव्ह झालेले नाही. दुकानाशी संपर्क होत नाही, आपोआप पुन्हा प्रयत्न होत राहील.',
  unsaved: 'अजून सेव्ह झालेले नाही.',
  met: (who, when, count) =>
    `${who} यांनी ${count === 1 ? `1 भाव बदलला, ${when}. तो` : `${count} भाव बदलले, ${when}. ते`} आता इथे तुम्ही टाकलेल्या भावांसोबत ${count === 1 ? 'दिसतो' : 'दिसतात'}.`,
  clash: (cell, theirs, yours) => `${cell}: त्यांचा ${theirs}, तुमचा ${yours}. तुमचा राहील.`,
  asToday: 'आजच्यासारखा',
  ok: 'ठीक आहे',

  many: 'एकदम बरेच भाव',
  moveSpecies: 'बदला',
  moveAll: 'सगळी मासळी',
  by: 'कितीने',
  moveBy: 'सगळे कितीने बदलायचे',
  moveHint: 'जसे +50, -20 किंवा +5 %. टक्क्यांनी येणारे भाव पूर्ण रुपयांत होतात.',
  move: 'बदला',
  moveWrong: '+ किंवा - आणि रक्कम टाका, जसे +50, -20 किंवा +5 %.',
  moved: (species, by, count) => `${species}: ${by} ने ${count === 1 ? '1 भाव बदलला' : `${count} भाव बदलले`}.`,
  moveTooFar: (cells) =>
    cells === 1
      ? 'काहीही बदलले नाही, कारण 1 भाव शून्याखाली गेला असता.'
      : `काहीही बदलले नाही, कारण ${cells} भाव शून्याखाली गेले असते.`,
  rule: 'नियमाने',
  ruleLead: 'एका कटचे भाव दुसऱ्या कटच्या भावावरून ठरतात, प्रत्येक साइज आणि पॅकसाठी. अजून काही लागू होत नाही.',
  ruleTo: 'कोणत्या कटचे भाव टाकायचे',
  ruleFrom: 'कोणत्या कटच्या भावावरून',
  ruleBy: 'कितीने बदलायचे',
  ruled: (rule, count) => `${rule}: ${count === 1 ? '1 भाव टाकला' : `${count} भाव टाकले`}.`,
  ruleSaid: (to, from, by) => `${to} = ${from} ${by}`,
  ruleSame: 'दोन वेगळे कट निवडा.',
  ruleNothing: 'एकही मासा एकाच साइजमध्ये दोन्ही कटमध्ये विकत नाही.',
  clear: 'बदल काढून टाका',
  cleared: 'सगळे बदल काढून टाकले.',
  undo: 'मागे घ्या',
  undone: 'मागे घेतले.',
  copy: 'स्प्रेडशीटसाठी कॉपी करा',
  copied: (count) =>
    `${count === 1 ? '1 ओळ कॉपी झाली' : `${count} ओळी कॉपी झाल्या`}: मासा, साइज, पॅक, भाव. त्या कोणत्याही भावावर पुन्हा पेस्ट करता येतात.`,
  notCopied: 'ब्राउझरने कॉपी करू दिले नाही.',

  pasted: (rates, changes) =>
    `${ratesOf(rates)} पेस्ट ${rates === 1 ? 'झाला' : 'झाले'}, त्यातले बदललेले: ${changes === 0 ? 'एकही नाही' : changes}.`,
  misfits: (count) => (count === 1 ? '1 ओळ घेता आली नाही:' : `${count} ओळी घेता आल्या नाहीत:`),
  misfit: (misfit) => `ओळ ${misfit.line}: ${why(misfit)}`,
  andMore: (count) => `आणि आणखी ${count}`,

  look: 'पाहा आणि लागू करा',
  lookHead: (count) => (count === 1 ? '1 भाव बदलेल' : `${count} भाव बदलतील`),
  planHead: (count) => `${ratesOf(count)} शेड्यूल करा`,
  back: 'भावांच्या यादीकडे परत',
  asksPasskey: (count) => `${count} मध्ये 25% पेक्षा जास्त बदल: पासकी विचारली जाईल`,
  ownerPublishes: (count) => `${count} मध्ये 25% पेक्षा जास्त बदल: मालक लागू करतील`,
  atOnce: 'ग्राहकांना हे लगेच दिसतील. झालेल्या ऑर्डर्सचे भाव बदलत नाहीत.',
  fromThen: 'ग्राहकांना हे त्या वेळेपासून दिसतील. झालेल्या ऑर्डर्सचे भाव बदलत नाहीत.',
  odd: {
    'dearer-pack': (rate, pack) => `${rate}: आता किलोच्या हिशोबाने ${pack}पेक्षा महाग आहे. बरोबर टाकलं आहे?`,
    'under-whole': (rate) => `${rate}: आता अख्ख्यापेक्षा स्वस्त आहे. बरोबर टाकलं आहे?`,
    'under-cost': (rate, cost) => `${rate}: आता खरेदीपेक्षा (${cost} किलो) कमी भावात विकला जाईल. बरोबर टाकलं आहे?`,
  },
  wrongFirst: (count) =>
    count === 1 ? '1 रकान्यात भाव बरोबर नाही. आधी तो दुरुस्त करा.' : `${count} रकान्यांत भाव बरोबर नाही. आधी ते दुरुस्त करा.`,
  rate: 'मासा',
  before: 'जुना',
  isFirst: 'पहिला भाव',
  after: 'नवीन',
  percent: '%',
  signed: (percent) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'एका दिवसात 25% पेक्षा जास्त',
  showNow: 'नवीन भाव दाखवा',
  nothingSold: 'आता दुकानात नाही',
  stale: (count) => (count === 1 ? 'इथे टाकल्यानंतर 1 भाव दुसरीकडे बदलला.' : `इथे टाकल्यानंतर ${count} भाव दुसरीकडे बदलले.`),
  looked: 'इथे टाकलेले भावच ठेवा',
  big: (count) =>
    count === 1
      ? '1 भाव एका दिवसात 25% पेक्षा जास्त बदलतो आहे. तुमची पासकी विचारली जाईल.'
      : `${count} भाव एका दिवसात 25% पेक्षा जास्त बदलत आहेत. तुमची पासकी विचारली जाईल.`,
  publishNow: (count) => `${ratesOf(count)} लागू करा`,
  publishProved: (count) => `${ratesOf(count)} पासकीने लागू करा`,
  publishing: 'लागू करत आहोत...',
  at: 'कधी लागू करायचे',
  atHint: 'मुंबईच्या वेळेनुसार, पुढच्या 14 दिवसांत.',
  plan: 'शेड्यूल करा',
  notAMoment: 'दिवस आणि वेळ निवडा.',
  published: (count) =>
    count === 1 ? '1 भाव लागू झाला. ग्राहकांना आता तोच दिसतो.' : `${count} भाव लागू झाले. ग्राहकांना आता तेच दिसतात.`,
  planned: (count, when) => (count === 1 ? `1 भाव आपोआप लागू होईल: ${when}.` : `${count} भाव आपोआप लागू होतील: ${when}.`),

  waiting: 'शेड्यूल केलेले भाव',
  scheduled: (count) => `${count} शेड्यूल`,
  notPublished: (count) => `${count} लागू नाही`,
  waits: (when, count) => `${when}: ${ratesOf(count)}`,
  plannedBy: (who) => `शेड्यूल: ${who}`,
  stuck:
    'लागू झाले नाही, कारण दरम्यान एक भाव बदलला होता, किंवा 25% पेक्षा जास्त बदलला असता. शेड्यूल रद्द करा, भाव पाहा आणि लागू करा.',
  rates: 'त्यातले भाव',
  fromTo: (was, now) => `${was} → ${now}`,
  takeBack: 'शेड्यूल रद्द करा',
  takeBackOf: (when) => `शेड्यूल रद्द करा: ${when}`,
  takenBack: 'शेड्यूल रद्द झाले. त्यातले भाव पुन्हा ड्राफ्टमध्ये आहेत; जिथे तुम्ही दुसरा भाव टाकला आहे, तिथे तुमचा राहील.',

  product: 'मासा',
  everything: 'सगळी मासळी',
  show: 'दाखवा',
  when: 'कधी',
  who: 'कोणी',
  noHistory: 'अजून एकही भाव बदललेला नाही.',
  toSheet: 'भावांच्या यादीकडे परत',
  byCommand: 'सर्व्हरची कमांड',
} as const satisfies InLanguage<typeof English.ratesWords>

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” हा भाव बरोबर नाही.`
  return misfit.why === 'twice' ? 'हा भाव वर आधीच आहे.' : 'यादीत असा भाव नाही.'
}

export const rateRefusals = {
  'rates-changed-since': () => 'तुम्ही पाहिल्यानंतर एखादा भाव किंवा मासा बदलला आहे. भाव पुन्हा पाहा, मग दुकान सुरू करा.',
  'rate-sheet-changed': () => 'दरम्यान दुसऱ्या कोणी भाव बदलले. तुम्ही टाकलेले भाव इथेच आहेत.',
  'rate-sheet-empty': () => 'सगळे भाव आजचेच आहेत, लागू करायला काही नाही.',
  'rates-changed': ({ count }) =>
    count === 1
      ? 'इथे टाकल्यानंतर 1 भाव दुसरीकडे बदलला. तो पाहा, मग लागू करा.'
      : `इथे टाकल्यानंतर ${count} भाव दुसरीकडे बदलले. ते पाहा, मग लागू करा.`,
  'no-such-rate': () => 'दुकान जे विकत नाही त्याचा भाव यादीत आहे.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 भाव एका दिवसात 25% पेक्षा जास्त बदलतो आहे, त्यामुळे फक्त मालक लागू करू शकतात. ड्राफ्ट सेव्ह आहे.'
      : `${count} भाव एका दिवसात 25% पेक्षा जास्त बदलत आहेत, त्यामुळे फक्त मालक लागू करू शकतात. ड्राफ्ट सेव्ह आहे.`,
  'rates-too-late': () => 'पुढच्या 14 दिवसांतली वेळ निवडा.',
  'no-such-rate-sheet': () => 'असे शेड्यूल नाही.',
  'rate-sheet-settled': () => 'हे भाव आधीच लागू झाले आहेत किंवा त्यांचे शेड्यूल रद्द झाले आहे.',
} as const satisfies InLanguage<typeof English.rateRefusals>
