import { readable } from '#shop/money.ts'
import type { ChangeRefusal, OfOrder } from '#shop/orders/change-refusals.ts'
import { inWords, type Sentences } from '#shop/refusals.ts'
import { readableWeight } from '#shop/weight.ts'

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
