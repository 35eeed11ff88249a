import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { openCatalogueReader } from './catalogue-reader.ts'
import { productRows, speciesRows } from './catalogue-rows.ts'
import { aroundNow, makeProduct } from './make-product.ts'

export { catalogueTopic } from './catalogue-reader.ts'

/** The catalogue of the shop, in English. */
export const readCatalogue = async (read: Kysely<Tables>): Promise<Catalogue> =>
  (await openCatalogueReader(read).all()).en

/** One sold product, read now: for callers that must not miss a change and need no other product. */
export async function readProduct(read: Kysely<Tables>, id: number): Promise<Product | undefined> {
  const [row] = await productRows(read, { id })
  const species = await speciesRows(read)
  if (row === undefined || row.retired || species.find(({ name }) => name === row.species)?.retired) return undefined
  const around = await aroundNow(read, species)
  return makeProduct(row, around({ species: row.species, cut: row.facts.cut }))
}
