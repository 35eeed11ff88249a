import type { Move } from '#shop/orders/moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

/** What staff read of an order and of its moves, on every screen that shows one. */
export const staffOrderWords = {
  number: (number: string) => `Order ${number}`,
  late: 'Late',
  waits: { asked: 'Buyer is asked', unanswered: 'No answer: call', declined: 'Buyer said no' },
  since: (clock: string, wait: string) => `since ${clock}, ${wait}`,
  placed: (clock: string, wait: string) => `Placed ${clock}, ${wait} ago`,
  line: (quantity: number, title: string) => `${quantity} × ${title}`,
  noWish: 'no wish',
  wholeFish: 'one whole fish',
  /** of a line that is not in the bag */
  gone: { 'left-out': 'left out', replaced: 'replaced' },
  note: 'Note:',
  rider: (name: string) => `with ${name}`,
  total: 'To pay',
  credited: (sum: string) => `(${sum} is credited)`,
  call: (phone: string) => `Call ${phone}`,
  map: 'Map',
  mapOf: (area: string) => `Map to ${area}`,
  print: 'Print',
  toBoard: 'Back to the board',
  toRound: 'Back to the round',
  buyer: 'Buyer',
  lines: 'What was ordered',
  history: 'What happened',
  barcodeOf: (number: string) => `Barcode of order ${number}`,
  fishColumns: { fish: 'Fish', cut: 'Size and cut', packs: 'Packs', weight: 'Weight' },
  all: 'All',

  weigh: 'Weigh',
  more: 'More',
  moreOf: (number: string) => `More for order ${number}`,
  close: 'Close',
  back: 'Keep it as it is',
  sending: 'Being sent …',
  waiting: 'Not sent yet: no line to the shop.',
  tellsBuyer: 'The buyer gets a message, half a minute later.',
  undo: (wait: string) => `Undo (${wait} left)`,
  undoHead: 'Just done',
  undoOf: (number: string, done: string) => `${number}: ${done}`,
  chooseRider: 'Who takes it out?',
  noRiders: 'No rider works here yet. The owner adds one.',
  withRider: (rider: string) => `Send out with ${rider}`,
  whyReject: 'Why is it rejected? The buyer reads this.',
  whyNotDelivered: 'Why was it not delivered?',
  otherReason: 'Another reason',
  otherReasonHint: 'In a few words, 200 letters at most',
  needsReason: 'Choose a reason, or type one.',
  useReason: (move: string) => `${move}: for this reason`,

  notSent: (count: number) => `${count} not sent`,
  notSentMore: 'The line to the shop is gone. What you did is kept here and sent once, as soon as the line is back.',
  needsLook: 'Needs a look',
  conflict: (who: string, what: string, when: string) => `${who} ${what} at ${when}.`,
  conflictLost: (move: string) => `So '${move}' was not done. The order is shown as it stands now.`,
  refused: (move: string) => `'${move}' was not done.`,
  undone: 'Undo',
  seen: 'Seen',
} as const

/** The states in the words of the counter. */
export const stateWords = {
  Pending: 'New',
  Confirmed: 'Confirmed',
  Cutting: 'Cutting',
  Packed: 'Packed',
  'Out for delivery': 'Out for delivery',
  Delivered: 'Delivered',
  'Not delivered': 'Not delivered',
  Returned: 'Returned',
  Rejected: 'Rejected',
  Canceled: 'Cancelled by the customer',
} as const satisfies Record<OrderStatus, string>

/** What a button says. */
export const moveWords: Readonly<Record<Move, string>> = {
  cancel: 'Cancel',
  confirm: 'Confirm',
  reject: 'Reject',
  'start-cutting': 'Start cutting',
  pack: 'Packed',
  'send-out': 'Send out',
  deliver: 'Delivered',
  'not-delivered': 'Not delivered',
  'take-back': 'Take back',
  lapse: 'Not verified',
  'note-delivered': 'Delivered',
}

/** What somebody has done, behind their name. */
export const doneWords: Readonly<Record<string, string>> = {
  place: 'placed it',
  cancel: 'canceled it',
  change: 'changed it',
  confirm: 'confirmed it',
  reject: 'rejected it',
  'start-cutting': 'started cutting',
  pack: 'packed it',
  'send-out': 'sent it out',
  deliver: 'delivered it',
  'not-delivered': 'could not deliver it',
  'take-back': 'took it back',
  lapse: 'was cancelled: the mobile was not verified',
  'note-delivered': 'noted it as delivered',
  undo: 'undid the last step',
  weigh: 'weighed something of it',
  give: 'gave the buyer what was too much of it',
  ask: 'weighed something of it, and the buyer was asked',
  agree: 'said yes to a weight',
  decline: 'said no to a weight',
  'leave-out': 'left something of it out',
  replace: 'replaced something of it',
}

export const doneOtherwise = 'changed it'

export const whoWords = { shopper: 'The buyer', command: 'A command' } as const

export const withReason = (what: string, reason: string) => `${what}: ${reason}`

/** The reasons that staff give in one tap, in the reader's words: stored as codes. */
export const reasonNames = {
  'sold-out': 'Sold out',
  'not-fresh-today': 'Not fresh enough today',
  'cannot-reach-you': 'We cannot reach you',
  'too-far-today': 'Too far today',
  'nobody-there': 'Nobody there',
  'they-refused': 'Refused',
  'too-little-of-it': 'Too little of it',
  'cut-down': 'Cut down',
  'weighed-wrong': 'Weighed wrong',
  'another-piece': 'Another piece',
  'weighed-without-line': 'Weighed while there was no line',
  'past-its-use-by': 'Past its use-by',
  'soft-or-smells': 'Soft or smells',
  'cut-wrong': 'Cut wrong',
  'it-fell': 'Fell',
  'it-spoiled': 'Spoiled',
  'it-is-damaged': 'Damaged',
  'given-away': 'Given away',
  'counted-wrong-before': 'Counted wrong before',
  'lost-water': 'Lost water',
  'not-noted-coming': 'Not noted when it came',
  'not-noted-going': 'Not noted when it went',
  'an-advertisement': 'An advertisement',
  'insults-somebody': 'Insults somebody',
  'names-a-person': 'Names a private person',
  'not-about-our-fish': 'Not about our fish',
  'written-twice': 'Written twice',
} as const
