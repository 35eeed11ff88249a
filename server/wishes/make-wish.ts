import type { Transaction } from 'kysely'
import { isInArea } from '#server/delivery/delivery-store.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'
import type { Language } from '#shop/languages.ts'
import { type AreaWishing, decideAreaWish } from '#shop/wishes/area-wishes.ts'
import { decideWish, type StockWish, type Wishing } from '#shop/wishes/back-in-stock.ts'
import { areaWishesOf, stockWishesOf } from './wishes-store.ts'

interface NewWish {
  readonly id: string
  readonly userId: string
  readonly at: number
  readonly language: Language
}

type Tx = Transaction<Tables>

interface NewStockWish extends NewWish, StockWish {
  readonly title: string
  readonly isThere: boolean
}

/** The same wish again is the same wish. Two of one person wait for each other, so that nobody has more than they may. */
export async function makeStockWish(
  tx: Tx,
  { id, userId, productId, size, title, isThere, at, language }: NewStockWish,
): Promise<Wishing | { readonly gone: true }> {
  if ((await holdAccount(tx, userId).executeTakeFirstOrThrow()).numUpdatedRows === 0n) return { gone: true }
  const wishes = await stockWishesOf(tx, { userId, at })
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

interface NewAreaWish extends NewWish {
  readonly pincode: Pincode
}

/** As with what is sold out. */
export async function makeAreaWish(
  tx: Tx,
  { id, userId, pincode, at, language }: NewAreaWish,
): Promise<AreaWishing | { readonly gone: true }> {
  if ((await holdAccount(tx, userId).executeTakeFirstOrThrow()).numUpdatedRows === 0n) return { gone: true }
  const wishes = await areaWishesOf(tx, { userId, at })
  if (wishes.some((wish) => wish.pincode === pincode)) return { wished: true }
  const wishing = decideAreaWish({ pincode, isDelivered: await isInArea(tx, pincode), others: wishes.length })
  if ('refused' in wishing) return wishing
  // What is there already was told, or is too old.
  await tx.deleteFrom('area_wishes').where('user_id', '=', userId).where('pincode', '=', pincode).execute()
  await tx
    .insertInto('area_wishes')
    .values({ id, user_id: userId, pincode, wished_at: at, due_at: at, told_at: null, message_id: null, language })
    .execute()
  return wishing
}
