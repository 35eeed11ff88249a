import type { Product } from './product.ts'

/** How long a pack is good from its delivery, in the fridge. */
export const goodFor = ({ cut }: Pick<Product, 'cut'>): string => (cut === 'marinated' ? 'two days' : 'a day')

/** As the law wants it of a pack that the buyer has not seen made (Packaged Commodities Rules, rule 6). */
export const keepIt = (product: Pick<Product, 'cut'>): string =>
  `Keep it at 0 to 4 °C and cook it within ${goodFor(product)} of delivery`

export const origin = 'India, its west coast'
