import type { Misfit } from '#shop/words/catalogue/rate-paste.ts'
import type * as English from '../en/rates.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'

const ratesOf = (count: number) => (count === 1 ? '1 भाव' : `${count} भाव`)

export const ratesWords = {
  title: counterWords.rates,
  history: 'आधीचे भाव',
  lead: 'तुम्ही टाइप करता ते कच्चे पत्रक म्हणून राहते, काउंटरवर सगळ्यांना दिसते. जाहीर केले की ग्राहकांना दिसते; झालेल्या ऑर्डरचे भाव तेच राहतात.',
  keys: 'कीबोर्डवर: भावावर नवीन भाव टाइप करा, पुढच्यासाठी Enter किंवा खालचा बाण, मागच्यासाठी वरचा बाण, पुढच्या माशासाठी Page Down. Escape ने टाइप केलेले जाते, पुन्हा दाबले की आजचा भाव येतो. Ctrl आणि Enter ने पूर्ण पत्रक पाहता येते. स्प्रेडशीटमधला रकाना किंवा तुकडा कोणत्याही भावावर पेस्ट करता येतो.',
  table: 'सगळे भाव',
  columns: { pack: 'पॅक', today: 'आज', next: 'नवीन भाव', change: 'बदल' },
  notSold: 'सध्या विक्रीला नाही',
  cell: (title, size, pack) => [title, size, pack].filter((word) => word !== '').join(', '),
  pack: (size, pack) => (size === '' ? pack : `${size}, ${pack}`),
  mark: 'बदलला',
  dearer: (by, percent) => `${by} ने महाग, ${percent} %`,
  cheaper: (by, percent) => `${by} ने स्वस्त, ${percent} %`,
  asksOwner: 'एका दिवसात पाव हिश्शापेक्षा जास्त: मालक जाहीर करतात',
  changedSince: (was, today) => `तेवढ्यात दुसरीकडे बदलला: ${was} होता, आता ${today}`,
  perKilo: (pack) => `वजनाच्या मानाने ${pack} पेक्षा महाग`,
  notARate: 'हा भाव नाही. रुपये टाइप करा, जसे 1850 किंवा 1,850.50.',

  none: 'एकही भाव बदललेला नाही.',
  changed: (count) => (count === 1 ? '1 भाव बदलला.' : `${count} भाव बदलले.`),
  saving: 'सेव्ह होत आहे...',
  saved: (who, when) => `कच्चे पत्रक सेव्ह झाले, शेवटी ${who}, ${when}.`,
  savedNow: 'कच्चे पत्रक सेव्ह झाले.',
  unsent: 'अजून सेव्ह झालेले नाही: दुकानापर्यंत पोहोचता येत नाही. आपोआप पुन्हा प्रयत्न होतो.',
  unsaved: 'अजून सेव्ह झालेले नाही.',
  met: (who, when, count) => `${who} यांनी पत्रक बदलले, ${when}: ${ratesOf(count)}. ते इथे आता तुम्ही टाइप केलेल्यासोबत आहे.`,
  clash: (cell, theirs, yours) => `${cell}: तिकडे ${theirs}, इथे ${yours}. तुमचा राहतो.`,
  asToday: 'आजच्यासारखा',
  ok: 'समजले',

  moveSpecies: 'कोणते भाव',
  moveAll: 'सगळी मासळी',
  moveBy: 'कितीने बदलायचे',
  moveHint: 'जसे +50, -20 किंवा +5 %. टक्के पूर्ण रुपयावर येतात.',
  move: 'बदला',
  moveWrong: 'चिन्ह आणि आकडा टाइप करा: +50, -20 किंवा +5 %.',
  moved: (species, by, count) => `${species}: ${by}, ${ratesOf(count)}.`,
  moveTooFar: (cells) =>
    cells === 1
      ? 'काहीही बदलले नाही: त्यामुळे 1 भाव चुकीचा झाला असता.'
      : `काहीही बदलले नाही: त्यामुळे ${cells} भाव चुकीचे झाले असते.`,
  clear: 'सगळे बदल मागे घ्या',
  cleared: 'सगळे बदल मागे घेतले.',
  undo: 'मागे घ्या',
  undone: 'मागे घेतले.',
  copy: 'स्प्रेडशीटसाठी पत्रक कॉपी करा',
  copied: (count) =>
    `${count === 1 ? '1 ओळ कॉपी झाली' : `${count} ओळी कॉपी झाल्या`}: मासा, आकार, पॅक, भाव. त्या कोणत्याही भावावर पेस्ट करता येतात.`,
  notCopied: 'हा ब्राउझर स्वतःहून कॉपी करत नाही.',

  pasted: (rates, changes) => `${ratesOf(rates)} पेस्ट, त्यातले बदललेले: ${changes === 0 ? 'एकही नाही' : changes}.`,
  misfits: (count) => (count === 1 ? '1 नोंद बसत नाही:' : `${count} नोंदी बसत नाहीत:`),
  misfit: (misfit) => `ओळ ${misfit.line}: ${why(misfit)}`,
  andMore: (count) => `आणि आणखी ${count}`,

  look: 'पाहा आणि जाहीर करा',
  lookHead: (count) => (count === 1 ? '1 भाव बदलतो' : `${count} भाव बदलतात`),
  wrongFirst: (count) => (count === 1 ? '1 जागी भाव नाही. आधी ती पाहा.' : `${count} जागी भाव नाही. आधी त्या पाहा.`),
  rate: 'कशाचा भाव',
  before: 'जुना',
  isFirst: 'पहिला भाव',
  after: 'नवीन',
  percent: '%',
  signed: (percent) => (percent.startsWith('-') ? percent.replace('-', '−') : `+${percent}`),
  isBig: 'एका दिवसात पाव हिश्शापेक्षा जास्त',
  showNow: 'आता आहे तसे दाखवा',
  nothingSold: 'आता दुकानात नाही',
  stale: (count) =>
    count === 1 ? 'इथे टाइप केल्यापासून 1 भाव दुसरीकडे बदलला.' : `इथे टाइप केल्यापासून ${count} भाव दुसरीकडे बदलले.`,
  looked: 'आजचे भाव पाहून, इथे टाइप केले तेच ठेवा',
  big: (count) =>
    count === 1
      ? '1 भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतो. तुमची पासकी विचारली जाईल.'
      : `${count} भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतात. तुमची पासकी विचारली जाईल.`,
  publishNow: 'आत्ता जाहीर करा',
  publishing: 'जाहीर करत आहोत...',
  keep: 'पत्रकाकडे परत',
  at: 'या वेळी आपोआप जाहीर करा',
  atHint: 'मुंबईच्या घड्याळाप्रमाणे, पुढच्या 14 दिवसांत.',
  plan: 'वेळ ठरवा',
  notAMoment: 'दिवस आणि वेळ निवडा.',
  published: (count) =>
    count === 1 ? '1 भाव जाहीर झाला. ग्राहकांना तो आता दिसतो.' : `${count} भाव जाहीर झाले. ग्राहकांना ते आता दिसतात.`,
  planned: (count, when) =>
    count === 1 ? `1 भाव आपोआप जाहीर होईल: ${when}.` : `${count} भाव आपोआप जाहीर होतील: ${when}.`,

  waiting: 'वेळ ठरलेली पत्रके',
  waits: (when, count) => `${when}: ${ratesOf(count)}`,
  plannedBy: (who) => `वेळ ठरवली: ${who}`,
  stuck:
    'जाहीर झाले नाही: वेळ ठरवल्यानंतर एक भाव बदलला होता, किंवा पाव भागापेक्षा जास्त बदलला असता. मागे घ्या, पाहा, आणि जाहीर करा.',
  rates: 'त्यातले भाव',
  fromTo: (was, now) => `${was} → ${now}`,
  takeBack: 'मागे घ्या',
  takeBackOf: (when) => `पत्रक मागे घ्या: ${when}`,
  takenBack: 'मागे घेतले: त्यातले भाव पुन्हा कच्च्या पत्रकात आहेत, तिथे टाइप केलेल्याच्या खाली.',

  product: 'मासा',
  everything: 'सगळी मासळी',
  show: 'दाखवा',
  when: 'कधी',
  who: 'कोणी',
  older: 'जुने',
  newest: 'नवीनकडे परत',
  noHistory: 'अजून एकही भाव बदललेला नाही.',
  toSheet: 'पत्रकाकडे परत',
  byCommand: 'सर्व्हरची कमांड',
} as const satisfies InLanguage<typeof English.ratesWords>

function why(misfit: Misfit): string {
  if (misfit.why === 'no-rate') return `“${misfit.text}” हा भाव नाही.`
  return misfit.why === 'twice' ? 'हा भाव वर आधीच आहे.' : 'पत्रकात असा भाव नाही.'
}

export const rateRefusals = {
  'rates-changed-since': () => 'तुम्ही पाहिल्यानंतर एखादा भाव किंवा मासा बदलला आहे. भाव पुन्हा पाहा, मग दुकान सुरू करा.',
  'rate-sheet-changed': () => 'तेवढ्यात दुसऱ्या कोणी भावपत्रक बदलले. तुम्ही टाइप केलेले इथेच आहे.',
  'rate-sheet-empty': () => 'पत्रकातला एकही भाव आजच्यापेक्षा वेगळा नाही.',
  'rates-changed': ({ count }) =>
    count === 1
      ? 'पत्रक लिहिल्यापासून 1 भाव दुसरीकडे बदलला. तो पाहा, मग जाहीर करा.'
      : `पत्रक लिहिल्यापासून ${count} भाव दुसरीकडे बदलले. ते पाहा, मग जाहीर करा.`,
  'no-such-rate': () => 'दुकान विकत नाही अशा वस्तूचा भाव पत्रकात आहे.',
  'rates-need-owner': ({ count }) =>
    count === 1
      ? '1 भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतो: हे पत्रक मालक जाहीर करतात. ते आहे तसे ठेवले आहे.'
      : `${count} भाव एका दिवसात पाव हिश्शापेक्षा जास्त बदलतात: हे पत्रक मालक जाहीर करतात. ते आहे तसे ठेवले आहे.`,
  'rates-too-late': () => 'आत्तापासून पुढच्या 14 दिवसांतली वेळ निवडा.',
  'no-such-rate-sheet': () => 'असे भावपत्रक नाही.',
  'rate-sheet-settled': () => 'हे पत्रक आधीच जाहीर झाले आहे किंवा मागे घेतले आहे.',
} as const satisfies InLanguage<typeof English.rateRefusals>
