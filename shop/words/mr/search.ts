import type * as English from '../en/search.ts'
import type { InLanguage } from '../in-language.ts'

export const searchWords = {
  title: 'शोध',
  noFishCalled: '“{typed}” नावाचा मासा आमच्याकडे नाही.',
  noMatch: 'असे काही सापडले नाही. दुसरा शब्द टाइप करून पाहा.',
  anyName: 'मुंबईत माशाला जे नाव असेल ते चालेल. आम्ही विकतो ते सगळे खाली आहे.',
  allThatWeSell: 'आम्ही विकतो ते सगळे',
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
  title: 'क्रम आणि निवड',
  sort: 'क्रम',
  ownOrder: 'आमचा नेहमीचा क्रम',
  sorts: {
    kilo: 'किलोचा भाव, कमी आधी',
    pack: 'सर्वात लहान पॅकची किंमत, कमी आधी',
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
  sortedBy: (sort) => `क्रम: ${sort}`,
  nothingFits: 'या सगळ्यात बसेल असे काही नाही.',
  loosen: 'यातले एक काढले तर मिळेल:',
  without: (filter, count) => `“${filter}” काढून: ${count}`,
  clear: 'सगळे दाखवा',
  pages: 'या यादीची पाने',
  before: 'आधीचे',
  after: 'आणखी',
  allFishInShort: 'आम्ही विकतो तो प्रत्येक मासा, प्रत्येक प्रकारे कापलेला, आजच्या किलोच्या भावासह आणि पॅकच्या किमतीसह.',
} as const satisfies InLanguage<typeof English.listChoiceWords>
