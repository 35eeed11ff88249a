import type { InLanguage } from '#shop/words/in-language.ts'
import type { sizesTexts as English } from '../en/sizes.ts'

export const sizesTexts = {
  piecesPerKilo: (from, to) => (from === to ? `1 किलोला ${from} नग` : `1 किलोला ${from} ते ${to} नग`),
  kilosEach: (from, to) => (from === 0 ? `एक नग ${to} किलोपर्यंत` : `एक नग ${from}-${to} किलो`),
} as const satisfies InLanguage<typeof English>
