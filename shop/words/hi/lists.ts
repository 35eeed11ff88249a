import type * as English from '../en/lists.ts'
import type { InLanguage } from '../in-language.ts'
import { counterWords } from './counter.ts'
import { untilInShort } from './formatters.ts'

/** The cut list and the pack list. */
export const listsWords = {
  cutTitle: counterWords.cut,
  packTitle: counterWords.pack,
  cutNow: 'अभी काटें',
  left: (count, kilos) => `${count} बाकी, ${kilos}`,
  fold: (count) => `${count} हो गए`,
  offline: 'टिक सेव हैं',
  grams: (grams) => `${grams.toLocaleString('en-IN')} ग्राम`,
  andOthers: (count) => `+${count}`,
  cutOf: (what) => `काट लिया: ${what}`,
  packOf: (what) => `पैक किया: ${what}`,
  already: (name) => `${name} पहले ही टिक कर चुके हैं`,
  cutAgain: (rows) => `फिर काटना है: ${rows}`,
  ticks: (fish) => `टिक करें: ${fish}`,
  unticks: (fish) => `टिक हटाएँ: ${fish}`,
  weighed: 'तौल लिया',
  calledOff: 'अब नहीं चाहिए',
  weighNext: 'अब तौलें:',
  ordersAndKilos: (count, kilos) => `${count} ऑर्डर, ${kilos}`,
  from: (when) => `${when} से`,
  nothingUntil: (when, ordersAndKilos) => `काटने को कुछ नहीं है। ${when} से: ${ordersAndKilos}।`,
  nothingUntilTomorrow: (when, ordersAndKilos) => `काटने को कुछ नहीं है। कल के ऑर्डर ${when} से: ${ordersAndKilos}।`,
  pieces: (count) => `${count} पैकेट`,
  late: 'लेट',
  box: (number) => `ऑर्डर ${number}`,
  notBefore: (from, now) => `इन्हें ${untilInShort(from, now)} से काटें, पहले नहीं। तब तक ग्राहक ये ऑर्डर बदल सकते हैं।`,
  nothingToCut: 'काटने को कुछ नहीं है। ऑर्डर कन्फ़र्म होते ही यहाँ आते हैं।',
  nothingToPack: 'पैक करने को कुछ नहीं है। ऑर्डर कन्फ़र्म होते ही यहाँ आते हैं।',
  print: 'प्रिंट करें',
} as const satisfies InLanguage<typeof English.listsWords>

/** Finding an order: by typing, by a scanner, by the camera. */
export const scanWords = {
  title: counterWords.find,
  hint: 'नंबर, नाम या फ़ोन। स्कैनर पेज पर कहीं भी चलता है।',
  find: 'ढूँढें',
  none: (typed) => `“${typed}” के लिए कुछ नहीं मिला। पर्ची का नंबर डालें, या नाम का एक हिस्सा।`,
  reach: (newest) =>
    `पूरा नंबर या फ़ोन सब ऑर्डर में ढूँढा जाता है; नाम, या इनका हिस्सा, सबसे नए ${newest.toLocaleString('en-IN')} में।`,
  found: (count) => `${count} ऑर्डर`,
  camera: 'कैमरे से स्कैन करें',
  cameraHead: 'बारकोड कैमरे के सामने रखें',
  cameraWaits: 'कैमरा खुल रहा है...',
  cameraRefused: 'कैमरा नहीं खुल पाया। इस पेज के लिए इजाज़त दें, या नंबर डालें।',
  cameraUnread: 'बारकोड पढ़ने वाला लोड नहीं हो पाया। कनेक्शन देखें, या नंबर डालें।',
  close: 'बंद करें',
  notHere: (scanned) => `इस पेज पर ${scanned} नंबर का ऑर्डर नहीं है।`,
} as const satisfies InLanguage<typeof English.scanWords>

/** Why staff cannot move an order as they wish. */
export const orderMoveRefusals = {
  'no-such-order': () => 'यह ऑर्डर नहीं मिला।',
  'not-your-stop': () => 'यह ऑर्डर आपके राउंड में नहीं है।',
  'order-moved': () => 'किसी और ने यह ऑर्डर पहले बदल दिया। अब यह ऐसा है।',
  'move-impossible': () => 'ऑर्डर की मौजूदा स्थिति में यह नहीं हो सकता।',
  'cut-off-ahead': ({ until, at }) => `कटिंग ${untilInShort(until, at)} शुरू होगी। तब तक ग्राहक यह ऑर्डर बदल सकते हैं।`,
  'reason-missing': () => 'वजह बताएँ।',
  'order-on-time': () => 'यह ऑर्डर देर में नहीं है, इसलिए नया समय नहीं चाहिए।',
  'time-impossible': () => 'अगले 12 घंटों में से कोई समय चुनें।',
  'rider-missing': () => 'राइडर चुनें।',
  'rider-unknown': () => 'यह व्यक्ति अब ऑर्डर नहीं ले जाता। किसी और को चुनें।',
  'other-press': () => 'यह पहले दूसरी जानकारी के साथ भेजा जा चुका है। पेज फिर से लोड करें।',
  'undo-nothing': () => 'वापस लेने को कुछ नहीं है।',
  'undo-not-yours': () => 'जिन्होंने किया, वही वापस ले सकते हैं।',
  'undo-too-late': () => 'अब वापस नहीं हो सकता, 30 सेकंड निकल गए।',
  'undo-sold-meanwhile': () => 'इसकी मछली इस बीच दूसरों ने मँगा ली, इसलिए वापस नहीं हो सकता।',
  'undo-told': () => 'ग्राहक को बताया जा चुका है, इसलिए वापस नहीं हो सकता।',
  'line-not-weighed': () => 'कुछ आइटम अभी तौले नहीं गए।',
  'answer-awaited': () => 'ग्राहक का जवाब अभी नहीं आया। काटकर कम करें, या ऊपर का मुफ़्त दें।',
  'nothing-to-pack': () => 'इसमें पैक करने को कुछ नहीं बचा। ऑर्डर नामंज़ूर करें, और वजह बताएँ।',
} as const satisfies InLanguage<typeof English.orderMoveRefusals>

/** Why a line cannot be ticked off. */
export const tickRefusals = {
  'off-the-list': () => 'यह अब नहीं बनाना है, इसलिए सूची में नहीं है।',
  'line-changed': () => 'यह आइटम इस बीच बदल गया है। फिर से देख लें।',
} as const satisfies InLanguage<typeof English.tickRefusals>
