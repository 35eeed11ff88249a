import { type Availability, availabilityOf } from '#shop/catalogue/availability.ts'
import { noSize, type Product } from '#shop/catalogue/product.ts'
import type { Queries } from '#web/queries.ts'
import { whenSaid } from '#words/formatters.ts'

/** When what is gone of a product is back, in words: by size, and with '' of the product as a whole. */
export type Back = Readonly<Record<string, string>>

export const backOf = (asked: Pick<Queries, 'said'>, product: Product): Back =>
  Object.fromEntries(
    [noSize, ...product.sizes.map(({ label }) => label)].flatMap((size) => {
      const words = whenBack(asked, availabilityOf(product, size))
      return words === undefined ? [] : [[size, words]]
    }),
  )

/** Undefined where nobody said, or that has come and it is not back. */
export function whenBack(asked: Pick<Queries, 'said'>, availability: Availability): string | undefined {
  const at = 'backAt' in availability ? availability.backAt : undefined
  return at === undefined ? undefined : asked.said((now) => whenSaid(at, now))
}
