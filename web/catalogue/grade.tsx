import { Stars } from '#kit/stars.tsx'
import type { Product } from '#shop/catalogue/product.ts'
import { type Average, averageOf } from '#shop/reviews/reviews.ts'
import { averageInWords } from '#shop/words/reviews/stars-in-words.ts'
import { gradesWords } from '#words/catalogue.ts'

/** What people gave it; until somebody has, the shop's own grade, which says that it is the shop's own. */
export const Grade = ({
  product: { grade },
  average,
}: {
  product: Pick<Product, 'grade'>
  average: Average | undefined
}) =>
  average ? (
    <Stars of={averageOf(average)} words={averageInWords(average)} />
  ) : (
    <Stars of={grade} words={gradesWords.ours(grade)} />
  )
