import type { Transaction } from 'kysely'
import { holdAccount } from '#server/storage/hold-account.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Language } from '#shop/languages.ts'
import { decideWish, type StockWish, type Wishing } from '#shop/wishes/back-in-stock.ts'
import { dropWish, forgetWishes } from './forget-wishes.ts'
import { stockWishes, wishesOf } from './wishes-store.ts'

interface NewStockWish extends StockWish {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly isThere: boolean
  readonly at: number
  readonly language: Language
}

/** The same wish again is the same wish. Two of one person wait for each other, so that nobody has more than they may. */
export async function makeStockWish(
  tx: Transaction<Tables>,
  { id, userId, productId, size, title, isThere, at, language }: NewStockWish,
): Promise<Wishing | { readonly gone: true }> {
  if ((await holdAccount(tx, userId).executeTakeFirstOrThrow()).numUpdatedRows === 0n) return { gone: true }
  const wishes = await wishesOf(tx, { userId, at })
  if (wishes.some((wish) => wish.product_id === productId && wish.size === size)) return { wished: true }
  const wishing = decideWish({ title, isThere, others: wishes.length })
  if ('refused' in wishing) return wishing
  // What is there already was told, or is too old.
  await tx
    .deleteFrom('stock_wishes')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .execute()
  await tx
    .insertInto('stock_wishes')
    .values({
      id,
      user_id: userId,
      product_id: productId,
      size,
      wished_at: at,
      due_at: at,
      told_at: null,
      message_id: null,
      language,
    })
    .execute()
  return wishing
}

export const dropStockWish = (tx: Transaction<Tables>, wish: { id: string; userId: string }) =>
  dropWish(tx, stockWishes, wish)

export const forgetStockWishes = (tx: Transaction<Tables>, wanted: { at: number }) =>
  forgetWishes(tx, stockWishes, wanted)
