import type { Transaction } from 'kysely'
import { holdAccount } from '#server/accounts/hold-account.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type AreaWishing, decideAreaWish } from '#shop/area-wishes.ts'
import type { Pincode } from '#shop/delivery.ts'
import { areaWishesOf } from './area-wishes-store.ts'
import { isInArea } from './delivery-store.ts'

export interface NewAreaWish {
  readonly id: string
  readonly userId: string
  readonly pincode: Pincode
  readonly at: number
}

/** The same wish again is the same wish. Two of one person wait for each other, so that nobody has more than they may. */
export async function makeAreaWish(
  tx: Transaction<Tables>,
  { id, userId, pincode, at }: NewAreaWish,
): Promise<AreaWishing> {
  await holdAccount(tx, userId).executeTakeFirst()
  const wishes = await areaWishesOf(tx, { userId, at })
  if (wishes.some((wish) => wish.pincode === pincode)) return { wished: true }
  const wishing = decideAreaWish({ pincode, isDelivered: await isInArea(tx, pincode), others: wishes.length })
  if ('refused' in wishing) return wishing
  // What is there already was told, or is too old.
  await tx.deleteFrom('area_wishes').where('user_id', '=', userId).where('pincode', '=', pincode).execute()
  await tx
    .insertInto('area_wishes')
    .values({ id, user_id: userId, pincode, wished_at: at, due_at: at, told_at: null, message_id: null })
    .execute()
  return wishing
}

/** False: they have no such wish any more. */
export async function dropAreaWish(
  tx: Transaction<Tables>,
  { id, userId }: { id: string; userId: string },
): Promise<{ dropped: boolean }> {
  const wish = await tx
    .deleteFrom('area_wishes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { dropped: wish.numDeletedRows === 1n }
}
