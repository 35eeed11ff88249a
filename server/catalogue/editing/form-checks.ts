import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import type { DocumentProduct } from '#shop/catalogue/document.ts'
import type { WrongField } from '#shop/catalogue/wrong.ts'
import { leftOf } from '#shop/stock/stock-cell.ts'
import { isOwnPicture } from '#shop/words/catalogue/own-pictures.ts'

type Read = Kysely<Tables>

/** A picture that is named is one that the shop came with, or that its staff sent. */
export async function wrongPicture(read: Read, name: string): Promise<readonly WrongField[]> {
  if (name === '' || isOwnPicture(name)) return []
  const sent = await read.selectFrom('pictures').select('name').where('name', '=', name).executeTakeFirst()
  return sent ? [] : [{ field: 'picture', wrong: 'unknown' }]
}

export async function wrongSlug(read: Read, slug: string, id: number | undefined): Promise<readonly WrongField[]> {
  if (slug === '') return []
  const known = await read.selectFrom('product_slugs').select('product_id').where('slug', '=', slug).executeTakeFirst()
  return known === undefined || known.product_id === id ? [] : [{ field: 'slug', wrong: 'taken' }]
}

/** A size that fish is counted of in the cold room stays while some is left: stock is kept by kind and size. */
export async function wrongSizes(
  read: Read,
  was: Pick<DocumentProduct, 'species' | 'sizes' | 'cartId'>,
  is: Pick<DocumentProduct, 'sizes'>,
): Promise<readonly WrongField[]> {
  const gone = was.sizes.map(({ label }) => label).filter((label) => !is.sizes.some((size) => size.label === label))
  if (gone.length === 0) return []
  const cells = await read
    .selectFrom('stock_cells')
    .select(['size', 'bought', 'reserved', 'sold', 'wasted'])
    .where('species', '=', was.species)
    .where('counted', '=', 1)
    .execute()
  const isCounted = cells.some((cell) => gone.includes(cell.size) && leftOf(cell) + cell.reserved > 0)
  return isCounted ? [{ field: 'sizes', wrong: 'size-in-stock' }] : []
}

export function unknownSpecies(goesWith: readonly string[], known: ReadonlySet<string>): readonly WrongField[] {
  return goesWith.flatMap((name, place) => (known.has(name) ? [] : [{ field: `goesWith.${place}`, wrong: 'unknown' }]))
}
