import type { gradesWords as English } from '../en/grades.ts'
import type { InLanguage } from '../in-language.ts'

export const gradesWords = {
  ours: (grade) => `आमचे मत: 5 पैकी ${grade}`,
  average: (average, reviews) => `5 पैकी ${average}, ${reviews}`,
  reviews: (count, grouped) => (count === 1 ? '1 अभिप्राय' : `${grouped} अभिप्राय`),
  stars: (count) => (count === 1 ? '1 स्टार' : `${count} स्टार`),
} as const satisfies InLanguage<typeof English>
