import type { AddressName } from '#shop/accounts/address-book.ts'
import type * as English from '../en/addresses.ts'
import type { InLanguage } from '../in-language.ts'

const kinds = { home: 'घर', work: 'ऑफिस', own: 'दुसरे नाव' } as const

export const nameOfAddress = (({ kind, name }: AddressName) =>
  kind === 'own' ? name : kinds[kind]) satisfies InLanguage<typeof English.nameOfAddress>

export const addressesWords = {
  title: 'तुमचे पत्ते',
  none: 'अजून एकही पत्ता सेव्ह नाही. एकदा सेव्ह केला की चेकआउटला एका टॅपवर येतो, तुम्ही लॉगिन असाल त्या प्रत्येक डिव्हाइसवर.',
  full: (most) => `तुमचे ${most} पत्ते सेव्ह आहेत, तेवढेच ठेवता येतात. दुसरा सेव्ह करायला आधी एक काढा.`,
  first: 'डिफॉल्ट',
  firstHint: 'चेकआउटला दुसरा पत्ता नसेल तर डिफॉल्ट पत्ता येतो, तो नसेल तर शेवटी वापरलेला.',
  makeFirst: 'डिफॉल्ट करा',
  makeFirstOf: (name) => `डिफॉल्ट करा: ${name}`,
  notFirst: 'डिफॉल्ट नको',
  notFirstOf: (name) => `डिफॉल्ट नको: ${name}`,
  edit: 'बदला',
  editOf: (name) => `बदला: ${name}`,
  remove: 'काढा',
  removeOf: (name) => `काढा: ${name}`,
  removed: (name) => `काढला: ${name}.`,
  putBack: 'मागे घ्या',
  add: 'पत्ता जोडा',
  notDelivered: 'या पिनकोडवर आम्ही अजून डिलिव्हरी करत नाही.',
  fromOrders: 'तुमच्या मागच्या ऑर्डरमधले',
  kind: 'कोणत्या नावाने सेव्ह करायचा?',
  kinds,
  name: 'पत्त्याचे नाव',
  nameHint: 'उदाहरण: आईचे घर, किंवा दुकान',
  save: 'सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  cancel: 'रद्द करा',
  saved: (name) => `सेव्ह झाला: ${name}.`,
  unread: 'तुमचे पत्ते लोड झाले नाहीत. थोड्या वेळाने पेज पुन्हा लोड करा.',
  networkFailed: 'दुकानाशी संपर्क होत नाही. तुम्ही लिहिलेले तसेच आहे, थोड्या वेळाने पुन्हा प्रयत्न करा.',

  toWhich: 'तुमचे पत्ते',
  manage: 'पत्ते बदला',
  keepAs: 'हा पत्ता या नावाने सेव्ह करा',
  keepAsOf: (name) => `हा पत्ता या नावाने सेव्ह करा: ${name}`,
  otherName: 'दुसरे नाव',
  keep: 'सेव्ह करा',
  keepOf: (line) => `सेव्ह करा: ${line}`,
  kept: (name) => `“${name}” या नावाने सेव्ह झाला.`,
} as const satisfies InLanguage<typeof English.addressesWords>

export const addressBookRefusals = {
  'address-unknown': () => 'हा पत्ता आता सेव्ह नाही.',
  'address-changed': () => 'हा पत्ता दुसऱ्या डिव्हाइसवर बदलला आहे. आता कसा आहे ते पाहा, मग पुन्हा बदला.',
  'too-many-addresses': ({ most }) => `तुमचे ${most} पत्ते आधीच सेव्ह आहेत. एक काढा, मग हा सेव्ह करा.`,
  'address-named-so': ({ named }) =>
    `“${nameOfAddress(named)}” या नावाचा दुसरा पत्ता आधीच आहे. याला वेगळे नाव द्या, किंवा तो बदला.`,
} as const satisfies InLanguage<typeof English.addressBookRefusals>
