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
  listPage('prawns', [1, 2, 3], 'In the shell, cleaned or marinated: kolambi for the curry, the khichdi and the tawa.'),
  listPage(
    'pomfret',
    [4, 5, 6],
    'Paplet from six to the kilo to one fish of a whole kilo, as it is, cut or marinated.',
  ),
  listPage(
    'surmai',
    [7, 8, 9],
    'The whole fish for a feast, slices for tonight, or slices that are already in masala.',
  ),
  listPage(
    'bombil',
    [10, 11, 12],
    'The softest fish of our coast, whole, trimmed for frying, or opened and marinated.',
  ),
  listPage(
    'bangda',
    [13, 14, 15],
    'Rich, juicy and easy on the purse: whole, cut for the curry, or in Malvani masala.',
  ),
  listPage('halwa', [16, 17, 18], 'Thick, dark and full of flavour: whole, cut, or marinated for the tawa.'),
]

export const heroSlides: readonly HeroSlide[] = [
  {
    title: 'Sustainably Fresh',
    description: 'Silver pomfret, sold by its size and with its weight told honestly: before cleaning and after.',
    productId: 4,
    to: pathOfProduct(4),
  },
  {
    title: 'Catch of the Day',
    description: 'King fish by the kilo, from a small one for the family pan to a five-kilo giant for the feast.',
    productId: 7,
    to: pathOfProduct(7),
  },
  {
    title: "Ocean's Delights",
    description: 'Whole prawns in the shell, in five sizes, as sweet as the sea makes them.',
    productId: 1,
    to: pathOfProduct(1),
  },
]

export const catchOfTheDay: readonly ProductId[] = [13, 10, 20]

/** The nine of the menu and, at the end, what is ready for the pan. */
export const favourites: readonly Favourite[] = [
  favourite('prawns', 1, 'Sweet, springy, done in four minutes'),
  favourite('pomfret', 4, 'The guest of honour at every table'),
  favourite('surmai', 8, 'The steak of the Konkan coast'),
  favourite('bombil', 10, 'Crisp outside, melting inside'),
  favourite('bangda', 13, 'Big flavour, small price'),
  favourite('halwa', 16, 'Thick flakes, full taste'),
  favourite('lobster', 19, 'For the evening to remember'),
  favourite('tiger-prawns', 20, 'Four of them are a plate'),
  favourite('rawas', 21, 'Buttery, and low on bones'),
  { title: 'Marinated Prawns', tagline: 'Heat the oil, the rest is done', productId: 3, to: pathOfProduct(3) },
]

function listPage(name: SpeciesName, productIds: readonly ProductId[], intro: string): ListPage {
  return { species: name, ...entryOf(name), productIds, intro }
}

function favourite(name: SpeciesName, productId: ProductId, tagline: string): Favourite {
  return { ...entryOf(name), tagline, productId }
}

function entryOf(name: SpeciesName): Entry {
  return { title: speciesNamed(name).title, to: pathOfSpecies[name] }
}
