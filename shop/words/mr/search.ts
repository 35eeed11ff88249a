import type * as English from '../en/search.ts'
import type { InLanguage } from '../in-language.ts'

export const searchWords = {
  title: 'शोध',
  noFishCalled: '“{typed}” नावाचा मासा आमच्याकडे नाही.',
  noMatch: 'काही सापडले नाही. दुसरा शब्द लिहून पाहा.',
  anyName: 'मराठी, हिंदी किंवा इंग्रजीत नाव लिहून शोधा.',
  allThatWeSell: 'आमची सगळी मासळी',
  titles: {
    'nothing-asked': 'मासळी शोधा',
    'nothing-fits': 'काही सापडले नाही',
    found: 'हे सापडले',
    'every-kind': 'आमची सगळी मासळी',
    whole: 'अख्खे',
    cut: 'कापून साफ केलेले',
    marinated: 'मसाला लावलेले',
  },
} as const satisfies InLanguage<typeof English.searchWords>

export const listChoiceWords = {
  title: 'सॉर्ट आणि फिल्टर',
  sort: 'सॉर्ट करा',
  ownOrder: 'आमची निवड',
  sorts: {
    kilo: 'किलोचा भाव: कमी ते जास्त',
    pack: 'सगळ्यात लहान पॅकची किंमत: कमी ते जास्त',
  },
  only: 'फक्त हे दाखवा',
  filters: {
    'few-bones': 'कमी काटे',
    'under-500': 'पॅक ₹500 पेक्षा कमी',
    'ready-to-cook': 'थेट शिजवायला तयार',
    available: 'आज मिळेल',
  },
  show: 'दाखवा',
  products: (count) => (count === 1 ? '1 प्रकार' : `${count} प्रकार`),
  someOf: (fitting, all) => `${all} पैकी ${fitting} प्रकार`,
  pageOf: (from, to, of) => `${of}: ${from} ते ${to}`,
  sortedBy: (sort) => `“${sort}” या क्रमाने`,
  nothingFits: 'या सगळ्या फिल्टरमध्ये काही सापडले नाही.',
  loosen: 'यातला एक फिल्टर काढा:',
  without: (filter, count) => `“${filter}” काढून: ${count}`,
  clear: 'सगळे फिल्टर काढा',
  pages: 'या यादीची पेजेस',
  before: 'मागचे पेज',
  after: 'पुढचे पेज',
  allFishInShort: 'आमची सगळी मासळी, प्रत्येक कटिंगमध्ये, आजच्या किलोच्या भावासह आणि पॅकच्या किमतीसह.',
} as const satisfies InLanguage<typeof English.listChoiceWords>
