import type { Kysely, Selectable } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Sorting } from '#shop/orders/round.ts'

/** How a rider has put their stops in order; and when their last round ended. */
export interface StoredRound extends Sorting {
  /** undefined: none has ended yet */
  readonly endedAt: number | undefined
}

/** The boards hear of it as of an order: riders' screens show both together. */
export const roundsTopic = 'orders/rounds'

export async function roundOf(read: Kysely<Tables>, riderId: string): Promise<StoredRound> {
  return stored((await oneRound(read, { riderId })).rows[0])
}

const oneRound = prepared((read, { riderId }: { riderId: string }) =>
  read.selectFrom('rider_rounds').select(['stops_json', 'locked_json', 'ended_at']).where('rider_id', '=', riderId),
)

/** Those of all riders that ever had one, by rider. */
export async function allRounds(read: Kysely<Tables>): Promise<(riderId: string) => StoredRound> {
  const rows = await read
    .selectFrom('rider_rounds')
    .select(['rider_id', 'stops_json', 'locked_json', 'ended_at'])
    .execute()
  const found = new Map(rows.map((row) => [row.rider_id, row]))
  return (riderId) => stored(found.get(riderId))
}

const stored = (
  row: Pick<Selectable<Tables['rider_rounds']>, 'stops_json' | 'locked_json' | 'ended_at'> | undefined,
) => ({
  stops: idsIn(row?.stops_json),
  locked: idsIn(row?.locked_json),
  endedAt: row === undefined || row.ended_at === 0 ? undefined : row.ended_at,
})

const idsIn = (json = '[]') => JSON.parse(json) as string[]
