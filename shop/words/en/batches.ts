import type { Cut } from '#shop/catalogue/cuts.ts'
import { readableShort } from '#shop/money.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { BatchRefusal } from '#shop/staff/counter-refusals.ts'
import type { BatchMove, BatchOrigin } from '#shop/stock/batches.ts'
import type { CameInQuestion } from '#shop/stock/came-in.ts'
import { wholeGrams } from '#shop/weight.ts'
import { counterWords } from './counter.ts'
import { clockInWords, dayInWords, namedDay, readableWeight } from './formatters.ts'
import { timeWords } from './measures.ts'

/** What staff read of what was landed together. */
export const batchesWords = {
  title: counterWords.batches,
  lead: 'Fish landed together. The batch to use first is on top.',
  which: { open: 'In stock', 'used-up': 'Used up' },
  none: { open: 'No batches in stock.', 'used-up': 'No batches used up yet.' },
  fish: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  batch: (code: string) => `Batch ${code}`,
  past: (count: number) => (count === 1 ? '1 batch is past its use-by' : `${count} batches are past their use-by`),
  pastMore: 'It can no longer be packed. Mark what is left as waste to clear it from this list.',
  isPast: 'PAST USE-BY',
  isRecalled: 'RECALLED',
  mixed: 'Mixed sizes',
  notForSale: 'Not for sale until sorted',
  recalled: (at: number, reason: string) => `Recalled ${dayInWords(at)}, ${clockInWords(at)}: ${reason}`,
  packUntil: (day: string) => `Use by ${namedDay(day)}`,
  packToday: 'Use by TODAY',
  packTomorrow: 'Use by tomorrow',
  left: (kilos: string) => `${kilos} left`,
  landed: (when: string, jetty: string) => `Landed ${when}, ${jetty}`,
  dayAndHour: (day: string, hour: number | undefined) =>
    hour === undefined ? namedDay(day) : timeWords.dayAndClock(namedDay(day), timeWords.clock(hour, 0)),
  notRecorded: 'not recorded',

  balance: 'Where it went',
  cameIn: 'Came in',
  toLines: 'In orders',
  waste: 'Waste',
  leftNow: 'Left',
  leftBelow: 'More was weighed than came in. Count what is there.',
  sum: (came: string, lines: string, waste: string, left: string) => `${came} = ${lines} + ${waste} + ${left}`,
  facts: 'Where it is from',
  when: 'Landed',
  jetty: 'Jetty',
  boat: 'Boat or gear',
  supplier: 'Supplier',
  origin: 'Wild or farmed',
  origins: { wild: 'Wild', farmed: 'Farmed', '': 'not recorded' } satisfies Record<BatchOrigin, string>,
  temperature: 'Temperature on arrival',
  degrees: (tenths: number) => `${tenths / 10} °C`,
  lastDay: 'Use by',
  cost: 'Purchase rate per kg',
  note: 'Note',
  takenIn: 'Added',
  publicPage: 'What customers see',

  throwAway: 'Mark as waste',
  throwHead: (code: string) => `How much of ${code} is waste?`,
  throwing: 'Saving...',
  whyWaste: 'Reason',
  count: 'Count what is left',
  countHead: (code: string) => `How much of ${code} is left?`,
  countHint: 'Put all of it on the scale. The difference is recorded.',
  counting: 'Saving...',
  noteWhy: 'Note',
  sort: 'Sort into sizes',
  sortHead: (code: string) => `Which sizes are in ${code}?`,
  sortMeans: (left: string) =>
    `${left} to sort. Leave a size empty if there is none. What you do not enter stays in this batch.`,
  sortNothing: 'Enter the kilos of one size at least.',
  sorting: 'Saving...',
  sortedInto: 'Sorted into',
  sortedFrom: 'Sorted out of',
  wasteCost: (amount: string) => `Bought for ${amount}`,
  recall: 'Recall',
  recallHead: (code: string) => `Recall ${code}?`,
  recallMeans: (orders: number) =>
    orders === 0
      ? 'It can no longer be packed, and its page tells customers. No order has it. This cannot be undone.'
      : `It can no longer be packed, and its page tells customers. ${orders === 1 ? '1 order has' : `${orders} orders have`} it. You will see which, and call each customer. This cannot be undone.`,
  recallOthers: (code: string) =>
    `It was sorted out of ${code}. That batch and its other sizes stay on sale. To recall all of it, recall ${code}.`,
  recallWhy: 'Reason, which customers can read',
  recallMissing: 'Write the reason.',
  recalling: 'Recalling...',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  kilos: 'Kilos',
  kilosHint: 'Such as 4.2 (kg), or 4200 g.',
  noKilos: 'This is not a valid weight. Enter kg such as 4.2, or grams such as 4200 g.',
  done: 'Saved.',
  faster: (who: string, what: string, at: number) => `${who}, ${clockInWords(at)}: ${what}.`,

  moves: 'History',
  moved: {
    in: (grams) => `${grams} came in`,
    'to-line': (grams) => `${grams} weighed for an order`,
    'from-line': (grams) => `${grams} returned from an order`,
    waste: (grams) => `${grams} marked as waste`,
    count: (grams) => `${grams} counted`,
    'sorted-out': (grams) => `${grams} sorted into sizes`,
    'sorted-in': (grams) => `${grams} sorted out of a mixed batch`,
    undo: (grams) => `${grams} undone`,
    recall: () => 'recalled',
  } satisfies Record<BatchMove, (grams: string) => string>,
  more: (grams: string) => `${grams} more than recorded`,
  missing: (grams: string) => `${grams} missing`,
  isUndone: 'undone',
  because: (reason: string) => `Reason: ${reason}`,

  orders: 'Orders packed from this batch',
  noOrders: 'No orders from this batch.',
  order: (number: string) => `Order ${number}`,
  toTell: (count: number) => (count === 1 ? '1 customer still to be called' : `${count} customers still to be called`),
  call: (phone: string) => `Call ${phone}`,
  told: 'Mark as told',
  toldOf: (number: string) => `Order ${number}: customer told.`,
  toldThem: (number: string) => `Mark as told: order ${number}`,
  toldBy: (who: string, at: number) => `Told by ${who}, ${dayInWords(at)}, ${clockInWords(at)}`,
  notTold: 'Not told yet',
} as const

/** What came from the jetty: batch and kilos in one act. */
export const cameInWords = {
  title: 'Fish came in',
  today: 'Today',
  tap: 'Tap the fish that came in.',
  fish: 'Fish',
  otherFish: 'Other fish',
  lessFish: 'Fewer fish',
  newFish: 'New fish',
  cameToday: (kilos: string) => `${kilos} came in today`,
  size: 'Size',
  mixed: 'Mixed',
  chooseSize: 'Choose the size.',
  other: 'Other',
  nameOfSupplier: 'Name of the supplier',
  longName: 'This name is too long. Use at most 80 letters.',
  kilos: 'Kilos',
  rate: '₹ per kg',
  more: 'Jetty, boat, wild or farmed, use-by',
  lead: 'Leave empty what you do not know. Customers then see ‘not recorded’.',
  landedDay: 'Landed on',
  landedHour: 'Landing time',
  hourUnknown: 'Hour not known',
  lastDayHint: 'Last day on which it can be packed.',
  temperature: 'Temperature, °C',
  noDay: 'Choose a day.',
  noTemperature: 'Enter degrees such as 1.5.',
  noKilos: 'Enter kilos such as 30 or 12.5.',
  moreThanNothing: 'Enter a weight above zero.',
  tooMuch: 'At most 10,000 kg at once.',
  noRate: 'Enter rupees such as 380 or 380.50.',
  after: 'What changes',
  inStock: (fish: string) => `${fish} in stock`,
  becomes: (before: string, after: string) => `${before} to ${after} kg`,
  notTracked: 'Not tracked',
  sellingRate: 'Selling rate',
  margin: 'Margin',
  marginOf: (amount: string, percent: number | undefined) =>
    percent === undefined ? amount : `${amount}, ${percent}%`,
  notKnownYet: 'not known',
  save: 'Save, next fish',
  saving: 'Saving...',
  answerFirst: 'Answer first',
  yes: {
    'same-delivery': 'Another delivery, save',
    'far-off-rate': 'The rate is right, save',
    'far-off-kilos': 'The kilos are right, save',
  } satisfies Record<CameInQuestion, string>,
  no: {
    'same-delivery': 'The same, do not save',
    'far-off-rate': 'Change the rate',
    'far-off-kilos': 'Change the kilos',
  } satisfies Record<CameInQuestion, string>,
  saved: (fish: string, kilos: string) => `${fish}, ${kilos} saved`,
  onSale: (code: string) => `Batch ${code}, on sale now.`,
  toSort: (code: string) => `Batch ${code}, not for sale until sorted.`,
  undone: (fish: string) => `${fish}: undone, as if it never came in.`,
  notSaved: 'Not saved.',
  list: 'Came in today',
  none: 'Nothing came in today yet.',
  change: 'Change',
  sort: 'Sort',
  finished: 'Finished for now',
  back: 'Back to stock',
} as const

/** Words about the batch of an item, at the scale. */
export const lineBatchWords = {
  from: 'Batch',
  none: 'Not recorded',
  until: (day: string, left: string) => `use by ${day}, ${left} left`,
  today: 'today',
  scanned: (code: string) => `Batch ${code} chosen.`,
  noLine: 'Choose an item first, then scan its batch.',
} as const

/** Why the counter cannot do this with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `Batch ${code} does not exist. Check the code.`,
  'batch-other-fish': ({ code }) => `Batch ${code} is of another fish or size.`,
  'batch-past-use-by': ({ code, useBy }) =>
    `The use-by of batch ${code} was ${namedDay(useBy)}. It can no longer be packed.`,
  'batch-recalled': ({ code }) => `Batch ${code} is recalled. It can no longer be packed.`,
  'batch-mixed': ({ code }) => `Batch ${code} has several sizes. Sort it first.`,
  'batch-not-mixed': () => 'This batch has one size.',
  'sorted-more-than-left': ({ left }) =>
    `Only ${readableWeight(wholeGrams(left))} of it is left. Count the batch first, or enter less.`,
  'same-delivery': ({ who, title, size, grams, minutes }) => {
    const fish = size === '' ? title : `${title}, ${size}`
    const when = minutes === 0 ? 'just now' : `${minutes} min ago`
    return `${who === '' ? 'Somebody' : who} saved ${readableWeight(wholeGrams(grams))} of ${fish} ${when}. Is this another delivery?`
  },
  'far-off-rate': ({ paise, last }) =>
    `Is ${readableShort(paise)} per kg right? Last time it was ${readableShort(last)}.`,
  'far-off-kilos': ({ grams }) => `Is ${readableWeight(wholeGrams(grams))} right? That is far more than usual.`,
  'batch-weight-impossible': () => 'Enter a weight in whole grams, from 1 g to 10,000 kg.',
  'batch-use-by-past': () => 'This use-by is over. Choose today or a later day.',
  'batch-landed-later': () => 'The landing day cannot be later than today.',
  'batch-landed-long-ago': ({ days }) => `The landing day is more than ${days} days ago. Check the year and the month.`,
  'batch-use-by-far': ({ days }) => `The use-by day is more than ${days} days away. Check the year and the month.`,
  'nothing-to-undo': () => 'This was undone already, or cannot be undone.',
  'batch-in-use': () => 'Some of it has already been used. Count what is left instead.',
  'batch-recalled-already': () => 'This batch has already been recalled.',
  'batch-moved': () => 'Somebody else has just changed this batch. Check it, then press again.',
  'batch-fish-unknown': () => 'The shop does not sell this fish, or not in this size.',
  'kilos-promised': ({ left }) =>
    `Only ${readableWeight(left)} can be taken, because the rest is ordered. Count the stock of this fish first.`,
  'recall-order-not-there': () => 'That order has no fish from this batch.',
  'yield-moved': () => 'New weighings have changed the figure. Check it, then press again.',
  'recall-told-already': () => 'This customer has already been told.',
} as const satisfies Sentences<BatchRefusal>

/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'not recorded',
  noPlace: 'jetty not recorded',
  noBoat: 'boat or gear not recorded',
  landing: (when: string, where: string, boat: string) => `${when}, ${where}; ${boat}`,
  landed: 'Landed',
  /** of a product */
  cutToday: 'Today’s catch, landed',
  ofSizes: (sizes: string, landing: string) => `${sizes}: ${landing}`,
  batch: (code: string, landing: string) => `Batch ${code}, landed ${landing}`,
  isRecalled: 'This batch has been recalled. Do not eat it. Please call us.',
} as const

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish: string) => `Where your ${fish} came from`,
  batch: (code: string) => `Batch ${code}`,
  recalled: 'This batch has been recalled.',
  doNotEat: 'Please do not eat it.',
  call: (phone: string) => `Call us at ${phone}. You will get your money back.`,
  because: (reason: string) => `Reason: ${reason}`,
  facts: {
    fish: 'Fish',
    size: 'Size',
    landed: 'Landed',
    jetty: 'Jetty',
    boat: 'Boat or gear',
    origin: 'Wild or farmed',
    temperature: 'Temperature when we received it',
    lastDay: 'Last day on which we pack it',
  },
  degrees: (tenths: number) => `${tenths / 10} °C`,
  origins: { wild: 'Wild', farmed: 'Farmed', '': 'not recorded' },
  honest: 'Anything not noted when the fish came in shows as ‘not recorded’. Nothing is added here later.',
} as const

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'Weight before cleaning', gross: 'Weight after cleaning' },
  noted: {
    net: (typed: string) => `Before cleaning: ${typed}`,
    gross: (typed: string) => `After cleaning: ${typed}`,
  },
  hint: 'Of the same fish, for the yield book. Leave empty if nobody weighed it.',
  noWeight: 'The weight before or after cleaning is not valid. Enter it again, or leave it empty.',
} as const

/** The yield book: how much of a fish is left after cleaning. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: 'How much of 100 g is left after cleaning, by weighings before and after. Product pages show the figure that the owner accepts.',
  ownerOnly: 'Only the owner can accept a figure.',
  cuts: { whole: 'whole', cut: 'cut', marinated: 'marinated' } satisfies Record<Cut, string>,
  of: (title: string, cut: string) => `${title}, ${cut}`,
  about: (percent: number) => `About ${percent}%`,
  asOpened: 'since the shop opened; not weighed here',
  own: (percent: number, from: number, to: number) => `${percent}%, from ${from} to ${to}%`,
  noddedBy: (who: string, day: string, samples: number) => `accepted by ${who}, ${day}, from ${samples} weighings`,
  weighed: (samples: number, enough: number) =>
    samples < enough ? `${samples} of ${enough} weighed before and after` : `${samples} weighed before and after`,
  proposed: (percent: number, from: number, to: number, samples: number) =>
    `${samples} weighings show ${percent}%, from ${from} to ${to}%.`,
  nod: (percent: number) => `Use ${percent}% from now on`,
  nodOf: (title: string, cut: string, percent: number) => `Use ${percent}% from now on: ${title}, ${cut}`,
  nodded: (title: string, cut: string, percent: number) => `${title}, ${cut}: product pages now show ${percent}%.`,
} as const
