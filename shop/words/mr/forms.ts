import type { formsWords as English } from '../en/forms.ts'
import type { InLanguage } from '../in-language.ts'

export const formsWords = {
  failed: 'काहीतरी चुकलं. तुम्ही टाइप केलेले तसेच आहे. कृपया पुन्हा प्रयत्न करा.',
  problem: 'थोडी अडचण आहे',
  errorMark: 'चूक: ',
  noLine: 'कनेक्शन नाही: काहीही पाठवले नाही. तुम्ही टाइप केलेले तसेच आहे. कनेक्शन आल्यावर बटण पुन्हा दाबा.',
} as const satisfies InLanguage<typeof English>
