import type { Sentences } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type { SlotPlanRefusal } from '#shop/staff/counter-refusals.ts'

/** When something comes, and until when it is ordered: `day` is 'today', 'tomorrow', 'on Monday' or 'on 3 December 2026'. */
export const slotWords = {
  today: 'today',
  tomorrow: 'tomorrow',
  onDay: (day: string) => `on ${day}`,
  /** '7 to 9 am', '11 am to 1 pm', '7:30 to 9 am' */
  hours: (from: HourAndMinute, to: HourAndMinute) =>
    half(from) === half(to)
      ? `${short(from)} to ${short(to)} ${half(to)}`
      : `${short(from)} ${half(from)} to ${short(to)} ${half(to)}`,
  /** '7-9 am': a text message has few letters */
  hoursShort: (from: HourAndMinute, to: HourAndMinute) =>
    half(from) === half(to)
      ? `${short(from)}-${short(to)} ${half(to)}`
      : `${short(from)} ${half(from)}-${short(to)} ${half(to)}`,
  dayAndHours: (day: string, hours: string) => `${day} ${hours}`,
  dateAndHours: (date: string, hours: string) => `${date}, ${hours}`,
  orderBy: (clock: string, day: string) => `order by ${clock} ${day}`,
  comesIfOrdered: (comes: string, orderBy: string) => `${comes}, ${orderBy}`,
} as const

export interface HourAndMinute {
  /** from 0 to 24 */
  readonly hour: number
  readonly minute: number
}

const half = ({ hour }: HourAndMinute) => (hour % 24 < 12 ? 'am' : 'pm')
const short = ({ hour, minute }: HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

/** The same whenever it is read: `day` is 'Tuesday 24 November'. */
export const slotDayWords = {
  day: (weekday: string, date: number, month: string) => `${weekday} ${date} ${month}`,
  /** 'Tue 24 Nov' */
  dayShort: (weekday: string, date: number, month: string, _monthNumber: number) =>
    `${weekday.slice(0, 3)} ${date} ${month.slice(0, 3)}`,
  slot: (day: string, hours: string) => `${day}, ${hours}`,
  until: (clock: string, day: string) => `${clock} on ${day}`,
} as const

/** When an order would come, on the pages before it is ordered. */
export const comingWords = {
  delivery: (when: string) => `Delivery ${when}`,
  somewhere: (when: string) => `In some places delivery ${when}`,
} as const

/** What is said against a time that somebody wants. */
export const slotRefusals = {
  'slot-unknown': () => 'That delivery time is not known. Choose one of those that are shown.',
  'slot-elsewhere': () => 'We do not come to this pincode at that time. Choose another delivery time.',
  'slot-closed': () =>
    'We do not deliver at that time any more. Choose another delivery time; your cart stays as it is.',
  'slot-over': () =>
    'Orders for that delivery time have just closed. Choose another delivery time; your cart stays as it is.',
  'slot-full': () => 'That delivery time has just filled up. Choose another delivery time; your cart stays as it is.',
  'no-slot': () =>
    'Every delivery time of the next two weeks is taken. Try again later, or call us; your cart stays as it is.',
} as const satisfies Sentences<SlotRefusal>

/** What is said against a plan of staff, and against closing or opening a day. */
export const slotPlanRefusals = {
  'slot-hours': () => 'The time must begin before it ends, on one day. Type both as 07:00.',
  'slot-capacity': ({ most }) => `Type how many orders fit, from 0 to ${most}.`,
  'slot-cut-off': () =>
    'Orders must close before the time begins, at most 7 days before. Choose an earlier day or hour to close.',
  'slot-twice': () => 'A place has one delivery time at these hours. Change the hours, or the pincodes of one of them.',
  'too-many-slots': ({ most }) => `A day has at most ${most} delivery times. Take one out.`,
  'week-changed': () => 'Somebody else changed the week meanwhile. Look at it again; what you typed stays.',
  'day-changed': () => 'Somebody else changed this day meanwhile. Look at it again; what you typed stays.',
  'no-such-day': () => 'This day is not one of the 14 that can be ordered for.',
  'day-closed': () => 'This day is closed. Open it again first.',
  'day-open': () => 'This day is open.',
  'order-gone-out': () => 'This order has left the shop or has ended. Its time can no longer change.',
  'order-in-slot': () => 'This order comes at that time already.',
  'slot-lost': () => 'That time has no place left for it any more. Choose another.',
  'season-dates': () => 'Type both days as day and month, such as 01-06 for 1 June.',
  'season-changed': () => 'Somebody else changed the note meanwhile. Look at it again; what you typed stays.',
} as const satisfies Sentences<SlotPlanRefusal>

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** What staff read of the days ahead. */
export const daysWords = {
  title: 'Days and times',
  lead: 'What can be ordered for: today and the 13 days after it. Each bar shows how many of the places are taken.',
  toWeek: 'The week, and the note of the season',
  today: 'Today',
  own: 'Its own plan',
  closed: (reason: string) => `Closed: ${reason}`,
  waiting: (count: number) => (count === 0 ? 'No orders' : counted(count, 'order')),
  toSettle: (count: number) => `${counted(count, 'order')} to settle`,
  noSlots: 'No delivery times are planned.',
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
  plan: 'Delivery times of this day',
  planLead: 'A time with orders keeps its hours and places. Take it out, and it is closed for new orders only.',
  followsWeek: 'This day follows the week.',
  isOwn: 'This day has its own plan. The week does not change it.',
  save: 'Set the times of this day',
  saving: 'Setting',
  saved: 'The times of this day are set.',
  toWeek: 'Back to the week’s plan',
  backAtWeek: 'This day follows the week again.',
  closedWhy: (reason: string) => `Nothing is brought on this day: ${reason}.`,
  openAgain: 'Open this day again',
  opened: (isOwn: boolean) =>
    isOwn ? 'This day is open, with the times of its own that it had.' : 'This day is open, with the week’s times.',
  orders: (count: number) => (count === 0 ? 'No orders for this day' : `${counted(count, 'order')} for this day`),
  close: 'Close this day',
  closeLead: 'Nothing more is taken for it. Say for each order what becomes of it; buyers are told by message.',
  reason: 'Why',
  reasonHint: 'Buyers read it, such as “no boats went out”.',
  reasonMissing: 'Say why. Buyers read it in the message.',
  choice: (number: string) => `Order ${number}`,
  choices: {
    call: 'We call them: stays on this list',
    reject: 'Reject it, with the reason above',
    move: (when: string) => `Move to ${when}`,
  },
  ofOrder: (hours: string, name: string, pincode: string) => `${hours}, ${name}, ${pincode}`,
  call: (phone: string) => `Call ${phone}`,
  closing: 'Closing',
  settle: 'Do what is chosen',
  settling: 'Doing it',
  settleLead: 'This day is closed. These orders were to come on it, and nobody has settled them yet.',
  notChosen: 'Choose something else than a call for at least one order.',
  nowClosed: (left: number) =>
    left === 0 ? 'This day is closed.' : `This day is closed. ${counted(left, 'order')} stay on its list.`,
  nowSettled: (left: number) => (left === 0 ? 'All are settled.' : `${counted(left, 'order')} stay on the list.`),
  moved: (number: string) => `${number}: moved, and its buyer is told.`,
  rejected: (number: string) => `${number}: rejected, and its buyer is told.`,
  failed: (number: string, why: string) => `${number} could not be settled. ${why}`,
  meanwhile: (name: string, when: string) => `${name} changed this ${when}.`,
  aCommand: 'A command of the operator',
  meanwhileHint: 'What you typed is still here. Below is how it stands now.',
  takeTheirs: 'Show it as it is now',
} as const

/** The plan of a day, in fields. */
export const planWords = {
  from: 'From',
  to: 'To',
  pincodes: 'Pincodes',
  pincodesHint: 'Empty: everywhere we deliver. Else such as 400012, 400014.',
  wrongPincodes: 'Type pincodes of six digits with commas between them, or leave it empty.',
  capacity: 'Orders that fit',
  cutOffDay: 'Orders close',
  cutOffDays: (before: number) => (before === 0 ? 'same day' : before === 1 ? 'day before' : `${before} days before`),
  cutOffAt: 'at',
  nameOf: (place: number) => `Time ${place}`,
  taken: (taken: number) => `${counted(taken, 'order')} in it: hours and places stay.`,
  remove: (name: string) => `Take out ${name.toLowerCase()}`,
  add: 'Add a time',
  none: 'Nothing is brought on such a day.',
} as const

/** The week, and what follows from it. */
export const weekWords = {
  title: 'The week',
  lead: 'What each weekday brings. It plans the days ahead that have no plan of their own and are not closed.',
  sameAs: (weekday: string) => `Same as ${weekday}`,
  preview: 'What changes',
  nothing: 'Nothing changes on the days ahead.',
  dayLine: (days: readonly string[], facts: string) => `${days.join('; ')}: ${facts}.`,
  added: (hours: string) => `${hours} comes in`,
  resized: (hours: string, was: number, is: number) => `${hours} takes ${is} orders instead of ${was}`,
  cutOff: (hours: string) => `orders for ${hours} close at another hour`,
  again: (hours: string) => `${hours} takes orders again`,
  closed: (hours: string, taken: number) => `${hours} takes no new orders and keeps its ${counted(taken, 'order')}`,
  removed: (hours: string) => `${hours} goes`,
  untouched: (days: readonly string[]) => `Not changed: ${days.join(', ')}.`,
  ownDay: (day: string) => `${day} (own plan)`,
  closedDay: (day: string) => `${day} (closed)`,
  save: 'Set the week',
  saving: 'Setting',
  saved: 'The week is set, and the days ahead follow it.',
  wrongFirst: 'Put right what is marked below first.',
} as const

/** The note of the season. */
export const seasonWords = {
  title: 'Note of the season',
  lead: 'Shoppers read it near the delivery times, on these days only. It closes nothing.',
  text: 'What shoppers read',
  from: 'First day',
  to: 'Last day',
  dateHint: 'Day and month, such as 01-06 for 1 June',
  isOn: 'Show it on these days',
  save: 'Set the note',
  saving: 'Setting',
  saved: 'The note is set.',
  /** fishing by mechanised boats in the territorial waters of Maharashtra is banned for these 61 days */
  monsoonBan:
    'From 1 June to 31 July mechanised boats may not fish in the territorial waters of Maharashtra, so that the fish can breed. We deliver as always; which fish there is changes more from day to day.',
} as const

/** When orders come, as staff read it on board, lists and paper: `slot` is 'today 7 to 9 am'. */
export const staffSlotWords = {
  comes: (slot: string) => `Comes ${slot}`,
  none: 'without a delivery time',
  all: 'All delivery times',
  choice: 'Delivery time',
  counted: (slot: string, count: number) => `${slot}: ${count}`,
} as const
