import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** How a rider has put their stops in order, by an order of each; and when their last round ended. */
export interface StoredRound {
  readonly stops: readonly string[]
  /** undefined: none has ended yet */
  readonly endedAt: number | undefined
}

/** The boards hear of it as of an order: riders' screens show both together. */
export const roundsTopic = 'orders/rounds'

export async function roundOf(read: Kysely<Tables>, riderId: string): Promise<StoredRound> {
  return stored((await oneRound(read, { riderId })).rows[0])
}

const oneRound = prepared((read, { riderId }: { riderId: string }) =>
  read.selectFrom('rider_rounds').select(['stops_json', 'ended_at']).where('rider_id', '=', riderId),
)

/** Those of all riders that ever had one, by rider. */
export async function allRounds(read: Kysely<Tables>): Promise<(riderId: string) => StoredRound> {
  const rows = await read.selectFrom('rider_rounds').select(['rider_id', 'stops_json', 'ended_at']).execute()
  const found = new Map(rows.map((row) => [row.rider_id, row]))
  return (riderId) => stored(found.get(riderId))
}

const stored = (row: { readonly stops_json: string; readonly ended_at: number } | undefined): StoredRound => ({
  stops: row === undefined ? [] : (JSON.parse(row.stops_json) as string[]),
  endedAt: row === undefined || row.ended_at === 0 ? undefined : row.ended_at,
})
