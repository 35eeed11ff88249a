import type { InEnglish } from '#shop/catalogue/said.ts'
import type { SpeciesName } from '#shop/catalogue/species.ts'

/** What the home page shows of the catalogue, in its order. */
export interface Home {
  readonly slides: readonly HomeSlide[]
  /** ids of products */
  readonly catch: readonly number[]
  readonly favourites: readonly HomeFavourite[]
}

interface HomeSlide extends InEnglish<'title' | 'description'> {
  readonly productId: number
  /** the name of its wide picture in the manifest; the tall one has '-tall' after it */
  readonly picture: string
  readonly title: string
  readonly description: string
}

export interface HomeFavourite extends InEnglish<'title' | 'tagline'> {
  /** whose picture and grade the card shows */
  readonly productId: number
  /** where it leads, and what it says; left out: to the product, with texts of its own */
  readonly species: SpeciesName | undefined
  readonly picture: string
  readonly title: string
  readonly tagline: string
}
