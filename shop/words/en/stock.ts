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
  lead: 'What lies in the cold room, weighed as it was landed. Shoppers can order what is left.',
  table: 'Kilos by kind and size',
  size: 'Size',
  noSize: 'All of it',
  left: 'Left',
  reserved: 'Ordered',
  kept: 'Lies here',
  sold: 'Sold today',
  wasted: 'Wasted today',
  bought: 'Came today',
  notCounted: 'Not counted: sells whatever is ordered',
  soldOut: 'Nothing left',
  backAt: (when: string) => `back ${when}`,
  change: 'Change',
  count: 'Count',
  changes: 'Do',
  onlyCounted: 'Only what is counted',
  everything: 'Everything',
  show: 'Which are shown',
  noneCounted: 'Nothing is counted yet. Choose ‘Everything’, and count what is scarce today; the rest sells as before.',
  named: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  stands: (kept: string, reserved: string, left: string) =>
    `${kg(kept)} lie here. ${kg(reserved)} of it are ordered and not weighed yet, ${kg(left)} are left.`,
  standsShort: (kept: string, reserved: string) =>
    `${kg(kept)} lie here, ${kg(reserved)} are ordered and not weighed yet.`,
  moreThanLies: (kilos: string) => `${kg(kilos)} more than lies here`,
  standsUncounted:
    'It is not counted: it sells whatever is ordered. Once you count it, shoppers can order what is left.',
  deeds: { receive: 'Take in', waste: 'Throw away', count: 'Count' },
  what: 'What do you do?',
  kilos: 'Kilos',
  kilosOf: {
    receive: 'How many kilos came?',
    waste: 'How many kilos are thrown away?',
    count: 'How many kilos lie here?',
  },
  countHint: 'With what is ordered and not weighed yet.',
  becomes: (left: string) => `Then ${kg(left)} are left for shoppers.`,
  differs: (kilos: string, isMore: boolean) => `${kg(kilos)} ${isMore ? 'more' : 'less'} than the books say.`,
  typeKilos: 'Type the kilos, as 12.5',
  moreThanNothing: 'Type more than nothing.',
  why: 'Why?',
  sayWhy: 'Say why: one tap, or a few words.',
  otherReason: 'Other reason',
  saving: 'Writing it down...',
  you: 'you',
  close: 'Close',
  more: 'When it is back, stop counting',
  backHead: 'When is it back?',
  backDay: 'Day',
  backHour: 'From',
  backNone: 'Nobody knows',
  backSave: 'Tell shoppers',
  stop: 'Stop counting it',
  stopHint: 'It then sells whatever is ordered. What orders have taken stays theirs.',
  history: 'All that happened',
  historyOf: (name: string) => `${name}: all that happened`,
  toStock: 'Back to the kilos',
  noHistory: 'Nothing happened here yet.',
  when: 'When',
  happened: 'What',
  by: 'Who',
  forOrder: (number: string) => `Order ${number}`,
  fromBatch: (code: string) => `Batch ${code}`,
  missing: (kilos: string) =>
    `${kg(kilos)} are promised to orders and do not lie here. Look at the orders of this fish, and call who must wait.`,
  undo: (wait: string) => `Undo (${wait})`,
  undoHead: 'Take back what was done last',
  undone: 'Taken back.',
  cameBackHead: 'What came back',
  cameBackLead: 'It was weighed for an order that came to nothing. Where is it now?',
  cameBackLine: (title: string, size: string, kilos: string, number: string) =>
    `${title}${size === '' ? '' : `, ${size}`}: ${kg(kilos)} of order ${number}`,
  goesBack: 'In the cold room again',
  goesToWaste: 'Thrown away',
  done: {
    receive: (kilos: string) => `took in ${kg(kilos)}`,
    waste: (kilos: string) => `threw ${kg(kilos)} away`,
    count: (kilos: string) => `counted ${kg(kilos)}`,
    stop: () => 'stopped counting it',
    'back-at': () => 'said when it is back',
    undo: () => 'took the last act back',
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
  released: 'Free again',
  sold: 'Weighed for a buyer',
  wasted: 'Thrown away',
}

export const soldOutRefusals = {
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `${title} is sold out. Take it out of your cart; everything else stays as it is.`
      : `Only ${readableWeight(left)} of ${title} is left. Choose less of it; everything else in your cart stays as it is.`,
} as const satisfies Sentences<SoldOutRefusal>

export const stockRefusals = {
  'no-such-stock': () => 'The shop sells nothing of this kind and size.',
  'stock-changed': () => 'Somebody was here before you. Look at what it is now, and press again if it is still right.',
  'not-counted': () => 'It is not counted. Count it first.',
  'more-than-left': ({ left }) =>
    left === 0
      ? 'Nothing of it is free: all of it is promised to orders, or gone.'
      : `Only ${readableWeight(left)} of it is free: the rest is promised to orders, or gone.`,
  'back-at-impossible': () => 'Choose a time from now on, within two months.',
  'nothing-came-back': () => 'This fish is settled already.',
} as const satisfies Sentences<StockRefusal>

export const backInStockWords = {
  tellMe: 'Tell me when it is back',
  tellMeOf: (what: string) => `Tell me when it is back: ${what}`,
  doNotTell: 'Do not tell me',
  doNotTellOf: (what: string) => `Do not tell me: ${what}`,
  willTell: (what: string) => `We will tell you once when ${what} is back.`,
  onceProven: (what: string) =>
    `We will tell you once when ${what} is back, as soon as your mobile has answered a code.`,
  takenBack: 'We will not tell you.',
  waiting: (until: string) => `You wait for it, until ${until}.`,
  waitingFor: 'What you wait for',
  how: (mobile: string) => `One text message to ${mobile}, from 10 am to 9 pm. After 30 days we forget it.`,
  signInFirst: 'You sign in for this: we tell only a number that is yours.',
} as const

export const backInStockRefusals = {
  'in-stock': ({ title }) => `${title} is back: you can order it now.`,
  'too-many-wishes': ({ most }) =>
    `You are waiting for ${most} things already. Take one back in your account, then ask again.`,
  'wish-unknown': () => 'You are not waiting for this any more.',
} as const satisfies Sentences<BackInStockRefusal>
