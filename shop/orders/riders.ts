import { shopDay } from '#shop/moment.ts'
import { minutes } from '#shop/time.ts'
import type { BoardOrder } from './board.ts'

/** Who can take orders out, and how they stand. */
export interface RiderNow<Rider> {
  readonly rider: Rider
  /** what is out with them */
  readonly stops: number
  /** when they may be back, as far as anybody can tell; undefined: they are in the shop */
  readonly backAt: number | undefined
  /** they have left, and nobody can give them anything before they are back; who still loads is here */
  readonly isAway: boolean
  /** when their last stop of today ended */
  readonly lastAt: number | undefined
}

/** What a stop takes with the way to it, where nobody has measured it. */
const aStop = minutes(20)

/** Somebody who loads one order after the other is still here. */
const loads = minutes(10)

/** Riders first, and among them whoever is loading, then who is in the shop, then who is back soonest. */
export function ridersNow<Rider extends { readonly id: string; readonly name: string; readonly isRider: boolean }>(
  riders: readonly Rider[],
  orders: readonly BoardOrder[],
  now: number,
): readonly RiderNow<Rider>[] {
  return riders
    .map((rider) => {
      // what is only tried keeps nobody on the road
      const theirs = orders.filter((order) => order.rider?.id === rider.id && order.isTry !== true)
      const out = theirs.filter(({ status }) => status === 'Out for delivery')
      const ended = theirs.filter((order) => isEndedToday(order, now)).map(({ changedAt }) => changedAt)
      const givenAt = Math.max(0, ...out.map(({ changedAt }) => changedAt))
      return {
        rider,
        stops: out.length,
        // from when they went, or ended the last one: it does not recede as long as they stand at a gate
        backAt: out.length === 0 ? undefined : Math.max(now, Math.max(givenAt, ...ended) + out.length * aStop),
        lastAt: ended.length === 0 ? undefined : Math.max(...ended),
        loadedAt: now - givenAt < loads ? givenAt : 0,
        isAway: out.length > 0 && now - givenAt >= loads,
      }
    })
    .toSorted(
      (one, other) =>
        Number(other.rider.isRider) - Number(one.rider.isRider) ||
        other.loadedAt - one.loadedAt ||
        one.stops - other.stops ||
        (one.rider.name < other.rider.name ? -1 : 1),
    )
    .map(({ rider, stops, backAt, lastAt, isAway }) => ({ rider, stops, backAt, lastAt, isAway }))
}

const isEndedToday = ({ status, changedAt }: BoardOrder, now: number): boolean =>
  (status === 'Delivered' || status === 'Not delivered') && shopDay(changedAt) === shopDay(now)
