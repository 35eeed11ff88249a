import type * as English from '../en/search.ts'
import type { InLanguage } from '../in-language.ts'

export const searchWords = {
  title: 'खोजें',
  noFishCalled: '“{typed}” नाम की मछली हमारे पास नहीं है।',
  noMatch: 'कुछ नहीं मिला। दूसरा शब्द लिखकर देखें।',
  anyName: 'हिन्दी, मराठी या अंग्रेज़ी में नाम लिखकर खोजें।',
  allThatWeSell: 'हमारी सारी मछलियाँ',
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
  title: 'सॉर्ट और फ़िल्टर',
  sort: 'सॉर्ट करें',
  ownOrder: 'हमारी पसंद',
  sorts: {
    kilo: 'किलो का भाव: कम से ज़्यादा',
    pack: 'सबसे छोटे पैकेट का दाम: कम से ज़्यादा',
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
  sortedBy: (sort) => `“${sort}” के क्रम में`,
  nothingFits: 'इन सब फ़िल्टर में कुछ नहीं मिला।',
  loosen: 'कोई एक फ़िल्टर हटाएँ:',
  without: (filter, count) => `“${filter}” के बिना: ${count}`,
  clear: 'सारे फ़िल्टर हटाएँ',
  pages: 'इस सूची के पेज',
  before: 'पिछला पेज',
  after: 'अगला पेज',
  allFishInShort: 'हमारी हर मछली, हर कटिंग में, आज के किलो और पैकेट के दाम के साथ।',
} as const satisfies InLanguage<typeof English.listChoiceWords>
