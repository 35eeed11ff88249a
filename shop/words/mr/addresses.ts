import type { AddressName } from '#shop/accounts/address-book.ts'
import type * as English from '../en/addresses.ts'
import type { InLanguage } from '../in-language.ts'

const kinds = { home: 'घर', work: 'ऑफिस', own: 'दुसरे नाव' } as const

export const nameOfAddress = (({ kind, name }: AddressName) =>
  kind === 'own' ? name : kinds[kind]) satisfies InLanguage<typeof English.nameOfAddress>

export const addressesWords = {
  title: 'तुमचे पत्ते',
  none: 'अजून एकही पत्ता ठेवलेला नाही. एकदा ठेवला की चेकआउटला एका टॅपवर येतो, तुम्ही लॉगिन असाल त्या प्रत्येक डिव्हाइसवर.',
  full: (most) => `तुम्ही ${most} पत्ते ठेवले आहेत, तेवढेच ठेवता येतात. दुसरा ठेवायला आधी एक काढा.`,
  first: 'सगळ्यात आधी',
  firstHint: 'चेकआउटला दुसरा पत्ता माहीत नसेल तर सगळ्यात आधी ठेवलेला पत्ता येतो, तो नसेल तर शेवटी वापरलेला.',
  makeFirst: 'सगळ्यात आधी ठेवा',
  makeFirstOf: (name) => `सगळ्यात आधी ठेवा: ${name}`,
  notFirst: 'आधी ठेवू नका',
  notFirstOf: (name) => `आधी ठेवू नका: ${name}`,
  edit: 'बदला',
  editOf: (name) => `बदला: ${name}`,
  remove: 'काढून टाका',
  removeOf: (name) => `काढून टाका: ${name}`,
  removed: (name) => `काढून टाकला: ${name}.`,
  putBack: 'परत ठेवा',
  add: 'नवीन पत्ता',
  notDelivered: 'या पिनकोडवर आम्ही अजून डिलिव्हरी करत नाही.',
  fromOrders: 'तुमच्या मागच्या ऑर्डरमधले',
  kind: 'या पत्त्याला काय म्हणायचे?',
  kinds,
  name: 'पत्त्याचे नाव',
  nameHint: 'उदाहरण: आईचे घर, किंवा दुकान',
  save: 'सेव्ह करा',
  saving: 'सेव्ह होत आहे...',
  cancel: 'होता तसाच ठेवा',
  saved: (name) => `सेव्ह झाला: ${name}.`,
  unread: 'तुमचे पत्ते आणता आले नाहीत. थोड्या वेळाने पान पुन्हा लोड करा.',
  networkFailed: 'दुकानाकडून उत्तर आले नाही. टाइप केलेले काहीही गेलेले नाही: थोड्या वेळाने पुन्हा प्रयत्न करा.',

  toWhich: 'तुमचे पत्ते',
  manage: 'पत्ते बदला',
  keepAs: 'पुढच्या वेळेसाठी हा पत्ता या नावाने ठेवा',
  keepAsOf: (name) => `हा पत्ता या नावाने ठेवा: ${name}`,
  otherName: 'दुसरे नाव',
  keep: 'ठेवा',
  keepOf: (line) => `ठेवा: ${line}`,
  kept: (name) => `“${name}” या नावाने ठेवला. पुढच्या वेळी एका टॅपवर मिळेल.`,
} as const satisfies InLanguage<typeof English.addressesWords>

export const addressBookRefusals = {
  'address-unknown': () => 'असा पत्ता तुमच्याकडे आता नाही.',
  'address-changed': () => 'तेवढ्यात हा पत्ता दुसऱ्या डिव्हाइसवर बदलला. आता कसा आहे ते पाहा, मग पुन्हा बदला.',
  'too-many-addresses': ({ most }) => `तुम्ही ${most} पत्ते आधीच ठेवले आहेत. एक काढा, मग हा ठेवा.`,
  'address-named-so': ({ named }) =>
    `“${nameOfAddress(named)}” या नावाचा दुसरा पत्ता आधीच आहे. याला वेगळे नाव द्या, किंवा तो बदला.`,
} as const satisfies InLanguage<typeof English.addressBookRefusals>
