import { readable } from '#shop/money.ts'
import type { IfMissing } from '#shop/orders/order-wishes.ts'
import type { AddressFault, CheckoutRefusal, Sentences } from '#shop/refusals.ts'

export const checkoutWords = {
  title: 'Checkout',
  chooseFish: 'Choose your fish',
  goOn: 'Go on shopping',
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  sameAddress: 'Same as the shipping address',
  labels: {
    pincode: 'Pincode',
    city: 'City',
    state: 'State',
    firstName: 'First name',
    lastName: 'Last name',
    addressLine1: 'Address line 1',
    streetAddress: 'Street address',
    landmark: 'Landmark and gate note',
    phone: 'Mobile number',
    email: 'E-mail',
  },
  hints: {
    pincode: 'It fills in the city and the state.',
    addressLine1: 'Flat, floor, wing, building',
    landmark: 'For the rider: opposite what, which gate, which bell',
    phone: 'Rider calls this number',
  },
  orderSummary: 'Order summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  changeCart: 'Change the cart',
  payment: 'Payment',
  payments: { cash: 'Cash on delivery', paytm: 'Paytm', upi: 'UPI', cards: 'Cards', netbanking: 'Netbanking' },
  rules: '{refunds}, {terms}.',
  refunds: 'Refunds and freshness',
  terms: 'Terms',
  keepReady: 'Your order number is {number}. Please keep {total} ready to pay in cash on delivery.',
  placing: 'Placing Order...',
  placed: 'Order placed successfully!',
  place: (total: string) => `Place order - pay about ${total} in cash on delivery`,
  neverMore: 'Never more than {total}',
  neverMoreHint: 'If it weighs more, we cut it down, give you the rest, or ask you first.',
  ifMissing: 'If something is missing',
  ifMissingChoices: {
    call: 'Call me',
    'next-size': 'The next size, at no extra charge',
    'leave-out': 'Leave it out',
  } satisfies Record<IfMissing, string>,
  scale: 'By the scale',
  note: 'Note to the cutter',
  noteHint: (left: number) =>
    left >= 0 ? `For example: head off, thin slices. ${left} characters left.` : `${-left} characters too many.`,
  comingSoon: 'coming soon',
  useAddress: (of: string) => `Use this ${of} address`,
  change: 'Change',
  changeAddress: (of: string) => `Change the ${of} address`,
  takenBack:
    'Look at the fish before you pay: what is late, not as described or not fresh goes back, and you pay nothing.',
  noBarcode: 'The barcode will be there when you look at the order in My Orders.',
  emptyCart: 'Your cart is empty. Please add products to the cart.',
  ratesTooOld: 'These rates are older than a day. Order when you are connected again.',
  noPincode: 'Please enter the pincode',
  noUser: 'User ID is missing. Please log in again.',
  noOrderId: 'Order ID is missing in the response from the backend.',
  placeFailed: 'Failed to place order.',
  placeFailedBecause: (reason: string) => `Failed to place order: ${reason}`,
  placeError: (message: string) => `Error: ${message || 'Unknown error'}`,
  pincodeUnknown: 'Invalid Pincode. Please try again.',
  pincodeFailed: 'Failed to fetch Pincode details.',
} as const

const pincodeLength = 'Pincode must be 6 digits.'

export const addressFaults = {
  'no-pincode': () => checkoutWords.noPincode,
  'pincode-length': () => pincodeLength,
  'pincode-miscounted': (typed) => `${pincodeLength} You typed ${typedInWords(typed)}.`,
  'pincode-zero': () => 'No pincode begins with 0. Look at it again.',
  'not-delivered': () => 'Delivery is not available for this pincode.',
  'phone-short': ({ digits }) => `${digits} digits typed, a mobile number has 10.`,
  'not-a-phone': () => 'This is no telephone number. Type the 10 digits of your mobile.',
  'other-city': ({ pincode, city, state }) =>
    `${pincode} is in ${city}, ${state}. Correct the pincode, or the city and the state.`,
} as const satisfies Sentences<AddressFault>

export const checkoutRefusals = {
  'not-open-yet': () => 'We open soon, and nothing can be ordered yet. Please come back then.',
  'cart-empty': () => checkoutWords.emptyCart,
  'sent-too-late': () =>
    'This order waited too long for a connection, so it is not placed. Look at when it comes, then place it again; your cart stays as it is.',
  'prices-changed': () =>
    'Prices have changed since you filled your cart. Please look at the new total, then place the order.',
  'most-below-total': ({ total, most }) =>
    `Today this order comes to about ${readable(total)}, at most ${readable(most)}: more than the most that you were shown. Look at today’s sums, then place the order.`,
  'too-much-cash': ({ most, total }) =>
    `Cash on delivery goes up to ${readable(most)} an order, and this one comes to ${readable(total)}. Take something out of the cart, or call us about a large order.`,
  'mobile-unproven': () => 'Show first that your mobile is yours: we send it a code. Then press the button again.',
  'others-order': () => 'This order is for somebody else. Please log in again.',
  'other-attempt': () =>
    'Your earlier try did reach us: it is placed as it stood then, and you find it in My Orders. To order this as well, press the button again.',
  'bad-attempt': () => 'The Idempotency-Key is 1 to 200 letters, digits or signs without spaces.',
  'attempt-ended': () => 'This order was discarded before it reached us. It is not placed.',
  'too-many-open': ({ most }) =>
    `You have ${most} open orders. Cancel one, or wait until one has reached you, before you place another.`,
  'pincode-unknown': () => checkoutWords.pincodeUnknown,
  'pincode-not-looked-up': () => checkoutWords.pincodeFailed,
  'no-user': () => checkoutWords.noUser,
  'no-address': () => 'The address is missing.',
  'no-items': () => 'The order has no list of items.',
  'no-total': () => 'The order has no total.',
  'item-without-id': () => 'Each cart item has an id.',
  'item-without-price': () => 'Each cart item has a price.',
  'item-without-weight': () => 'Each cart item has a weight.',
  'quantity-no-number': () => 'Quantity is a number.',
  'quantity-not-whole': () => 'Quantity is a whole number.',
  'quantity-too-small': ({ least }) => `Quantity is at least ${least}.`,
  'quantity-too-large': ({ most }) => `Quantity is at most ${most}.`,
  'too-many-lines': ({ most }) => `An order has at most ${most} lines.`,
  'only-cash': () => 'For now an order is paid in cash on delivery. Choose that, then place the order.',
} as const satisfies Sentences<CheckoutRefusal>

/** '5 digits and a letter': what a person sees when looking at the field. */
function typedInWords({ digits, letters, signs }: { digits: number; letters: number; signs: number }): string {
  const parts = [
    digits === 1 ? '1 digit' : digits > 0 && `${digits} digits`,
    letters === 1 ? 'a letter' : letters > 0 && `${letters} letters`,
    signs === 1 ? 'a sign' : signs > 0 && `${signs} signs`,
  ].filter((part) => part !== false)
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
}
