import type { Transaction } from 'kysely'
import { readProduct } from '#server/catalogue/catalogue-store.ts'
import type { MessageResult } from '#server/messages/outbox.ts'
import { holdFor } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import { packsLeft } from '#shop/catalogue/availability.ts'
import { isTellingTime, tellWindow } from '#shop/messages/telling.ts'
import { mostToldOf, type StockWish, tellUntil } from '#shop/wishes/back-in-stock.ts'
import { tellNext, untell, type WishesTelling, type WishToTell } from './tell-wishes.ts'
import { stockWishes } from './wishes-store.ts'

type Tx = Transaction<Tables>

/** Tells those who are next, if it is there. Processes take turns, so that they keep the limit together. */
export async function tellStockWishes(
  tx: Tx,
  { of, ...telling }: WishesTelling & { readonly of: StockWish },
): Promise<{ writings: MessageResult[] }> {
  const { at } = telling
  if (!isTellingTime(at)) return { writings: [] }
  await holdFor(tx, { what: 'stock-wish-turn', who: `${of.productId}/${of.size}` })
  const most = mostToldOf(await packsNow(tx, of)) - (await toldLately(tx, of, at))
  return tellNext(tx, stockWishes, { ...telling, most, until: tellUntil(at) })
}

/** Where it is sold out again, those who were not told keep waiting. */
export async function untellStockWishes(
  tx: Tx,
  { of, wishes, at }: { of: StockWish; wishes: readonly WishToTell[]; at: number },
): Promise<void> {
  await untell(tx, stockWishes, { wishes, isGone: (await packsNow(tx, of)) === 0, at })
}

async function packsNow(tx: Tx, { productId, size }: StockWish): Promise<number | 'plenty'> {
  const product = await readProduct(tx, productId)
  return product === undefined ? 0 : packsLeft(product, size)
}

async function toldLately(tx: Tx, { productId, size }: StockWish, at: number): Promise<number> {
  const { count } = await tx
    .selectFrom('stock_wishes')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('product_id', '=', productId)
    .where('size', '=', size)
    .where('told_at', '>', at - tellWindow)
    .executeTakeFirstOrThrow()
  return Number(count)
}
