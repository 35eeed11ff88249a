import type { Insertable, Kysely } from 'kysely'
import { countedCells } from '#server/stock/stock-store.ts'
import { versions } from '#server/storage/changes.ts'
import type { ProductsTable, RatesTable, Tables } from '#server/storage/tables.ts'
import type { Catalogue, PriceTable, Product } from '#shop/catalogue/product.ts'
import { type Paise, paise } from '#shop/money.ts'
import { stockOf } from '#shop/stock-cell.ts'
import { grams, type WeightLabel } from '#shop/weight.ts'

export const catalogueTopic = 'catalogue'

/**
 * The current catalogue: the facts of `opening` with the rates, the availability and the stock of the database. The version is read
 * first, so a change in between is found by the next look.
 */
export async function readCatalogue(read: Kysely<Tables>, opening: Catalogue): Promise<Catalogue> {
  const version = (await versions(read)).get(catalogueTopic) ?? 0
  const { isAvailable, backAtOf, toleranceOf, rateOf } = await readShelf(read)
  const cells = await countedCells(read)
  return {
    ...opening,
    version,
    products: opening.products.map((product) => ({
      ...product,
      prices: pricesNow(product, rateOf),
      available: isAvailable.get(product.id) ?? product.available,
      ...backAtOf(product.id),
      tolerance: toleranceOf.get(product.id) ?? product.tolerance,
      stock: stockOf(product, cells),
    })),
  }
}

/** Whether every product of `opening` is in the database already, as at every start but the first after an update. */
export async function isStocked(read: Kysely<Tables>, opening: Catalogue): Promise<boolean> {
  const { isAvailable, rateOf } = await readShelf(read)
  const { products, rates } = shelfOf(opening)
  return products.every(({ id }) => isAvailable.has(id)) && rates.every((rate) => rateOf.has(rateKey(rate)))
}

/** The rows of a new catalogue. */
export function shelfOf({ products }: Catalogue): {
  products: Insertable<ProductsTable>[]
  rates: Insertable<RatesTable>[]
} {
  return {
    products: products.map(({ id, available }) => ({ id, available: Number(available) })),
    rates: products.flatMap((product) =>
      cells(product).map(({ product_id, size, grams, paise }) => ({ product_id, size, grams, paise })),
    ),
  }
}

async function readShelf(read: Kysely<Tables>) {
  const products = await read
    .selectFrom('products')
    .select(['id', 'available', 'back_at', 'tolerance_percent'])
    .execute()
  const rates = await read.selectFrom('rates').select(['product_id', 'size', 'grams', 'paise']).execute()
  return {
    isAvailable: new Map(products.map(({ id, available }) => [id, available === 1])),
    backAtOf: (id: number) => {
      const backAt = products.find((product) => product.id === id)?.back_at ?? undefined
      return backAt === undefined ? {} : { backAt }
    },
    toleranceOf: new Map(products.map(({ id, tolerance_percent: percent }) => [id, percent])),
    rateOf: new Map(rates.map((rate) => [rateKey(rate), paise(rate.paise)])),
  }
}

function pricesNow(product: Product, rateOf: ReadonlyMap<string, Paise>): PriceTable {
  const prices: Record<string, Partial<Record<WeightLabel, Paise>>> = {}
  for (const cell of cells(product)) {
    prices[cell.size] = { ...prices[cell.size], [cell.label]: rateOf.get(rateKey(cell)) ?? cell.paise }
  }
  return prices
}

const rateKey = ({ product_id, size, grams }: Omit<RatesTable, 'paise'>): string => `${product_id}/${grams}/${size}`

const cells = ({ id, prices }: Product): (RatesTable & { label: WeightLabel; paise: Paise })[] =>
  Object.entries(prices).flatMap(([size, byWeight]) =>
    (Object.entries(byWeight) as [WeightLabel, Paise][]).map(([label, paise]) => ({
      product_id: id,
      size,
      label,
      grams: grams(label),
      paise,
    })),
  )
