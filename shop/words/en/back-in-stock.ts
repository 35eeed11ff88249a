import type { BackInStockRefusal } from '#shop/back-in-stock.ts'
import type { Sentences } from '#shop/refusals.ts'

export const backInStockWords = {
  tellMe: 'Tell me when it is back',
  tellMeOf: (what: string) => `Tell me when ${what} is back`,
} as const

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title} is back: you can order it now.`,
  'too-many-wishes': ({ most }) =>
    `You are waiting for ${most} things already. Take one back in your account, then ask again.`,
  'wish-unknown': () => 'You are not waiting for this any more.',
} as const satisfies Sentences<BackInStockRefusal>
