import { listTexts } from '#texts/lists.ts'
import { type ProductId, pathOfProduct, pathOfSpecies } from '#shop/catalogue/paths.ts'
import type { SpeciesName } from '#shop/catalogue/product.ts'
import { species, speciesNamed } from '#shop/catalogue/species.ts'

export interface Entry {
  readonly title: string
  readonly to: string
}

export interface ListPage extends Entry {
  readonly species: SpeciesName
  readonly productIds: readonly ProductId[]
  readonly intro: string
}

export interface HeroSlide extends Entry {
  readonly description: string
  readonly productId: ProductId
}

export interface Favourite extends Entry {
  readonly tagline: string
  /** the product whose picture and grade the card shows */
  readonly productId: ProductId
}

/** The nine kinds, as the navigation bar lists them. */
export const productsMenu: readonly Entry[] = species.map(({ name, title }) => ({ title, to: pathOfSpecies[name] }))

/** The kinds that are sold in several cuts have a page of their own, with a card a cut. */
export const listPages: readonly ListPage[] = [
  listPage('prawns', [1, 2, 3]),
  listPage('pomfret', [4, 5, 6]),
  listPage('surmai', [7, 8, 9]),
  listPage('bombil', [10, 11, 12]),
  listPage('bangda', [13, 14, 15]),
  listPage('halwa', [16, 17, 18]),
]

export const heroSlides: readonly HeroSlide[] = [heroSlide(4), heroSlide(7), heroSlide(1)]

export const catchOfTheDay: readonly ProductId[] = [13, 10, 20]

/** The nine of the menu and, at the end, what is ready for the pan. */
export const favourites: readonly Favourite[] = [
  favourite('prawns', 1),
  favourite('pomfret', 4),
  favourite('surmai', 8),
  favourite('bombil', 10),
  favourite('bangda', 13),
  favourite('halwa', 16),
  favourite('lobster', 19),
  favourite('tiger-prawns', 20),
  favourite('rawas', 21),
  { ...listTexts.marinatedPrawns, productId: 3, to: pathOfProduct(3) },
]

/** What is said where products are shown together. */
export interface ListTexts {
  readonly intros: Readonly<Record<'prawns' | 'pomfret' | 'surmai' | 'bombil' | 'bangda' | 'halwa', string>>
  readonly slides: Readonly<Record<1 | 4 | 7, Pick<HeroSlide, 'title' | 'description'>>>
  readonly taglines: Readonly<Record<SpeciesName, string>>
  readonly marinatedPrawns: Pick<Favourite, 'title' | 'tagline'>
}

function listPage(name: keyof ListTexts['intros'], productIds: readonly ProductId[]): ListPage {
  return { species: name, ...entryOf(name), productIds, intro: listTexts.intros[name] }
}

function heroSlide(productId: keyof ListTexts['slides']): HeroSlide {
  return { ...listTexts.slides[productId], productId, to: pathOfProduct(productId) }
}

function favourite(name: SpeciesName, productId: ProductId): Favourite {
  return { ...entryOf(name), tagline: listTexts.taglines[name], productId }
}

function entryOf(name: SpeciesName): Entry {
  return { title: speciesNamed(name).title, to: pathOfSpecies[name] }
}
