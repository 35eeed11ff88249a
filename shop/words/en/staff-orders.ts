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
}

/** What was done, and by whom. */
export const doneWords: Readonly<Record<string, (who: string) => string>> = {
  place: (who) => (who === whoWords.shopper ? 'Placed' : `Placed by ${who}`),
  cancel: (who) => `Cancelled by ${within(who)}`,
  change: (who) => `Changed by ${within(who)}`,
  confirm: (who) => `Confirmed by ${who}`,
  reject: (who) => `Declined by ${who}`,
  'start-cutting': (who) => `Cutting started by ${who}`,
  pack: (who) => `Packed by ${who}`,
  'send-out': (who) => `Sent out by ${who}`,
  deliver: (who) => `Delivered by ${who}`,
  'not-delivered': (who) => `${who} could not deliver it`,
  'take-back': (who) => `Brought back by ${who}`,
  lapse: () => 'Cancelled, as the mobile was not verified',
  'note-delivered': (who) => `Marked as delivered by ${who}`,
  undo: (who) => `Last step undone by ${who}`,
  weigh: (who) => `Item weighed by ${who}`,
  give: (who) => `Extra given free by ${who}`,
  ask: (who) => `Customer asked by ${who} about a weight`,
  agree: (who) => `Weight accepted by ${within(who)}`,
  decline: (who) => `Weight declined by ${within(who)}`,
  'leave-out': (who) => `Item left out by ${who}`,
  replace: (who) => `Replacement given by ${who}`,
}

export const doneOtherwise = (who: string) => `Changed by ${within(who)}`

/** Who did it, where it was nobody of the staff. */
export const whoWords = { shopper: 'Customer', command: 'Operator' } as const

/** Within a sentence: 'the customer'. */
const within = (who: string): string => (who === whoWords.shopper ? 'the customer' : who)

export const withReason = (what: string, reason: string) => `${what}: ${reason}`

/** Of what was not delivered: nobody answered the telephone either. */
export const andCalled = (what: string) => `${what}, called, no answer`

/** The reasons that staff give in one tap. They are stored as codes. */
export const reasonNames = {
  'sold-out': 'Out of stock',
  'not-fresh-today': 'Not fresh enough today',
  'cannot-reach-you': 'We cannot reach you',
  'too-far-today': 'Too far today',
  'nobody-there': 'Nobody there',
  'they-refused': 'Refused',
  'wrong-address': 'Wrong address',
  'wants-it-later': 'Wants it later',
  'many-orders': 'Many orders today',
  'fish-came-late': 'Fish came late',
  'heavy-rain': 'Heavy rain',
  'no-boats': 'No boats',
  'bandh-today': 'Bandh',
  'festival-today': 'Festival',
  'much-traffic': 'Traffic',
  'too-little-of-it': 'Not enough of it',
  'cut-down': 'Cut down',
  'weighed-wrong': 'Weighed wrong',
  'another-piece': 'Another piece',
  'weighed-without-line': 'Weighed offline',
  'past-its-use-by': 'Past its use-by date',
  'soft-or-smells': 'Soft or smelly',
  'cut-wrong': 'Cut wrong',
  'it-fell': 'Dropped',
  'it-spoiled': 'Spoiled',
  'it-is-damaged': 'Damaged',
  'given-away': 'Given free',
  'counted-wrong-before': 'Counted wrong before',
  'lost-water': 'Lost water',
  'not-noted-coming': 'Not recorded when it came',
  'not-noted-going': 'Not recorded when it went',
  'an-advertisement': 'An advertisement',
  'insults-somebody': 'Insults somebody',
  'names-a-person': 'Names a private person',
  'not-about-our-fish': 'Not about our fish',
  'written-twice': 'Written twice',
} as const
