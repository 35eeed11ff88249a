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
  dearer: (was: string, now: string) => `Price has gone up since you added it: was ${was}, now ${now}.`,
  cheaper: (was: string, now: string) => `Price has gone down since you added it: was ${was}, now ${now}.`,
  cleaningGone: (cleaning: string) =>
    `“${cleaning}” is no longer available for this cut. It comes with no cleaning preference unless you choose again.`,
  removed: (title: string) => `${title} was removed.`,
  undoOffered: 'You can undo this for 10 seconds.',
  forgetful: 'This browser does not let us save anything. Your cart will be lost when you close this page.',
  goneNow: (title: string) => `${title} is out of stock. Remove it from the cart.`,
  goneSo: (title: string) => `${title} is out of stock in this size. Choose another, or remove it from the cart.`,
  notCounted: 'Items that are not available today are not included in this total.',
  onlyLeft: (title: string, left: string) => `Only ${left} of ${title} is left. Choose less of it, or remove it.`,
  takeInstead: (quantity: number, weight: string) => `Change to ${quantity} × ${weight}`,
  takeInsteadOf: (title: string, quantity: number, weight: string) => `Change to ${quantity} × ${weight}: ${title}`,
  takeOut: 'Remove',
  takeOutOf: (title: string) => `Remove ${title} from the cart`,
  freeDelivery: 'Delivery is free. Pay in cash on delivery.',
} as const

export const cartRefusals = {
  'item-unknown': ({ title }) => `We do not sell '${title}'. Remove it from the cart, then place the order.`,
  'item-unavailable': ({ title }) =>
    `${title} is not available right now. Remove it from the cart, then place the order.`,
  'item-not-sold-so': ({ title }) =>
    `${title} is not available with these choices. Choose size, weight and cleaning again.`,
  'too-many-of-one': ({ most, title }) =>
    `You can order up to ${most} packs of one fish. Remove some packs of ${title}.`,
} as const satisfies Sentences<CartRefusal>

export const keptCartWords = {
  leftOut: (most: number, titles: string) =>
    `A cart holds up to ${most} items. Not added from your other device: ${titles}.`,
  held: 'You are logged in again. The cart below has not been merged with the one in your account yet.',
  join: 'Merge the two carts',
} as const

export const keptCartRefusals = {
  'cart-changed': () => 'Your cart was changed on another device.',
} as const satisfies Sentences<AccountCartRefusal>
