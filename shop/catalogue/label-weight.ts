import type { Product } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { type Grams, type WeightLabel, grams, readableWeight, wholeGrams } from '#shop/weight.ts'

/** What about reaches the pan of a pack: all of what is weighed as packed, and what cleaning leaves of the rest. */
export function panWeight({ species, labelWeight }: Product, weight: WeightLabel): Grams {
  if (labelWeight === 'net') return grams(weight)
  return wholeGrams(Math.round((grams(weight) * (100 - speciesNamed(species).lossPercent)) / 100))
}

/** What one pack comes to, to stand beside its price: '1 kg before cleaning, about 500 g for the pan' */
export function packNote(product: Product, weight: WeightLabel): string {
  if (product.labelWeight === 'net') return `${weight} as packed, all of it for the pan`
  return `${weight} before cleaning, about ${readableWeight(panWeight(product, weight))} for the pan`
}

/** The note on every detail page: which weight the label means, and what that means for the pan. */
export function labelWeightNote(product: Product): string {
  const [weight = '1 kg'] = product.weights
  const { lossPercent } = speciesNamed(product.species)
  const notes =
    product.labelWeight === 'net'
      ? [
          `The weight on the label is the net weight, as packed: all of ${weight} is for the pan.`,
          `It was weighed after cleaning, which takes about ${lossPercent}% of the gross weight.`,
        ]
      : [
          `Net weight differs from gross weight by about ${lossPercent}%.`,
          `The weight on the label is before cleaning: ${weight} gives about ${readableWeight(panWeight(product, weight))} for the pan.`,
        ]
  return [...notes, 'The price at dispatch is based on the actual weight.'].join(' ')
}
