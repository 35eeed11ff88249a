import type { Kysely, Transaction } from 'kysely'
import { isOpened } from '#server/catalogue/catalogue-rows.ts'
import { catalogueTopic, readCatalogue } from '#server/catalogue/catalogue-store.ts'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { insertProducts, insertSpecies, writeHome } from '#server/catalogue/write-catalogue.ts'
import { announce } from '#server/storage/changes.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { CatalogueDocument, DocumentProduct } from '#shop/catalogue/document.ts'
import { detailPaths } from '#shop/catalogue/paths.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { openingDocument } from '#shop/new-shop/document.ts'

/**
 * On the first day, and at the first start of a shop that an older version kept: brings in what every shop opens with.
 * Any number of processes may open at once; the one that did announces it. From then on the catalogue is the shop's.
 */
export async function openCatalogue(
  tx: Transaction<Tables>,
  { species, products, home }: CatalogueDocument,
): Promise<{ opened: boolean }> {
  await takeTurn(tx)
  if (await isOpened(tx)) return { opened: false }
  const stamp = { by: '', at: 0 }
  await insertSpecies(
    tx,
    species.map((document, place) => ({ document, place })),
    stamp,
  )
  const ids = idsAfter(await highestId(tx))
  await insertProducts(
    tx,
    products.map((document, place) => ({ id: idOf(document, ids), document, place })),
    stamp,
  )
  await writeHome(tx, home, stamp)
  await announce(tx, catalogueTopic)
  return { opened: true }
}

/** The catalogue of a shop that may never have been open, as for a command of its operator. */
export async function openedCatalogue(
  { read, run }: Runs<{ openCatalogue: typeof openCatalogue }>,
  opening: CatalogueDocument = openingDocument,
): Promise<Catalogue> {
  if (!(await isOpened(read))) await run.openCatalogue(opening)
  return readCatalogue(read)
}

/** A product that the specification names has its id; the others get the next that nobody had. */
export const idOf = ({ id }: Pick<DocumentProduct, 'id'>, ids: { next(): number }): number => id ?? ids.next()

export function idsAfter(highest: number): { next(): number } {
  let last = highest
  return {
    next() {
      last += 1
      return last
    },
  }
}

export async function highestId(read: Kysely<Tables>): Promise<number> {
  const { highest } = await read
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  return Math.max(...Object.keys(detailPaths).map(Number), highest ?? 0)
}
