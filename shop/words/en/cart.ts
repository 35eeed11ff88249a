import type { AccountCartRefusal } from '#shop/cart/kept-cart.ts'
import type { CartRefusal, Sentences } from '#shop/refusals.ts'

export const cartWords = {
  title: 'Cart',
  cartNeeds: 'The cart needs',
  whatToday: 'What shall it be today?',
  eachPack: (price: string) => `${price} a pack`,
  summary: 'Summary',
  packs: (count: number) => (count === 1 ? '1 pack' : `${count} packs`),
  delivery: 'Delivery',
  total: 'Total',
  undo: 'Undo',
  removeLine: (title: string) => `Remove item: ${title}`,
  proceed: 'Proceed to Checkout',
  remove: 'Remove item',
  loginFirst: 'Please login to checkout',
  empty: 'Your cart is empty.',
  dearer: (was: string, now: string) => `Dearer since you added it: it was ${was}, now it is ${now}.`,
  cheaper: (was: string, now: string) => `Cheaper since you added it: it was ${was}, now it is ${now}.`,
  cleaningGone: (cleaning: string) =>
    `“${cleaning}” is not offered with this cut any more: it comes without a preference, unless you choose again.`,
  removed: (title: string) => `${title} was removed.`,
  undoOffered: 'Undo is offered for 10 seconds.',
  forgetful: 'This browser does not let the shop keep anything: your cart lasts until you close this page.',
  goneNow: (title: string) => `${title} is sold out: take it out of the cart.`,
  goneSo: (title: string) => `${title} is sold out in this size: choose another, or take it out of the cart.`,
  notCounted: 'What cannot be had today as it stands here is not in this sum.',
  onlyLeft: (title: string, left: string) => `Only ${left} of ${title} is left. Take less of it, or take it out.`,
  takeInstead: (quantity: number, weight: string) => `Take ${quantity} × ${weight}`,
  takeInsteadOf: (title: string, quantity: number, weight: string) => `Take ${quantity} × ${weight} of ${title}`,
  takeOut: 'Take it out',
  takeOutOf: (title: string) => `Take ${title} out of the cart`,
  freeDelivery: 'Delivery is free. You pay in cash when the fish reaches you.',
} as const

export const cartRefusals = {
  'item-unknown': ({ title }) => `The shop has no '${title}'. Take it out of the cart, then place the order.`,
  'item-unavailable': ({ title }) => `${title} is not sold for now. Take it out of the cart, then place the order.`,
  'item-not-sold-so': ({ title }) => `${title} is not sold like this. Choose size, weight and cleaning again.`,
  'too-many-of-one': ({ most, title }) =>
    `An order takes at most ${most} packs of one fish. Take out some of ${title}.`,
} as const satisfies Sentences<CartRefusal>

export const keptCartWords = {
  leftOut: (most: number, titles: string) =>
    `A cart takes ${most} different fish. Of your other device, left out: ${titles}.`,
  held: 'You are logged in again. The cart below is not combined with the one in your account yet.',
  join: 'Combine the two carts',
} as const

export const keptCartRefusals = {
  'cart-changed': () => 'Your cart was changed on another device.',
} as const satisfies Sentences<AccountCartRefusal>
