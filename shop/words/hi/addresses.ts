import type { AddressName } from '#shop/accounts/address-book.ts'
import type { addressesWords as English, addressBookRefusals as EnglishRefusals } from '../en/addresses.ts'
import type { InLanguage } from '../in-language.ts'

const kinds = { home: 'घर', work: 'ऑफ़िस', own: 'दूसरा नाम' } as const

/** What a button says that brings an order there. */
export const nameOfAddress = ({ kind, name }: AddressName): string => (kind === 'own' ? name : kinds[kind])

export const addressesWords = {
  title: 'आपके पते',
  none: 'अभी कोई पता सेव नहीं है। एक बार सेव कर लें, तो चेकआउट में एक टैप से आ जाएगा, हर उस डिवाइस पर जहाँ आप लॉगिन हैं।',
  full: (most) => `आपके ${most} पते सेव हैं, इससे ज़्यादा नहीं हो सकते। नया सेव करने के लिए एक हटाएँ।`,
  first: 'डिफ़ॉल्ट',
  firstHint: 'चेकआउट में कोई और पता न हो तो डिफ़ॉल्ट पता आता है, नहीं तो पिछली बार वाला।',
  makeFirst: 'डिफ़ॉल्ट बनाएँ',
  makeFirstOf: (name) => `डिफ़ॉल्ट बनाएँ: ${name}`,
  notFirst: 'डिफ़ॉल्ट से हटाएँ',
  notFirstOf: (name) => `डिफ़ॉल्ट से हटाएँ: ${name}`,
  edit: 'बदलें',
  editOf: (name) => `${name} बदलें`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  removed: (name) => `${name}: हटा दिया।`,
  putBack: 'वापस लें',
  add: 'नया पता जोड़ें',
  notDelivered: 'इस पिनकोड पर हम अभी डिलीवरी नहीं करते।',
  fromOrders: 'आपके पिछले ऑर्डर से',
  kind: 'किस नाम से सेव करें?',
  kinds,
  name: 'पते का नाम',
  nameHint: 'जैसे: मम्मी का घर, या मछली का स्टॉल',
  save: 'सेव करें',
  saving: 'सेव हो रहा है...',
  cancel: 'कैंसल करें',
  saved: (name) => `${name}: सेव हो गया।`,
  unread: 'आपके पते लोड नहीं हुए। थोड़ी देर में पेज फिर से लोड करें।',
  networkFailed: 'दुकान से संपर्क नहीं हो पा रहा। आपका लिखा वैसा ही है, थोड़ी देर में फिर कोशिश करें।',

  toWhich: 'आपके पते',
  manage: 'अपने पते बदलें',
  keepAs: 'यह पता इस नाम से सेव करें',
  keepAsOf: (name) => `यह पता “${name}” नाम से सेव करें`,
  otherName: 'दूसरा नाम',
  keep: 'सेव करें',
  keepOf: (line) => `सेव करें: ${line}`,
  kept: (name) => `“${name}” नाम से सेव हो गया।`,
} as const satisfies InLanguage<typeof English>

export const addressBookRefusals = {
  'address-unknown': () => 'यह पता अब सेव नहीं है।',
  'address-changed': () => 'यह पता दूसरे डिवाइस पर बदला गया है। अभी जैसा है वैसा देख लें, फिर बदलें।',
  'too-many-addresses': ({ most }) => `आपके ${most} पते पहले से सेव हैं। एक हटाएँ, फिर यह सेव करें।`,
  'address-named-so': ({ named }) => `“${nameOfAddress(named)}” नाम से आपका दूसरा पता पहले से है। इसे दूसरा नाम दें, या उसे बदलें।`,
} as const satisfies InLanguage<typeof EnglishRefusals>
