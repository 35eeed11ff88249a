import type { Transaction } from 'kysely'
import { isInArea } from '#server/delivery/delivery-store.ts'
import type { MessageResult } from '#server/messages/outbox.ts'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isTellingTime, mostToldTogether, nightOf, tellWindow } from '#shop/messages/telling.ts'
import { tellNext, untell, type WishesTelling, type WishToTell } from './tell-wishes.ts'
import { areaWishes } from './wishes-store.ts'

type Tx = Transaction<Tables>

/** Tells those who are next, if the shop delivers there. Processes take turns, so that no more are told together than may be. */
export async function tellAreaWishes(
  tx: Tx,
  { pincode, ...telling }: WishesTelling & { readonly pincode: string },
): Promise<{ writings: MessageResult[] }> {
  const { at } = telling
  if (!isTellingTime(at)) return { writings: [] }
  await holdFor(tx, { what: 'area-wish-turn', who: pincode })
  if (!(await isInArea(tx, pincode))) return { writings: [] }
  const most = mostToldTogether - (await toldLately(tx, pincode, at))
  return tellNext(tx, areaWishes, { ...telling, most, until: nightOf(at) })
}

/** Where the shop no longer delivers, those who were not told keep waiting. */
export async function untellAreaWishes(
  tx: Tx,
  { pincode, wishes, at }: { pincode: string; wishes: readonly WishToTell[]; at: number },
): Promise<void> {
  await untell(tx, areaWishes, { wishes, isGone: !(await isInArea(tx, pincode)), at })
}

async function toldLately(tx: Tx, pincode: string, at: number): Promise<number> {
  const { count } = await tx
    .selectFrom('area_wishes')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('pincode', '=', pincode)
    .where('told_at', '>', at - tellWindow)
    .executeTakeFirstOrThrow()
  return Number(count)
}
