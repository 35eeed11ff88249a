import type { searchWords as English } from '../en/search.ts'
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
} as const satisfies InLanguage<typeof English>
