import type { Product } from '#shop/catalogue/product.ts'
import { productTopic, type Snapshot } from './catalogue/snapshot.ts'
import type { QuestionsNoting } from './pages.ts'
import type { Settings } from './settings.ts'

/** Answers what the pages ask, from what the shop keeps, and notes for each page what it spoke of. */
export const answersFrom =
  ({ settings, snapshot, now }: { settings: Settings; snapshot: Snapshot; now: () => number }): QuestionsNoting =>
  (note) => {
    const noted = (product: Product) => {
      note(productTopic(product))
      return product
    }
    return {
      identity: () => settings.identity,
      mode: () => settings.mode,
      year: () => Number(new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' }).format(now())),
      publicUrl: () => settings.publicUrl,
      product(id) {
        const product = snapshot.current().products.find((one) => one.id === id)
        return product && noted(product)
      },
      products: () => snapshot.current().products.map(noted),
    }
  }
