import type { KeptCartRefusal } from '#shop/cart/kept-cart.ts'
import type { Sentences } from '#shop/refusals.ts'

export const keptCartWords = {
  leftOut: (most: number, titles: string) =>
    `A cart takes ${most} different fish. Of your other device, left out: ${titles}.`,
  held: 'You are logged in again. The cart below is not combined with the one in your account yet.',
  join: 'Combine the two carts',
} as const

export const keptCartRefusals = {
  'cart-changed': () => 'Your cart was changed on another device.',
} as const satisfies Sentences<KeptCartRefusal>
