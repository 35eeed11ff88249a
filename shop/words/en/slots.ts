import type { Sentences } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slot-refusals.ts'

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
  dayAndHours: (day: string, hours: string) => `${day} ${hours}`,
  weekdayAndDate: (weekday: string, date: string) => `${weekday}, ${date}`,
  dateAndHours: (date: string, hours: string) => `${date}, ${hours}`,
  clockAndDay: (clock: string, day: string) => `${clock} ${day}`,
  orderBy: (clock: string, day: string) => `order by ${clock} ${day}`,
  comesIfOrdered: (comes: string, orderBy: string) => `${comes}, ${orderBy}`,
} as const

interface HourAndMinute {
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
  slot: (day: string, hours: string) => `${day}, ${hours}`,
  until: (clock: string, day: string) => `${clock} on ${day}`,
} as const

/** What shoppers read of when their fish comes. */
export const comingWords = {
  delivery: (when: string) => `Delivery ${when}`,
  somewhere: (when: string) => `In some places delivery ${when}`,
  title: 'When it comes',
  choose: 'Choose a delivery time',
  chooseFirst: 'Choose a delivery time, then place the order.',
  change: 'Change',
  full: 'full',
  dayFull: 'nothing free',
  cutOff: (until: string) => `Order by ${until}; until then the order can be changed.`,
  comes: (slot: string) => `It comes ${slot}.`,
  unknown: 'It comes at the earliest time that is free. The order then says when.',
  noneFree: 'Every delivery time that can be ordered now is full.',
  canChangeUntil: (until: string) => `Can be changed until ${until}.`,
} as const
