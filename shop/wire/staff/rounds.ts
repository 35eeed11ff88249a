import * as v from 'valibot'
import { isId } from '#shop/id.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { staffOrder } from './orders.ts'
import { pressKey } from './press.ts'

/** More than one rider can carry on one day. */
const mostStops = 200

/** How somebody has put their stops in order, by an order of each, and which of them keep their place. */
const sortingEntries = { stops: v.array(v.string()), locked: v.array(v.string()) }
/** With when their last round ended. */
const roundEntries = { ...sortingEntries, endedAt: v.optional(v.number()) }

const orderIds = v.pipe(v.array(v.pipe(v.string(), v.check(isId))), v.maxLength(mostStops))

export const roundCalls = {
  /** The asker's own: what is out with them, and what came of the rest since their last round. */
  round: staffCall(
    'GET',
    '/counter/api/round',
    'see-own-round',
    v.unknown(),
    v.object({ now: v.number(), orders: v.array(staffOrder), ...roundEntries }),
  ),
  /** All orders of the asker's round, first to last; none: as they were promised. */
  sortRound: staffCall(
    'POST',
    '/counter/api/round/sort',
    'change-own-round',
    v.object({ key: pressKey, stops: orderIds, locked: v.optional(orderIds, []) }),
    v.object(sortingEntries),
  ),
  /** Refused as long as something is out with the asker. */
  endRound: staffCall(
    'POST',
    '/counter/api/round/end',
    'change-own-round',
    v.object({ key: pressKey }),
    v.object({ endedAt: v.number() }),
  ),
  /** Everybody who takes orders out, with their round. */
  rounds: staffCall(
    'GET',
    '/counter/api/rounds',
    'see-rounds',
    v.unknown(),
    v.object({
      now: v.number(),
      orders: v.array(staffOrder),
      rounds: v.array(
        v.object({ rider: v.object({ id: v.string(), name: v.string(), isRider: v.boolean() }), ...roundEntries }),
      ),
    }),
  ),
} as const
