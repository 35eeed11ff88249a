import type { Kysely, Transaction } from 'kysely'
import { setAvailable } from './set-available.ts'
import { type Stamp, updateProduct } from '#server/catalogue/write-catalogue.ts'
import { applyRates } from '#server/rates/apply-rates.ts'
import { basesOn } from '#server/rates/rate-sheets-store.ts'
import { lastRates, takeRatesOff } from '#server/rates/rates-taken-off.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { isFar, type RateOf, type RateToday, rateKey } from '#shop/rate-sheet.ts'
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

/** New packs get their first rate, packs no longer sold lose theirs; one that moves, comes back or is renamed is a change of rates. */
async function writeRates(
  tx: Transaction<Tables>,
  { id, was, is }: ChangedProduct,
  { key, by, at }: Stamp & { readonly key: string },
): Promise<void> {
  const [before, after] = [ratesOf(id, was), ratesOf(id, is)]
  await takeRatesOff(
    tx,
    [...before].filter(([cell]) => !after.has(cell)).map(([, rate]) => rate),
  )
  const kept = await lastRates(tx, id)
  const renamed = renamedFrom({ id, was, is })
  const last = (cell: string) => kept.get(cell) ?? kept.get(renamed.get(cell) ?? '')
  const added = [...after].filter(([cell]) => !before.has(cell))
  if (added.length > 0)
    await tx
      .insertInto('rates')
      .values(
        added.map(([cell, { size, grams, paise }]) => ({
          product_id: id,
          size,
          grams,
          paise: last(cell) ?? paise,
        })),
      )
      .onConflict((known) => known.doNothing())
      .execute()
  const moved = [...after].flatMap(([cell, rate]) => {
    const old = last(cell) ?? rate.paise
    return old === rate.paise ? [] : [{ ...rate, was: old }]
  })
  if (moved.length > 0) await applyRates(tx, { sheetId: `${key}/${id}`, changes: moved, by, at })
}

/** The packs that come back, or have another name, at a rate which only an owner may publish. */
export async function wrongComebacks(
  read: Kysely<Tables>,
  { id, was, is, at }: ChangedProduct & { readonly at: number },
): Promise<readonly WrongField[]> {
  const before = ratesOf(id, was)
  const [last, bases] = await Promise.all([lastRates(read, id), basesOn(read, at)])
  const renamed = renamedFrom({ id, was, is })
  return is.sizes.flatMap((size, place) =>
    [...ratesOf(id, { sizes: [size] })].flatMap(([cell, rate]) => {
      const known = last.has(cell) ? cell : (renamed.get(cell) ?? '')
      const base = bases.get(known) ?? last.get(known)
      if (before.has(cell) || base === undefined || !isFar(rate.paise, base)) return []
      return [{ field: `sizes.${place}.rates.${labelOf(rate)}`, wrong: 'rate-far' as const, most: base }]
    }),
  )
}

/** The packs of each size that took another's place, by the old name: it is that size renamed. */
function renamedFrom({ id, was, is }: ChangedProduct): ReadonlyMap<string, string> {
  return new Map(
    is.sizes.flatMap((size, place) => {
      const old = was.sizes[place]?.label
      if (old === undefined || hasSize(was, size.label) || hasSize(is, old)) return []
      return [...ratesOf(id, { sizes: [size] })].map(([cell, rate]) => [cell, rateKey({ ...rate, size: old })] as const)
    }),
  )
}

const hasSize = ({ sizes }: DocumentProduct, label: string) => sizes.some((size) => size.label === label)

const labelOf = (rate: RateOf) => weightLabels.find((label) => grams(label) === rate.grams)

const ratesOf = (productId: number, { sizes }: Pick<DocumentProduct, 'sizes'>): ReadonlyMap<string, RateToday> =>
  new Map(
    sizes.flatMap(({ label, rates }) =>
      weightLabels.flatMap((weight) => {
        const paise = rates[weight]
        if (paise === undefined) return []
        const rate = { productId, size: label, grams: grams(weight), paise }
        return [[rateKey(rate), rate] as const]
      }),
    ),
  )
