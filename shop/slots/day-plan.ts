import type { Pincode } from '#shop/delivery/delivery.ts'
import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days, minutes } from '#shop/time.ts'
import { clockOf, type Slot, type SlotPlan } from './slots.ts'

/** The plan that a slot was made by, or is now: what staff change of it. */
export const planOf = ({ day, hours, pincodes, capacity, cutOffAt }: Slot): SlotPlan => {
  const cutOffDay = startOfShopDay(shopDay(cutOffAt))
  return {
    ...hours,
    // A row has no other: what is no pincode comes into no plan.
    pincodes: pincodes as readonly Pincode[],
    capacity,
    cutOff: {
      daysBefore: Math.round((startOfShopDay(day) - cutOffDay) / days(1)),
      at: (cutOffAt - cutOffDay) / minutes(1),
    },
  }
}

/** '07:00-09:00 20, 17:00-19:00 400012 10' as a log keeps the plans of a day. */
export const plansInShort = (plans: readonly SlotPlan[]): string =>
  plans
    .map(({ from, to, pincodes, capacity }) => [`${clockOf(from)}-${clockOf(to)}`, ...pincodes, capacity].join(' '))
    .join(', ')
