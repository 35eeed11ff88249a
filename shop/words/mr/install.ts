import type { installWords as English } from '../en/install.ts'
import type { InLanguage } from '../in-language.ts'

export const installWords = {
  how: 'दुकान या फोनच्या होम स्क्रीनवर हवे? ब्राउझरच्या मेनूमध्ये (आयफोनवर “शेअर” मध्ये) “होम स्क्रीनवर जोडा” निवडा.',
  offer: 'दुकान हाताशी हवे?',
  add: 'होम स्क्रीनवर ठेवा',
} as const satisfies InLanguage<typeof English>
