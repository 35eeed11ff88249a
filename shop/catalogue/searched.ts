import { type Catalogue, detailUrl, priceRange } from '#shop/catalogue/product.ts'
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
  products: catalogue.products.map((product) => ({
    species: product.species,
    cut: product.cut,
    title: product.title,
    to: detailUrl(product),
    from: priceRange(product)?.from,
  })),
})
