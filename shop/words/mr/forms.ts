import type { formsWords as English } from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  problem: 'थोडी अडचण आहे',
  errorMark: 'चूक: ',
} as const satisfies InLanguage<typeof English>
