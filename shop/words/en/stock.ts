import type { Sentences } from '#shop/refusals.ts'
import type { StockDeed } from '#shop/stock/stock-hand.ts'
import type { StockMoveKind } from '#shop/stock/stock-moves.ts'
import type { SoldOutRefusal, StockRefusal } from '#shop/stock/stock-refusals.ts'
import type { BackInStockRefusal } from '#shop/wishes/back-in-stock.ts'
import { counterWords } from './counter.ts'
import { readableWeight } from './formatters.ts'

const kg = (kilos: string) => `${kilos} kg`

/** What staff read of the kilos in the cold room. */
export const stockWords = {
  title: counterWords.stock,
  lead: 'Fish in the cold room, in kg as landed. Customers can order what is left.',
  table: 'Stock by fish and size',
  size: 'Size',
  noSize: 'All sizes',
  left: 'Left',
  reserved: 'Ordered',
  kept: 'In stock',
  sold: 'Sold today',
  wasted: 'Waste today',
  bought: 'Came in today',
  notCounted: 'Not tracked, sold without limit',
  soldOut: 'Out of stock',
  backAt: (when: string) => `back ${when}`,
  change: 'Change',
  count: 'Count',
  changes: 'Actions',
  onlyCounted: 'Tracked',
  everything: 'All',
  show: 'Show',
  noneCounted: 'Nothing is tracked yet. Choose ‘All’ and count what is scarce today. The rest sells as before.',
  named: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept: string, reserved: string, left: string) =>
    `${kg(kept)} in stock. Of this ${kg(reserved)} is ordered and not weighed yet, ${kg(left)} is left.`,
  standsShort: (kept: string, reserved: string) => `${kg(kept)} in stock, ${kg(reserved)} ordered and not weighed yet.`,
  moreThanLies: (kilos: string) => `${kg(kilos)} more than in stock`,
  standsUncounted:
    'Not tracked, so customers can order any amount. Once you count it, they can order only what is left.',
  deeds: { waste: 'Mark as waste', count: 'Count' },
  what: 'What do you want to do?',
  kilos: 'Kilos',
  kilosOf: {
    waste: 'How many kg are waste?',
    count: 'How many kg are in stock?',
  },
  countHint: 'Include what is ordered and not weighed yet.',
  becomes: (left: string) => `This leaves ${kg(left)} for customers.`,
  differs: (kilos: string, isMore: boolean) => `${kg(kilos)} ${isMore ? 'more' : 'less'} than recorded.`,
  typeKilos: 'Enter kg, such as 12.5',
  moreThanNothing: 'Enter a weight above zero.',
  fromWhich: 'Of which batch?',
  leftOf: (code: string, kilos: string) => `${code}, ${kg(kilos)} left`,
  chooseBatch: 'Choose the batch.',
  noBatch: 'None of these',
  wasteList: 'Waste',
  wasteOf: (day: string) => `Waste: ${day}`,
  wasteDay: 'Day',
  wasteShow: 'Show',
  wasteNone: 'No waste on this day.',
  wasteTotal: (kilos: string, cost: string) => (cost === '' ? kilos : `${kilos}, bought for ${cost}`),
  costUnknown: 'cost not known',
  why: 'Why?',
  sayWhy: 'Choose a reason, or write one.',
  otherReason: 'Other reason',
  saving: 'Saving...',
  you: 'you',
  close: 'Close',
  more: 'Back in stock, stop tracking',
  backHead: 'When will it be back in stock?',
  backDay: 'Day',
  backHour: 'From',
  backNone: 'Not known',
  backSave: 'Show to customers',
  stop: 'Stop tracking',
  stopHint: 'Customers can then order any amount. Orders keep what they have taken.',
  history: 'History',
  historyOf: (name: string) => `${name}: history`,
  toStock: 'Back to Kilos',
  noHistory: 'No changes yet.',
  when: 'When',
  happened: 'What',
  by: 'Who',
  forOrder: (number: string) => `Order ${number}`,
  fromBatch: (code: string) => `Batch ${code}`,
  missing: (kilos: string) =>
    `${kg(kilos)} more is ordered than in stock. Check the orders for this fish, and call the customers who have to wait.`,
  undo: (wait: string) => `Undo (${wait})`,
  undoHead: 'Undo the last change',
  undone: 'Undone.',
  cameBackHead: 'Fish that came back',
  cameBackLead: 'It was weighed for an order that did not go through. Where is it now?',
  cameBackLine: (title: string, size: string, kilos: string, number: string) =>
    `${title}${size === '' ? '' : `, ${size}`}: ${kg(kilos)} from order ${number}`,
  goesBack: 'Back in the cold room',
  goesToWaste: 'Waste',
  done: {
    waste: (kilos: string) => `marked ${kg(kilos)} as waste`,
    count: (kilos: string) => `counted ${kg(kilos)}`,
    stop: () => 'stopped tracking it',
    'back-at': () => 'set when it is back',
    undo: () => 'undid the last change',
    other: () => 'changed it with its batch',
  } satisfies Record<StockDeed | 'other', (kilos: string) => string>,
  last: (who: string, done: string, when: string) => `${who} ${done}, ${when}`,
  did: (name: string, who: string, done: string) => `${name}: ${who} ${done}.`,
} as const

/** What a move of a cell is called in its history. */
export const stockMoveWords: Readonly<Record<StockMoveKind, string>> = {
  bought: 'Came in',
  counted: 'Counted',
  reserved: 'Ordered',
  released: 'Released from an order',
  sold: 'Weighed for a customer',
  wasted: 'Marked as waste',
}

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title} is out of stock. Remove it from your cart; everything else stays as it is.`
      : `Only ${readableWeight(left)} of ${title} is left. Choose less; everything else in your cart stays as it is.`,
} as const satisfies Sentences<SoldOutRefusal>

export const stockRefusals = {
  'no-such-stock': () => 'The shop does not sell this fish in this size.',
  'stock-changed': () => 'Somebody else has just changed this. Check the new figures, then press again.',
  'not-counted': () => 'This fish is not tracked. Count it first.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'None of it is free. All of it is ordered or gone.'
      : `Only ${readableWeight(left)} of it is free. The rest is ordered or gone.`,
  'batch-less-left': ({ code, left }) =>
    `Batch ${code} has only ${readableWeight(left)} left. Enter less, or choose another batch.`,
  'back-at-impossible': () => 'Choose a time within the next two months.',
  'nothing-came-back': () => 'This fish has already been recorded.',
} as const satisfies Sentences<StockRefusal>

export const backInStockWords = {
  tellMe: 'Notify me when back in stock',
  tellMeOf: (what: string) => `Notify me when back in stock: ${what}`,
  doNotTell: 'Turn off notification',
  doNotTellOf: (what: string) => `Turn off notification: ${what}`,
  willTell: (what: string) => `We will message you once when ${what} is back in stock.`,
  onceProven: (what: string) => `When ${what} is back in stock, we will message you once. Verify your mobile first.`,
  takenBack: 'Notification turned off.',
  waiting: (until: string) => `Notification is on until ${until}.`,
  waitingFor: 'Back-in-stock notifications',
  how: (mobile: string) => `One SMS to ${mobile}, from 10 am to 9 pm. We delete your request after 30 days.`,
  signInFirst: 'Log in first, so that we message only your own number.',
} as const

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title} is back in stock. You can order it now.`,
  'too-many-wishes': ({ most }) =>
    `You already have ${most} notifications on. Turn one off in your account, then try again.`,
  'wish-unknown': () => 'This notification is already off.',
} as const satisfies Sentences<BackInStockRefusal>
