import type { Product } from '#shop/catalogue/product.ts'
import { shopDay } from '#shop/moment.ts'
import { deliveryQueries } from '#server/delivery/delivery-queries.ts'
import type { ShopDatabase } from '#server/commands.ts'
import { productTopic, type Snapshot } from '#server/catalogue/snapshot.ts'
import type { TrackedQueries } from './pages.ts'
import { reviewQueries } from '#server/reviews/review-queries.ts'
import type { Settings } from '#server/settings/settings.ts'

interface Deps {
  readonly settings: Settings
  readonly snapshot: Snapshot
  readonly database: Pick<ShopDatabase, 'read'>
  readonly now: () => number
}

/** Answers the queries of pages and notes for each page which topics it read. */
export const pageQueries =
  ({ settings, snapshot, database, now }: Deps): TrackedQueries =>
  (note) => {
    const noted = (product: Product) => {
      note(productTopic(product))
      return product
    }
    return {
      identity: () => settings.identity,
      mode: () => settings.mode,
      year: () => Number(shopDay(now()).slice(0, 4)),
      publicUrl: () => settings.publicUrl,
      apiHost: () => settings.apiHost,
      product(id) {
        const product = snapshot.current().products.find((one) => one.id === id)
        return product && noted(product)
      },
      products: () => snapshot.current().products.map(noted),
      ...reviewQueries(database.read, note),
      ...deliveryQueries(database.read, note),
    }
  }
