import type { InLanguage } from '#shop/words/in-language.ts'
import type { sizesTexts as English } from '../en/sizes.ts'

export const sizesTexts = {
  piecesPerKilo: (from, to) => (from === to ? `1 किलो में ${from} पीस` : `1 किलो में ${from} से ${to} पीस`),
  kilosEach: (from, to) => (from === 0 ? `एक पीस ${to} किलो तक` : `एक पीस ${from}-${to} किलो`),
} as const satisfies InLanguage<typeof English>
