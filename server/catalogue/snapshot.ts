import { openingCatalogue } from '#shop/catalogue/products.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { catalogueTopic, isStocked, readCatalogue } from '#server/catalogue/catalogue-store.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { TopicListener, Changes } from '#server/storage/watch-changes.ts'

export interface Snapshot {
  /** The current catalogue, as of the last look at the changes, or the last known one while the database is away. */
  current(): Catalogue
  /** Calls back with 'product/7' for each product whose price or availability changed. */
  onChange(listener: TopicListener): void
}

/** A kind's facts and texts, and where it is shopped for. */
export const speciesTopic = (name: string): string => `species/${name}`

/** Which products of a kind are sold, in which order. */
export const listTopic = (species: string): string => `list/${species}`

export const productTopic = ({ id }: Pick<Product, 'id'>): string => `product/${id}`

/** Keeps the catalogue in memory and reads it again when it changes. */
export async function openSnapshot(
  database: Pick<ShopDatabase, 'read' | 'run'>,
  changes: Changes,
  opening: Catalogue = openingCatalogue,
): Promise<Snapshot> {
  const listeners: TopicListener[] = []
  if (!(await isStocked(database.read, opening))) {
    await database.run.openCatalogue(opening)
    // An opening shop announces nothing.
    await changes.refresh()
  }
  let catalogue = await readCatalogue(database.read, opening)

  changes.onChange(async (topics) => {
    if (!topics.includes(catalogueTopic)) return
    const before = catalogue
    catalogue = await readCatalogue(database.read, opening)
    const touched = productsTouched(before, catalogue)
    if (touched.length > 0) for (const listener of listeners) await listener(touched)
  })

  return {
    current() {
      changes.lookIfLate()
      return catalogue
    },
    onChange: (listener) => void listeners.push(listener),
  }
}

function productsTouched(before: Catalogue, after: Catalogue): string[] {
  const known = new Map(before.products.map((product) => [product.id, JSON.stringify(product)]))
  return after.products.filter((product) => known.get(product.id) !== JSON.stringify(product)).map(productTopic)
}
