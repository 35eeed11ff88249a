import { randomUUID } from 'node:crypto'
import { ratesToday } from '#server/catalogue/rates/rate-sheets-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { RateOf } from '#shop/catalogue/rates/rate-sheet.ts'
import type { Paise } from '#shop/money.ts'

interface NewRate extends RateOf {
  readonly paise: Paise
}

/** Sets one rate, as the operator's command does. */
export async function setRate(
  { read, run }: Pick<ShopDatabase, 'read' | 'run'>,
  { productId, size, grams, paise }: NewRate,
  at = 1,
) {
  const today = await ratesToday(read)
  const known = today.find((rate) => rate.productId === productId && rate.size === size && rate.grams === grams)
  const change = { productId, size, grams, was: known?.paise ?? 1, paise }
  return run.publishRates({ key: randomUUID(), by: { command: 'rates' }, at, changes: [change] })
}
