import type * as English from '../en/lists.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { untilInShort } from './formatters.ts'

export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  cutNow: 'आता कापा',
  left: (count, kilos) => `${count} बाकी, ${kilos}`,
  fold: (count) => `${count} झाले`,
  offline: 'टिक सेव्ह आहेत',
  grams: (grams) => `${grams.toLocaleString('en-IN')} ग्रॅम`,
  andOthers: (count) => `+${count}`,
  cutOf: (what) => `कापले: ${what}`,
  packOf: (what) => `पॅक केले: ${what}`,
  already: (name) => `${name} यांनी आधीच टिक केले`,
  cutAgain: (rows) => `पुन्हा कापायचे: ${rows}`,
  ticks: (fish) => `टिक करा: ${fish}`,
  unticks: (fish) => `टिक काढा: ${fish}`,
  weighed: 'वजन झाले',
  calledOff: 'आता नको',
  weighNext: 'आता वजन करा:',
  ordersAndKilos: (count, kilos) => (count === 1 ? `1 ऑर्डर, ${kilos}` : `${count} ऑर्डर्स, ${kilos}`),
  from: (when) => `${when} पासून`,
  nothingUntil: (when, ordersAndKilos) => `कापायला काही नाही. ${when} पासून: ${ordersAndKilos}.`,
  nothingUntilTomorrow: (when, ordersAndKilos) => `कापायला काही नाही. उद्याच्या ऑर्डर्स ${when} पासून: ${ordersAndKilos}.`,
  pieces: (count) => (count === 1 ? '1 पॅक' : `${count} पॅक`),
  late: 'उशीर',
  box: (number) => `ऑर्डर ${number}`,
  notBefore: (from, now) => `या ऑर्डर ${untilInShort(from, now)} वाजल्यापासून कापा, आधी नाही. तोपर्यंत ग्राहक त्या बदलू शकतात.`,
  nothingToCut: 'कापायला काही नाही. ऑर्डर कन्फर्म झाल्या की इथे येतात.',
  nothingToPack: 'पॅक करायला काही नाही. ऑर्डर कन्फर्म झाल्या की इथे येतात.',
  print: 'प्रिंट करा',
} as const satisfies InLanguage<typeof English.listsWords>

export const scanWords = {
  title: counterWords.find,
  hint: 'नंबर, नाव किंवा फोन. स्कॅनर पेजवर कुठेही चालतो.',
  find: 'शोधा',
  none: (typed) => `“${typed}”: काही सापडले नाही. पावतीवरचा नंबर टाका, किंवा नावाचा थोडा भाग लिहा.`,
  reach: (newest) =>
    `पूर्ण नंबर किंवा फोन सगळ्या ऑर्डरमध्ये शोधला जातो; नाव, किंवा यांचा थोडा भाग, सगळ्यात नवीन ${newest.toLocaleString('en-IN')} ऑर्डरमध्ये.`,
  found: (count) => (count === 1 ? '1 ऑर्डर' : `${count} ऑर्डर`),
  camera: 'कॅमेऱ्याने स्कॅन करा',
  cameraHead: 'बारकोड कॅमेऱ्यासमोर धरा',
  cameraWaits: 'कॅमेरा उघडत आहोत...',
  cameraRefused: 'कॅमेरा उघडता आला नाही. या पेजला परवानगी द्या, किंवा नंबर टाका.',
  cameraUnread: 'बारकोड वाचणारा लोड झाला नाही. कनेक्शन तपासा, किंवा नंबर टाका.',
  close: 'बंद करा',
  notHere: (scanned) => `या पेजवर या नंबरची ऑर्डर नाही: ${scanned}.`,
} as const satisfies InLanguage<typeof English.scanWords>

export const orderMoveRefusals = {
  'no-such-order': () => 'ही ऑर्डर सापडली नाही.',
  'not-your-stop': () => 'ही ऑर्डर तुमच्या फेरीत नाही.',
  'order-moved': () => 'दुसऱ्या कोणी ही ऑर्डर आधीच बदलली. ती आता अशी आहे.',
  'move-impossible': () => 'ऑर्डरच्या सध्याच्या स्थितीत हे करता येत नाही.',
  'cut-off-ahead': ({ until, at }) =>
    `कापायला सुरुवात ${untilInShort(until, at)} वाजता होईल. तोपर्यंत ग्राहक ही ऑर्डर बदलू शकतात.`,
  'reason-missing': () => 'कारण सांगा.',
  'order-on-time': () => 'या ऑर्डरला उशीर झालेला नाही, म्हणून नवीन वेळ लागत नाही.',
  'time-impossible': () => 'पुढच्या 12 तासांतली वेळ निवडा.',
  'rider-missing': () => 'रायडर निवडा.',
  'rider-unknown': () => 'ही व्यक्ती आता ऑर्डर घेऊन जात नाही. दुसरे कोणी निवडा.',
  'other-press': () => 'हे आधीच वेगळ्या माहितीसह पाठवले होते. पेज पुन्हा लोड करा.',
  'undo-nothing': () => 'मागे घेण्यासारखे काही नाही.',
  'undo-not-yours': () => 'ज्यांनी केले तेच मागे घेऊ शकतात.',
  'undo-too-late': () => 'मागे घ्यायला उशीर झाला, 30 सेकंद होऊन गेले.',
  'undo-sold-meanwhile': () => 'यातली मासळी मधल्या वेळेत दुसऱ्यांनी मागवली, म्हणून मागे घेता येत नाही.',
  'undo-told': () => 'ग्राहकांना आधीच कळवले आहे, म्हणून मागे घेता येत नाही.',
  'line-not-weighed': () => 'काही आयटमचे वजन अजून झालेले नाही.',
  'answer-awaited': () => 'ग्राहकांचे उत्तर अजून आलेले नाही. कापून कमी करा, किंवा वरचे मोफत द्या.',
  'nothing-to-pack': () => 'यात पॅक करायला काहीच उरले नाही. ऑर्डर नाकारा, आणि कारण सांगा.',
} as const satisfies InLanguage<typeof English.orderMoveRefusals>

export const tickRefusals = {
  'off-the-list': () => 'हे आता करायचे नाही, म्हणून यादीत नाही.',
  'line-changed': () => 'हा आयटम मधल्या वेळेत बदलला. पुन्हा पाहा.',
} as const satisfies InLanguage<typeof English.tickRefusals>
