import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { areaWishLives } from '#shop/wishes/area-wishes.ts'
import { type StockWish, wishLives } from '#shop/wishes/back-in-stock.ts'

/** What somebody waits for, to be told once. Each kind has a table of its own; all have the columns used here. */
export interface WishKind {
  readonly table: keyof Pick<Tables, 'stock_wishes' | 'area_wishes'>
  /** so long it is kept */
  readonly lives: number
  /** the message that tells that it has come true */
  readonly message: 'back-in-stock' | 'area-grown'
}

export const stockWishes: WishKind = { table: 'stock_wishes', lives: wishLives, message: 'back-in-stock' }
export const areaWishes: WishKind = { table: 'area_wishes', lives: areaWishLives, message: 'area-grown' }

type Read = Kysely<Tables>

/** What a person waits for, the newest first. */
export const stockWishesOf = (read: Read, { userId, at }: { userId: string; at: number }) =>
  read
    .selectFrom('stock_wishes')
    .select(['id', 'product_id', 'size', 'wished_at'])
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .where('wished_at', '>', at - wishLives)
    .orderBy('wished_at', 'desc')
    .orderBy('id')
    .execute()

/** The wishes that can be told: the mobile has answered a code, and the wish is due. */
export const stockWishedNow = (read: Read, at: number): Promise<StockWish[]> =>
  waitingForStock(read, at).select(['wish.product_id as productId', 'wish.size']).distinct().execute()

/** The people who wait for it, the oldest wish first. */
export const whoWaitsForStock = (
  read: Read,
  { productId, size }: StockWish,
  { at, most }: { at: number; most: number },
) =>
  waitingForStock(read, at)
    .select(['wish.id', 'wish.user_id as account', 'users.mobile', 'wish.language'])
    .where('wish.product_id', '=', productId)
    .where('wish.size', '=', size)
    .orderBy('wish.wished_at')
    .orderBy('wish.id')
    .limit(most)
    .execute()

const waitingForStock = (read: Read, at: number) =>
  read
    .selectFrom('stock_wishes as wish')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .innerJoin('mobile_proofs as proof', (row) =>
      row.onRef('proof.user_id', '=', 'wish.user_id').onRef('proof.mobile', '=', 'users.mobile'),
    )
    .where('wish.told_at', 'is', null)
    .where('wish.due_at', '<=', at)
    .where('wish.wished_at', '>', at - wishLives)

/** Whose message is written and has not gone out. */
export const beingToldOfStock = (read: Read) =>
  read
    .selectFrom('stock_wishes as wish')
    .innerJoin('outbox', 'outbox.id', 'wish.message_id')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .select(['wish.id', 'wish.product_id as productId', 'wish.size', 'wish.user_id as account', 'users.mobile'])
    .where('outbox.sent_at', 'is', null)
    .execute()

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
  const rows = await waitingForArea(read, at)
    .select((row) => ['wish.pincode', row.fn.countAll<number | string>().as('count')])
    .groupBy('wish.pincode')
    .execute()
  return rows
    .map(({ pincode, count }) => ({ pincode, count: Number(count) }))
    .toSorted((one, other) => other.count - one.count || one.pincode.localeCompare(other.pincode))
}

/** The pincodes of the area that people wait for. */
export async function areaWishedNow(read: Read, at: number): Promise<string[]> {
  const rows = await waitingForArea(read, at)
    .innerJoin('delivery_area as area', 'area.pincode', 'wish.pincode')
    .where('wish.due_at', '<=', at)
    .select('wish.pincode')
    .distinct()
    .execute()
  return rows.map(({ pincode }) => pincode)
}

/** The people who wait at a pincode, the oldest wish first. */
export const whoWaitsForArea = (read: Read, pincode: string, { at, most }: { at: number; most: number }) =>
  waitingForArea(read, at)
    .select(['wish.id', 'wish.user_id as account', 'users.mobile', 'wish.language'])
    .where('wish.pincode', '=', pincode)
    .where('wish.due_at', '<=', at)
    .orderBy('wish.wished_at')
    .orderBy('wish.id')
    .limit(most)
    .execute()

/** Whose mobile has answered a code. */
const waitingForArea = (read: Read, at: number) =>
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
