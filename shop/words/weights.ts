import { type Grams, grams, weightLabels } from '../weight.ts'
import type { weightWords } from './en/measures.ts'
import type { InLanguage } from './in-language.ts'

export interface WeightWords {
  readonly weightWords: InLanguage<typeof weightWords>
}

/** 700 g, 1 kg, 1.4 kg */
export const readableWeight = (weight: Grams, { weightWords }: WeightWords): string =>
  weight < 1000 ? weightWords.grams(weight) : weightWords.kilos(weight / 1000)

/** A label as it is read: an order keeps '1 kg', whatever its reader speaks. What is no label stays as it is. */
export function readableLabel(label: string, words: WeightWords): string {
  const known = weightLabels.find((one) => one === label)
  return known === undefined ? label : readableWeight(grams(known), words)
}

/** '12.5 kg', '0.7 kg', '0 kg': what is kept, ordered or cut is kilos wherever the counter says it; the scale says grams. */
export const readableKilos = (grams: number, { weightWords }: WeightWords): string =>
  `${grams < 0 ? '−' : ''}${weightWords.kilos(Math.abs(grams) / 1000)}`
