import type { LineMove, LineState } from '#shop/orders/line-status.ts'
import type { AskRefusal, Sentences } from '#shop/refusals.ts'
import type { PhotographRefusal, WeighingRefusal } from '#shop/staff/counter-refusals.ts'
import { readableWeight } from './formatters.ts'
import { whoWords } from './staff-orders.ts'

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
} as const satisfies Sentences<WeighingRefusal>

/** Words at the scale: one item of an order at a time. */
export const weighingScreenWords = {
  title: (number: string) => `Weigh ${number}`,
  weigh: 'Save weight',
  grams: (grams: string) => `${grams} g`,
  needsScript: 'Weighing needs JavaScript. Without it you can only read what to weigh.',
  lines: 'Items of this order',
  lineOf: (no: number, count: number) => `Item ${no} of ${count}`,
  summary: 'Summary',
  toOrder: 'Whole order',
  toBoard: 'Back to the board',
  toCutList: 'Cut list',

  packs: (quantity: number, weight: string) => `${quantity} × ${weight}`,
  means: { net: 'as packed', gross: 'before cleaning', '': 'as on the label' },
  ordered: 'Ordered',
  costs: 'Price',
  most: 'Max',
  about: 'about',
  forGrams: (grams: string) => `(${grams} g)`,
  insteadOf: (no: number) => `Replaces item ${no}.`,

  field: 'Weight on the scale',
  fieldHint: 'Grams as 1020, or kilos as 1.02. Enter saves it.',
  scaleHint: 'Enter takes the weight from the scale. If you type one, that counts.',
  unit: 'Unit when there is no decimal point',
  units: { g: 'grams', kg: 'kilos' },
  reads: (typed: string, grams: string) => `${typed} is ${grams} g`,
  typeFirst: 'Enter what the scale shows.',
  noWeight: 'This is not a weight. Enter grams as 1020, or kilos as 1.02.',
  impossible: 'An item weighs between 1 g and 100 kg.',
  refusedHere: 'This item can’t be weighed now. Reload the page.',

  tare: 'Tare (box/bag)',
  tareHint: 'In grams. It is taken off each weight and saved on this tablet.',
  tareNow: (grams: string) => `Tare (box/bag): ${grams} g`,
  net: (gross: string, tare: string, net: string) => `${gross} g less ${tare} g tare: ${net} g`,
  tareTooMuch: 'The box alone weighs that much.',
  tareWrong: (most: string) => `Enter the tare in grams, such as 250. Max ${most} g.`,

  verdict: {
    doubtful: (grams: string, ordered: string) => `${grams} g, but ${ordered} g was ordered. Grams or kilos?`,
    short: (grams: string, less: string) => `${grams} g: ${less} g less than ordered, below 90 % of the order.`,
    less: (grams: string, less: string) => `${grams} g: ${less} g less than ordered. The price goes down too.`,
    exact: (grams: string) => `${grams} g: exactly as ordered.`,
    within: (grams: string, more: string, spare: string) =>
      `${grams} g: ${more} g more than ordered, within the ${spare} g allowed.`,
    over: (grams: string, over: string, most: string) => `${grams} g: ${over} g more than the ${most} g allowed.`,
  },
  comesTo: (price: string) => `Price ${price}`,
  comesToOver: (price: string, over: string) => `Price ${price}, ${over} above the max`,

  doubtHead: (one: string, other: string) => `Is it ${one} or ${other}?`,
  doubtAlone: (one: string) => `Is it really ${one}?`,
  doubtMore: (ordered: string) => `${ordered} was ordered.`,
  itIs: (weight: string) => `It is ${weight}`,
  typeAgain: 'Type again',

  overHead: 'too heavy',
  overMore: (price: string, over: string) =>
    `It would cost ${price}, ${over} above the max that the customer was shown.`,
  cutDown: 'Cut down',
  cutDownMore: (grams: string) => `Weigh again, max ${grams} g`,
  give: 'Give extra free',
  giveMore: (price: string) => `Customer pays ${price} and gets all of it`,
  ask: 'Ask customer',
  askMore: (price: string) =>
    `Is ${price} fine? 15 minutes to answer. SMS goes only to a verified mobile, so call all others`,

  asked: 'Waiting for customer',
  askedFor: (weight: string, price: string) => `${weight} for ${price}`,
  askedLeft: (wait: string) => `${wait} left to answer`,
  askedByLink: 'They got a link by SMS.',
  askedByPhone: (phone: string) => `No SMS was sent. Call them: ${phone}`,
  askedByCounter: 'No SMS was sent. Somebody at the counter has to call them.',
  askedOver: 'No answer in 15 minutes. Cut down, or give extra free.',
  saidYes: 'Said yes on the phone',
  saidNo: 'Said no on the phone',
  declined: 'Customer declined',
  declinedMore: (weight: string, price: string) =>
    `The customer said no to ${weight} for ${price}. Cut down, or give extra free.`,

  weighed: (weight: string, price: string) => `${weight}, ${price}`,
  notSettled: (weighed: string, state: string) => `${weighed}: ${state}`,
  source: { scale: 'from the scale', typed: 'typed', label: 'from a label' },
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
  replaced: 'This item was replaced.',
  standsFor: (title: string) => `Weigh the replacement: ${title}`,
  because: (reason: string) => `Reason: ${reason}`,
  keepLine: 'Cancel',

  sending: (name: string) => `${name}: sending...`,
  waiting: (name: string) => `${name}: not sent yet, you are offline. It is sent once you are online.`,
  actOn: (what: string, title: string) => `${what}, ${title}`,
  justDone: (title: string, what: string) => `${title}: ${what}`,
  justHead: 'Just weighed',

  allDone: 'All items weighed',
  notAllDone: 'Not all items are done yet',
  orderedGrams: (grams: string) => `${grams} g ordered`,
  apart: {
    more: (grams: string) => `${grams} g more`,
    less: (grams: string) => `${grams} g less`,
    same: 'as ordered',
  },
  pays: 'To pay, without paise',
  pack: 'Pack',
  packed: 'Packed',
  slip: 'Print slip',
  labels: 'Print labels',
  label: 'Print label',
  isPacked: 'It is packed. Items can be weighed again until it goes out.',
  notYet: 'Cutting has not started yet. The order is weighed after that.',
  noMore: 'This order is no longer at the scale.',
  nothingLeft: 'Nothing is left to pack. Decline the order on its own page, or add an item back.',

  history: 'What happened to this item',
  photograph: 'Take a photo of the scale',
  photographAgain: 'Take the photo again',
  photographHas: 'There is a photo of the scale.',
  photographSending: 'Sending the photo...',
  photographKept: 'The photo is saved with this item.',
  photographFailed: 'The photo was not saved. Take it again.',

  labelOfNoLine: 'This fish is not left to weigh in this order.',
  scanUnknown: (scanned: string) => `There is no order ${scanned} on the board.`,
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

/** Within a sentence: 'the customer'. */
const within = (who: string): string => (who === whoWords.shopper ? 'the customer' : who)

/** What was done to an item, and by whom. */
export const lineDoneWords = {
  weigh: (who: string) => `Weighed by ${who}`,
  ask: (who: string) => `Customer asked by ${who}`,
  agree: (who: string) => `Accepted by ${within(who)}`,
  decline: (who: string) => `Declined by ${within(who)}`,
  give: (who: string) => `Extra given free by ${who}`,
  'leave-out': (who: string) => `Left out by ${who}`,
  replace: (who: string) => `Replacement given by ${who}`,
} as const satisfies Record<LineMove, (who: string) => string>

export const withWeight = (what: string, grams: string) => `${what}, ${grams} g`

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
  'no-photograph': () => 'There is no photo of this weighing, or it is older than 30 days.',
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
