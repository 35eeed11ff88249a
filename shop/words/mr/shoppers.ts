import type * as English from '../en/shoppers.ts'
import type { InLanguage } from '../in-language.ts'
import { dayInWords } from './formatters.ts'

export const devicesWords = {
  unknown: 'अनोळखी डिव्हाइस',
  onSystem: (system) => `ब्राउझर, ${system}`,
  browserOnSystem: (browser, system) => `${browser}, ${system}`,
} as const satisfies InLanguage<typeof English.devicesWords>

export const deskShoppersWords = {
  title: 'ग्राहक',
  what: 'फोन करणाऱ्या ग्राहकांसाठी, फोन हरवला असेल किंवा खाते काढून टाकायचे असेल तर. प्रत्येक वेळी पाहिले की तुमच्या नावाने नोंद होते.',
  typed: 'मोबाइल नंबर किंवा ई-मेल',
  typedHint: 'पूर्ण, ग्राहकांनी खाते उघडताना दिला होता तसा.',
  find: 'शोधा',
  finding: 'शोधत आहोत...',
  since: (at) => `खाते उघडले: ${dayInWords(at)}`,
  orders: (all, open) => (all === 0 ? 'ऑर्डर नाहीत' : `${all === 1 ? '1 ऑर्डर' : `${all} ऑर्डर्स`}, बाकी ${open}`),
  sessions: 'ते कुठे कुठे लॉगिन आहेत',
  none: 'ते कुठेही लॉगिन नाहीत.',
  times: (since, seen) => `लॉगिन: ${since}, शेवटचा वापर: ${seen}`,
  end: 'तिथून लॉगआउट करा',
  endOf: (device, since) => `तिथून लॉगआउट करा: ${device}, लॉगिन ${since}`,
  endAll: 'सगळीकडून लॉगआउट करा',
  ended: (device) => `लॉगआउट झाले: ${device}.`,
  allEnded: 'ते सगळीकडून लॉगआउट झाले. पुढच्या लॉगिनपर्यंत त्यांची डिव्हाइस अनोळखी धरली जातील.',
  erase: 'हे खाते काढून टाका',
  eraseHead: 'खाते काढून टाकणे',
  goes: 'नाव, ई-मेल, मोबाइल आणि पासवर्ड लगेच जातात, सोबत त्यांची लॉगिन आणि डिव्हाइस, आणि त्यांच्या अभिप्रायांवरचे नाव.',
  stays: 'ऑर्डर्स राहतात, आणि कायद्यानुसार एक वर्ष पत्ता राहतो. बाकी ऑर्डर्स पोहोचवल्या जातील. ग्राहकांना SMS जाईल.',
  question: (name, count) =>
    `${name}: हे खाते काढून टाकायचे? लॉगिन: ${count === 1 ? '1' : count}. ते कोणालाही परत आणता येत नाही.`,
  yes: 'कायमचे काढून टाका',
  erased: (name) => `${name}: खाते काढून टाकले.`,
  noOrders: 'त्यात ऑर्डर्स नव्हत्या.',
  until: (at) => `त्यातल्या ऑर्डर्सवर पत्ता ${dayInWords(at)} पर्यंत राहील.`,
  unverified: 'या खात्याचा मोबाइल कधीच व्हेरिफाय झालेला नाही. कदाचित दुसऱ्या कोणी या नंबरने खाते उघडले असेल.',
  byTelephone: {
    since: (at) => `फोनवर ऑर्डर, खात्याशिवाय: ${dayInWords(at)} पासून`,
    erase: 'हे ग्राहक काढून टाका',
    eraseHead: 'ग्राहक काढून टाकणे',
    goes: 'मोबाइल, मेसेज आणि वजनकाट्याचे व दाराचे फोटो लगेच जातात. त्यांना पुढे काही पाठवले जाणार नाही.',
    stays: 'ऑर्डर्स राहतात, आणि कायद्यानुसार एक वर्ष नाव आणि पत्ता राहतो. बाकी ऑर्डर्स पोहोचवल्या जातील.',
    question: (name) => `${name}: फोनवर ऑर्डर देणारे हे ग्राहक काढून टाकायचे? ते कोणालाही परत आणता येत नाही.`,
    erased: (name) => `${name}: ग्राहक काढून टाकले.`,
  },
} as const satisfies InLanguage<typeof English.deskShoppersWords>
