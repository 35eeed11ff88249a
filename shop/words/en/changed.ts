import { readable } from '#shop/money.ts'
import type { ChangeRefusal, OfOrder } from '#shop/orders/order-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import { readableWeight } from './formatters.ts'

/** Changing one's own order until its cut-off. */
export const changedWords = {
  change: 'Change this order',
  changeUntil: (when: string) => `You can change it until ${when}.`,
  chooseSlot: 'Choose a delivery slot, then save the changes.',
  title: (number: string) => `Change order ${number}`,
  pageTitle: 'Change an order',
  needs: 'Changing an order',
  tooLate: 'This order can no longer be changed here. Call us and we will see what we can do: {phone}',
  lines: 'Items',
  stays: (packs: number, rate: string) => `${packs === 1 ? '1 pack' : `${packs} packs`} at ${rate} each, as ordered`,
  isNew: (packs: number, rate: string) =>
    `${packs === 1 ? '1 new pack' : `${packs} new packs`} at ${rate} each, today’s price`,
  notSoldNow: 'No more of it is available today. You can keep what you ordered, take less, or remove it.',
  choose: 'Size, weight, cleaning',
  chooseOf: (title: string) => `Size, weight, cleaning: ${title}`,
  takeOut: 'Remove',
  takeOutOf: (title: string) => `Remove: ${title}`,
  isOut: (title: string) => `${title} will be removed when you save.`,
  putBack: 'Undo',
  putBackOf: (title: string) => `Undo: ${title}`,
  add: 'Add to this order',
  addOf: (title: string) => `Add to this order: ${title}`,
  findFish: 'Find a fish to add',
  found: (count: number) => (count === 0 ? 'We have no fish by that name.' : `${count} found`),
  added: (title: string) => `${title} added. Save to order it.`,
  address: 'Address',
  comesTo: 'New total:',
  asBefore: 'Same as before.',
  moreBy: (amount: string) => `${amount} more than before.`,
  lessBy: (amount: string) => `${amount} less than before.`,
  save: 'Save changes',
  saving: 'Saving changes...',
  leave: 'Go back without saving',
  saved: 'Your order has been changed.',
  noAnswer:
    'We could not reach the shop. Your changes are still here. Press the button again; the order is changed only once.',
  meanwhile: 'Changed in the meantime:',

  /** at the counter */
  byBuyer: 'Changed by customer',
  afterConfirmed: 'Changed after confirmation',
  lineIn: (line: string) => `New: ${line}`,
  lineOut: (line: string) => `Removed: ${line}`,
  quantity: (line: string, was: number, is: number) => `${line}: ${is} instead of ${was}`,
  cleaning: (line: string, was: string, is: string) => `${line}: ${is} instead of ${was}`,
  noWish: 'no cutting instructions',
  slotIs: (is: string, was: string) => `Delivery ${is} instead of ${was}`,
  addressIs: 'Address or phone changed',
  totalIs: (is: string, was: string) => `${is} instead of ${was}`,
  line: (title: string, choice: string) => (choice === '' ? title : `${title}, ${choice}`),
} as const

const ofOrder = {
  'item-unknown': ({ title }) => `We do not sell '${title}'. Remove it from the order, then save the changes.`,
  'item-unavailable': ({ title }) =>
    `${title} is not available right now. Keep what you ordered or remove it, then save the changes.`,
  'item-not-sold-so': ({ title }) =>
    `${title} is not available with these choices. Choose size, weight and cleaning again.`,
  'too-many-of-one': ({ most, title }) => `You can order up to ${most} packs of one fish. Choose less of ${title}.`,
  'only-so-much-left': ({ title, left }) =>
    left === 0
      ? `No more of ${title} is left. You keep what you ordered; nothing has changed yet.`
      : `Only ${readableWeight(left)} more of ${title} is left. Choose less of it; nothing has changed yet.`,
  'too-much-cash': ({ most, total }) =>
    `Cash on delivery is available up to ${readable(most)} per order, and this one would come to ${readable(total)}. Remove something, or call us for a large order.`,
  'too-many-lines': ({ most }) => `An order can have up to ${most} items.`,
  'slot-unknown': () => 'We do not have that delivery slot. Choose one from the list.',
  'slot-elsewhere': () => 'We do not deliver to this pincode in that slot. Choose another slot.',
  'slot-closed': () => 'That slot has been closed. Choose another, or keep the one you have; nothing has changed yet.',
  'slot-over': () =>
    'Orders for that slot have just closed. Choose another, or keep the one you have; nothing has changed yet.',
  'slot-full': () => 'That slot has just filled up. Choose another, or keep the one you have; nothing has changed yet.',
  'no-slot': () =>
    'All delivery slots of the next two weeks are full. Your order will still be delivered as it is. To change its address, call us.',
} as const satisfies Sentences<OfOrder>

export const changeRefusals = {
  'change-too-late': () =>
    'This order can no longer be changed here. Call us and we will see what we can do. Nothing has changed.',
  'order-changed': () =>
    'This order has changed since you opened it. Your own changes are still here; everything else is up to date. Check it and save again.',
  'change-nothing': () => 'You have not changed anything yet.',
  'change-empty': () => 'An order needs at least one item. If you want none of it, cancel the order or call us.',
  'change-prices': () =>
    'Prices have changed since you opened this order. Please check the new total, then save again.',
  'change-most': ({ total, most }) =>
    `Today this order would come to about ${readable(total)}, max ${readable(most)}. That is more than the maximum you were shown. Check today’s total, then save again.`,
  'change-not-so': ({ why }) => inWords(ofOrder, why),
} as const satisfies Sentences<ChangeRefusal>
