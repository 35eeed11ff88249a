import type { HomeDocument } from '#shop/catalogue/document.ts'
import { openingTexts } from './texts.ts'
import { openingProducts } from './products.ts'
import type { OpeningSpecies } from './species.ts'

/** The nine of the menu and, at the end, what is ready for the pan. */
export const openingHome: HomeDocument = {
  slides: [slide(4, 'hero-pomfret'), slide(7, 'hero-surmai'), slide(1, 'hero-prawns')],
  catch: [13, 10, 20].map(cartIdOf),
  favourites: [
    favourite('prawns', 1),
    favourite('pomfret', 4),
    favourite('surmai', 8),
    favourite('bombil', 10),
    favourite('bangda', 13),
    favourite('halwa', 16),
    favourite('lobster', 19),
    favourite('tiger-prawns', 20),
    favourite('rawas', 21),
    {
      product: cartIdOf(3),
      picture: 'species-marinated-prawns',
      texts: openingTexts(({ listTexts }) => listTexts.marinatedPrawns),
    },
  ],
}

function slide(id: 1 | 4 | 7, picture: string): HomeDocument['slides'][number] {
  return { product: cartIdOf(id), picture, texts: openingTexts(({ listTexts }) => listTexts.slides[id]) }
}

function favourite(species: OpeningSpecies, id: number): HomeDocument['favourites'][number] {
  return { product: cartIdOf(id), species, picture: `species-${species}` }
}

function cartIdOf(id: number): string {
  return openingProducts.find((product) => product.id === id)?.cartId ?? ''
}
