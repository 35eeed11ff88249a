import type { CatalogueDocument } from '#shop/catalogue/document.ts'
import { openingHome } from './home.ts'
import { openingProducts } from './products.ts'
import { openingSpecies } from './species.ts'

/** What a new shop opens with. From then on the catalogue is the shop's. */
export const openingDocument: CatalogueDocument = {
  format: 'catalogue-1',
  species: openingSpecies,
  products: openingProducts,
  home: openingHome,
}
