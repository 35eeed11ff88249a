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
  credited: 'Credited',
  creditedToPay: (credited: string, toPay: string) => `Credited ${credited}, to pay ${toPay}`,
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
  unknown: 'You have no such order.',
  orderAgain: 'Order again',
  note: 'Your note to the cutter:',
  orderAgainOf: (number: string) => `Order again what was in order ${number}`,
  shopUnreached: 'The shop did not answer. Try again in a moment.',
  worseHead: 'Some of it is not as it was',
  goneSo: (title: string, choice: string) => `${title} (${choice}) is sold out.`,
  lessLeft: (title: string, left: string) => `Of ${title} only ${left} is left.`,
  notToday: (title: string) => `${title}: we do not have it today.`,
  notSoldSo: (title: string, choice: string) => `${title}: we do not sell it as ${choice} any more.`,
  dearer: (title: string, was: string, now: string) => `${title}: a pack was ${was}, now it is ${now}.`,
  notCleanedSo: (title: string, cleaning: string) => `${title}: we do not clean it as ‘${cleaning}’ any more.`,
  putIn: 'Put it in the cart',
  putRestIn: 'Put the rest in the cart',
  putNothingIn: 'Leave the cart as it is',
} as const

export const orderRefusals = {
  'order-unknown': () => ordersWords.unknown,
  'order-not-cancellable': () => 'This order can no longer be canceled.',
  'cancel-begun': ({ phone }) =>
    `We are preparing this order, so it cannot be canceled here any more. Call us at ${phone}, and we see what can still be done.`,
  'cancel-too-late': ({ until, phone }) =>
    `This order could be canceled until ${untilInFull(until)}. Call us at ${phone}, and we see what can still be done.`,
  ...changeRefusals,
  'orders-page-unknown': () => 'The list of orders does not go on from there.',
  'search-too-long': () => 'That is too much to search for.',
} as const satisfies Sentences<OrderRefusal>

/** What has happened to an order, as its buyer reads it. */
export const orderTimelineWords = {
  title: (number: string) => `What has happened to order ${number}`,
  steps: {
    Pending: 'Placed',
    Confirmed: 'Confirmed',
    Cutting: 'Being cut and cleaned',
    Packed: 'Packed on ice',
    'Out for delivery': 'On its way to you',
    Delivered: 'At your door',
    'Not delivered': 'Could not be handed over',
    Returned: 'Back at the shop',
    Rejected: 'The shop cannot deliver it',
    Canceled: 'You cancelled it',
  } satisfies Record<OrderStatus, string>,
  lapsed: 'Cancelled: your mobile was not verified in 15 minutes',
  changedByYou: 'Changed by you',
  now: 'now',
  toCome: 'to come',
  because: (reason: string) => `Why: ${reason}`,
  changed: (number: string, step: string) => `Order ${number}: ${step}.`,
  begun: 'We are preparing this order, so it cannot be canceled here any more. Call us: {phone}',
  pastCutOff:
    'This order could be changed and canceled until {until}. If you need something else now, call us: {phone}',
} as const

/** What the scale said of an order, as its buyer reads it. */
export const weighedWords = {
  title: 'What the scale says',
  orderOf: (number: string) => `What the scale says of order ${number}`,
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
  } satisfies Record<WeightSource, string>,
  notYet: 'Not weighed yet.',
  leftOut: 'Left out. You pay nothing for it.',
  replaced: 'Another fish stands for it. You pay nothing for this one.',
  standsFor: (title: string) => `Stands for: ${title}.`,
  declined: 'You said no. It is cut down before it is packed.',
  awaited: 'We need your answer. Use the link in our text message if you got one, or call us: {phone}',
  seeIt: 'See it on the scale',
  photographOf: (title: string, weight: string) => `${title} on the scale: ${weight}`,
  noPhotograph: 'The photograph could not be fetched. Try again in a moment.',
  rounding: 'Rounding',
  toPay: 'To pay, in cash on delivery',
} as const

/** When it comes, where it is chosen, and of an order. */
export const slotChoiceWords = {
  title: 'When it comes',
  choose: 'Choose a delivery time',
  chooseFirst: 'Choose a delivery time, then place the order.',
  change: 'Change',
  full: 'full',
  closed: 'no delivery',
  asNow: 'as it is now',
  dayFull: 'nothing free',
  dayClosed: 'no delivery on this day',
  cutOff: (until: string) => `Order by ${until}; until then the order can be changed.`,
  changeUntil: (until: string) => `Then the order can be changed until ${until}.`,
  notThere: (slot: string) =>
    `We do not come to this pincode ${slot}. It comes at the earliest time that is free there, unless you choose another.`,
  comes: (slot: string) => `It comes ${slot}.`,
  unknown: 'It comes at the earliest time that is free. The order then says when.',
  noneFree: 'No delivery time is free just now.',
  canChangeUntil: (until: string) => `Can be changed until ${until}.`,
  mayCancel: (until?: string) =>
    `You can cancel free of charge until ${until ?? 'the cut-off of its delivery time'}. After that, call us.`,
} as const

/** How the shop comes to the home screen of a phone. */
export const installWords = {
  how: 'Want the shop on this phone’s home screen? In the menu of your browser (on an iPhone under Share), choose ‘Add to Home screen’.',
  offer: 'Want the shop at hand?',
  add: 'Keep it on the home screen',
} as const
