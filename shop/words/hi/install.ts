import type { installWords as English } from '../en/install.ts'
import type { InLanguage } from '../in-language.ts'

/** How the shop comes to the home screen of a phone. */
export const installWords = {
  how: 'दुकान को फ़ोन की होम स्क्रीन पर रखना है? ब्राउज़र के मेन्यू में (आईफ़ोन पर “शेयर” में) “होम स्क्रीन पर जोड़ें” चुनें।',
  offer: 'दुकान हाथ के पास चाहिए?',
  add: 'होम स्क्रीन पर रखें',
} as const satisfies InLanguage<typeof English>
