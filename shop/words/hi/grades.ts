import type { gradesWords as English } from '../en/grades.ts'
import type { InLanguage } from '../in-language.ts'

export const gradesWords = {
  ours: (grade) => `हमारे हिसाब से: 5 में से ${grade}`,
  average: (average, reviews) => `5 में से ${average}, ${reviews}`,
  reviews: (count, grouped) => `${count <= 1 ? count : grouped} रिव्यू`,
  stars: (count) => `${count} स्टार`,
} as const satisfies InLanguage<typeof English>
