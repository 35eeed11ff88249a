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
