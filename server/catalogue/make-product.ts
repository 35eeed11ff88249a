import type { Kysely } from 'kysely'
import { countedCells } from '#server/stock/cells/stock-store.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { OwnYield } from '#shop/catalogue/rates/yields.ts'
import { stockOf, type ToldCell } from '#shop/stock/stock-cell.ts'
import { grams } from '#shop/weight.ts'
import { productOf } from '#shop/words/catalogue/assemble.ts'
import { type ProductRow, rateIn, type SpeciesRow } from './catalogue-rows.ts'
import { noddedYields, yieldKey } from './yields-store.ts'

/** What a product takes from elsewhere: what its kind loses, what the shop weighed of that, what is left of it. */
export interface Around {
  readonly lossPercent: number
  readonly ownYield: OwnYield | undefined
  readonly cells: readonly ToldCell[]
}

/** As it is now, for each kind and cut. */
export async function aroundNow(
  read: Kysely<Tables>,
  species: readonly SpeciesRow[],
): Promise<(of: Pick<Product, 'species' | 'cut'>) => Around> {
  const lossOf = new Map(species.map(({ name, facts }) => [name, facts.lossPercent]))
  const cells = Map.groupBy(await countedCells(read), (cell) => cell.species)
  const yields = new Map((await noddedYields(read)).map((one) => [yieldKey(one), one]))
  return (of) => {
    const nodded = yields.get(yieldKey(of))
    return {
      lossPercent: nodded === undefined ? (lossOf.get(of.species) ?? 0) : 100 - nodded.percent,
      ownYield: nodded && { percent: nodded.percent, from: nodded.from, to: nodded.to, samples: nodded.samples },
      cells: cells.get(of.species) ?? [],
    }
  }
}

export function makeProduct({ rates, backAt, ...row }: ProductRow, { lossPercent, ownYield, cells }: Around): Product {
  const product = productOf({
    ...row,
    lossPercent,
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
