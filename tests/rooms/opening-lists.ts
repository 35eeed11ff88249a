import { entryOf, productsMenu as menuOf } from '#shop/catalogue/lists.ts'
import { listPaths } from '#shop/catalogue/paths.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from './products.ts'

/** What a new shop shows where products stand together. */
export const productsMenu = menuOf(openingCatalogue)

export const openingKind = (name: string) => speciesNamed(openingCatalogue, name)

export const listPages = Object.keys(listPaths).map((species) => ({
  ...entryOf(openingKind(species)),
  species,
  productIds: openingCatalogue.products.filter((product) => product.species === species).map(({ id }) => id),
  intro: openingKind(species).intro,
}))

const { home } = openingCatalogue

export const heroSlides = home.slides.map((slide) => ({ ...slide, to: detailUrl(openingProduct(slide.productId)) }))

export const catchOfTheDay = home.catch

export const favourites = home.favourites.map((favourite) => ({
  ...favourite,
  to:
    favourite.species === undefined
      ? detailUrl(openingProduct(favourite.productId))
      : openingKind(favourite.species).path,
}))
