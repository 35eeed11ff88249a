import type { CartLine } from '#shop/cart/cart.ts'
import type { LineToday } from '#shop/cart/cart-today.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { cartWords } from '#words/cart.ts'
import { readableLabel, readableSize } from '#words/formatters.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'

/** 'Price has gone up since you added it: was ₹1,800.00, now ₹1,900.00.' */
export function sentenceOfChange({ item, was, cleaningGone }: LineToday): string | undefined {
  const changes = [
    was === undefined ? [] : cartWords[item.price > was ? 'dearer' : 'cheaper'](readable(was), readable(item.price)),
    cleaningGone === undefined ? [] : cartWords.cleaningGone(labelOfCleaning(cleaningGone, { cleaningLabels })),
  ].flat()
  return changes.length === 0 ? undefined : changes.join(' ')
}

/** 'Jumbo (2 pieces per kg), 1 kg; cleaning: Slices' */
export function readableChoice(
  item: Pick<CartLine, 'size' | 'weight' | 'cleaning'>,
  product: Product | undefined,
): string {
  const size = product?.sizes.find(({ label }) => label === item.size)
  const means = size?.means === undefined ? '' : ` (${size.means})`
  const pack = [item.size ? `${readableSize(item.size)}${means}` : '', readableLabel(item.weight)]
    .filter((part) => part !== '')
    .join(', ')
  const cleaning = readableCleaning(item, product)
  return cleaning === undefined ? pack : `${pack}${pickedWords.withCleaning(cleaning)}`
}

/** As a person reads it; undefined where nothing is cleaned. */
function readableCleaning({ cleaning }: Pick<CartLine, 'cleaning'>, product: Product | undefined): string | undefined {
  if (cleaning) return labelOfCleaning(cleaning, { cleaningLabels })
  return product && product.cleaning.length > 0 ? pickedWords.noPreference : undefined
}
