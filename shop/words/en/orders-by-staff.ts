import type { Sentences } from '#shop/refusals.ts'
import type { OrderByStaffRefusal } from '#shop/staff/counter-refusals.ts'

/** An order that staff write down while its customer is on the telephone or at the counter. */
export const newOrderWords = {
  title: 'New order',
  where: 'by telephone or at the counter',
  toBoard: 'Back to the board',
  customer: 'Customer',
  mobile: 'Mobile',
  mobileHint: 'Type ten digits to find the customer.',
  looking: 'Looking for the customer...',
  isNew: 'New customer. Ask for name and address.',
  isLongAgo: 'No order from this number in 90 days. Ask for name and address.',
  noAddress: 'Ask for the address.',
  otherAddress: 'Change address',
  orders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  asLast: 'As last time',
  worse: 'Not as last time:',
  worseLine: {
    gone: (title: string) => `${title} is not sold now`,
    less: (title: string) => `less ${title} left`,
    dearer: (title: string, was: string, is: string) => `${title} ${is}, was ${was}`,
    cut: (title: string) => `${title} is not cut like that now`,
  },
  smsIn: 'SMS in',

  fish: 'Add fish',
  none: 'No fish yet. Tap a picture above.',
  closed: 'out of stock today',
  kind: 'Kind',
  size: 'Size',
  cut: 'Cut',
  noCut: 'No instructions',
  pack: 'Tap a pack to add it',
  close: 'Cancel',

  delivery: 'Delivery',
  noSlots: 'No slots for this pincode.',
  slotsFirst: 'The pincode decides the slots.',
  left: (count: number) => `${count} free`,
  full: 'full',
  other: 'Other',
  note: 'Note for the cutter',
  noteExample: 'Head separate, thin slices…',

  about: 'About',
  most: 'Max',
  cancel: 'Cancel',
  place: 'Place order and SMS',
  placing: 'Placing...',
  missing: {
    mobile: 'Type the mobile first.',
    address: 'Name and address are not complete.',
    fish: 'No fish yet.',
    slot: 'Choose a delivery time.',
  },
  unreached: 'We could not reach the shop. All that you typed is still here: press again.',
  pricesAnew: 'The rates changed meanwhile. Tell the customer the new total, then press again.',
  placedBefore: 'This order is placed already, as you sent it first. Look at it, and change it there.',
  lookAt: (number: string) => `Open order ${number}`,
} as const

/** An order that staff change for its customer. */
export const changeOrderWords = {
  title: (number: string) => `Change ${number}`,
  until: (name: string, slot: string, clock: string) => `${name}, ${slot}, until ${clock}`,
  toOrder: 'Back to the order',
  addFish: 'Add fish',
  whoAsked: 'Who asked?',
  asked: { customer: 'Customer called', shop: 'Shop, after a call' },
  was: 'Was about',
  now: 'Now about',
  save: (name: string) => `Save and SMS ${name}`,
  saving: 'Saving...',
  same: 'Nothing is different yet.',
  meanwhile: 'The order was changed meanwhile. Your changes are still here. Check them and save again.',
} as const

/** What can be done with an order beside its next step. */
export const orderMenuWords = {
  call: (name: string) => `Call ${name}`,
  timeNeedsReason: 'Write the reason. The customer reads it.',
  anotherTime: 'Another time',
  anotherTimeHint: 'The customer gets an SMS',
  change: 'Change the order',
  changeUntil: (clock: string) => `Until ${clock}`,
  changeOver: 'Not after its cut-off',
  changeOnce: 'Not in this state',
  rejectHint: 'Asks for the reason, then SMS',
  times: 'When should it come?',
  whyTime: 'Why? The customer reads this.',
  move: (slot: string) => `Move to ${slot}`,
  noTimes: 'No other slot has a free place.',
} as const

/** One order on its own page. */
export const orderPageWords = {
  columns: { fish: 'Fish', ordered: 'Ordered', weighed: 'Weighed', rate: 'Rate', sum: '₹' },
  grams: (grams: string) => `${grams} g`,
  notWeighed: 'not weighed',
  perKilo: (rate: string) => `${rate}/kg`,
  agreedInstead: (title: string, most: string) => `Instead of ${title}, agreed by phone, max ${most}`,
  replacedByPhone: (title: string, instead: string, by: string) => `${title}. ${instead}, noted by ${by}`,
  toPay: 'To pay',
  all: 'Total',
  photoOf: (title: string) => `Photo of the scale: ${title}`,
  photoOfDoor: 'Photo of the door',
  paysCash: 'Pays cash at the door.',
  paysCashWas: (sum: string) => `Pays cash at the door. Was about ${sum}.`,
  paysCashMost: (sum: string) => `Pays cash at the door, max ${sum}.`,
  nothingToPay: 'Nothing to pay.',
  askedUntil: (wait: string) => `Waiting for customer: ${wait} left`,
  askedOver: (wait: string) => `No answer for ${wait}: call`,
  thisPage: 'This page',
  printBill: 'Print bill',
  complaint: 'Complaints',
} as const

export const orderByStaffRefusals = {
  'customer-looks-used': ({ most }) =>
    `You have looked up ${most} customers in a day, which is the maximum. Ask a colleague or the owner to look this one up.`,
  'customer-open-orders': ({ most }) =>
    `This customer has ${most} open orders, which is the maximum. Cancel one, or deliver one first.`,
  'customer-unproven': () => 'The mobile of this customer is not verified yet. The order can be changed after that.',
} as const satisfies Sentences<OrderByStaffRefusal>
