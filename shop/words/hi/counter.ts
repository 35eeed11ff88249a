import type { Role } from '#shop/staff/staff.ts'
import type * as English from '../en/counter.ts'
import type { InLanguage } from '../in-language.ts'

const roles = { owner: 'मालिक', counter: 'काउंटर', cutter: 'कटिंग', rider: 'राइडर' } as const satisfies Record<
  Role,
  string
>

/** What staff read on every screen of the counter. */
export const counterWords = {
  skip: 'सीधे पेज पर जाएँ',
  nameOf: (shop) => `${shop} काउंटर`.trim(),
  toShop: 'दुकान देखें',
  title: 'बोर्ड',
  signIn: 'लॉगिन',
  missing: 'यह पेज नहीं मिला।',
  failed: 'कुछ दिक्कत आ गई। थोड़ी देर में फिर कोशिश करें।',
  pageOf: (whose) => `यह पेज सिर्फ़ इनके लिए है: ${whose.map((role) => roles[role]).join(', ')}।`,
  back: 'काउंटर पर वापस',
  nav: 'काउंटर के पेज',
  morePages: 'और',
  version: (version: string) => `वर्शन ${version}`,
  closePages: 'बंद करें',
  groups: { morning: 'स्टॉक और भाव', desk: 'ग्राहक', shop: 'दुकान', people: 'स्टाफ़ और डिवाइस' },
  cut: 'कटिंग',
  pack: 'पैकिंग',
  round: 'मेरा राउंड',
  riders: 'राइडर',
  find: 'ऑर्डर ढूँढें',
  rates: 'भाव',
  stock: 'स्टॉक',
  batches: 'बैच',
  yields: 'सफ़ाई का हिसाब',
  catalogue: 'कैटलॉग',
  reviews: 'रिव्यू',
  complaints: 'शिकायतें',
  requests: 'ग्राहकों की माँग',
  area: 'डिलीवरी का इलाका',
  slots: 'दिन और स्लॉट',
  pictures: 'फ़ोटो',
  scale: 'तराज़ू',
  printers: 'प्रिंटर',
  ownShop: 'आपकी दुकान',
  firstRun: 'शुरुआती काम',
  shoppers: 'ग्राहक',
  newOrder: 'नया ऑर्डर',
  people: 'स्टाफ़',
  devices: 'डिवाइस',
  acts: 'काम का रिकॉर्ड',
  own: 'आपका खाता',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'दूसरा व्यक्ति',
  lock: 'लॉक करें',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सबका टैबलेट', cutters: 'कटिंग वालों का टैबलेट', phone: 'राइडर का फ़ोन', own: 'मालिक का अपना ब्राउज़र' },
} as const satisfies InLanguage<typeof English.counterWords>

/** The keys by which a number is typed. */
export const padWords = {
  keys: 'अंकों के बटन',
  point: 'पॉइंट',
  deleteKey: 'आखिरी अंक मिटाएँ',
} as const satisfies InLanguage<typeof English.padWords>

/** Whether a screen of the counter updates by itself. */
export const liveWords = {
  live: 'लाइव',
  polling: 'फिर से जुड़ रहे हैं… यह पेज हर 5 सेकंड में अपडेट होता है।',
  back: 'फिर से लाइव।',
} as const satisfies InLanguage<typeof English.liveWords>

/** What staff read when they are offline, and about what is not sent yet. */
export const outboxWords = {
  title: 'अभी नहीं भेजा गया',
  noLine: 'ऑफ़लाइन',
  notSent: (count) => `${count} बाकी`,
  looks: (count) => `${count} पर ध्यान दें`,
  moreLooks: (count) => `और ${count} पर ध्यान दें`,
  notSentMore:
    'यह इस डिवाइस में सेव है। नेटवर्क आते ही, जिस क्रम में दबाया था उसी क्रम में, एक ही बार भेजा जाएगा। दुकान का जवाब आने तक इसमें से कुछ हुआ नहीं है।',
  nothing: 'सब भेजा जा चुका है।',
  toBoard: 'बोर्ड पर वापस',
  notSentYet: 'अभी नहीं भेजा गया:',
  notSentMark: 'अभी नहीं भेजा गया',
  takeBack: (name) => `“${name}” वापस लें`,
  byAt: (who, when) => `${who}, ${when}`,
  waitsFor: (who) => `${who} के यहाँ फिर से लॉगिन करने पर भेजा जाएगा।`,
  tried: 'भेजा जा रहा है। हो सकता है दुकान को मिल गया हो, इसलिए वापस नहीं ले सकते।',

  needsLineHead: (number) => `नेटवर्क चाहिए: ${number}`,
  needsLine: (name) => `“${name}” के लिए नेटवर्क चाहिए। अभी कुछ नहीं हुआ, नेटवर्क आने पर फिर दबाएँ।`,
  tooMuch: (name) => `₹10,000 से ऊपर के ऑर्डर में “${name}” के लिए नेटवर्क चाहिए। अभी कुछ नहीं हुआ, नेटवर्क आने पर फिर दबाएँ।`,
  pressedBy: (who, name, when) => `${who} ने “${name}” दबाया, ${when}।`,
  behind: (name) => `“${name}” नहीं भेजा गया, क्योंकि उससे पहले वाला काम नहीं हुआ।`,
  mayBeDone: (name) => `“${name}” शायद हो चुका है, क्योंकि पहली बार साफ़ जवाब नहीं मिला था। ऑर्डर देख लें। दुकान का अभी का जवाब:`,
  unreadable: (name) =>
    `“${name}” के लिए जो सेव था, यह पेज उसे पढ़ नहीं पा रहा, इसलिए नहीं भेजा। ऑर्डर देख लें, न हुआ हो तो फिर से करें।`,
  tappedOffline: 'इसे नेटवर्क और PIN के बिना दबाया गया था, इसलिए नहीं भेजा। सही हो तो फिर कोशिश करें।',
  again: 'फिर कोशिश करें',
  drop: 'हटा दें',
  notAnyMore: 'ऑर्डर बदल चुका है, अब यह नहीं हो सकता। ऑर्डर अब जैसा है वैसा दिख रहा है।',
  againNeedsLine: 'फिर कोशिश करने के लिए नेटवर्क चाहिए।',

  /** beside what was sent later than it was tapped */
  pressedAt: (when) => `डिवाइस की घड़ी से ${when} दबाया, बाद में भेजा गया`,

  asOf: (when) => `ऑफ़लाइन। आखिरी अपडेट ${when}।`,
  asOfNow: 'ऑफ़लाइन। जो करेंगे वह यहाँ सेव रहेगा और नेटवर्क आते ही भेजा जाएगा।',
  notKept: 'नेटवर्क नहीं है, और यह पेज इस डिवाइस में सेव नहीं है।',
  notKeptMore: 'नेटवर्क आते ही खुल जाएगा। बोर्ड, सूचियाँ, राउंड और आज के ऑर्डर सेव हैं।',
  opening: 'इस डिवाइस में जो सेव है वह खुल रहा है...',
  unlockNeedsLine: 'ऑफ़लाइन। PIN नेटवर्क आने पर जाँचा जाएगा।',
  unlockHow: 'नेटवर्क या Wi-Fi ढूँढें, फिर दोबारा कोशिश करें। यहाँ किया गया काम सेव है, और लॉग इन होते ही अपने-आप जाएगा।',
  lostWithDevice: (count) =>
    count > 1
      ? `इस डिवाइस के ${count} काम नहीं भेजे गए थे। बाकी सब के साथ वे भी हट गए, बोर्ड देख लें।`
      : `इस डिवाइस का ${count} काम नहीं भेजा गया था। बाकी सब के साथ वह भी हट गया, बोर्ड देख लें।`,
} as const satisfies InLanguage<typeof English.outboxWords>
