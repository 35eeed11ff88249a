import type { Product } from '#shop/catalogue/product.ts'
import { averageInWords, averageOf, type ReviewSummary } from '#shop/reviews.ts'
import { Stars } from '#web/kit/stars.tsx'

/** What people gave it; until somebody has, the shop's own grade, which says that it is the shop's own. */
export const Grade = ({
  product: { grade },
  summary,
}: {
  product: Pick<Product, 'grade'>
  summary: ReviewSummary | undefined
}) =>
  summary && summary.count > 0 ? (
    <Stars of={averageOf(summary)} words={averageInWords(summary)} />
  ) : (
    <Stars of={grade} words={`Our grade: ${grade} of 5`} />
  )
