import type { Sentences } from '#shop/refusals.ts'
import type { SoldOutRefusal, StockRefusal } from '#shop/stock/stock-refusals.ts'
import { readableWeight } from '#shop/weight.ts'

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title} is sold out. Take it out of your cart; everything else stays as it is.`
      : `Only ${readableWeight(left)} of ${title} is left. Choose less of it; everything else in your cart stays as it is.`,
} as const satisfies Sentences<SoldOutRefusal>

export const stockRefusals = {
  'no-such-stock': () => 'The shop sells nothing of this kind and size.',
  'stock-changed': () => 'Somebody was here before you. Look at what it is now, and press again if it is still right.',
  'not-counted': () => 'It is not counted. Count it first.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'Nothing of it is free: all of it is promised to orders, or gone.'
      : `Only ${readableWeight(left)} of it is free: the rest is promised to orders, or gone.`,
  'back-at-impossible': () => 'Choose a time from now on, within two months.',
  'nothing-came-back': () => 'This fish is settled already.',
} as const satisfies Sentences<StockRefusal>
