import type { Page } from '@playwright/test'

/** What this browser keeps of people in a store of its database. */
export const keptHere = (page: Page, store: 'unsent' | 'orders'): Promise<unknown[]> =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const asked = indexedDB.open('shopper')
        asked.addEventListener('error', () => reject(asked.error ?? new Error('refused')))
        asked.addEventListener('success', () => {
          const database = asked.result
          const found = database.transaction(name).objectStore(name).getAll()
          found.addEventListener('success', () => {
            database.close()
            resolve(found.result)
          })
        })
      }),
    store,
  )
