import type { formsWords as English } from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  failed: 'कुछ गड़बड़ हो गई। आपका लिखा सलामत है। कृपया फिर से कोशिश करें।',
  problem: 'कुछ ठीक करना है',
  errorMark: 'गलती: ',
  noLine: 'कनेक्शन नहीं है: कुछ भेजा नहीं गया। आपका लिखा सलामत है। कनेक्शन आने पर बटन फिर दबाएँ।',
} as const satisfies InLanguage<typeof English>
