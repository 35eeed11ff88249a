import type { LineMove, LineState } from '#shop/orders/line-status.ts'
import type { IfMissing } from '#shop/orders/order-wishes.ts'
import type { AskRefusal, Sentences } from '#shop/refusals.ts'
import type { PhotographRefusal, WeighingRefusal } from '#shop/staff/counter-refusals.ts'
import { readableWeight } from './formatters.ts'

/** Why staff cannot do at a line of an order what they wish. */
export const weighingRefusals = {
  'no-such-line': () => 'The order has no such line.',
  'line-moved': () => 'Somebody was quicker at this line. This is how it stands now.',
  'line-not-open': () => 'Nothing can be weighed for this order now: it is not being cut, or it has gone out.',
  'line-replaced': () => 'Another line stands for this one. Weigh that.',
  'line-left-out': () => 'This line is left out already.',
  'weight-impossible': () => 'A weight is whole grams, from 1 g to 100 kg.',
  'grams-or-kilos': ({ grams, ordered }) =>
    `Grams or kilos? ${readableWeight(grams)} is on the scale, ${readableWeight(ordered)} was ordered.`,
  'over-most': ({ grams, heaviest }) =>
    `${readableWeight(grams)} is too much: up to ${readableWeight(heaviest)} nobody has to be asked. Cut it down, give the rest free, or ask.`,
  'nothing-asked': () => 'Nothing was asked about this line.',
  'yield-impossible': () => 'These cannot be the weights of one fish before and after cleaning.',
  'no-replacement': () => 'This cannot stand for it today. Choose another.',
} as const satisfies Sentences<WeighingRefusal>

/** Words at the scale: one line of an order at a time. */
export const weighingScreenWords = {
  title: (number: string) => `Weigh ${number}`,
  weigh: 'Weigh',
  grams: (grams: string) => `${grams} g`,
  needsScript: 'Weighing needs JavaScript. What is to be weighed can be read without it.',
  lines: 'Lines of this order',
  lineOf: (no: number, count: number) => `Line ${no} of ${count}`,
  summary: 'Summary',
  toOrder: 'The whole order',
  toBoard: 'Back to the board',
  toCutList: 'Cut list',

  packs: (quantity: number, weight: string) => `${quantity} × ${weight}`,
  means: { net: 'as packed', gross: 'before cleaning', '': 'as the label says' },
  ordered: 'Ordered',
  costs: 'Costs',
  most: 'At most',
  about: 'about',
  forGrams: (grams: string) => `for ${grams} g`,
  insteadOf: (no: number) => `It stands for line ${no}.`,

  field: 'Weight on the scale',
  fieldHint: 'Type grams as 1020, or kilos as 1.02. Enter weighs.',
  scaleHint: 'Enter takes what lies on the scale. What you type goes before it.',
  unit: 'Without a point it is',
  units: { g: 'grams', kg: 'kilos' },
  reads: (typed: string, grams: string) => `${typed} is ${grams} g`,
  keys: 'Number pad',
  point: 'point',
  deleteKey: 'Delete the last digit',
  typeFirst: 'Type what the scale shows.',
  noWeight: 'This is no weight. Type grams as 1020, or kilos as 1.02.',
  impossible: 'A line weighs between 1 g and 100 kg.',
  refusedHere: 'This line cannot be weighed as it stands now. Load the page again.',

  tare: 'Box or bag on the scale',
  tareHint: 'In grams. It is taken off each weight, and this tablet remembers it.',
  tareNow: (grams: string) => `Box or bag: ${grams} g`,
  net: (gross: string, tare: string, net: string) => `${gross} g less ${tare} g of the box: ${net} g`,
  tareTooMuch: 'The box weighs as much as that already.',
  tareWrong: (most: string) => `Type what the box weighs in grams, as 250. At most ${most} g.`,

  verdict: {
    doubtful: (grams: string, ordered: string) => `${grams} g: far from the ${ordered} g ordered. Grams or kilos?`,
    short: (grams: string, less: string) => `${grams} g: ${less} g less than ordered, under nine tenths of it.`,
    less: (grams: string, less: string) => `${grams} g: ${less} g less than ordered. The price falls with it.`,
    exact: (grams: string) => `${grams} g: exactly what was ordered.`,
    within: (grams: string, more: string, spare: string) =>
      `${grams} g: ${more} g more than ordered, within the ${spare} g that may be.`,
    over: (grams: string, over: string, most: string) => `${grams} g: ${over} g more than the ${most} g that may be.`,
  },
  comesTo: (price: string) => `Comes to ${price}`,
  comesToOver: (price: string, over: string) => `Comes to ${price}, ${over} over the most`,

  doubtHead: (one: string, other: string) => `Is it ${one} or ${other}?`,
  doubtAlone: (one: string) => `Is it really ${one}?`,
  doubtMore: (ordered: string) => `${ordered} were ordered.`,
  itIs: (weight: string) => `It is ${weight}`,
  typeAgain: 'Type it again',

  overHead: 'More than was agreed',
  overMore: (price: string, over: string) => `It would come to ${price}: ${over} over the most that was shown.`,
  cutDown: 'Cut down',
  cutDownMore: (grams: string) => `Weigh again with ${grams} g at most`,
  give: 'Give the rest',
  giveMore: (price: string) => `They pay ${price} and get all of it`,
  ask: 'Ask the buyer',
  askMore: (price: string) =>
    `Whether ${price} is fine: 15 minutes to answer. An SMS goes only to a verified mobile: call all others`,

  asked: 'The buyer is asked',
  askedFor: (weight: string, price: string) => `${weight} for ${price}`,
  askedLeft: (wait: string) => `${wait} left to answer`,
  askedByLink: 'They got a link by SMS.',
  askedByPhone: (phone: string) => `No SMS went to them. Call them: ${phone}`,
  askedByCounter: 'No SMS went to them. Somebody at the counter has to call them.',
  askedOver: 'No answer in 15 minutes: cut down, or give the rest.',
  saidYes: 'They said yes on the telephone',
  saidNo: 'They said no on the telephone',
  declined: 'The buyer said no',
  declinedMore: (weight: string, price: string) => `Not ${weight} for ${price}: cut down, or give the rest.`,

  weighed: (weight: string, price: string) => `${weight}, ${price}`,
  notSettled: (weighed: string, state: string) => `${weighed}: ${state}`,
  source: { scale: 'read from the scale', typed: 'typed', label: 'from a label' },
  weighedBy: (who: string, clock: string, source: string) => `${who}, ${clock}, ${source}`,
  again: 'Weigh again',
  keepIt: 'Keep the weight',
  whyAgain: 'Why again?',
  otherReason: 'Another reason',
  needsReason: 'Say why it is weighed again.',

  leaveOut: 'Leave it out',
  leaveOutHead: (title: string) => `Leave out ${title}?`,
  leaveOutMore: 'They pay nothing for it, and read why.',
  leftOut: 'Left out: nothing is paid for it.',
  weighAfterAll: 'Weigh it after all',
  replace: 'Replace',
  replaceHead: (title: string) => `What stands for ${title}?`,
  replaceMore: 'For the same weight they pay the lower rate of both.',
  replaceBy: (title: string, size: string) => (size === '' ? title : `${title}, ${size}`),
  perPack: (price: string, weight: string) => `${price} for ${weight}`,
  noReplacement: 'Nothing that the shop sells can stand for it.',
  replaced: 'Another line stands for it.',
  standsFor: (title: string) => `Weigh what stands for it: ${title}`,
  because: (reason: string) => `For this reason: ${reason}`,
  keepLine: 'Keep the line as it is',
  wish: {
    call: 'The buyer wants a call if something is missing.',
    'next-size': 'The buyer takes the next size if something is missing.',
    'leave-out': 'The buyer wants it left out if something is missing.',
  } satisfies Record<IfMissing, string>,

  sending: (name: string) => `${name}: being sent …`,
  waiting: (name: string) => `${name}: not sent yet, no line to the shop. It is sent once the line is back.`,
  actOn: (what: string, title: string) => `${what}, ${title}`,
  justDone: (title: string, what: string) => `${title}: ${what}`,
  justHead: 'Just weighed',

  allDone: 'All is weighed',
  notAllDone: 'Not all is settled yet',
  orderedGrams: (grams: string) => `${grams} g ordered`,
  apart: {
    more: (grams: string) => `${grams} g more`,
    less: (grams: string) => `${grams} g less`,
    same: 'as ordered',
  },
  pays: 'To pay, down to the rupee',
  pack: 'Pack',
  packed: 'Packed',
  slip: 'Print slip',
  labels: 'Print labels',
  label: 'Print its label',
  isPacked: 'It is packed. A line may still be weighed again until it goes out.',
  notYet: 'Nobody is cutting this order yet. It is weighed from then on.',
  noMore: 'This order is not at the scale any more.',
  nothingLeft: 'Nothing is left to pack. Reject the order on its own page, or weigh a line after all.',

  history: 'What happened to this line',
  photograph: 'Photograph the scale',
  photographAgain: 'Photograph it again',
  photographHas: 'There is a photograph of the scale.',
  photographSending: 'The photograph is being sent …',
  photographKept: 'The photograph is kept with this line.',
  photographFailed: 'The photograph was not kept. Take it again.',

  labelOfNoLine: 'No line of this order waits for this fish.',
  scanUnknown: (scanned: string) => `No order on the board has the number ${scanned}.`,
} as const

/** How a line stands, in a word or two. */
export const lineStateWords = {
  'to-weigh': 'to weigh',
  weighed: 'weighed',
  asked: 'asked',
  declined: 'said no',
  'left-out': 'left out',
  replaced: 'replaced',
} as const satisfies Record<LineState, string>

/** What somebody has done to a line, behind their name. */
export const lineDoneWords = {
  weigh: 'weighed it',
  ask: 'asked the buyer',
  agree: 'said yes',
  decline: 'said no',
  give: 'gave the rest',
  'leave-out': 'left it out',
  replace: 'replaced it',
} as const satisfies Record<LineMove, string>

export const withWeight = (what: string, grams: string) => `${what}: ${grams} g`

/** Where a typed weight may be two. */
export const typedWeightWords = {
  unclear: 'A comma may mean two things here. Type kilos as 1.25, or grams as 1250 g.',
} as const

/** What stands against a photograph of the scale. */
export const photographRefusals = {
  'no-jpeg': () => 'This is no whole photograph (JPEG). Take it again.',
  'photograph-too-large': () => 'The photograph is too large: at most 2,000 dots wide and high, and 120 kB.',
  'nothing-weighed': () => 'Nothing of this line has been weighed, so there is nothing to show.',
  'photographs-too-many': () => 'That is enough photographs for this hour. Weigh on, and take the next one later.',
  'no-photograph': () => 'There is no photograph of this weighing, or it is older than 30 days.',
} as const satisfies Sentences<PhotographRefusal>

/** The page that a buyer answers without signing in: the fish weighs or costs more than nobody need be asked about. */
export const askWords = {
  title: 'Your fish on the scale',
  thisPageNeeds: 'This page needs',
  intro: 'It weighs more than you ordered, and costs more than the most you were shown. Do you want it all the same?',
  introWithin:
    'It weighs much more than you ordered, and costs no more than the most you were shown. Do you want all of it?',
  order: 'Order',
  fish: 'Fish',
  ordered: 'Ordered',
  weighed: 'Weighed',
  asked: 'Price by the scale',
  most: 'The most you were shown',
  difference: 'Difference',
  pack: (quantity: number, title: string, choice: string) => `${quantity} × ${title}, ${choice}`,
  more: (grams: string, money: string) => `${grams} more than ordered, ${money} above the most`,
  moreWithin: (grams: string) => `${grams} more than ordered`,
  until:
    'Please answer until {clock}. If you do not, we cut it down or give you the rest: you pay no more than {most}.',
  yes: (price: string) => `Yes, ${price}`,
  no: 'No, cut it down',
  sending: 'Sending...',
  agreed: 'You said yes.',
  agreedMeans: (price: string) => `You get all of it, for ${price}. Thank you.`,
  declined: 'You said no.',
  declinedMeans: (most: string) => `We cut it down: you pay no more than ${most}. Thank you.`,
  over: 'This question is over.',
  overMeans:
    'It was answered, the time was up, or the fish was weighed again. You never pay more than the most you were shown without your yes.',
  ofOrder: (number: string) => `Order ${number}`,
  notSent: 'The shop did not answer. Nothing is decided yet: press again.',
  unknown: 'This link leads to no question.',
  unknownMeans: 'It may be cut off. Open it from the message once more, or call us: {phone}',
  unreached: 'The shop did not answer. Try again, or call us: {phone}',
  tryAgain: 'Try again',
  questions: 'Any questions? Call us: {phone}',
} as const

/** What stands against an answer to what the counter asked; the buyer reads it, and so does who notes it for them. */
export const askRefusals = {
  'ask-unknown': () => 'There is no such question.',
  'ask-over': () => 'This question is over: it is answered, or the fish was weighed again.',
  'ask-too-late': () => 'It is too late for an answer: 15 minutes are over.',
} as const satisfies Sentences<AskRefusal>
