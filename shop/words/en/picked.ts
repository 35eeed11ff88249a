import type { CleaningCode } from '#shop/catalogue/cleaning.ts'

/** What was picked of a fish, wherever it is said. */
export const pickedWords = {
  placeholder: 'Choose an option',
  withCleaning: (cleaning: string) => `; cleaning: ${cleaning}`,
  noPreference: 'no preference',
  piece: (weight: string, from: number, to: number) =>
    `You get a piece of ${weight}, cut from a fish of ${from} to ${to} kg.`,
  whole: (from: number, to: number, least: string, most: string) =>
    `One whole fish, ${from} to ${to} kg: about ${least} to ${most}, by actual weight.`,
} as const

/** How the fish is cleaned, by its code (shop/catalogue/cleaning.ts). */
export const cleaningLabels = {
  'devein-no-tail': 'Clean and Devein with no tail',
  'devein-with-tail': 'Clean and Devein with tail',
  'devein-keep-head': 'Keep head (clean body and devein)',
  'keep-whole': 'Keep whole',
  fillet: 'Fillet (along with head and bone)',
  'gut-and-keep-whole': 'Gut and keep whole',
  'pocket-cut': 'Pocket cut for filling',
  slices: 'Slices',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'Clean and devein, no tail',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'Clean and devein, with tail',
  KEEP_HEAD: 'Keep head',
  WHOLE: 'Keep whole',
} as const satisfies Record<CleaningCode, string>

/** What the weight of a pack means, for a product that is weighed after cleaning (net) or before it (gross). */
export const labelWeightWords = {
  pack: {
    net: (weight: string) => `${weight} as packed, all of it ready to cook`,
    gross: (weight: string, afterCleaning: string) =>
      `${weight} before cleaning, about ${afterCleaning} after cleaning`,
  },
  note: {
    net: (weight: string, lossPercent: number) =>
      `The label shows the net weight, after cleaning, so you can cook all of the ${weight}. Cleaning removes about ${lossPercent}% of the gross weight.`,
    gross: (weight: string, lossPercent: number, afterCleaning: string) =>
      `Net weight differs from gross weight by about ${lossPercent}%. The label shows the weight before cleaning. ${weight} gives about ${afterCleaning} after cleaning.`,
  },
  /** of weighings of its own */
  own: ({ from, to, samples }: { readonly from: number; readonly to: number; readonly samples: number }) =>
    `We weighed it ${samples} times before and after cleaning: ${from} to ${to}% was left.`,
  atDispatch: 'The price at dispatch is based on the actual weight.',
} as const
