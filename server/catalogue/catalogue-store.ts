import type { Kysely } from 'kysely'
import { countedCells } from '#server/stock/stock-store.ts'
import { noddedYields, yieldKey } from '#server/yields/yields-store.ts'
import { versions } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { catalogueOf, productOf } from '#shop/catalogue/assemble.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { stockOf, type ToldCell } from '#shop/stock-cell.ts'
import { grams } from '#shop/weight.ts'
import type { OwnYield } from '#shop/yields.ts'
import {
  homeRow,
  type ProductRow,
  productRows,
  rateIn,
  slugRows,
  type SpeciesRow,
  speciesRows,
} from './catalogue-rows.ts'

export const catalogueTopic = 'catalogue'

/** The catalogue of the shop. Its version is read first, so a change in between is found by the next look. */
export async function readCatalogue(read: Kysely<Tables>): Promise<Catalogue> {
  const version = (await versions(read)).get(catalogueTopic) ?? 0
  const species = await speciesRows(read)
  const rows = await productRows(read)
  const slugs = await slugRows(read)
  const home = await homeRow(read)
  const cells = Map.groupBy(await countedCells(read), (cell) => cell.species)
  const lossOf = lossesOf(species)
  const yields = await ownYields(read)
  return catalogueOf({
    version,
    species,
    products: rows.map((row) => ({
      product: productFrom(row, { lossOf, yields, cells: cells.get(row.species) ?? [] }),
      retired: row.retired,
    })),
    home,
    slugs,
  })
}

/** One product that is sold, as it is now: for what must not miss a change, and needs no other. */
export async function readProduct(read: Kysely<Tables>, id: number): Promise<Product | undefined> {
  const [row] = await productRows(read, { id })
  const species = await speciesRows(read)
  if (row === undefined || row.retired || species.find(({ name }) => name === row.species)?.retired) return undefined
  const cells = (await countedCells(read)).filter((cell) => cell.species === row.species)
  return productFrom(row, { lossOf: lossesOf(species), yields: await ownYields(read), cells })
}

const ownYields = async (read: Kysely<Tables>): Promise<ReadonlyMap<string, OwnYield>> =>
  new Map(
    (await noddedYields(read)).map((one) => {
      const { percent, from, to, samples } = one
      return [yieldKey(one), { percent, from, to, samples }]
    }),
  )

const lossesOf = (species: readonly SpeciesRow[]): ReadonlyMap<string, number> =>
  new Map(species.map(({ name, facts }) => [name, facts.lossPercent]))

function productFrom(
  { rates, backAt, ...row }: ProductRow,
  {
    lossOf,
    yields,
    cells,
  }: {
    readonly lossOf: ReadonlyMap<string, number>
    readonly yields: ReadonlyMap<string, OwnYield>
    readonly cells: readonly ToldCell[]
  },
): Product {
  const ownYield = yields.get(yieldKey({ species: row.species, cut: row.facts.cut }))
  const product = productOf({
    ...row,
    lossPercent: ownYield === undefined ? (lossOf.get(row.species) ?? 0) : 100 - ownYield.percent,
    stock: {},
    rateOf: (size, weight) => rates.get(rateIn(size, grams(weight))),
  })
  return {
    ...product,
    ...(ownYield === undefined ? {} : { ownYield }),
    ...(backAt === undefined ? {} : { backAt }),
    stock: stockOf(product, cells),
  }
}
