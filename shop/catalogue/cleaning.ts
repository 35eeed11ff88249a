import type { Cleaning, Product } from '#shop/catalogue/product.ts'

/** Kinds are worded as in SPEC section 3; the order carries the same words. */
const worded = (label: string): Cleaning => ({ value: label, label })

/** Prawns that are sold cleaned can be had in any way but uncleaned. */
export const cleanedPrawnCleaning: readonly Cleaning[] = [
  worded('Clean and Devein with no tail'),
  worded('Clean and Devein with tail'),
  worded('Keep head (clean body and devein)'),
]

export const prawnCleaning: readonly Cleaning[] = [...cleanedPrawnCleaning, worded('Keep whole')]

const fillet = worded('Fillet (along with head and bone)')
const pocketCut = worded('Pocket cut for filling')
const slices = worded('Slices')

export const fishCleaning: readonly Cleaning[] = [
  fillet,
  worded('Gut and keep whole'),
  worded('Keep whole'),
  pocketCut,
  slices,
]

/** A fish that is sold cut and cleaned cannot be had whole any more. */
export const cutFishCleaning: readonly Cleaning[] = [fillet, pocketCut, slices]

/** Of what lies in slices already, nothing else can be cut. */
export const slicedFishCleaning: readonly Cleaning[] = [slices]

export const rawasCleaning: readonly Cleaning[] = [
  { value: 'CLEAN_AND_DEVEIN_WITH_NO_TAIL', label: 'Clean and devein, no tail' },
  { value: 'CLEAN_AND_DEVEIN_WITH_TAIL', label: 'Clean and devein, with tail' },
  { value: 'KEEP_HEAD', label: 'Keep head' },
  { value: 'WHOLE', label: 'Keep whole' },
]

/**
 * What a wanted cleaning means today. All five ways were offered on cut fish once (docs/decisions.md, C15): one that is
 * offered no more is left open.
 */
export function cleaningToday(
  { cleaning }: Pick<Product, 'cleaning'>,
  wanted: string,
): 'offered' | 'no-more' | 'never' {
  const isAmong = (ways: readonly Cleaning[]) => ways.some(({ value }) => value === wanted)
  if (isAmong(cleaning)) return 'offered'
  const isFish = cleaning.some(({ value }) => value === slices.value)
  return isFish && isAmong(fishCleaning) ? 'no-more' : 'never'
}
