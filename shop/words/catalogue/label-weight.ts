import type { Product } from '#shop/catalogue/product.ts'
import { type Grams, grams, type WeightLabel, wholeGrams } from '#shop/weight.ts'
import { readableLabel, readableWeight } from '#words/formatters.ts'
import { labelWeightWords } from '#words/picked.ts'

/** What about reaches the pan of a pack: all of what is weighed as packed, and what cleaning leaves of the rest. */
export function panWeight({ lossPercent, labelWeight }: Product, weight: WeightLabel): Grams {
  if (labelWeight === 'net') return grams(weight)
  return wholeGrams(Math.round((grams(weight) * (100 - lossPercent)) / 100))
}

/** What one pack comes to, to stand beside its price: '1 kg before cleaning, about 500 g for the pan' */
export function packNote(product: Product, weight: WeightLabel): string {
  return labelWeightWords.pack[product.labelWeight](readableLabel(weight), readableWeight(panWeight(product, weight)))
}

/** The note on every detail page: which weight the label means, and what that means for the pan. */
export function labelWeightNote(product: Product): string {
  const [weight = '1 kg'] = product.weights
  const forThePan = readableWeight(panWeight(product, weight))
  const note = labelWeightWords.note[product.labelWeight](readableLabel(weight), product.lossPercent, forThePan)
  const own = product.ownYield === undefined ? '' : ` ${labelWeightWords.own(product.ownYield)}`
  return `${note}${own} ${labelWeightWords.atDispatch}`
}
