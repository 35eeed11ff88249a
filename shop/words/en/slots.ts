import type { Sentences } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'

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
  dayAndHours: (day: string, hours: string) => `${day}, ${hours}`,
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

/** Why a slot that somebody wants cannot be had. */
export const slotRefusals = {
  'slot-unknown': () => 'We do not have that delivery slot. Choose one from the list.',
  'slot-elsewhere': () => 'We do not deliver to this pincode in that slot. Choose another slot.',
  'slot-closed': () => 'That slot has been closed. Choose another; your cart has not changed.',
  'slot-over': () => 'Orders for that slot have just closed. Choose another; your cart has not changed.',
  'slot-full': () => 'That slot has just filled up. Choose another; your cart has not changed.',
  'no-slot': () =>
    'All delivery slots of the next two weeks are full. Try again later, or call us; your cart has not changed.',
} as const satisfies Sentences<SlotRefusal>
