import type { searchWords as English } from '../en/search.ts'
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
} as const satisfies InLanguage<typeof English>
