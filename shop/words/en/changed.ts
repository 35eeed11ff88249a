import { readable } from '#shop/money.ts'
import type { ChangeRefusal, OfOrder } from '#shop/orders/order-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import { readableWeight } from './formatters.ts'

/** Changing one's own order until its cut-off. */
export const changedWords = {
  change: 'Change this order',
  changeUntil: (when: string) => `You can change it until ${when}.`,
  chooseSlot: 'Choose a delivery time, then save the change.',
  title: (number: string) => `Change order ${number}`,
  pageTitle: 'Change an order',
  needs: 'Changing an order',
  tooLate: 'This order can no longer be changed here. Call us, and we see what can still be done: {phone}',
  lines: 'What is in it',
  stays: (packs: number, rate: string) => `${packs === 1 ? '1 pack' : `${packs} packs`} at ${rate} each, as ordered`,
  isNew: (packs: number, rate: string) =>
    `${packs === 1 ? '1 new pack' : `${packs} new packs`} at ${rate} each, today’s price`,
  notSoldNow: 'There is no more of it today. You can keep what you ordered, take less, or take it out.',
  choose: 'Size, weight, cleaning',
  chooseOf: (title: string) => `Size, weight, cleaning: ${title}`,
  takeOut: 'Take it out',
  takeOutOf: (title: string) => `Take it out: ${title}`,
  isOut: (title: string) => `${title} is out of the order once you save.`,
  putBack: 'Put it back',
  putBackOf: (title: string) => `Put it back: ${title}`,
  add: 'Add to this order',
  addOf: (title: string) => `Add to this order: ${title}`,
  findFish: 'Find a fish to add',
  found: (count: number) => (count === 0 ? 'No fish of ours is called so.' : `${count} found`),
  added: (title: string) => `${title} is added. It is ordered once you save.`,
  address: 'Where it goes',
  comesTo: 'It now comes to',
  asBefore: 'That is as before.',
  moreBy: (amount: string) => `That is ${amount} more than before.`,
  lessBy: (amount: string) => `That is ${amount} less than before.`,
  save: 'Save the change',
  saving: 'Saving the change...',
  leave: 'Leave it as it is',
  saved: 'Your order is changed.',
  noAnswer: 'The shop did not answer. Nothing you typed is lost. Press the button again: it is changed only once.',
  meanwhile: 'What has changed meanwhile:',

  /** at the counter */
  byBuyer: 'Changed by the buyer',
  afterConfirmed: 'Changed after it was confirmed',
  lineIn: (line: string) => `New: ${line}`,
  lineOut: (line: string) => `Out: ${line}`,
  quantity: (line: string, was: number, is: number) => `${line}: ${is} instead of ${was}`,
  cleaning: (line: string, was: string, is: string) => `${line}: ${is} instead of ${was}`,
  noWish: 'no wish',
  slotIs: (is: string, was: string) => `Comes ${is} instead of ${was}`,
  addressIs: 'Another address or telephone',
  noteIs: 'Another note to the cutter',
  wishesAre: 'Other wishes for what is missing or weighs more',
  totalIs: (is: string, was: string) => `${is} instead of ${was}`,
  line: (title: string, choice: string) => (choice === '' ? title : `${title}, ${choice}`),
} as const

const ofOrder = {
  'item-unknown': ({ title }) => `The shop has no '${title}'. Take it out of the order, then save the change.`,
  'item-unavailable': ({ title }) =>
    `${title} is not sold for now. Keep what you ordered of it or take it out, then save the change.`,
  'item-not-sold-so': ({ title }) => `${title} is not sold like this. Choose size, weight and cleaning again.`,
  'too-many-of-one': ({ most, title }) => `An order takes at most ${most} packs of one fish. Take less of ${title}.`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `No more of ${title} is left. You keep what you ordered of it; nothing is changed yet.`
      : `Only ${readableWeight(left)} more of ${title} is left. Choose less of it; nothing is changed yet.`,
  'too-much-cash': ({ most, total }) =>
    `Cash on delivery goes up to ${readable(most)} an order, and this one would come to ${readable(total)}. Take something out of it, or call us about a large order.`,
  'too-many-lines': ({ most }) => `An order has at most ${most} lines.`,
  'slot-unknown': () => 'That delivery time is not known. Choose one of those that are shown.',
  'slot-elsewhere': () => 'We do not come to this pincode at that time. Choose another delivery time.',
  'slot-closed': () =>
    'We do not deliver at that time any more. Choose another, or keep the one that you have; nothing is changed yet.',
  'slot-over': () =>
    'Orders for that delivery time have just closed. Choose another, or keep the one that you have; nothing is changed yet.',
  'slot-full': () =>
    'That delivery time has just filled up. Choose another, or keep the one that you have; nothing is changed yet.',
  'no-slot': () =>
    'Every delivery time of the next two weeks is taken. The order still comes as it is; to have it brought elsewhere, call us.',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () =>
    'This order can no longer be changed here. Call us, and we see what can still be done; nothing of it has changed.',
  'order-changed': () =>
    'This order has changed since you opened it. What you changed here has stayed; all else is as it stands now. Look at it and save again.',
  'change-nothing': () => 'Nothing is different yet.',
  'change-empty': () => 'Something must stay in the order. To take all of it back, cancel it or call us.',
  'change-prices': () =>
    'Prices have changed since you opened this order. Please look at the new total, then save again.',
  'change-most': ({ total, most }) =>
    `Today this order would come to about ${readable(total)}, at most ${readable(most)}: more than the most that you were shown. Look at today’s sums, then save again.`,
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies Sentences<ChangeRefusal>
