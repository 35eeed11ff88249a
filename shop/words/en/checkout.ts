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
  place: (total: string) => `Place order - pay ${total} in cash on delivery`,
  comingSoon: 'coming soon',
  onlyCash: 'For now an order is paid in cash on delivery. Choose that, then place the order.',
  useAddress: (of: string) => `Use this ${of} address`,
  change: 'Change',
  changeAddress: (of: string) => `Change the ${of} address`,
  shortPhone: (count: number) => `${count} digits typed, a mobile number has 10.`,
  badPhone: 'This is no telephone number. Type the 10 digits of your mobile.',
  takenBack:
    'You can cancel free of charge until the order leaves. Look at the fish before you pay: what is late, not as described or not fresh goes back, and you pay nothing.',
  noAnswer: 'The shop did not answer. Nothing you typed is lost. Press the button again: it is placed only once.',
  placedOnce: 'Nothing you typed is lost. Press the button again in a moment: it is placed only once.',
  earlier: 'Your last try was not answered. We are finding out what came of it.',
  noBarcode: 'The barcode will be there when you look at the order in My Orders.',
  emptyCart: 'Your cart is empty. Please add products to the cart.',
  noPincode: 'Please enter the pincode',
  pincodeLength: 'Pincode must be 6 digits.',
  pincodeTyped: (digits: number, letters: number, signs: number) =>
    `You typed ${typedInWords(digits, letters, signs)}.`,
  pincodeZero: 'No pincode begins with 0. Look at it again.',
  notDelivered: 'Delivery is not available for this pincode.',
  noUser: 'User ID is missing. Please log in again.',
  noOrderId: 'Order ID is missing in the response from the backend.',
  placeFailed: 'Failed to place order.',
  othersOrder: 'This order is for somebody else. Please log in again.',
  pricesChanged: 'Prices have changed since you filled your cart. Please look at the new total, then place the order.',
  unavailable: (title: string) => `${title} is not sold for now. Take it out of the cart, then place the order.`,
  notSold: (title: string) => `${title} is not sold like this. Choose size, weight and cleaning again.`,
  unknownItem: (title: string) => `The shop has no '${title}'. Take it out of the cart, then place the order.`,
  tooManyOfOne: (most: number, title: string) =>
    `An order takes at most ${most} packs of one fish. Take out some of ${title}.`,
  otherCity: (pincode: string, city: string, state: string) =>
    `${pincode} is in ${city}, ${state}. Correct the pincode, or the city and the state.`,
  proveMobile: 'Show first that your mobile is yours: we send it a code. Then press the button again.',
  otherAttempt:
    'Your earlier try did reach us: it is placed as it stood then, and you find it in My Orders. To order this as well, press the button again.',
  badAttempt: 'The Idempotency-Key is 1 to 200 letters, digits or signs without spaces.',
  tooMuchCash: (most: string, total: string) =>
    `Cash on delivery goes up to ${most} an order, and this one comes to ${total}. Take something out of the cart, or call us about a large order.`,
  tooManyOpen: (most: number) =>
    `You have ${most} open orders. Cancel one, or wait until one has reached you, before you place another.`,
  placeFailedBecause: (reason: string) => `Failed to place order: ${reason}`,
  placeError: (message: string) => `Error: ${message || 'Unknown error'}`,
  pincodeUnknown: 'Invalid Pincode. Please try again.',
  pincodeFailed: 'Failed to fetch Pincode details.',
} as const

/** '5 digits and a letter': what a person sees when looking at the field. */
function typedInWords(digits: number, letters: number, signs: number): string {
  const parts = [
    digits === 1 ? '1 digit' : digits > 0 && `${digits} digits`,
    letters === 1 ? 'a letter' : letters > 0 && `${letters} letters`,
    signs === 1 ? 'a sign' : signs > 0 && `${signs} signs`,
  ].filter((part) => part !== false)
  return parts.join(', ').replace(/, ([^,]*)$/, ' and $1')
}
