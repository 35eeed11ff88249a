import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { areaWishLives } from '#shop/wishes/area-wishes.ts'
import type { WishKind } from './wish-kind.ts'

type Read = Kysely<Tables>

export const areaWishes: WishKind = { table: 'area_wishes', lives: areaWishLives, message: 'area-grown' }

/** Where a person waits for the shop, the newest first. */
export const areaWishesOf = (read: Read, { userId, at }: { userId: string; at: number }) =>
  read
    .selectFrom('area_wishes')
    .select(['id', 'pincode', 'wished_at'])
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .where('wished_at', '>', at - areaWishLives)
    .orderBy('wished_at', 'desc')
    .orderBy('id')
    .execute()

/** How many wait at each pincode, the most first. Only who can be told counts: others may be one who types many. */
export async function waitingByPincode(read: Read, at: number): Promise<{ pincode: string; count: number }[]> {
  const rows = await waiting(read, at)
    .select((row) => ['wish.pincode', row.fn.countAll<number | string>().as('count')])
    .groupBy('wish.pincode')
    .execute()
  return rows
    .map(({ pincode, count }) => ({ pincode, count: Number(count) }))
    .toSorted((one, other) => other.count - one.count || one.pincode.localeCompare(other.pincode))
}

/** The pincodes of the area that people wait for. */
export async function grownWhereWished(read: Read, at: number): Promise<string[]> {
  const rows = await waiting(read, at)
    .innerJoin('delivery_area as area', 'area.pincode', 'wish.pincode')
    .where('wish.due_at', '<=', at)
    .select('wish.pincode')
    .distinct()
    .execute()
  return rows.map(({ pincode }) => pincode)
}

/** The people who wait at a pincode, the oldest wish first. */
export const whoWaitsAt = (read: Read, pincode: string, { at, most }: { at: number; most: number }) =>
  waiting(read, at)
    .select(['wish.id', 'wish.user_id as account', 'users.mobile', 'wish.language'])
    .where('wish.pincode', '=', pincode)
    .where('wish.due_at', '<=', at)
    .orderBy('wish.wished_at')
    .orderBy('wish.id')
    .limit(most)
    .execute()

/** Whose mobile has answered a code. */
const waiting = (read: Read, at: number) =>
  read
    .selectFrom('area_wishes as wish')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .innerJoin('mobile_proofs as proof', (row) =>
      row.onRef('proof.user_id', '=', 'wish.user_id').onRef('proof.mobile', '=', 'users.mobile'),
    )
    .where('wish.told_at', 'is', null)
    .where('wish.wished_at', '>', at - areaWishLives)

/** Whose message is written and has not gone out. */
export const beingToldOfArea = (read: Read) =>
  read
    .selectFrom('area_wishes as wish')
    .innerJoin('outbox', 'outbox.id', 'wish.message_id')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .select(['wish.id', 'wish.pincode', 'wish.user_id as account', 'users.mobile'])
    .where('outbox.sent_at', 'is', null)
    .execute()
