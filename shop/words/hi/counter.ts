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
  missing: 'इस पते पर कुछ नहीं है।',
  failed: 'कुछ गड़बड़ हो गई। थोड़ी देर में फिर कोशिश करें।',
  pageOf: (whose) => `यह पेज सिर्फ़ इनके लिए है: ${whose.map((role) => roles[role]).join(', ')}।`,
  back: 'काउंटर पर वापस',
  nav: 'काउंटर के पेज',
  morePages: 'और पेज',
  version: (version: string) => `वर्शन ${version}`,
  closePages: 'बंद करें',
  groups: { morning: 'सुबह का काम', desk: 'डेस्क', shop: 'दुकान', people: 'लोग और डिवाइस' },
  cut: 'कटिंग की सूची',
  pack: 'पैकिंग की सूची',
  round: 'मेरा राउंड',
  rates: 'भाव',
  stock: 'स्टॉक',
  batches: 'बैच',
  yields: 'सफ़ाई का हिसाब',
  catalogue: 'कैटलॉग',
  reviews: 'रिव्यू',
  complaints: 'शिकायतें',
  area: 'डिलीवरी का इलाका',
  slots: 'दिन और समय',
  pictures: 'तस्वीरें',
  scale: 'तराज़ू',
  shoppers: 'ग्राहक',
  people: 'लोग',
  devices: 'डिवाइस',
  acts: 'काम का रिकॉर्ड',
  own: 'आप',
  at: (name, role) => `${name}, ${role}`,
  switchPerson: 'लॉक करें या बदलें',
  signOut: 'लॉगआउट',
  roles,
  kinds: { tablet: 'सबका टैबलेट', phone: 'राइडर का फ़ोन', own: 'मालिक का अपना ब्राउज़र' },
} as const satisfies InLanguage<typeof English.counterWords>

/** Whether a screen of the counter follows by itself. */
export const liveWords = {
  live: 'लाइव',
  polling: 'लाइव संपर्क रुका है। यह पेज हर 5 सेकंड में खुद देखता है।',
  back: 'फिर से लाइव।',
} as const satisfies InLanguage<typeof English.liveWords>

/** What staff read where the line to the shop is gone, and of what waits for it. */
export const outboxWords = {
  title: 'अभी नहीं भेजा गया',
  noLine: 'नेटवर्क नहीं',
  notSent: (count) => `${count} नहीं भेजे गए`,
  looks: (count) => `${count} को देखना है`,
  moreLooks: (count) => `${count} और को देखना है`,
  notSentMore:
    'यह इस डिवाइस में रखा है और नेटवर्क आते ही एक बार भेजा जाएगा, जिस क्रम में दबाया था। दुकान का जवाब आने तक इसमें से कुछ हुआ नहीं है।',
  nothing: 'यहाँ जो कुछ दबाया, सब भेजा जा चुका है।',
  toBoard: 'बोर्ड पर वापस',
  notSentYet: 'अभी नहीं भेजा गया:',
  notSentMark: 'अभी नहीं भेजा गया',
  takeBack: (name) => `“${name}” वापस लें`,
  byAt: (who, when) => `${who}, ${when}`,
  waitsFor: (who) => `${who} के यहाँ फिर से लॉगिन करने पर भेजा जाएगा।`,
  tried: 'रास्ते में है: हो सकता है दुकान को मिल गया हो, इसलिए वापस नहीं ले सकते।',

  needsLineHead: (number) => `नेटवर्क चाहिए: ${number}`,
  needsLine: (name) => `“${name}” के लिए नेटवर्क चाहिए, और वह नहीं है। कुछ नहीं हुआ; नेटवर्क आने पर फिर दबाएँ।`,
  tooMuch: (name) =>
    `₹10,000 से ऊपर के ऑर्डर में “${name}” के लिए नेटवर्क चाहिए, और वह नहीं है। कुछ नहीं हुआ; नेटवर्क आने पर फिर दबाएँ।`,
  pressedBy: (who, name, when) => `${who} ने “${name}” दबाया, ${when}।`,
  behind: (name) => `“${name}” ऐसी चीज़ के बाद दबाया गया जो हुई ही नहीं, इसलिए भेजा नहीं गया।`,
  mayBeDone: (name) => `हो सकता है “${name}” हो चुका हो: पहली कोशिश का साफ़ जवाब नहीं मिला था। ऑर्डर देखें। दुकान अब कहती है:`,
  unreadable: (name) =>
    `“${name}” के लिए यहाँ जो रखा था उसे यह पेज पढ़ नहीं पाता, इसलिए भेजता नहीं। ऑर्डर देखें: वहाँ न हुआ हो तो फिर से दबाएँ।`,
  again: 'अब जैसा है, उस पर फिर से करें',
  drop: 'छोड़ दें',
  notAnyMore: 'ऑर्डर अब जैसा है, उसमें यह नहीं हो सकता। जैसा है वैसा दिखाया है।',
  againNeedsLine: 'फिर से करने के लिए नेटवर्क चाहिए।',

  /** beside what was sent later than it was pressed */
  pressedAt: (when) => `डिवाइस के हिसाब से ${when} दबाया, बाद में भेजा गया`,

  asOf: (when) => `नेटवर्क नहीं है। जो दिख रहा है वह ${when} का है।`,
  asOfNow: 'नेटवर्क नहीं है। जो दबाएँगे वह यहाँ रहेगा और नेटवर्क आने पर भेजा जाएगा।',
  notKept: 'नेटवर्क नहीं है, और यह पेज इस डिवाइस में रखा हुआ नहीं है।',
  notKeptMore: 'नेटवर्क आते ही खुल जाएगा। बोर्ड, सूचियाँ, राउंड और आज के ऑर्डर रखे हुए हैं।',
  opening: 'इस डिवाइस में जो रखा है वह खुल रहा है …',
  unlockNeedsLine: 'नेटवर्क नहीं है। PIN नेटवर्क आने पर जाँचा जाएगा।',
  lostWithDevice: (count) =>
    `इस डिवाइस पर ${count} बार दबाया हुआ भेजा नहीं गया था। बाकी सब के साथ वह भी हट गया: बोर्ड देख लें।`,
} as const satisfies InLanguage<typeof English.outboxWords>
