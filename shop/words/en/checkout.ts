import { readable } from '#shop/money.ts'
import type { AddressFault, CheckoutRefusal, Sentences } from '#shop/refusals.ts'

export const checkoutWords = {
  title: 'Checkout',
  chooseFish: 'Choose your fish',
  goOn: 'Continue shopping',
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
    pincode: 'It fills in the city and state.',
    addressLine1: 'Flat, floor, wing, building',
    landmark: 'For the rider: what it is opposite, which gate, which bell',
    phone: 'The rider will call this number',
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
  comingSoon: 'coming soon',
  useAddress: (of: string) => `Use this ${of} address`,
  change: 'Change',
  changeAddress: (of: string) => `Change the ${of} address`,
  takenBack:
    'Check the fish before you pay. If it is late, not as described or not fresh, return it and pay nothing for it.',
  noBarcode: 'You will see the barcode with the order in My Orders.',
  emptyCart: 'Your cart is empty. Please add products to the cart.',
  ratesTooOld: 'These rates are more than a day old. Order when you are back online.',
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
  'pincode-zero': () => 'A pincode cannot start with 0. Please check it.',
  'not-delivered': () => 'Delivery is not available for this pincode.',
  'phone-short': ({ digits }) => `You typed ${digits === 1 ? '1 digit' : `${digits} digits`}. A mobile number has 10.`,
  'not-a-phone': () => 'That’s not a valid mobile number. Enter its 10 digits.',
  'other-city': ({ pincode, city, state }) =>
    `${pincode} is in ${city}, ${state}. Correct the pincode, or the city and state.`,
} as const satisfies Sentences<AddressFault>

export const checkoutRefusals = {
  'not-open-yet': () => 'We open soon and do not take orders yet. Please come back then.',
  'cart-empty': () => checkoutWords.emptyCart,
  'sent-too-late': () =>
    'This order waited too long for a connection, so it was not placed. Check the delivery time, then place it again. Your cart has not changed.',
  'prices-changed': () =>
    'Prices have changed since you filled your cart. Please check the new total, then place the order.',
  'most-below-total': ({ total, most }) =>
    `Today this order comes to about ${readable(total)}, max ${readable(most)}. That is more than the maximum you were shown. Check today’s total, then place the order.`,
  'too-much-cash': ({ most, total }) =>
    `Cash on delivery is available up to ${readable(most)} per order, and this one comes to ${readable(total)}. Remove something from the cart, or call us for a large order.`,
  'mobile-unproven': () => 'Please verify your mobile first. We will send you an OTP. Then press the button again.',
  'others-order': () => 'This order belongs to another account. Please log in again.',
  'other-attempt': () =>
    'Your earlier order did reach us and was placed as it was then. You will find it in My Orders. To order this as well, press the button again.',
  'bad-attempt': () => 'The Idempotency-Key is 1 to 200 letters, digits or signs without spaces.',
  'attempt-ended': () => 'This order was discarded before it reached us. It was not placed.',
  'too-many-open': ({ most }) =>
    `You have ${most} open orders. Cancel one, or wait until one is delivered, before you place another.`,
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
  'quantity-not-whole': () => 'Quantity must be a whole number.',
  'quantity-too-small': ({ least }) => `Quantity is at least ${least}.`,
  'quantity-too-large': ({ most }) => `Quantity is at most ${most}.`,
  'too-many-lines': ({ most }) => `An order can have up to ${most} items.`,
  'only-cash': () => 'For now you can pay only by cash on delivery. Choose that, then place the order.',
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
