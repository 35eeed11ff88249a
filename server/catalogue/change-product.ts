import type { Transaction } from 'kysely'
import { setAvailable } from '#server/catalogue/set-available.ts'
import { type Stamp, updateProduct } from '#server/catalogue/write-catalogue.ts'
import { applyRates } from '#server/rates/apply-rates.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import { grams, weightLabels } from '#shop/weight.ts'

export interface ChangedProduct {
  readonly id: number
  readonly was: DocumentProduct
  readonly is: DocumentProduct
}

export interface Decided {
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Writes what is another one of a product: its facts and texts, rates, tolerance, and whether it is sold today. */
export async function changeKeptProduct(
  tx: Transaction<Tables>,
  { id, was, is }: ChangedProduct,
  { key, by, at }: Decided,
): Promise<void> {
  const stamp: Stamp = { by: byInOneWord(by), at }
  await updateProduct(tx, { id, document: is }, stamp)
  await writeRates(tx, { id, was, is }, { key, ...stamp })
  if (was.tolerance !== is.tolerance)
    await tx.updateTable('products').set({ tolerance_percent: is.tolerance }).where('id', '=', id).execute()
  if (was.available !== is.available)
    await setAvailable(tx, {
      changeId: `${key}/${id}`,
      productId: id,
      available: is.available,
      by,
      changedAt: at,
    })
}

/** What is sold from now on gets its first rate, what is sold no more loses it, and a rate that moves is a change of rates. */
async function writeRates(
  tx: Transaction<Tables>,
  { id, was, is }: ChangedProduct,
  { key, by, at }: Stamp & { readonly key: string },
): Promise<void> {
  const [before, after] = [ratesOf(was), ratesOf(is)]
  for (const [cell, { size, grams }] of before)
    if (!after.has(cell))
      await tx
        .deleteFrom('rates')
        .where('product_id', '=', id)
        .where('size', '=', size)
        .where('grams', '=', grams)
        .execute()
  const first = [...after].filter(([cell]) => !before.has(cell)).map(([, rate]) => ({ product_id: id, ...rate }))
  if (first.length > 0)
    await tx
      .insertInto('rates')
      .values(first)
      .onConflict((known) =>
        known.columns(['product_id', 'size', 'grams']).doUpdateSet((row) => ({ paise: row.ref('excluded.paise') })),
      )
      .execute()
  const moved = [...after].flatMap(([cell, { size, grams, paise }]) => {
    const old = before.get(cell)
    return old === undefined || old.paise === paise ? [] : [{ productId: id, size, grams, was: old.paise, paise }]
  })
  if (moved.length > 0) await applyRates(tx, { sheetId: `${key}/${id}`, changes: moved, by, at })
}

const ratesOf = ({ sizes }: DocumentProduct) =>
  new Map(
    sizes.flatMap(({ label, rates }) =>
      weightLabels.flatMap((weight) => {
        const paise = rates[weight]
        return paise === undefined
          ? []
          : [[`${weight}/${label}`, { size: label, grams: grams(weight), paise }] as const]
      }),
    ),
  )
