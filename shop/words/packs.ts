import type { Size } from '../catalogue/product.ts'
import { nameIn } from '../name-in.ts'
import type { cleaningLabels } from './en/picked.ts'
import type { placeNames, sizeNames, stateNames } from './en/usual.ts'
import type { InLanguage } from './in-language.ts'
import { readableLabel, type WeightWords } from './weights.ts'

interface SizeNames {
  readonly sizeNames: InLanguage<typeof sizeNames>
}

interface CleaningLabels {
  readonly cleaningLabels: InLanguage<typeof cleaningLabels>
}

interface PlaceNames {
  readonly placeNames: InLanguage<typeof placeNames>
}

interface StateNames {
  readonly stateNames: InLanguage<typeof stateNames>
}

/** 'लार्ज' of 'Large': a size as it is read, which an order keeps by its label. What the shop named itself stays as it is. */
export const readableSize = (label: string, { sizeNames }: SizeNames): string => nameIn(sizeNames, label)

/** The same with what it means, where the shop says it: 'Large (2 to 3 to a kilo)'. */
export const sizeInWords = ({ label, means }: Size, words: SizeNames): string =>
  means === undefined ? readableSize(label, words) : `${readableSize(label, words)} (${means})`

/** 'Jumbo, 1 kg'; without the size where there is no choice of sizes. */
export const readablePack = (
  { size, weight }: { size?: string | undefined; weight: string },
  words: SizeNames & WeightWords,
): string => (size ? `${readableSize(size, words)}, ` : '') + readableLabel(weight, words)

/** A cleaning as a person reads it. What an old order holds that is no code stays as it was written. */
export const labelOfCleaning = (cleaning: string, { cleaningLabels }: CleaningLabels): string =>
  nameIn(cleaningLabels, cleaning)

/** 'परळ' of 'Parel': a place as it is read here. One that we have no word for is called what the post calls it. */
export const readablePlace = (name: string, { placeNames }: PlaceNames): string => nameIn(placeNames, name)

/** 'महाराष्ट्र' of 'Maharashtra'. */
export const readableState = (name: string, { stateNames }: StateNames): string => nameIn(stateNames, name)
