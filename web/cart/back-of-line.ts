import type { LineToday } from '#shop/cart/cart-today.ts'
import { noSize } from '#shop/catalogue/product.ts'
import type { Back } from '#web/site/back-of.ts'

/** When sold-out sizes are back, by cart id and size, for products that have some. */
export type BackById = Readonly<Record<string, Back>>

/** Of a line that cannot be had at all. */
export function backOfLine(back: BackById, { item, wrong, short }: LineToday): string | undefined {
  if (wrong !== 'unavailable' && short?.left !== 0) return undefined
  return back[item.id]?.[wrong === 'unavailable' ? noSize : (item.size ?? noSize)]
}
