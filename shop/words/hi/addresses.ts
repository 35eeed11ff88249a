import type { AddressName } from '#shop/accounts/address-book.ts'
import type { addressesWords as English, addressBookRefusals as EnglishRefusals } from '../en/addresses.ts'
import type { InLanguage } from '../in-language.ts'

const kinds = { home: 'घर', work: 'ऑफ़िस', own: 'दूसरा नाम' } as const

/** What a button says that brings an order there. */
export const nameOfAddress = ({ kind, name }: AddressName): string => (kind === 'own' ? name : kinds[kind])

export const addressesWords = {
  title: 'आपके पते',
  none: 'अभी कोई पता सेव नहीं है। एक बार सेव करने पर चेकआउट में एक टैप से आ जाता है, हर उस डिवाइस पर जहाँ आप लॉगिन हैं।',
  full: (most) => `आपके ${most} पते सेव हैं, इससे ज़्यादा नहीं हो सकते। नया रखने के लिए एक हटाएँ।`,
  first: 'सबसे पहले',
  firstHint: 'चेकआउट में कोई और पता न हो तो सबसे पहले वाला आता है, नहीं तो पिछली बार वाला।',
  makeFirst: 'सबसे पहले रखें',
  makeFirstOf: (name) => `सबसे पहले रखें: ${name}`,
  notFirst: 'सबसे पहले से हटाएँ',
  notFirstOf: (name) => `सबसे पहले से हटाएँ: ${name}`,
  edit: 'बदलें',
  editOf: (name) => `${name} बदलें`,
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  removed: (name) => `${name}: हटा दिया।`,
  putBack: 'वापस रखें',
  add: 'नया पता जोड़ें',
  notDelivered: 'इस पिनकोड पर हम अभी डिलीवरी नहीं करते।',
  fromOrders: 'आपके पिछले ऑर्डर से',
  kind: 'इसका नाम क्या रखें?',
  kinds,
  name: 'पते का नाम',
  nameHint: 'जैसे: मम्मी का घर, या मछली का स्टॉल',
  save: 'सेव करें',
  saving: 'सेव हो रहा है ...',
  cancel: 'पहले जैसा रहने दें',
  saved: (name) => `${name}: सेव हो गया।`,
  unread: 'आपके पते नहीं दिखा पाए। थोड़ी देर में पेज फिर से लोड करें।',
  networkFailed: 'दुकान से जवाब नहीं आया। आपका लिखा सब सलामत है: थोड़ी देर में फिर कोशिश करें।',

  toWhich: 'आपके पते',
  manage: 'अपने पते बदलें',
  keepAs: 'अगली बार के लिए यह पता इस नाम से रखें',
  keepAsOf: (name) => `यह पता “${name}” नाम से रखें`,
  otherName: 'दूसरा नाम',
  keep: 'सेव करें',
  keepOf: (line) => `सेव करें: ${line}`,
  kept: (name) => `“${name}” नाम से सेव हो गया। अगली बार बस एक टैप।`,
} as const satisfies InLanguage<typeof English>

export const addressBookRefusals = {
  'address-unknown': () => 'यह पता अब आपके पास सेव नहीं है।',
  'address-changed': () => 'यह पता इस बीच दूसरे डिवाइस पर बदला गया है। अभी जैसा है वैसा देख लें, फिर बदलें।',
  'too-many-addresses': ({ most }) => `आपके ${most} पते पहले से सेव हैं। एक हटाएँ, फिर यह सेव करें।`,
  'address-named-so': ({ named }) => `“${nameOfAddress(named)}” नाम से आपका दूसरा पता पहले से है। इसे दूसरा नाम दें, या उसे बदलें।`,
} as const satisfies InLanguage<typeof EnglishRefusals>
