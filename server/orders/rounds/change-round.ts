import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Sorting } from '#shop/orders/round.ts'
import { roundsTopic } from './rounds-store.ts'

interface RoundPress {
  /** made by the screen, one for each press */
  readonly key: string
  /** who presses: each changes their own round alone */
  readonly by: { readonly staff: string; readonly device: string }
  readonly at: number
}

/**
 * Puts the stops of somebody's round in another order, and says which keep their place. What is not theirs is left out; no stops: as
 * they were promised.
 */
export function sortRound(
  tx: Transaction<Tables>,
  { stops: wanted, locked, ...pressed }: RoundPress & Sorting,
): Promise<{ readonly sorted: true } | Repeated> {
  const press = pressOf(pressed, { stops: wanted, ...(locked.length === 0 ? {} : { locked }) })
  return once(tx, press, async () => {
    const riderId = pressed.by.staff
    const theirs = await tx
      .selectFrom('orders')
      .select('id')
      .where('rider_id', '=', riderId)
      .where('id', 'in', wanted.length === 0 ? [''] : wanted)
      .execute()
    const ids = new Set(theirs.map(({ id }) => id))
    const stops = [...new Set(wanted)].filter((id) => ids.has(id))
    const kept = stops.filter((id) => locked.includes(id))
    await putRound(tx, riderId, { stops_json: JSON.stringify(stops), locked_json: JSON.stringify(kept) })
    await writeAct(tx, { ...press, act: 'change-own-round', at: pressed.at, after: { stops: stops.length } })
    await announce(tx, roundsTopic)
    return { sorted: true } as const
  })
}

/** The round of somebody is over: what came of its stops is not theirs to see any more, and the next begins as it is promised. */
export function endRound(
  tx: Transaction<Tables>,
  pressed: RoundPress,
): Promise<{ readonly endedAt: number } | { readonly refused: 'stops-open' } | Repeated> {
  const press = pressOf(pressed, { end: true })
  return once(tx, press, async () => {
    const riderId = pressed.by.staff
    const open = await tx
      .selectFrom('orders')
      .select('id')
      .where('rider_id', '=', riderId)
      .where('status', '=', 'Out for delivery')
      .limit(1)
      .executeTakeFirst()
    if (open !== undefined) return { refused: 'stops-open' } as const
    await putRound(tx, riderId, { stops_json: '[]', locked_json: '[]', ended_at: pressed.at })
    await writeAct(tx, { ...press, act: 'change-own-round', at: pressed.at, after: { ended: true } })
    await announce(tx, roundsTopic)
    return { endedAt: pressed.at }
  })
}

const pressOf = ({ key, by }: RoundPress, pressed: object): Press => ({ key, thing: `staff/${by.staff}`, by, pressed })

async function putRound(
  tx: Transaction<Tables>,
  riderId: string,
  change: { readonly stops_json: string; readonly locked_json: string; readonly ended_at?: number },
): Promise<void> {
  await tx
    .insertInto('rider_rounds')
    .values({ rider_id: riderId, ended_at: 0, ...change })
    .onConflict((known) => known.column('rider_id').doUpdateSet(change))
    .execute()
}
