import { type Pincode } from '#shop/delivery/delivery.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, hours, minutes } from '#shop/time.ts'

/** The hours of delivery, in minutes after midnight. */
export interface SlotHours {
  readonly from: number
  readonly to: number
}

/** Until when an order for it is taken and can be changed: days before, and the minute of that day. */
interface CutOff {
  readonly daysBefore: number
  readonly at: number
}

/** What is planned for a weekday: hours, where to, and how many orders fit. */
export interface SlotPlan extends SlotHours {
  /** none: all of the delivery area */
  readonly pincodes: readonly Pincode[]
  readonly capacity: number
  readonly cutOff: CutOff
}

/** What is planned for each day of the week, Sunday first. */
export type WeekPattern = readonly (readonly SlotPlan[])[]

/** A slot of a day. Its hours and places stay as they are, for orders were promised them. */
export interface Slot {
  readonly id: string
  /** '2026-11-24' */
  readonly day: string
  readonly hours: SlotHours
  /** none: all of the delivery area */
  readonly pincodes: readonly string[]
  readonly capacity: number
  readonly taken: number
  readonly cutOffAt: number
  /** false: it takes no more orders, because its day is closed or it is no longer planned */
  readonly isOpen: boolean
}

/** What pages know of a slot that is not over. */
export interface ShownSlot {
  readonly name: string
  /** none: all of the delivery area */
  readonly pincodes: readonly string[]
  readonly cutOffAt: number
  readonly room: SlotRoom
}

/** Whether a slot takes orders: `full` may be free again, `closed` is no longer planned or on a day without delivery. */
export const slotRooms = ['free', 'full', 'closed'] as const
type SlotRoom = (typeof slotRooms)[number]

/** When an order comes, and until when it can be changed: the slot as its buyer was shown it. */
export interface OrderSlot {
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly changeUntil: number
}

const evening: CutOff = { daysBefore: 1, at: clock(21) }
const noonish: CutOff = { daysBefore: 0, at: clock(13) }

const anyDay: readonly SlotPlan[] = [
  { from: clock(7), to: clock(9), pincodes: [], capacity: 20, cutOff: evening },
  { from: clock(9), to: clock(11), pincodes: [], capacity: 20, cutOff: evening },
  { from: clock(17), to: clock(19), pincodes: [], capacity: 20, cutOff: noonish },
]

/** What a new shop opens with. */
export const openingPattern: WeekPattern = Array.from({ length: 7 }, () => anyDay)

/** So many days can be ordered for: today and those after it. */
const daysAhead = 14

export const daysToOrderFor = (now: number): string[] =>
  Array.from({ length: daysAhead }, (_, ahead) => shopDay(now + days(ahead)))

export const plansOf = (pattern: WeekPattern, day: string): readonly SlotPlan[] =>
  pattern[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? []

export const startOf = (day: string, { from }: SlotHours): number => startOfShopDay(day) + minutes(from)

export const endOf = (day: string, { to }: SlotHours): number => startOfShopDay(day) + minutes(to)

export const cutOffOn = (day: string, { daysBefore, at }: CutOff): number =>
  startOfShopDay(day) - days(daysBefore) + minutes(at)

/** '2026-11-24T07:00-09:00', as calls and pages name a slot: of one place there is one at these hours. */
export const slotName = ({ day, hours: { from, to } }: Pick<Slot, 'day' | 'hours'>): string =>
  `${day}T${clockOf(from)}-${clockOf(to)}`

export const isSlotName = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}-\d{2}:\d{2}$/.test(typed)

export const shownSlot = (slot: Slot): ShownSlot => ({
  name: slotName(slot),
  pincodes: slot.pincodes,
  cutOffAt: slot.cutOffAt,
  room: roomOf(slot),
})

function roomOf({ isOpen, taken, capacity }: Slot): SlotRoom {
  if (!isOpen) return 'closed'
  return taken < capacity ? 'free' : 'full'
}

/** Where and when somebody wants it. */
export interface Wanted {
  readonly pincode: string
  readonly at: number
}

export type SlotRefused = 'slot-elsewhere' | 'slot-closed' | 'slot-over' | 'slot-full'

/** Why an order cannot come then; undefined where it can. */
export function whyNotSlot(slot: Slot, { pincode, at }: Wanted): SlotRefused | undefined {
  if (!serves(slot, pincode)) return 'slot-elsewhere'
  if (!slot.isOpen) return 'slot-closed'
  if (at >= slot.cutOffAt) return 'slot-over'
  return slot.taken >= slot.capacity ? 'slot-full' : undefined
}

export const serves = ({ pincodes }: Pick<Slot, 'pincodes'>, pincode: string): boolean =>
  pincodes.length === 0 || pincodes.includes(pincode)

/** Those of a place that are not over, by the hour at which they begin: what is full or closed is shown as that. */
const slotsFor = (slots: readonly Slot[], { pincode, at }: Wanted): Slot[] =>
  slots.filter((slot) => serves(slot, pincode) && at < slot.cutOffAt).toSorted(byStart)

/** The first that can be had. */
export const earliestSlot = (slots: readonly Slot[], wanted: Wanted): Slot | undefined =>
  slotsFor(slots, wanted).find((slot) => whyNotSlot(slot, wanted) === undefined)

const byStart = (one: Slot, other: Slot): number =>
  startOf(one.day, one.hours) - startOf(other.day, other.hours) ||
  endOf(one.day, one.hours) - endOf(other.day, other.hours)

/** The slot as an order keeps it. */
export const orderSlot = ({ id, day, hours: of, cutOffAt }: Slot): OrderSlot => ({
  id,
  startsAt: startOf(day, of),
  endsAt: endOf(day, of),
  changeUntil: cutOffAt,
})

export const mostOfSlot = 500
export const mostSlotsOfDay = 12

export type PlanFault =
  | { readonly refused: 'slot-hours' }
  | { readonly refused: 'slot-capacity'; readonly most: number }
  | { readonly refused: 'slot-cut-off' }
  | { readonly refused: 'slot-twice' }
  | { readonly refused: 'too-many-slots'; readonly most: number }

/** What is wrong with the plans of a day, and with which of them. */
export function whyNotPlans(plans: readonly SlotPlan[]): (PlanFault & { readonly place: number }) | undefined {
  if (plans.length > mostSlotsOfDay) return { refused: 'too-many-slots', most: mostSlotsOfDay, place: mostSlotsOfDay }
  for (const [place, plan] of plans.entries()) {
    const fault =
      whyNotPlan(plan) ?? (isTwice(plan, plans.slice(0, place)) ? ({ refused: 'slot-twice' } as const) : undefined)
    if (fault) return { ...fault, place }
  }
  return undefined
}

function whyNotPlan({ from, to, capacity, cutOff }: SlotPlan): PlanFault | undefined {
  const dayLong = clock(24)
  if (!(Number.isInteger(from) && Number.isInteger(to) && from >= 0 && from < to && to <= dayLong))
    return { refused: 'slot-hours' }
  if (!(Number.isInteger(capacity) && capacity >= 0 && capacity <= mostOfSlot))
    return { refused: 'slot-capacity', most: mostOfSlot }
  const { daysBefore, at } = cutOff
  const isBefore = Number.isInteger(at) && at >= 0 && at < dayLong && (daysBefore > 0 || at <= from)
  return Number.isInteger(daysBefore) && daysBefore >= 0 && daysBefore <= 7 && isBefore
    ? undefined
    : { refused: 'slot-cut-off' }
}

/** A pincode has one slot for the same hours, so a slot can be named by them. */
const isTwice = (plan: SlotPlan, others: readonly SlotPlan[]): boolean =>
  others.some(
    ({ from, to, pincodes }) =>
      from === plan.from &&
      to === plan.to &&
      (pincodes.length === 0 || plan.pincodes.length === 0 || pincodes.some((one) => plan.pincodes.includes(one))),
  )

function clock(hour: number): number {
  return hours(hour) / minutes(1)
}

/** '07:00', of a minute after midnight. */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
