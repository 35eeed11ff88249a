import type { Product } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { type Grams, type WeightLabel, grams, readableWeight, wholeGrams } from '#shop/weight.ts'

/** What about reaches the pan of a pack: all of what is weighed as packed, and what cleaning leaves of the rest. */
export function panWeight({ species, labelWeight }: Product, weight: WeightLabel): Grams {
  if (labelWeight === 'net') return grams(weight)
  return wholeGrams(Math.round((grams(weight) * (100 - speciesNamed(species).lossPercent)) / 100))
}

/** The note on every detail page: which weight the label means, and what that means for the pan. */
export function labelWeightNote(product: Product): string {
  const [weight = '1 kg'] = product.weights
  const forThePan = readableWeight(panWeight(product, weight))
  const { lossPercent } = speciesNamed(product.species)
  return [
    `Net weight differs from gross weight by about ${lossPercent}%.`,
    product.labelWeight === 'net'
      ? `The weight on the label is as packed, after cleaning: ${weight} is ${forThePan} for the pan.`
      : `The weight on the label is before cleaning: ${weight} gives about ${forThePan} for the pan.`,
    'The price at dispatch is based on the actual weight.',
  ].join(' ')
}
