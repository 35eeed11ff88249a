import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { tellWindow } from '#shop/messages/telling.ts'
import { areaWishes, stockWishes, type WishKind } from './wishes-store.ts'

/** A wish goes after its kind's time, or once its message has gone out and no longer counts for its hour. */
async function forgetWishes(
  tx: Transaction<Tables>,
  { table, lives }: WishKind,
  { at }: { at: number },
): Promise<void> {
  await tx
    .deleteFrom(table)
    .where((row) =>
      row.or([
        row('wished_at', '<=', at - lives),
        row.and([
          row('told_at', '<=', at - tellWindow),
          row('message_id', 'in', row.selectFrom('outbox').select('id').where('sent_at', 'is not', null)),
        ]),
      ]),
    )
    .execute()
}

/** With an account go its wishes, and what was about to be told of them. */
export async function forgetWishesOf(tx: Transaction<Tables>, { table }: WishKind, userId: string): Promise<void> {
  const wishes = await tx.deleteFrom(table).where('user_id', '=', userId).returning('message_id').execute()
  const messages = wishes.flatMap(({ message_id: id }) => id ?? [])
  if (messages.length === 0) return
  await tx.deleteFrom('outbox').where('id', 'in', messages).where('sent_at', 'is', null).execute()
}

/** False: they have no such wish any more. */
async function dropWish(
  tx: Transaction<Tables>,
  { table }: WishKind,
  { id, userId }: { id: string; userId: string },
): Promise<{ dropped: boolean }> {
  const wish = await tx
    .deleteFrom(table)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { dropped: wish.numDeletedRows === 1n }
}

export const dropStockWish = (tx: Transaction<Tables>, wish: { id: string; userId: string }) =>
  dropWish(tx, stockWishes, wish)

export const dropAreaWish = (tx: Transaction<Tables>, wish: { id: string; userId: string }) =>
  dropWish(tx, areaWishes, wish)

export const forgetStockWishes = (tx: Transaction<Tables>, wanted: { at: number }) =>
  forgetWishes(tx, stockWishes, wanted)

export const forgetAreaWishes = (tx: Transaction<Tables>, wanted: { at: number }) =>
  forgetWishes(tx, areaWishes, wanted)
