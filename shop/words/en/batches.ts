import type { Cut } from '#shop/catalogue/product.ts'
import type { Sentences } from '#shop/refusals.ts'
import type { BatchRefusal } from '#shop/staff/counter-refusals.ts'
import type { BatchMove, BatchOrigin } from '#shop/stock/batches.ts'
import { counterWords } from './counter.ts'
import { clockInWords, dayInWords, namedDay, readableWeight } from './formatters.ts'
import { timeWords } from './measures.ts'

/** What staff read of what was landed together. */
export const batchesWords = {
  title: counterWords.batches,
  lead: 'What was landed together. The one to use first stands first.',
  which: { open: 'In the shop', 'used-up': 'Used up' },
  none: { open: 'Nothing is in the shop that was taken in as a batch.', 'used-up': 'No batch is used up yet.' },
  takeIn: 'Take in a batch',
  takingIn: 'Taking it in…',
  fish: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  batch: (code: string) => `Batch ${code}`,
  past: (count: number) => (count === 1 ? '1 batch is past its use-by' : `${count} batches are past their use-by`),
  pastMore: 'Nothing of it is packed any more. Throw away what is left, and it is off this list.',
  isPast: 'PAST ITS USE-BY',
  isRecalled: 'RECALLED',
  recalled: (at: number, reason: string) => `Recalled ${dayInWords(at)}, ${clockInWords(at)}: ${reason}`,
  packUntil: (day: string) => `Use by ${namedDay(day)}`,
  packToday: 'Use by TODAY',
  packTomorrow: 'Use by tomorrow',
  left: (kilos: string) => `${kilos} left`,
  landed: (when: string, jetty: string) => `Landed ${when}, ${jetty}`,
  dayAndHour: (day: string, hour: number | undefined) =>
    hour === undefined ? namedDay(day) : timeWords.dayAndClock(namedDay(day), timeWords.clock(hour, 0)),
  notRecorded: 'not recorded',
  crate: 'Write this code on the crate.',

  balance: 'What became of it',
  cameIn: 'Came in',
  toLines: 'In orders',
  waste: 'Thrown away',
  leftNow: 'Left',
  leftBelow: 'More of it was weighed than came in. Count what is there.',
  sum: (came: string, lines: string, waste: string, left: string) => `${came} = ${lines} + ${waste} + ${left}`,
  facts: 'Where it is from',
  when: 'Landed',
  jetty: 'Landing place',
  boat: 'Boat or gear',
  supplier: 'Supplier',
  origin: 'Wild or farmed',
  origins: { wild: 'Wild', farmed: 'Farmed', '': 'not recorded' } satisfies Record<BatchOrigin, string>,
  temperature: 'Temperature when it came',
  degrees: (tenths: number) => `${tenths / 10} °C`,
  lastDay: 'Use by',
  cost: 'Cost of a kilo',
  note: 'Note',
  takenIn: 'Taken in',
  publicPage: 'What shoppers see of it',

  throwAway: 'Throw some away',
  throwHead: (code: string) => `How much of ${code} is thrown away?`,
  throwing: 'Writing it down…',
  whyWaste: 'Why',
  count: 'Count what is left',
  countHead: (code: string) => `What is left of ${code}?`,
  countHint: 'Put all of it on the scale. The difference is written down.',
  counting: 'Counting…',
  noteWhy: 'Note',
  recall: 'Recall it',
  recallHead: (code: string) => `Recall ${code}?`,
  recallMeans: (orders: number) =>
    orders === 0
      ? 'Nothing of it is packed any more, and its page says so. No order holds it. This cannot be taken back.'
      : `Nothing of it is packed any more, and its page says so. ${orders === 1 ? '1 order holds' : `${orders} orders hold`} it: you see which, and call each buyer. This cannot be taken back.`,
  recallWhy: 'Why, in words that shoppers may read',
  recallMissing: 'Write down why.',
  recalling: 'Recalling it…',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  kilos: 'Kilos',
  kilosHint: 'As 4.2 for kilos, or 4200 g.',
  noKilos: 'This is no weight. Type kilos as 4.2, or grams as 4200 g.',
  done: 'Written down.',
  faster: (who: string, what: string, at: number) => `${who}, ${clockInWords(at)}: ${what}.`,

  moves: 'What happened',
  moved: {
    in: (grams) => `${grams} came in`,
    'to-line': (grams) => `${grams} weighed for an order`,
    'from-line': (grams) => `${grams} back from an order`,
    waste: (grams) => `${grams} thrown away`,
    count: (grams) => `${grams} counted`,
    undo: (grams) => `${grams} undone`,
    recall: () => 'recalled',
  } satisfies Record<BatchMove, (grams: string) => string>,
  more: (grams: string) => `${grams} more than was known`,
  missing: (grams: string) => `${grams} missing`,
  isUndone: 'undone',
  because: (reason: string) => `Reason: ${reason}`,

  orders: 'Orders that hold it',
  noOrders: 'No order holds it.',
  order: (number: string) => `Order ${number}`,
  toTell: (count: number) => (count === 1 ? '1 buyer is still to be called' : `${count} buyers are still to be called`),
  call: (phone: string) => `Call ${phone}`,
  told: 'Told them',
  toldOf: (number: string) => `Told the buyer of ${number}`,
  toldThem: (number: string) => `Told them: order ${number}`,
  toldBy: (who: string, at: number) => `Told by ${who}, ${dayInWords(at)}, ${clockInWords(at)}`,
  notTold: 'Not told yet',
} as const

/** Words for taking in a batch. */
export const takeInWords = {
  title: 'Take in a batch',
  lead: 'What you do not know stays empty: shoppers then read ‘not recorded’.',
  species: 'Fish',
  chooseFish: 'Choose the fish',
  size: 'Size',
  anySize: 'Any size, or mixed',
  kilos: 'Kilos',
  landedDay: 'Landed on',
  landedHour: 'Landed at',
  hourUnknown: 'Hour not known',
  jetty: 'Landing place',
  jettyHint: 'As ‘Sassoon Dock’.',
  boat: 'Boat or gear',
  boatHint: 'As ‘Hook and line’, or the name of the boat.',
  lastDay: 'Use by',
  lastDayHint: 'The last day on which it can be packed.',
  temperature: 'Temperature, °C',
  noDay: 'Choose a day.',
  noTemperature: 'Type degrees as 1.5.',
  cost: 'Cost of a kilo, ₹',
  noCost: 'Type rupees as 620 or 620.50, with a point before the paise.',
  costHint: 'Owners alone see it.',
  origin: 'Wild or farmed',
  supplier: 'Supplier',
  note: 'Note',
  more: 'More about it',
} as const

/** Words about the batch of a line, at the scale. */
export const lineBatchWords = {
  from: 'Batch',
  none: 'Not recorded',
  until: (day: string, left: string) => `use by ${day}, ${left} left`,
  today: 'today',
  scanned: (code: string) => `Batch ${code} is chosen.`,
  noLine: 'Go to a line first, then scan its batch.',
} as const

/** Why the counter does nothing of the kind with a batch. */
export const batchRefusals = {
  'batch-unknown': ({ code }) => `There is no batch ${code}.`,
  'batch-other-fish': ({ code }) => `Batch ${code} is of another fish, or of another size.`,
  'batch-past-use-by': ({ code, useBy }) =>
    `The use-by of batch ${code} was ${namedDay(useBy)}: nothing of it is packed any more.`,
  'batch-recalled': ({ code }) => `Batch ${code} is recalled: nothing of it is packed any more.`,
  'batch-weight-impossible': () => 'A batch weighs whole grams, from 1 g to 10,000 kg.',
  'batch-use-by-past': () => 'Its use-by is over already. Choose today or a later day.',
  'batch-landed-later': () => 'It cannot be landed later than today.',
  'nothing-to-undo': () => 'This is undone already, or is nothing that can be.',
  'batch-in-use': () => 'Something of it has gone already. Count what is left instead.',
  'batch-recalled-already': () => 'This batch is recalled already.',
  'batch-moved': () => 'Somebody else did something with this batch meanwhile. Look at it, then press again.',
  'batch-fish-unknown': () => 'The shop sells no such fish, or not in this size.',
  'kilos-promised': ({ left }) =>
    `The rest is promised to orders: ${readableWeight(left)} can go. Count the kilos of this fish first.`,
  'recall-order-not-there': () => 'No fish of this batch is in that order.',
  'yield-moved': () => 'The weighings say another figure by now. Look at it, then press again.',
  'recall-told-already': () => 'Their buyer was told already.',
} as const satisfies Sentences<BatchRefusal>

/** How it is said when and where fish was landed. */
export const landingWords = {
  notRecorded: 'not recorded',
  noPlace: 'landing place not recorded',
  noBoat: 'boat or gear not recorded',
  landing: (when: string, where: string, boat: string) => `${when}, ${where}; ${boat}`,
  landed: 'Landed',
  /** of a product */
  cutToday: 'We cut this today from what was landed',
  ofSizes: (sizes: string, landing: string) => `${sizes}: ${landing}`,
  more: (code: string) => `Batch ${code}`,
  batch: (code: string, landing: string) => `Batch ${code}, landed ${landing}`,
  isRecalled: 'This batch is recalled: do not eat it. Please call us.',
  scan: 'Where it is from',
} as const

/** What anybody reads of a batch who has its code. */
export const catchWords = {
  title: (fish: string) => `Where this ${fish} is from`,
  batch: (code: string) => `Batch ${code}`,
  recalled: 'This batch is recalled.',
  doNotEat: 'Please do not eat it.',
  call: (phone: string) => `Call us at ${phone}: you get your money back.`,
  because: (reason: string) => `Why: ${reason}`,
  facts: {
    fish: 'Fish',
    size: 'Size',
    landed: 'Landed',
    jetty: 'Landing place',
    boat: 'Boat or gear',
    origin: 'Wild or farmed',
    temperature: 'Temperature when it came to us',
    lastDay: 'Last day on which we pack it',
  },
  degrees: (tenths: number) => `${tenths / 10} °C`,
  origins: { wild: 'Wild', farmed: 'Farmed', '': 'not recorded' },
  honest: 'What nobody wrote down when the fish came in is ‘not recorded’. Nothing here is made up afterwards.',
} as const

/** Words at the scale about a fish's other weight. */
export const otherWeightWords = {
  head: { net: 'Weight before cleaning', gross: 'Weight after cleaning' },
  noted: {
    net: (typed: string) => `Before cleaning: ${typed}`,
    gross: (typed: string) => `After cleaning: ${typed}`,
  },
  hint: 'Of the same fish, for the yield book. Leave it empty if nobody weighed it.',
  noWeight: 'The weight of the other side of cleaning is no weight. Type it again, or leave it empty.',
} as const

/** The book of what reaches the pan. */
export const yieldsWords = {
  title: counterWords.yields,
  lead: 'What of 100 g reaches the pan, by weighings before and after cleaning. The product pages say the figure that the owner takes over.',
  ownerOnly: 'The owner takes a figure over.',
  cuts: { whole: 'whole', cut: 'cut', marinated: 'marinated' } satisfies Record<Cut, string>,
  of: (title: string, cut: string) => `${title}, ${cut}`,
  about: (percent: number) => `About ${percent}%`,
  asOpened: 'as the shop opened with; not weighed here',
  own: (percent: number, from: number, to: number) => `${percent}%, from ${from} to ${to}%`,
  noddedBy: (who: string, day: string, samples: number) => `taken over by ${who}, ${day}, from ${samples} weighings`,
  weighed: (samples: number, enough: number) =>
    samples < enough ? `${samples} of ${enough} weighed on both sides` : `${samples} weighed on both sides`,
  proposed: (percent: number, from: number, to: number, samples: number) =>
    `${samples} weighings say ${percent}%, from ${from} to ${to}%.`,
  nod: (percent: number) => `Use ${percent}% from now on`,
  nodOf: (title: string, cut: string, percent: number) => `Use ${percent}% from now on: ${title}, ${cut}`,
  nodded: (title: string, cut: string, percent: number) => `${title}, ${cut}: the pages say ${percent}% now.`,
} as const
