import type { Product } from '#shop/catalogue/product.ts'
import { Stars } from '#web/kit/stars.tsx'

/** The shop's own grade, which says that it is the shop's own. */
export const Grade = ({ product: { grade } }: { product: Pick<Product, 'grade'> }) => (
  <Stars of={grade} words={`Our grade: ${grade} of 5`} />
)
