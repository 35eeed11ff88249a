import type * as English from '../en/search.ts'
import type { InLanguage } from '../in-language.ts'

export const searchWords = {
  title: 'खोजें',
  noFishCalled: '“{typed}” नाम की मछली हमारे पास नहीं है।',
  noMatch: 'कुछ नहीं मिला। दूसरा शब्द लिखकर देखें।',
  anyName: 'मुंबई में मछली का जो भी नाम चलता है, लिख दें। हमारा सारा सामान नीचे है।',
  allThatWeSell: 'हमारा सारा सामान',
  titles: {
    'nothing-asked': 'हमारी मछली खोजें',
    'nothing-fits': 'कुछ नहीं मिला',
    found: 'ये मिले',
    'every-kind': 'हमारी सारी मछलियाँ',
    whole: 'साबुत',
    cut: 'कटा और साफ़ किया हुआ',
    marinated: 'मसाला लगा',
  },
} as const satisfies InLanguage<typeof English.searchWords>

/** What somebody wants of a list: its order and its filters. */
export const listChoiceWords = {
  title: 'क्रम और छँटाई',
  sort: 'किस क्रम में',
  ownOrder: 'हमारा क्रम',
  sorts: {
    kilo: 'किलो का दाम, सस्ता पहले',
    pack: 'सबसे छोटे पैकेट का दाम, सस्ता पहले',
  },
  only: 'सिर्फ़ ये दिखाएँ',
  filters: {
    'few-bones': 'कम काँटे',
    'under-500': '₹500 से कम का पैकेट',
    'ready-to-cook': 'पकाने को तैयार',
    available: 'आज मिलने वाली',
  },
  show: 'दिखाएँ',
  products: (count) => `${count} ${count > 1 ? 'चीज़ें' : 'चीज़'}`,
  someOf: (fitting, all) => `${all} में से ${fitting}`,
  pageOf: (from, to, of) => `${of} में से ${from} से ${to}`,
  sortedBy: (sort) => `क्रम: ${sort}`,
  nothingFits: 'यह सब एक साथ किसी में नहीं है।',
  loosen: 'इसे हटा दें तो मिल जाएगा:',
  without: (filter, count) => `“${filter}” के बिना: ${count}`,
  clear: 'सब दिखाएँ',
  pages: 'इस सूची के पेज',
  before: 'इनसे पहले वाली',
  after: 'और दिखाएँ',
  allFishInShort: 'हमारी हर मछली, हर कटिंग में, आज के किलो और पैकेट के दाम के साथ।',
} as const satisfies InLanguage<typeof English.listChoiceWords>
