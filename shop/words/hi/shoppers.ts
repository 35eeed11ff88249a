import type * as English from '../en/shoppers.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

/** What a person's devices are called in the list of where they are signed in. */
export const devicesWords = {
  unknown: 'अनजान डिवाइस',
  onSystem: (system) => `${system} पर ब्राउज़र`,
  browserOnSystem: (browser, system) => `${system} पर ${browser}`,
} as const satisfies InLanguage<typeof English.devicesWords>

export const deskShoppersWords = {
  title: 'ग्राहक',
  what: 'उस ग्राहक के लिए जो फ़ोन करे, क्योंकि फ़ोन खो गया है या खाता मिटवाना है। हर बार देखना आपके नाम से दर्ज होता है।',
  typed: 'मोबाइल नंबर या ई-मेल',
  typedHint: 'पूरा, जैसा ग्राहक ने खाता बनाते समय दिया था।',
  find: 'खोजें',
  finding: 'देख रहे हैं...',
  since: (at) => `खाता बना ${dayInWords(at)}`,
  orders: (all, open) => (all === 0 ? 'कोई ऑर्डर नहीं' : `${all} ऑर्डर, ${open} बाकी`),
  sessions: 'कहाँ-कहाँ लॉगिन है',
  none: 'कहीं लॉगिन नहीं है।',
  times: (since, seen) => `${since} से, आखिरी बार ${seen}`,
  end: 'वहाँ से लॉगआउट करें',
  endOf: (device, since) => `वहाँ से लॉगआउट करें: ${device}, ${since} से`,
  endAll: 'हर जगह से लॉगआउट करें',
  ended: (device) => `लॉगआउट हो गया: ${device}।`,
  allEnded: 'हर जगह से लॉगआउट हो गया। अगले लॉगिन तक उनके डिवाइस अनजान माने जाएँगे।',
  erase: 'यह खाता मिटाएँ',
  eraseHead: 'खाता मिटाना',
  goes: 'नाम, ई-मेल, मोबाइल और पासवर्ड तुरंत मिट जाते हैं, साथ में लॉगिन और डिवाइस, और उनके रिव्यू पर का नाम।',
  stays: 'ऑर्डर रहते हैं, और कानून के हिसाब से उनमें पता एक साल रहता है। बाकी ऑर्डर पहुँचाए जाएँगे। ग्राहक को SMS जाएगा।',
  question: (name, count) => `${name} का खाता मिटा दें, ${count} लॉगिन के साथ? इसे कोई वापस नहीं ला सकता।`,
  yes: 'हमेशा के लिए मिटाएँ',
  erased: (name) => `${name} का खाता मिट गया।`,
  noOrders: 'उसमें कोई ऑर्डर नहीं था।',
  until: (at) => `उसके ऑर्डर में पता ${dayInWords(at)} तक रहेगा।`,
  unverified: 'इस खाते का मोबाइल कभी वेरिफ़ाई नहीं हुआ। हो सकता है किसी और ने इस नंबर से खाता बनाया हो।',
  byTelephone: {
    since: (at) => `${dayInWords(at)} से फ़ोन पर ऑर्डर, बिना खाते के`,
    erase: 'यह ग्राहक मिटाएँ',
    eraseHead: 'ग्राहक मिटाना',
    goes: 'मोबाइल, मैसेज, तराज़ू और दरवाज़े की फ़ोटो तुरंत मिट जाते हैं। उन्हें आगे कुछ नहीं भेजा जाएगा।',
    stays: 'ऑर्डर रहते हैं, और कानून के हिसाब से उनमें नाम और पता एक साल रहता है। बाकी ऑर्डर पहुँचाए जाएँगे।',
    question: (name) => `${name} को मिटा दें, जिन्होंने फ़ोन पर ऑर्डर किया? इसे कोई वापस नहीं ला सकता।`,
    erased: (name) => `${name} मिट गए।`,
  },
} as const satisfies InLanguage<typeof English.deskShoppersWords>
