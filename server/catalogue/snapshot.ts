import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { isOpened } from '#server/catalogue/catalogue-rows.ts'
import { catalogueTopic, readCatalogue } from '#server/catalogue/catalogue-store.ts'
import { topicsTouched } from '#server/catalogue/catalogue-topics.ts'
import { openedCatalogue } from '#server/catalogue/open-catalogue.ts'
import type { ShopDatabase } from '#server/commands.ts'
import type { TopicListener, Changes } from '#server/storage/watch-changes.ts'

export interface Snapshot {
  /** The current catalogue, as of the last look at the changes, or the last known one while the database is away. */
  current(): Catalogue
  /** Calls back with what changed: 'product/7', 'species/rawas', 'menu'. */
  onChange(listener: TopicListener): void
}

/** Keeps the catalogue in memory and reads it again when it changes. */
export async function openSnapshot(
  database: Pick<ShopDatabase, 'read' | 'run'>,
  changes: Changes,
  opening?: CatalogueDocument,
): Promise<Snapshot> {
  const listeners: TopicListener[] = []
  if (!(await isOpened(database.read))) {
    await openedCatalogue(database, opening)
    // An opening shop announces nothing.
    await changes.refresh()
  }
  let catalogue = await readCatalogue(database.read)

  changes.onChange(async (topics) => {
    if (!topics.includes(catalogueTopic)) return
    const before = catalogue
    catalogue = await readCatalogue(database.read)
    const touched = topicsTouched(before, catalogue)
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
