import type { Sentences } from '#shop/refusals.ts'
import type { SlotPlanRefusal } from '#shop/staff/counter-refusals.ts'

/** Why a plan of staff cannot be saved, or a day not closed or opened. */
export const slotPlanRefusals = {
  'slot-hours': () => 'The slot must start before it ends, on the same day. Enter both times like 07:00.',
  'slot-capacity': ({ most }) => `Enter a capacity from 0 to ${most} orders.`,
  'slot-cut-off': () =>
    'The cut-off must be before the slot starts, at most 7 days before. Choose an earlier day or hour.',
  'slot-twice': () =>
    'An area cannot have two slots at the same hours. Change the hours, or the pincodes of one of them.',
  'too-many-slots': ({ most }) => `A day can have up to ${most} slots. Remove one.`,
  'week-changed': () =>
    'Somebody else changed the weekly plan in the meantime. Check it; what you typed is still here.',
  'day-changed': () => 'Somebody else changed this day in the meantime. Check it; what you typed is still here.',
  'no-such-day': () => 'This day is not one of the 14 days open for orders.',
  'day-closed': () => 'This day is closed. Reopen it first.',
  'day-open': () => 'This day is already open.',
  'order-gone-out': () => 'This order has left the shop or is finished. Its slot can no longer be changed.',
  'order-in-slot': () => 'This order is already in that slot.',
  'slot-lost': () => 'That slot has no room left for this order. Choose another.',
  'season-dates': () => 'Enter both dates as day and month, like 01-06 for 1 June.',
  'season-changed': () => 'Somebody else changed the notice in the meantime. Check it; what you typed is still here.',
} as const satisfies Sentences<SlotPlanRefusal>

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What staff read of the days ahead. */
export const daysWords = {
  title: 'Days and slots',
  lead: 'Today and the next 13 days. Each bar shows how much of the slot is booked.',
  toWeek: 'Weekly plan & seasonal notice',
  today: 'Today',
  own: 'Own plan',
  closed: (reason: string) => `Closed: ${reason}`,
  waiting: (count: number) => (count === 0 ? 'No orders to go out' : `${counted(count, 'order')} to go out`),
  toSettle: (count: number) => `${counted(count, 'order')} to resolve`,
  noSlots: 'No slots planned.',
  taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
  slotClosed: 'no new orders',
  slotFull: 'full',
  slotOver: 'orders closed',
  everywhere: 'Everywhere we deliver',
  places: (pincodes: readonly string[]) => pincodes.join(', '),
  open: (day: string) => `Open ${day}`,
} as const

/** A day that somebody opens. */
export const dayWords = {
  back: 'All days',
  plan: 'Slots of this day',
  planLead: 'A slot with orders keeps its hours and pincodes. If you remove it, it only closes for new orders.',
  followsWeek: 'This day follows the weekly plan.',
  isOwn: 'This day has its own plan. The weekly plan does not change it.',
  save: 'Save',
  saving: 'Saving',
  saved: 'The slots of this day have been saved.',
  toWeek: 'Back to the weekly plan',
  backAtWeek: 'This day follows the weekly plan again.',
  openAgain: 'Reopen this day',
  meanwhile: (name: string, when: string) => `${name} changed this ${when}.`,
  aCommand: 'A system command',
  meanwhileHint: 'What you typed is still here. The current version is below.',
  takeTheirs: 'Use the current version',
} as const

/** No deliveries on a day: what becomes of its orders, and what their customers read. */
export const closeWords = {
  open: 'No deliveries on this day',
  title: (day: string) => `Close ${day}`,
  back: 'Back to days',
  facts: (orders: number, weight: string, sum: string) =>
    orders === 0 ? 'No orders' : `${counted(orders, 'order')}, ${weight}, ${sum}`,
  why: 'Why? Customers read it',
  other: 'Other',
  otherReason: 'Reason',
  all: (orders: number) => (orders === 1 ? 'The order' : `All ${orders} orders`),
  move: (weekday: string) => `Move to ${weekday}`,
  free: (hours: string, free: number) => `${hours}, ${free} free`,
  unfit: (orders: number) => (orders === 1 ? '1 does not fit' : `${orders} do not fit`),
  moveNowhere: 'Move',
  noSlot: 'no slot is free',
  call: 'Call each',
  callHint: 'stay on a list',
  reject: 'Decline',
  rejectHint: 'nothing to pay',
  otherTime: 'Other day or time:',
  choose: 'Choose',
  times: 'Free slots',
  except: 'Except',
  orders: 'Orders',
  ways: { move: 'Move', call: 'Call', reject: 'Decline' },
  wayOf: (number: string) => `Order ${number}`,
  note: (note: string) => `Note: ${note}`,
  missing: (fish: readonly string[]) => `${fish.join(', ')}: not enough in stock`,
  already: (state: string) => `Already: ${state}`,
  full: (slot: string) => `No room: ${slot}`,
  elsewhere: (slot: string) => `No delivery to this area: ${slot}`,
  others: (orders: number) => (orders === 1 ? '1 other' : `${orders} others`),
  othersWay: {
    move: (slot: string) => `to ${slot}`,
    call: (_slot: string) => 'to call',
    reject: (_slot: string) => 'to decline',
  },
  sms: 'SMS',
  textAfterReason: 'Choose a reason to see what customers will read.',
  noTexts: 'The SMS texts could not be loaded. Check your connection.',
  toMoved: (orders: number) => `To ${counted(orders, 'customer')} whose order is moved:`,
  toRejected: (orders: number) => `To ${counted(orders, 'customer')} whose order is declined:`,
  toCall: (orders: number) => `${counted(orders, 'customer')} to call: no SMS.`,
  unreached: (orders: number) => `${counted(orders, 'customer')} cannot get SMS: call them.`,
  noSms: 'No SMS will be sent.',
  cancel: 'Cancel',
  close: (weekday: string) => `Close ${weekday}`,
  closeAndSend: (weekday: string, sms: number) => `Close ${weekday}, send ${sms} SMS`,
  reasonFirst: 'Choose a reason first',
  offline: 'Offline: a day can be closed once you are online',
  closing: 'Closing',
  closedBy: (name: string, when: string) => `Closed by ${name}, ${when}`,
  moved: (orders: number, weekday: string) => `${orders} moved to ${weekday}`,
  rejected: (orders: number) => `${orders} declined`,
  nothingDone: 'No order was changed',
  smsGo: (sms: number, seconds: number) => `${sms} SMS in ${seconds} s`,
  smsGone: (sms: number) => (sms === 0 ? 'No SMS' : `${sms} SMS sent`),
  undo: 'Undo all',
  undone: 'Undone: the day is open again, its orders are back, and no SMS was sent.',
  left: (number: string, why: string) => `${number} stays as it was. ${why}`,
  toCallHead: (orders: number) => `To call: ${orders}`,
  noneToCall: 'Nobody is left to call.',
  callNow: 'Call',
  untold: { move: 'Moved, but no SMS can be sent', reject: 'Declined, but no SMS can be sent' },
} as const

/** The plan of a day, in fields. */
export const planWords = {
  from: 'From',
  to: 'To',
  pincodes: 'Pincodes',
  pincodesHint: 'Leave empty for everywhere we deliver, or enter some, like 400012, 400014.',
  wrongPincodes: 'Enter six-digit pincodes separated by commas, or leave it empty.',
  capacity: 'Capacity',
  fewer: (name: string) => `${name}: one fewer`,
  more: (name: string) => `${name}: one more`,
  cutOffDay: 'Orders close',
  cutOffDays: (before: number) => (before === 0 ? 'same day' : before === 1 ? 'day before' : `${before} days before`),
  cutOffAt: 'at',
  nameOf: (place: number) => `Slot ${place}`,
  taken: (taken: number) => `${counted(taken, 'order')} in it, so its hours and pincodes stay.`,
  remove: (name: string) => `Remove ${name.toLowerCase()}`,
  add: 'Add slot',
  none: 'No deliveries on such a day.',
} as const

/** The week, and what follows from it. */
export const weekWords = {
  title: 'Weekly plan',
  lead: 'The slots of each weekday. Days ahead follow it unless they have their own plan or are closed.',
  toAllDays: (weekday: string) => `Copy ${weekday} to all days`,
  sameAs: (weekday: string) => `Same as ${weekday}`,
  preview: 'What will change',
  nothing: 'Nothing will change on the days ahead.',
  dayLine: (days: readonly string[], facts: string) => `${days.join('; ')}: ${facts}.`,
  added: (hours: string) => `${hours} is added`,
  resized: (hours: string, was: number, is: number) => `${hours} takes ${is} orders instead of ${was}`,
  cutOff: (hours: string) => `${hours} gets another cut-off`,
  again: (hours: string) => `${hours} takes orders again`,
  closed: (hours: string, taken: number) => `${hours} takes no new orders and keeps its ${counted(taken, 'order')}`,
  removed: (hours: string) => `${hours} is removed`,
  untouched: (days: readonly string[]) => `Not changed: ${days.join(', ')}.`,
  ownDay: (day: string) => `${day} (own plan)`,
  closedDay: (day: string) => `${day} (closed)`,
  save: 'Save weekly plan',
  saving: 'Saving',
  saved: 'The weekly plan has been saved, and the days ahead follow it.',
  wrongFirst: 'First correct what is marked below.',
} as const

/** The seasonal notice. */
export const seasonWords = {
  title: 'Seasonal notice',
  lead: 'Customers read it near the delivery slots, on these days only. It does not close any slot.',
  text: 'What customers read',
  from: 'First day',
  to: 'Last day',
  dateHint: 'Day and month, like 01-06 for 1 June',
  isOn: 'Show it on these days',
  save: 'Save notice',
  saving: 'Saving',
  saved: 'The notice has been saved.',
  /** fishing by mechanised boats in the territorial waters of Maharashtra is banned for these 61 days */
  monsoonBan:
    'From 1 June to 31 July mechanised boats may not fish in the territorial waters of Maharashtra, so that the fish can breed. We deliver as usual, but what is available may change from day to day.',
} as const
