import { cutOffOn, type Slot, type SlotPlan } from './slots.ts'

/** What becomes of the slots of a day that is planned again. Hours and places of a slot that orders come in never change. */
export interface Replanned {
  /** planned, and not there yet */
  readonly added: readonly SlotPlan[]
  /** there, with another capacity or cut-off than before, or open again */
  readonly changed: readonly ChangedSlot[]
  /** no longer planned, but kept for the orders in them */
  readonly closed: readonly Slot[]
  /** no longer planned, and without orders */
  readonly removed: readonly Slot[]
}

export interface ChangedSlot {
  readonly slot: Slot
  readonly capacity: number
  readonly cutOffAt: number
}

/** Compares the slots that a day has with its new plan. */
export function replan(day: string, slots: readonly Slot[], plans: readonly SlotPlan[]): Replanned {
  const planOf = new Map(plans.map((plan) => [keyOf({ hours: plan, pincodes: plan.pincodes }), plan]))
  const known = new Set(slots.map(keyOf))
  const dropped = slots.filter((slot) => !planOf.has(keyOf(slot)))
  return {
    added: plans.filter((plan) => !known.has(keyOf({ hours: plan, pincodes: plan.pincodes }))),
    changed: slots.flatMap((slot) => {
      const plan = planOf.get(keyOf(slot))
      if (plan === undefined) return []
      const { capacity } = plan
      const cutOffAt = cutOffOn(day, plan.cutOff)
      const isSame = slot.isOpen && slot.capacity === capacity && slot.cutOffAt === cutOffAt
      return isSame ? [] : [{ slot, capacity, cutOffAt }]
    }),
    closed: dropped.filter(({ taken, isOpen }) => taken > 0 && isOpen),
    removed: dropped.filter(({ taken }) => taken === 0),
  }
}

export const isNothing = ({ added, changed, closed, removed }: Replanned): boolean =>
  added.length + changed.length + closed.length + removed.length === 0

/** The pincodes of a slot as they are kept, whatever order they were typed in; '': all of the delivery area. */
export const pincodesKept = ({ pincodes }: Pick<Slot, 'pincodes'>): string => pincodes.toSorted().join(' ')

const keyOf = (slot: Pick<Slot, 'hours' | 'pincodes'>): string =>
  `${slot.hours.from}-${slot.hours.to} ${pincodesKept(slot)}`
