import type { Move } from '#shop/orders/moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

/** What staff read about an order and its moves, on every screen that shows one. */
export const staffOrderWords = {
  number: (number: string) => `Order ${number}`,
  late: 'Late',
  waits: { asked: 'Waiting for customer', unanswered: 'No answer: call', declined: 'Customer declined' },
  /** of an order that still waits for its next step */
  isWaiting: (wait: string) => `waiting ${wait}`,
  placed: (clock: string, wait: string) => `Placed ${clock}, ${wait} ago`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  noWish: 'no cutting instructions',
  wholeFish: 'one whole fish',
  /** of a line that is not in the bag */
  gone: { 'left-out': 'left out', replaced: 'replaced' },
  rider: (name: string) => `with ${name}`,
  total: 'To pay',
  credited: (sum: string) => `(less ${sum} by credit note)`,
  call: (phone: string) => `Call ${phone}`,
  map: 'Map',
  mapOf: (area: string) => `Map to ${area}`,
  print: 'Print',
  toBoard: 'Back to the board',
  toRound: 'Back to the round',
  buyer: 'Customer',
  lines: 'Items',
  history: 'What happened',
  barcodeOf: (number: string) => `Barcode of order ${number}`,
  fishColumns: { fish: 'Fish', cut: 'Size and cut', packs: 'Packs', weight: 'Weight' },
  all: 'Total',

  weigh: 'Weigh',
  more: 'More',
  moreOf: (number: string) => `More for order ${number}`,
  close: 'Close',
  back: 'Cancel',
  sending: 'Sending...',
  waiting: 'Not sent yet: you are offline.',
  tellsBuyer: 'The customer gets a message half a minute later.',
  undo: (wait: string) => `Undo (${wait} left)`,
  undoHead: 'Just done',
  undoOf: (number: string, done: string) => `${number}: ${done}`,
  chooseRider: 'Which rider?',
  noRiders: 'No riders yet. The owner adds them.',
  withRider: (rider: string) => `Give to ${rider}`,
  whyReject: 'Why is it declined? The customer reads this.',
  whyNotDelivered: 'Why was it not delivered?',
  otherReason: 'Another reason',
  otherReasonHint: 'In a few words, max 200 letters',
  needsReason: 'Choose a reason, or type one.',
  useReason: (move: string) => `${move} for this reason`,

  notSent: (count: number) => `${count} not sent`,
  notSentMore: 'You are offline. What you did is saved here and sent once, as soon as you are online.',
  needsLook: 'Check this',
  conflict: (what: string, when: string) => `${what}, ${when}.`,
  conflictLost: (move: string) => `So '${move}' was not done. The order is shown as it is now.`,
  refused: (move: string) => `'${move}' was not done.`,
  undone: 'Undo',
  seen: 'OK',
} as const

/** How long an order waits, in little room. */
export const shortWaits = {
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  hoursAndMinutes: (hours: number, minutes: string) => `${hours} h ${minutes}`,
} as const

/** The states in the words of the counter. */
export const stateWords = {
  Pending: 'New',
  Confirmed: 'Confirmed',
  Cutting: 'Being cut',
  Packed: 'Packed',
  'Out for delivery': 'Out for delivery',
  Delivered: 'Delivered',
  'Not delivered': 'Not delivered',
  Returned: 'Returned',
  Rejected: 'Declined',
  Canceled: 'Cancelled by customer',
} as const satisfies Record<OrderStatus, string>

/** What a button says. */
export const moveWords: Readonly<Record<Move, string>> = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  reject: 'Decline',
  'start-cutting': 'Start cutting',
  pack: 'Pack',
  'send-out': 'Send out',
  deliver: 'Delivered',
  'not-delivered': 'Not delivered',
  'take-back': 'Back in the shop',
  lapse: 'Not verified',
  'note-delivered': 'Delivered',
  'put-away': 'Put away',
}

/** When orders are delivered, as staff read it on board, lists and paper: `slot` is 'today, 7-9 am'. */
export const staffSlotWords = {
  comes: (slot: string) => `Delivery: ${slot}`,
  none: 'no slot',
  all: 'All slots',
  choice: 'Slot',
  counted: (slot: string, count: number) => `${slot}: ${count}`,
} as const
