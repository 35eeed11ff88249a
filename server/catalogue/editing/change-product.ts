import type { Kysely, Transaction } from 'kysely'
import { applyRates } from '#server/catalogue/rates/apply-rates.ts'
import { lastRates, noteFirstRates, ratesToJudgeBy, takeRatesOff } from '#server/catalogue/rates/rates-taken-off.ts'
import { setAvailable } from '#server/catalogue/set-available.ts'
import { type Stamp, updateProduct } from '#server/catalogue/write-catalogue.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import { isFar, type RateOf, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { grams, weightLabels } from '#shop/weight.ts'

interface ChangedProduct {
  readonly id: number
  readonly was: DocumentProduct
  readonly is: DocumentProduct
}

export interface Decided {
  readonly key: string
  readonly by: By
  readonly at: number
}

/** Of something that is there: the version that the screen saw. */
export interface Seen {
  readonly seen: number
}

/** Writes what is another one of a product: its facts and texts, rates, tolerance, and whether it is sold today. */
export async function changeKeptProduct(
  tx: Transaction<Tables>,
  { id, was, is, waits = false }: ChangedProduct & { readonly waits?: boolean },
  { key, by, at }: Decided,
): Promise<void> {
  const stamp: Stamp = { by: byInOneWord(by), at }
  await updateProduct(tx, { id, document: is }, stamp)
  if (waits) await writeFirstRates(tx, { id, is }, { key, ...stamp })
  else await writeRates(tx, { id, was, is }, { key, ...stamp })
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

/** Of a product that waits for the owner: they are only proposed until it is put on sale, and then they are in the history. */
async function writeFirstRates(
  tx: Transaction<Tables>,
  { id, is }: Pick<ChangedProduct, 'id' | 'is'>,
  stamp: Stamp & { readonly key: string },
): Promise<void> {
  const rates = [...ratesOf(id, is).values()]
  await tx.deleteFrom('rates').where('product_id', '=', id).execute()
  await insertRates(tx, rates)
  if (is.retired) return
  await tx.updateTable('products').set({ waits: 0 }).where('id', '=', id).execute()
  await noteFirstRates(tx, rates, stamp)
}

/** Packs no longer sold lose their rate, new ones get their first; one that moves or comes back at another is a change of rates. */
async function writeRates(
  tx: Transaction<Tables>,
  { id, was, is }: ChangedProduct,
  { key, by, at }: Stamp & { readonly key: string },
): Promise<void> {
  const [before, after] = [ratesOf(id, was), ratesOf(id, is)]
  const judgedBy = await ratesToJudgeBy(tx, { productId: id, at })
  const last = await lastRates(tx, id)
  await takeRatesOff(
    tx,
    [...before].filter(([cell]) => !after.has(cell)).map(([, rate]) => rate),
    at,
  )
  const added = [...after]
    .filter(([cell]) => !before.has(cell))
    .map(([cell, rate]) => ({ ...rate, last: last.get(cell) }))
  await insertRates(
    tx,
    added.map((rate) => ({ ...rate, paise: rate.last ?? rate.paise })),
  )
  const first = added.filter(({ last: known }) => known === undefined)
  await noteFirstRates(
    tx,
    first.map((rate) => ({ ...rate, comparedWith: judgedBy(rate) })),
    { key, by, at },
  )
  const moved = [...after].flatMap(([cell, rate]) => {
    const old = last.get(cell) ?? rate.paise
    return old === rate.paise ? [] : [{ ...rate, was: old }]
  })
  if (moved.length > 0) await applyRates(tx, { sheetId: `${key}/${id}`, changes: moved, by, at })
}

async function insertRates(tx: Transaction<Tables>, rates: readonly RateToday[]): Promise<void> {
  if (rates.length === 0) return
  await tx
    .insertInto('rates')
    .values(rates.map(({ productId, size, grams, paise }) => ({ product_id: productId, size, grams, paise })))
    .onConflict((known) => known.doNothing())
    .execute()
}

/** The packs that come anew or come back at a rate which only an owner may publish. */
export async function wrongFirstRates(
  read: Kysely<Tables>,
  { id, was, is, at }: ChangedProduct & { readonly at: number },
): Promise<readonly WrongField[]> {
  const before = ratesOf(id, was)
  const judgedBy = await ratesToJudgeBy(read, { productId: id, at })
  return is.sizes.flatMap((size, place) =>
    [...ratesOf(id, { sizes: [size] })].flatMap(([cell, rate]) => {
      const base = before.has(cell) ? undefined : judgedBy(rate)
      if (base === undefined || !isFar(rate.paise, base)) return []
      return [{ field: `sizes.${place}.rates.${labelOf(rate)}`, wrong: 'rate-far' as const, most: base }]
    }),
  )
}

/** The rates of a product that comes to be sold now, as its document has them. */
export const firstRatesOf = (id: number, document: DocumentProduct): readonly RateToday[] => [
  ...ratesOf(id, document).values(),
]

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
