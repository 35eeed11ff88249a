/** How the fish can be cleaned (SPEC section 3). Orders are kept with these codes, so none is ever changed. */
export const cleaningCodes = [
  'devein-no-tail',
  'devein-with-tail',
  'devein-keep-head',
  'keep-whole',
  'fillet',
  'gut-and-keep-whole',
  'pocket-cut',
  'slices',
  // The specification has codes of its own for rawas.
  'CLEAN_AND_DEVEIN_WITH_NO_TAIL',
  'CLEAN_AND_DEVEIN_WITH_TAIL',
  'KEEP_HEAD',
  'WHOLE',
] as const

export type CleaningCode = (typeof cleaningCodes)[number]

/** Prawns that are sold cleaned can be had in any way but uncleaned. */
export const cleanedPrawnCleaning: readonly CleaningCode[] = ['devein-no-tail', 'devein-with-tail', 'devein-keep-head']

export const prawnCleaning: readonly CleaningCode[] = [...cleanedPrawnCleaning, 'keep-whole']

export const fishCleaning: readonly CleaningCode[] = [
  'fillet',
  'gut-and-keep-whole',
  'keep-whole',
  'pocket-cut',
  'slices',
]

/** A fish that is sold cut and cleaned cannot be had whole any more. */
export const cutFishCleaning: readonly CleaningCode[] = ['fillet', 'pocket-cut', 'slices']

/** Slices cannot be cut any other way. */
export const slicedFishCleaning: readonly CleaningCode[] = ['slices']

export const rawasCleaning: readonly CleaningCode[] = [
  'CLEAN_AND_DEVEIN_WITH_NO_TAIL',
  'CLEAN_AND_DEVEIN_WITH_TAIL',
  'KEEP_HEAD',
  'WHOLE',
]

/**
 * What a wanted cleaning means today. Old carts may ask cut fish for a way that its cut does not allow: it is left open
 * (decision C17).
 */
export function cleaningToday(
  { cleaning }: { readonly cleaning: readonly CleaningCode[] },
  wanted: string,
): { offered: CleaningCode } | 'no-more' | 'never' {
  const offered = cleaning.find((code) => code === wanted)
  if (offered !== undefined) return { offered }
  const isFish = cleaning.includes('slices')
  return isFish && fishCleaning.some((code) => code === wanted) ? 'no-more' : 'never'
}
