import type { CleaningCode } from '#shop/catalogue/cleaning.ts'

export const choicesWords = {
  size: 'Size',
  weight: 'Weight',
  cleaning: 'Cleaning',
  placeholder: 'Choose an option',
  clear: 'Clear',
  perKilo: 'per kg',
  forWeight: (weight: string, perKilo: string) => `for ${weight}, ${perKilo} per kg`,
  willAdd: (choice: string) => `Will add: ${choice}`,
  withCleaning: (cleaning: string) => `; cleaning: ${cleaning}`,
  noPreference: 'no preference',
  piece: (weight: string, from: number, to: number) =>
    `You buy a piece of ${weight} cut from a fish of ${from} to ${to} kg.`,
  whole: (from: number, to: number, least: string, most: string) =>
    `One whole fish, ${from} to ${to} kg: about ${least} to ${most}, by the scale.`,
  takeWhole: 'Take the whole fish',
  theCartNeeds: 'The cart needs',
  addToCart: 'Add to Cart',
  added: 'Product added to the cart.',
  addedWhat: (choice: string, quantity: number) => `${choice} (${quantity} in the cart)`,
  viewCart: 'View Cart',
  description: 'DESCRIPTION',
  reviews: (count: number) => `REVIEWS (${count})`,
  alreadyInCart: (quantity: number) => `${quantity} in your cart: adding changes what was chosen.`,
  alsoLike: 'YOU MAY ALSO LIKE',
  unavailable: 'Not on sale today: the shop has none.',
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
