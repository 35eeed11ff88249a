import type { Cleaning } from '#shop/catalogue/product.ts'

/** Kinds are worded as in SPEC section 3; the order carries the same words. */
const worded = (label: string): Cleaning => ({ value: label, label })

/** Prawns that are sold cleaned can be had in any way but uncleaned. */
export const cleanedPrawnCleaning: readonly Cleaning[] = [
  worded('Clean and Devein with no tail'),
  worded('Clean and Devein with tail'),
  worded('Keep head (clean body and devein)'),
]

export const prawnCleaning: readonly Cleaning[] = [...cleanedPrawnCleaning, worded('Keep whole')]

export const fishCleaning: readonly Cleaning[] = [
  worded('Fillet (along with head and bone)'),
  worded('Gut and keep whole'),
  worded('Keep whole'),
  worded('Pocket cut for filling'),
  worded('Slices'),
]

export const rawasCleaning: readonly Cleaning[] = [
  { value: 'CLEAN_AND_DEVEIN_WITH_NO_TAIL', label: 'Clean and devein, no tail' },
  { value: 'CLEAN_AND_DEVEIN_WITH_TAIL', label: 'Clean and devein, with tail' },
  { value: 'KEEP_HEAD', label: 'Keep head' },
  { value: 'WHOLE', label: 'Keep whole' },
]
