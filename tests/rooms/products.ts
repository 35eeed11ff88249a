import { type Product, productById } from '#shop/catalogue/product.ts'
import { openNames } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import type { FishKnown } from '#shop/words/orders/order-terms.ts'

/** Which kind is called so, of those that the shop opens with. */
export const openingKindNamed = openNames(searchedIn(openingCatalogue))

/** The fish that the shop opens with, as orders are searched for it. */
export const openingFish: FishKnown = {
  of: [openingCatalogue],
  kindNamed: openingKindNamed,
  cleaningKept: cleaningToWire,
}

/** A product as the shop opens with it, by its id. */
export function openingProduct(id: number): Product {
  const found = productById(openingCatalogue, id)
  if (!found) throw new RangeError(`the shop opens without a product ${id}`)
  return found
}
