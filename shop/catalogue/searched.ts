import type { Catalogue } from '#shop/catalogue/product.ts'
import type { Searched } from '#shop/catalogue/search.ts'
import { speciesSold } from '#shop/catalogue/species.ts'

/** A catalogue as it is searched for. */
export const searchedIn = (catalogue: Pick<Catalogue, 'species' | 'products'>): Searched => ({
  species: speciesSold(catalogue).map(({ name, title, localName, marathi, hindi, keywords, path }) => ({
    name,
    title,
    localName,
    marathi,
    hindi,
    keywords,
    to: path,
  })),
})
