import { seconds } from '#shop/time.ts'
import type * as English from '../en/frame.ts'
import type { InLanguage } from '../in-language.ts'
import { waitInWords } from './formatters.ts'

export const frameWords = {
  tagline: 'ताज़ी मछली',
  loading: 'लोड हो रहा है...',
  needsScript: (what) => `${what} JavaScript चाहिए। उसके बिना फ़ोन पर ऑर्डर करें:`,
  loggedOut: 'आप लॉगआउट हो गए हैं।',
  login: 'लॉगिन',
  logIn: 'लॉगिन करें',
  logout: 'लॉगआउट',
  hello: (name) => (name ? `नमस्ते, ${name}` : 'नमस्ते'),
  homeSignedIn: 'होम, आप लॉगिन हैं',
  homeOf: (shop, tagline) => `${shop} ${tagline}: होम`,
  cart: 'कार्ट',
  cartWith: (packs) => `कार्ट, ${packs} पैकेट`,
  main: 'मुख्य',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  products: 'मछलियाँ',
  searchFish: 'मछली खोजें',
  search: 'खोजें',
  searching: 'खोज रहे हैं...',
  nothingTyped: 'किसी मछली का नाम लिखें, जैसे पापलेट या सुरमई।',
  suggestions: 'सुझाव',
  suggested: (count) => `${count} सुझाव`,
  foundProducts: 'कार्ट में डालने के लिए',
  found: (count) => `कार्ट में डालने के लिए ${count} ${count > 1 ? 'चीज़ें' : 'चीज़'}`,
  help: 'मदद',
  call: '{phone} पर फ़ोन करें',
  writeTo: '{email} पर लिखें',
  complaints: 'शिकायतें: {officer}',
  ourFish: 'हमारी मछली',
  theShop: 'दुकान',
  licence: (fssai) => `FSSAI लाइसेंस ${fssai}`,
  rights: (year, shop) => `© ${year} ${shop}। सर्वाधिकार सुरक्षित।`,
  librariesUsed: 'सॉफ़्टवेयर के लाइसेंस',
  onTrial: 'यह दुकान अभी ट्रायल पर है। नाम नमूने के हैं, और कुछ डिलीवर नहीं होता।',
  wentWrong: 'कुछ गड़बड़ हो गई',
  mayHaveMoved: 'हो सकता है यह पेज कहीं और चला गया हो।',
  goHome: 'होम पेज पर जाएँ',
  notFound: '404: यह पेज नहीं मिला',
  notAlive: 'यह पेज अभी लोड हो रहा है। आप पढ़ और खोज सकते हैं, पर अभी ऑर्डर नहीं कर सकते। पेज फिर से लोड करें, या फ़ोन पर ऑर्डर करें:',
  slow: 'इसमें ज़्यादा देर लग रही है। थोड़ा रुकें, या अपना नेटवर्क देखें। आपका लिखा सब वैसा ही है।',
  stayHere: 'यहीं रहें',
  unreached: 'यह पेज लोड नहीं हुआ।',
  lost: 'कुछ लोड नहीं हो पाया। यह पेज और आपका लिखा सब यहीं है।',
  tryAgain: 'फिर कोशिश करें',
  skip: 'सीधे पेज पर जाएँ',
} as const satisfies InLanguage<typeof English.frameWords>

export const siteWords = {
  home: 'होम',
  allFish: 'हमारी सारी मछलियाँ',
  about: 'हमारे बारे में',
  contact: 'संपर्क',
  myOrders: 'मेरे ऑर्डर',
  terms: 'शर्तें',
  privacy: 'प्राइवेसी',
  refunds: 'रिफ़ंड और ताज़गी',
  complaints: 'शिकायतें',
  orderNow: 'अभी ऑर्डर करें',
  soldBy: 'बेचने और पैक करने वाले: {legalName}, {address}। FSSAI लाइसेंस {fssai}। कुछ पूछना हो तो: {phone}',
} as const satisfies InLanguage<typeof English.siteWords>

export const kitWords = {
  ok: 'ठीक है',
  keepIt: 'रहने दें',
  /** the way out of a dialog */
  cancel: 'कैंसल करें',
  play: 'चलाएँ',
  pause: 'रोकें',
  optional: '(ज़रूरी नहीं)',
  required: '(ज़रूरी)',
  loading: 'लोड हो रहा है...',
  quantityOf: (what) => `${what}: संख्या`,
  oneLessOf: (what) => `${what}: एक कम करें`,
  oneMoreOf: (what) => `${what}: एक और जोड़ें`,
  tryAgain: 'फिर कोशिश करें',
  stillUnreached: 'अब भी लोड नहीं हुआ।',
} as const satisfies InLanguage<typeof English.kitWords>

export const callsWords = {
  httpError: (status, message) => `दिक्कत ${status}: ${message}`,
  unknownError: 'कोई दिक्कत आ गई',
  trouble: 'हमारी तरफ़ कुछ गड़बड़ हो गई। आपका लिखा सब वैसा ही है। थोड़ी देर में फिर कोशिश करें।',
} as const satisfies InLanguage<typeof English.callsWords>

export const callRefusals = {
  busy: () => 'दुकान में अभी बहुत भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  trouble: () => callsWords.trouble,
  'nothing-here': () => 'इस पते पर कुछ नहीं है।',
  'wrong-method': () => 'इस पते पर इस तरह की रिक्वेस्ट नहीं चलती।',
  'not-json': () => 'डेटा JSON में भेजें।',
  'broken-json': () => 'डेटा पढ़ा नहीं जा सका, क्योंकि JSON अधूरा है।',
  'too-much-data': () => 'इसके लिए इतना डेटा बहुत ज़्यादा है।',
  'address-too-long': () => 'यह पता बहुत लंबा है।',
  'not-signed-in': () => 'फिर से लॉगिन करें।',
  'too-often': (args) => `बहुत बार कोशिश हो गई। ${waitInWords(seconds(args.seconds))} बाद फिर कोशिश करें।`,
} as const satisfies InLanguage<typeof English.callRefusals>

/** What the bar of every page says until it is known where somebody's orders go to. The rest is in `delivery-page.ts`. */
export const deliverToWords = {
  ask: 'डिलीवरी कहाँ? पिनकोड डालें',
} as const satisfies InLanguage<typeof English.deliverToWords>

export const deliveryWords = {
  where: 'हम कहाँ डिलीवरी करते हैं',
  toThese: 'इन पिनकोड पर मुफ़्त डिलीवरी:',
  more: (count) => `और ${count} पिनकोड`,
} as const satisfies InLanguage<typeof English.deliveryWords>
