import { catalogueTopic, openCatalogueReader } from '#server/catalogue/catalogue-reader.ts'
import { isOpened } from '#server/catalogue/catalogue-rows.ts'
import { topicsTouched, touchedIn } from '#server/catalogue/catalogue-topics.ts'
import { stockTopic } from '#server/stock/cells/stock-store.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes, TopicListener } from '#server/storage/watch-changes.ts'
import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { openingDocument } from '#shop/new-shop/document.ts'
import type { catalogueCommands } from './catalogue-commands.ts'

export interface Snapshot {
  /** The current catalogue in a language, English where none is named: as of the last look at the changes, or the last known one while the database is away. */
  current(language?: Language): Catalogue
  /** Calls back with what changed: 'product/7', 'species/rawas', 'menu'. */
  onChange(listener: TopicListener): void
}

/** Keeps the catalogue in memory and reads again only what changes. */
export async function openSnapshot(
  database: Runs<typeof catalogueCommands>,
  changes: Changes,
  opening: CatalogueDocument = openingDocument,
): Promise<Snapshot> {
  const listeners: TopicListener[] = []
  if (!(await isOpened(database.read))) {
    await database.run.openCatalogue(opening)
    // An opening shop announces nothing.
    await changes.refresh()
  }
  const reader = openCatalogueReader(database.read)
  let catalogues = await reader.all()

  changes.onChange(async (topics) => {
    const isOther = topics.includes(catalogueTopic)
    if (!isOther && !topics.includes(stockTopic)) return
    const before = catalogues
    catalogues = isOther ? await reader.all() : await reader.stock()
    // What is left of a fish is said alike in all languages.
    const touched = isOther ? topicsTouched(before, catalogues) : touchedIn(before.en, catalogues.en)
    if (touched.length > 0) for (const listener of listeners) await listener(touched)
  })

  return {
    current(language = 'en') {
      changes.lookIfLate()
      return catalogues[language]
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
