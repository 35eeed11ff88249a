import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type StockWish, wishLives } from '#shop/wishes/back-in-stock.ts'
import type { WishKind } from './wish-kind.ts'

type Read = Kysely<Tables>

export const stockWishes: WishKind = { table: 'stock_wishes', lives: wishLives, message: 'back-in-stock' }

/** What a person waits for, the newest first. */
export const wishesOf = (read: Read, { userId, at }: { userId: string; at: number }) =>
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
export const wishedNow = (read: Read, at: number): Promise<StockWish[]> =>
  waiting(read, at).select(['wish.product_id as productId', 'wish.size']).distinct().execute()

/** The people who wait for it, the oldest wish first. */
export const whoWaits = (read: Read, { productId, size }: StockWish, { at, most }: { at: number; most: number }) =>
  waiting(read, at)
    .select(['wish.id', 'wish.user_id as account', 'users.mobile', 'wish.language'])
    .where('wish.product_id', '=', productId)
    .where('wish.size', '=', size)
    .orderBy('wish.wished_at')
    .orderBy('wish.id')
    .limit(most)
    .execute()

const waiting = (read: Read, at: number) =>
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
export const beingTold = (read: Read) =>
  read
    .selectFrom('stock_wishes as wish')
    .innerJoin('outbox', 'outbox.id', 'wish.message_id')
    .innerJoin('users', 'users.id', 'wish.user_id')
    .select(['wish.id', 'wish.product_id as productId', 'wish.size', 'wish.user_id as account', 'users.mobile'])
    .where('outbox.sent_at', 'is', null)
    .execute()
