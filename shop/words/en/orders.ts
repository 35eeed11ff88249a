import type { WeightSource } from '#shop/orders/line-status.ts'
import type { OrderRefusal } from '#shop/orders/order-refusals.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { Sentences } from '#shop/refusals.ts'
import { changeRefusals } from './changed.ts'
import { untilInFull } from './formatters.ts'

export const ordersWords = {
  title: 'My Orders',
  order: 'Order',
  orderNumbered: (number: string) => `Order ${number}`,
  placedOn: 'Placed on {moment}. Status: {status}.',
  barcodeOf: (number: string) => `Barcode of order ${number}`,
  noSize: 'N/A',
  wholeFish: 'One whole fish',
  shipping: 'Shipping',
  total: 'Total',
  totalInCash: 'Total, in cash on delivery',
  credited: 'Less credit note',
  creditedToPay: (credited: string, toPay: string) => `Credit note ${credited}, to pay ${toPay}`,
  shippingAddress: 'Shipping address',
  billingAddress: 'Billing address',
  showAddress: 'Show shipping address',
  hideAddress: 'Hide shipping address',
  print: 'Print',
  search: 'Search your orders',
  searchHint: 'Order number, name, date, fish, size or cleaning',
  showOlder: 'Show older orders',
  tryAgain: 'Try again',
  tryFewer: 'Try fewer words, or another spelling.',
  chooseFirst: 'Choose your first fish',
  cancel: 'Cancel',
  cancelOrder: (number: string) => `Cancel order ${number}`,
  mayCancel: (number: string, total: string) => `Cancel order ${number}, ${total}?`,
  mayCancelAbout: (number: string, total: string) => `Cancel order ${number}, about ${total}?`,
  cancelIt: 'Cancel the order',
  none: 'No orders available.',
  fetchFailed: 'Failed to fetch orders.',
  canceled: 'Order canceled successfully! The status will be updated once the page is refreshed.',
  cancelFailed: 'Failed to cancel order.',
  unknown: 'This order is not in your account.',
  orderAgain: 'Order again',
  orderAgainOf: (number: string) => `Order again: the items of order ${number}`,
  shopUnreached: 'We could not reach the shop. Try again in a moment.',
  worseHead: 'Some items have changed',
  goneSo: (title: string, choice: string) => `${title} (${choice}) is out of stock.`,
  lessLeft: (title: string, left: string) => `Only ${left} of ${title} is left.`,
  notToday: (title: string) => `${title} is not available today.`,
  notSoldSo: (title: string, choice: string) => `${title} is no longer available as ${choice}.`,
  dearer: (title: string, was: string, now: string) => `${title}: a pack was ${was}, now ${now}.`,
  notCleanedSo: (title: string, cleaning: string) => `${title} is no longer available with ‘${cleaning}’.`,
  putIn: 'Add to the cart',
  putRestIn: 'Add the rest to the cart',
  putNothingIn: 'Cancel',
} as const

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'This order can no longer be cancelled.',
  'cancel-begun': ({ phone }) =>
    `We are preparing this order, so it can no longer be cancelled here. Call us at ${phone} and we will see what we can do.`,
  'cancel-too-late': ({ until, phone }) =>
    `This order could be cancelled until ${untilInFull(until)}. Call us at ${phone} and we will see what we can do.`,
  ...changeRefusals,
  'orders-page-unknown': () => 'We cannot continue the list of orders from there.',
  'search-too-long': () => 'That search is too long. Please shorten it.',
} as const satisfies Sentences<OrderRefusal>

/** What has happened to an order, as the customer reads it. */
export const orderTimelineWords = {
  title: (number: string) => `Progress of order ${number}`,
  steps: {
    Pending: 'Placed',
    Confirmed: 'Confirmed',
    Cutting: 'Being cut',
    Packed: 'Packed',
    'Out for delivery': 'Out for delivery',
    Delivered: 'Delivered',
    'Not delivered': 'We could not deliver it',
    Returned: 'Returned to the shop',
    Rejected: 'Declined by the shop',
    Canceled: 'You cancelled it',
  } satisfies Record<OrderStatus, string>,
  lapsed: 'Cancelled, because your mobile was not verified in 15 minutes',
  changedByYou: 'Changed by you',
  changedByShop: 'Changed by the shop, after a call',
  now: 'now',
  toCome: 'not yet',
  because: (reason: string) => `Why: ${reason}`,
  changed: (number: string, step: string) => `Order ${number}: ${step}.`,
  begun: 'We are preparing this order, so it can no longer be cancelled here. Call us: {phone}',
  pastCutOff:
    'This order could be changed and cancelled until {until}. If you need anything else now, call us: {phone}',
} as const

/** What an order weighed and costs, as the customer reads it. */
export const weighedWords = {
  title: 'Weight and price',
  pack: (quantity: number, title: string, choice: string) => `${quantity} × ${title}, ${choice}`,
  ordered: 'Ordered',
  weighed: 'Weighed',
  rate: 'Rate',
  rateFor: (price: string, weight: string) => `${price} for ${weight}`,
  price: 'Price',
  difference: 'Difference',
  asOrdered: 'as ordered',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  reason: 'Why',
  sources: {
    scale: 'read from the scale',
    typed: 'typed',
    label: 'read from the label',
    'as-ordered': 'as ordered',
  } satisfies Record<WeightSource, string>,
  notYet: 'Not weighed yet.',
  leftOut: 'Left out. You pay nothing for it.',
  replaced: 'Replaced by another fish. You pay nothing for this one.',
  standsFor: (title: string) => `Instead of ${title}.`,
  agreedByPhone: (most: string) => `Agreed with you by phone, max ${most}.`,
  declined: 'You declined. We will cut it down before we pack it.',
  awaited: 'We need your reply. Open the link in our SMS if you got one, or call us: {phone}',
  seeIt: 'See it on the scale',
  photographOf: (title: string, weight: string) => `${title} on the scale: ${weight}`,
  noPhotograph: 'The photo could not be loaded. Try again in a moment.',
  rounding: 'Rounding',
  toPay: 'To pay, in cash on delivery',
} as const

/** The delivery time, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'Delivery time',
  choose: 'Choose a delivery slot',
  chooseFirst: 'Choose a delivery slot, then place the order.',
  change: 'Change',
  full: 'full',
  closed: 'no delivery',
  asNow: 'current',
  dayFull: 'all slots are full',
  dayClosed: 'no delivery on this day',
  cutOff: (until: string) => `Order by ${until}. You can change the order until then.`,
  changeUntil: (until: string) => `With this slot, you can change the order until ${until}.`,
  notThere: (slot: string) =>
    `We do not deliver to this pincode on ${slot}. You get the first free slot there, unless you choose another.`,
  comes: (slot: string) => `Delivery: ${slot}`,
  unknown: 'You get the first free slot. The order will show the time.',
  noneFree: 'No delivery slot is free right now.',
  canChangeUntil: (until: string) => `You can change it until ${until}.`,
  mayCancel: (until?: string) =>
    `You can cancel free of charge until ${until ?? 'the cut-off of its slot'}. After that, call us.`,
} as const

/** How the shop comes to the home screen of a phone. */
export const installWords = {
  how: 'Want the shop on this phone’s home screen? In the menu of your browser (on an iPhone under Share), choose ‘Add to Home screen’.',
  offer: 'Open the shop with one tap?',
  add: 'Add to Home screen',
} as const
