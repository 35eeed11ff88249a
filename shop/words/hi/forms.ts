import type { formsWords as English } from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  problem: 'कुछ ठीक करना है',
  errorMark: 'गलती: ',
} as const satisfies InLanguage<typeof English>
