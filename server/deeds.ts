import { openCatalogue } from '#server/catalogue/open-catalogue.ts'
import { setAvailable } from '#server/catalogue/set-available.ts'
import { setRate } from '#server/catalogue/set-rate.ts'
import type { Database } from '#server/storage/database.ts'

const list = { openCatalogue, setAvailable, setRate }

/** Everything that changes what the shop keeps. The writer thread imports this file to find them. */
export const deeds = { list, at: import.meta.url }

export type ShopDatabase = Database<typeof list>
