import { readable } from '#shop/money.ts'
import type { LineState } from '#shop/orders/line-status.ts'
import type { AskRefusal, Sentences } from '#shop/refusals.ts'
import type { PhotographRefusal, WeighingRefusal } from '#shop/staff/counter-refusals.ts'
import { readableWeight } from './formatters.ts'

/** Why staff cannot do what they want with an item of an order. */
export const weighingRefusals = {
  'no-such-line': () => 'This order has no such item.',
  'line-moved': () => 'Somebody else has just done this item. This is how it is now.',
  'line-not-open': () => 'This order can’t be weighed now. It is not being cut, or has gone out.',
  'line-replaced': () => 'This item was replaced. Weigh the replacement.',
  'line-left-out': () => 'This item is already left out.',
  'weight-impossible': () => 'Enter whole grams, from 1 g to 100 kg.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `Grams or kilos? ${readableWeight(grams)} is on the scale, ${readableWeight(ordered)} was ordered.`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} is too much. Up to ${readableWeight(heaviest)} is allowed without asking. Cut it down, give the extra free, or ask the customer.`,
  'nothing-asked': () => 'The customer was not asked about this item.',
  'yield-impossible': () => 'These can’t be the weights of one fish before and after cleaning.',
  'no-replacement': () => 'This can’t be given as a replacement today. Choose another.',
  'call-not-noted': () => 'Call the customer first. Another fish needs their yes on the phone.',
  'said-below-price': ({ price }) =>
    `One such item already costs ${readable(price)}. Tell the customer a higher maximum, or choose a smaller pack.`,
  'order-most-rises': ({ was, most }) =>
    `The whole order could come to ${readable(most)}; the customer was shown max ${readable(was)}. Tell them, and mark that they said yes.`,
  'over-cash-limit': ({ most, total }) =>
    `The whole order could come to ${readable(total)}; up to ${readable(most)} can be paid in cash. Choose less.`,
  'replacement-short': ({ left }) =>
    left === 0 ? 'This fish is out of stock. Choose another.' : `Only ${readableWeight(left)} of this fish is left.`,
} as const satisfies Sentences<WeighingRefusal>

/** Words at the scale: one item of an order at a time. */
export const weighingScreenWords = {
  title: (number: string) => `Weigh ${number}`,
  weigh: 'Save weight',
  grams: (grams: string) => `${grams} g`,
  units: { g: 'g', kg: 'kg' },
  needsScript: 'Weighing needs JavaScript. Without it you can only read what to weigh.',
  lines: 'Items of this order',
  toOrder: 'Whole order',
  toBoard: 'Back to the board',
  toCutList: 'Back to the cut list',

  packs: (quantity: number, weight: string) => `${quantity} ${quantity === 1 ? 'pack' : 'packs'} of ${weight}`,
  means: { net: 'as packed', gross: 'before cleaning', '': 'as on the label' },
  ordered: 'Ordered',
  most: 'Max',
  insteadOf: (no: number) => `Replaces item ${no}.`,
  agreed: (no: number) => `By phone for item ${no}.`,

  field: 'Weight on the scale',
  fieldHint: 'Grams as 1020, or kilos as 1.02. Then press Save weight.',
  scaleHint: 'Save weight takes it from the scale. If you type one, that counts.',
  typeFirst: 'Enter what the scale shows.',
  noWeight: 'This is not a weight. Enter grams as 1020, or kilos as 1.02.',
  impossible: 'An item weighs between 1 g and 100 kg.',
  refusedHere: 'This item can’t be weighed now. Reload the page.',

  tare: 'Tare (box/bag)',
  tareHint: 'In grams. It is taken off each weight and saved on this tablet.',
  net: (gross: string, tare: string, net: string) => `${gross} g less ${tare} g tare: ${net} g`,
  tareTooMuch: 'The box alone weighs that much.',
  tareWrong: (most: string) => `Enter the tare in grams, such as 250. Max ${most} g.`,

  verdict: {
    doubtful: 'Grams or kilos?',
    short: (grams: string, ordered: string) => `Only ${grams} g of ${ordered} g`,
    less: (less: string) => `${less} g short, allowed`,
    exact: 'Exactly as ordered',
    within: (more: string) => `${more} g over, allowed`,
    over: (over: string) => `${over} g too heavy`,
  },

  doubtHead: (one: string, other: string) => `Is it ${one} or ${other}?`,
  doubtAlone: (one: string) => `Is it really ${one}?`,
  doubtMore: (ordered: string) => `${ordered} was ordered.`,
  itIs: (weight: string) => `It is ${weight}`,

  cutDown: 'Cut down',
  cutDownMore: (grams: string) => `Take ${grams} g off, weigh again`,
  give: 'Give extra free',
  giveMore: (price: string, grams: string) => `Pays ${price}, gets all ${grams} g`,
  ask: 'Ask customer',
  askMore: (price: string) => `${price}? SMS or call, 15 min`,

  asked: 'Waiting for customer',
  askedLeft: (wait: string) => `${wait} left to answer`,
  askedByLink: 'They got a link by SMS.',
  askedByPhone: (phone: string) => `No SMS was sent. Call them: ${phone}`,
  askedByCounter: 'No SMS was sent. The counter has to call.',
  askedOver: 'No answer in 15 minutes',
  saidYes: 'Said yes on the phone',
  saidNo: 'Said no on the phone',
  declined: 'Customer declined',

  weighed: (weight: string, price: string) => `${weight}, ${price}`,
  source: { scale: 'from the scale', typed: 'typed', label: 'from a label', 'as-ordered': 'as ordered' },
  weighedBy: (who: string, clock: string, source: string) => `${who}, ${clock}, ${source}`,
  again: 'Weigh again',
  keepIt: 'Keep the weight',
  whyAgain: 'Why weigh again?',
  otherReason: 'Another reason',
  needsReason: 'Choose why it is weighed again.',

  leaveOut: 'Leave out',
  leaveOutHead: (title: string) => `Leave out ${title}?`,
  leaveOutMore: 'The customer pays nothing for it, and reads the reason.',
  leftOut: 'Left out. Nothing is charged for it.',
  weighAfterAll: 'Undo: add it back',
  replace: 'Replace',
  replaceHead: (title: string) => `Replace ${title} with?`,
  replaceMore: 'For the same weight, the customer pays the lower of the two rates.',
  replaceBy: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price: string, weight: string) => `${price} for ${weight}`,
  noReplacement: 'No replacement available',
  anyFish: 'Any other fish, after a call',
  replaced: 'This item was replaced.',
  standsFor: (title: string) => `Weigh the replacement: ${title}`,
  because: (reason: string) => `Reason: ${reason}`,
  keepLine: 'Cancel',

  sending: (name: string) => `${name}: sending...`,
  waiting: (name: string) => `${name}: not sent yet, you are offline. It is sent once you are online.`,
  actOn: (what: string, title: string) => `${what}, ${title}`,

  allDone: 'All items weighed',
  notAllDone: 'Not all items are done yet',
  pack: 'Pack',
  slip: 'Print slip',
  labels: 'Print labels',
  notYet: 'Cutting has not started yet. The order is weighed after that.',
  noMore: 'This order is no longer at the scale.',
  nothingLeft: 'Nothing is left to pack. Decline the order on its own page, or add an item back.',

  history: 'What happened to this item',
  photographHas: 'There is a photo of the scale.',
  photographSending: 'Sending the photo...',
  photographKept: 'The photo is saved with this item.',
  photographFailed: 'The photo was not saved. Take it again.',

  labelOfNoLine: 'This fish is not left to weigh in this order.',
  scanUnknown: (scanned: string) => `There is no order ${scanned} on the board.`,

  readAs: (typed: string, grams: string) => `${typed} is read as ${grams} g`,
  asOrdered: 'As ordered',
  noScale: 'No scale: type',
  scaleHere: 'Scale connected',
  mostIs: (most: string) => `Max ${most}`,
  was: (price: string) => `was ${price}`,
  chooseFirst: 'Choose one first',
  reasonFirst: 'Choose a reason first',
  whatNow: (said: string) => `${said}: what now?`,
  giveGrams: (grams: string, charged: string) => `${grams} g, charged for ${charged} g`,
  askPlain: 'SMS or call, 15 min',
  typedWrong: 'Typed wrong? Type it again.',
  typeAgainHere: 'Typed wrong: type again',
  saved: (title: string) => `${title} saved`,
  savedFree: (title: string, grams: string) => `${title} saved, ${grams} g free`,
  givenFree: (grams: string) => `${grams} g given free`,
  done: (title: string, state: string) => `${title}: ${state}`,
  tareShort: 'Tare',
  tareOf: 'box, bag',
  batch: 'Batch',
  batchOf: (code: string) => `Batch ${code}`,
  batchUntil: (day: string) => `use by ${day}`,
  photo: 'Photo',
  photoOf: (title: string) => `Photo of the scale, ${title}`,
  photoSending: 'Sending…',
  photoSaved: 'Photo saved',
  photoFailed: 'Not saved: again',
  labelShort: 'Label',
  afterSaving: 'after saving',
  moreTools: 'More: tare, batch, photo, label, replace, leave out',
  backToKeys: 'Back to the keys',
  historyShort: 'History',
  thisReason: 'Use this reason',
  nextItem: (title: string) => `Next: ${title}`,
  toSummary: 'To packing',
  packedHead: (number: string) => `${number} packed`,
  toPay: 'To pay',
  packsInAll: (packs: number) => `${packs} ${packs === 1 ? 'pack' : 'packs'}`,
  inAll: 'Total',
  waitingHead: 'Waiting after that',
  waitingNext: (number: string, area: string) => `Next: ${number}, ${area}`,
  waitingItems: (items: number, weight: string) => `${items} fish, ${weight}`,
  ready: 'Done',
} as const

/** The state of an item, in a word or two. */
export const lineStateWords = {
  'to-weigh': 'to weigh',
  weighed: 'weighed',
  asked: 'waiting for customer',
  declined: 'customer declined',
  'left-out': 'left out',
  replaced: 'replaced',
} as const satisfies Record<LineState, string>

/** The same where there is room for one word. */
export const lineStateShort = { asked: 'waiting', declined: 'said no' } as const

/** Where a typed weight may be two. */
export const typedWeightWords = {
  unclear: 'A comma can mean two things here. Enter kilos as 1.25, or grams as 1250 g.',
} as const

/** Why a photo of the scale is not taken. */
export const photographRefusals = {
  'no-jpeg': () => 'This is not a complete photo (JPEG). Take it again.',
  'photograph-too-large': () => 'The photo is too large: max 2,000 pixels wide and high, and 120 kB.',
  'nothing-weighed': () => 'This item has not been weighed, so there is nothing to show.',
  'photographs-too-many': () => 'Enough photos for this hour. Weigh on, and take the next one later.',
  'no-photograph': () => 'There is no photo here, or it is older than 30 days.',
} as const satisfies Sentences<PhotographRefusal>

/** The page on which a customer answers without logging in: the fish weighs or costs more than is allowed without asking. */
export const askWords = {
  title: 'Your fish has been weighed',
  thisPageNeeds: 'This page needs',
  intro: 'It weighs more than you ordered, and costs more than the maximum shown. Do you still want it?',
  introWithin: 'It weighs much more than you ordered, but costs no more than the maximum shown. Do you want all of it?',
  order: 'Order',
  fish: 'Fish',
  ordered: 'Ordered',
  weighed: 'Weighed',
  asked: 'Price for this weight',
  most: 'Maximum shown',
  difference: 'Difference',
  pack: (quantity: number, title: string, choice: string) => `${quantity} × ${title}, ${choice}`,
  more: (grams: string, money: string) => `${grams} more than ordered, ${money} above the maximum`,
  moreWithin: (grams: string) => `${grams} more than ordered`,
  until:
    'Please reply by {clock}. If you do not, we cut it down or give you the extra free, and you pay no more than {most}.',
  yes: (price: string) => `Yes, ${price}`,
  no: 'No, cut it down',
  sending: 'Sending...',
  agreed: 'You said yes.',
  agreedMeans: (price: string) => `You get all of it, for ${price}. Thank you.`,
  declined: 'You said no.',
  declinedMeans: (most: string) => `We cut it down, and you pay no more than ${most}. Thank you.`,
  over: 'This question is closed.',
  overMeans:
    'It was answered, the time was up, or the fish was weighed again. Without your yes you never pay more than the maximum shown.',
  ofOrder: (number: string) => `Order ${number}`,
  notSent: 'We could not reach the shop. Nothing is decided yet. Please try again.',
  unknown: 'This link does not work.',
  unknownMeans: 'It may be incomplete. Open it from the message again, or call us: {phone}',
  unreached: 'We could not reach the shop. Try again, or call us: {phone}',
  tryAgain: 'Try again',
  questions: 'Any questions? Call us: {phone}',
} as const

/** Why an answer to the counter's question is not taken. The customer reads it, or who answers for them. */
export const askRefusals = {
  'ask-unknown': () => 'We can’t find this question.',
  'ask-over': () => 'This question is closed: it was answered, or the fish was weighed again.',
  'ask-too-late': () => 'It is too late to answer: the 15 minutes are over.',
} as const satisfies Sentences<AskRefusal>
