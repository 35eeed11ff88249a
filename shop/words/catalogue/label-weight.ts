import type { Product } from '#shop/catalogue/product.ts'
import { type Grams, grams, type WeightLabel, wholeGrams } from '#shop/weight.ts'
import { readableLabel, readableWeight } from '#words/formatters.ts'
import { labelWeightWords } from '#words/picked.ts'

/** About what a pack weighs after cleaning: all of it where it is weighed as packed, else what cleaning leaves. */
export function panWeight({ lossPercent, labelWeight }: Product, weight: WeightLabel): Grams {
  if (labelWeight === 'net') return grams(weight)
  return wholeGrams(Math.round((grams(weight) * (100 - lossPercent)) / 100))
}

/** The weight of a pack, beside its price: '1 kg before cleaning, about 500 g after cleaning' */
export function packNote(product: Product, weight: WeightLabel): string {
  return labelWeightWords.pack[product.labelWeight](readableLabel(weight), readableWeight(panWeight(product, weight)))
}

/** The note on every detail page: which weight the label shows, and how much of it can be cooked. */
export function labelWeightNote(product: Product): string {
  const [weight = '1 kg'] = product.weights
  const forThePan = readableWeight(panWeight(product, weight))
  const note = labelWeightWords.note[product.labelWeight](readableLabel(weight), product.lossPercent, forThePan)
  const own = product.ownYield === undefined ? '' : ` ${labelWeightWords.own(product.ownYield)}`
  return `${note}${own} ${labelWeightWords.atDispatch}`
}
