import { shopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { type BoardOrder, isOpen } from './board.ts'
import { slotOf } from './by-slot.ts'
import { isLate } from './lateness.ts'
import { deliveredStatuses } from './moves.ts'
import { firstStatus } from './order-status.ts'

/** The orders of one slot of today, or of one before that is not done with. */
export interface DeliveryTime {
  /** '' of those that are older than slots */
  readonly name: string
  readonly open: number
  readonly late: number
  /** nothing of it was confirmed yet */
  readonly isNew: boolean
  /** how much of it is delivered, from 0 to 1 */
  readonly done: number
}

export interface DeliveryTimes {
  /** all that is open and comes today, or should have come before */
  readonly today: number
  readonly times: readonly DeliveryTime[]
  readonly tomorrow: number
  /** after tomorrow */
  readonly later: number
}

/** What can be chosen in the row of delivery times: one slot, tomorrow, or what comes after. */
export const dayChoices = ['tomorrow', 'later'] as const

/** How today stands, slot by slot, and how much comes after. */
export function deliveryTimes(orders: readonly BoardOrder[], now: number): DeliveryTimes {
  const by = (of: 'today' | 'tomorrow' | 'later') => orders.filter((order) => dayOf(order, now) === of)
  const ofToday = by('today')
  const times = [...Map.groupBy(ofToday, slotOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, here]): DeliveryTime => {
      const delivered = here.filter(({ status }) => deliveredStatuses.includes(status)).length
      const all = open(here) + delivered
      return {
        name,
        open: open(here),
        late: here.filter((order) => isLate(order, now)).length,
        isNew: open(here) > 0 && here.every(({ status }) => !isOpen(status) || status === firstStatus),
        done: all === 0 ? 1 : delivered / all,
      }
    })
    // a slot of another day is done with once nothing of it is open
    .filter(({ name, open: left }) => left > 0 || name.startsWith(shopDay(now)))
  return { today: open(ofToday), times, tomorrow: open(by('tomorrow')), later: open(by('later')) }
}

/** Whether an order is of what was chosen in the row of delivery times: a slot by its name, a day by its word. */
export const isChosen = (order: BoardOrder, choice: string, now: number): boolean =>
  dayChoices.some((day) => day === choice) ? dayOf(order, now) === choice : slotOf(order) === choice

/** Whether something can be chosen: a day, a slot of today, or one of another day that is not done with. */
export const isChoice = (choice: string, orders: readonly BoardOrder[], now: number): boolean =>
  dayChoices.some((day) => day === choice) ||
  choice.startsWith(shopDay(now)) ||
  orders.some((order) => isOpen(order.status) && isChosen(order, choice, now))

const open = (orders: readonly BoardOrder[]): number => orders.filter(({ status }) => isOpen(status)).length

function dayOf({ slot }: Pick<BoardOrder, 'slot'>, now: number): 'today' | 'tomorrow' | 'later' {
  if (slot === undefined) return 'today'
  const [day, today] = [shopDay(slot.startsAt), shopDay(now)]
  if (day <= today) return 'today'
  return day === shopDay(now + days(1)) ? 'tomorrow' : 'later'
}
