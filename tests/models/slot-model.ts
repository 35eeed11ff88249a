import { slotId } from '#server/slots/make-days.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { cutOffOn, plansOf, type SlotPlan, type WeekPattern } from '#shop/slots/slots.ts'
import { days } from '#shop/time.ts'

interface ModelSlot {
  readonly day: string
  readonly plan: SlotPlan
  readonly id: string
  readonly cutOffAt: number
  capacity: number
  taken: number
  isOpen: boolean
}

/** The slots of some weeks as a person with a sheet of paper would keep them: every slot is looked at each time. */
export class SlotModel {
  private readonly slots: ModelSlot[]

  constructor(week: WeekPattern, first: number) {
    this.slots = Array.from({ length: 80 }, (_, nr) => shopDay(first + days(nr - 1))).flatMap((day) =>
      plansOf(week, day).map((plan) => ({
        day,
        plan,
        id: slotId(day, plan),
        cutOffAt: cutOffOn(day, plan.cutOff),
        capacity: plan.capacity,
        taken: 0,
        isOpen: true,
      })),
    )
  }

  day(at: number, ahead: number): string {
    return shopDay(at + days(ahead))
  }

  slot(id: string): ModelSlot {
    const found = this.slots.find((slot) => slot.id === id)
    if (found === undefined) throw new Error(`the model knows no slot ${id}`)
    return found
  }

  slotsOf(day: string): ModelSlot[] {
    return this.slots.filter((slot) => slot.day === day)
  }

  idsAt(day: string, when: string): string[] {
    return this.slotsOf(day)
      .filter(({ id }) => id.startsWith(`${day}T${when}`))
      .map(({ id }) => id)
  }

  change(id: string, by: number): void {
    this.slot(id).taken += by
  }

  /** The slot that an order gets, or why it gets none. */
  take(name: string | undefined, pincode: string, at: number): string {
    const today = shopDay(at)
    const last = shopDay(at + days(13))
    const there = this.slots.filter(
      ({ plan }) => plan.pincodes.length === 0 || plan.pincodes.some((one) => one === pincode),
    )
    const isFree = (slot: ModelSlot) => slot.isOpen && slot.cutOffAt > at && slot.taken < slot.capacity
    if (name === undefined) {
      const free = there.filter((slot) => slot.day >= today && slot.day <= last && isFree(slot))
      const startOf = ({ day, plan }: ModelSlot) => startOfShopDay(day) + plan.from * 60_000
      const [first] = free.toSorted((one, other) => startOf(one) - startOf(other))
      if (first === undefined) return 'no-slot'
      first.taken += 1
      return first.id
    }
    const named = this.slots.filter(({ id }) => id === name || id.startsWith(`${name}~`))
    const own = named.find((slot) => there.includes(slot))
    if (named.length === 0 || name.slice(0, 10) > last) return 'slot-unknown'
    if (own === undefined) return 'slot-elsewhere'
    if (!own.isOpen) return 'slot-closed'
    if (own.cutOffAt <= at) return 'slot-over'
    if (own.taken >= own.capacity) return 'slot-full'
    own.taken += 1
    return own.id
  }
}
