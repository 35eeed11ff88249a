import type { Transaction } from 'kysely'
import { isInArea } from '#server/delivery/delivery-store.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Pincode } from '#shop/delivery/delivery.ts'
import type { Language } from '#shop/languages.ts'
import { type AreaWishing, decideAreaWish } from '#shop/wishes/area-wishes.ts'
import { areaWishes, areaWishesOf } from './area-wishes-store.ts'
import { dropWish, forgetWishes } from './forget-wishes.ts'

interface NewAreaWish {
  readonly id: string
  readonly userId: string
  readonly pincode: Pincode
  readonly at: number
  readonly language: Language
}

/** The same wish again is the same wish. Two of one person wait for each other, so that nobody has more than they may. */
export async function makeAreaWish(
  tx: Transaction<Tables>,
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

export const dropAreaWish = (tx: Transaction<Tables>, wish: { id: string; userId: string }) =>
  dropWish(tx, areaWishes, wish)

export const forgetAreaWishes = (tx: Transaction<Tables>, wanted: { at: number }) =>
  forgetWishes(tx, areaWishes, wanted)
