import { alsoLikes, openFitting } from '#shop/catalogue/also-likes.ts'
import { productsMenu } from '#shop/catalogue/lists.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import type { Species } from '#shop/catalogue/species.ts'
import { otherLanguages } from '#shop/languages.ts'
import { besideCard } from '#shop/words/catalogue/beside-card.ts'
import type { Catalogues } from './catalogue-reader.ts'

// What a page may read of the catalogue: it notes the topics of what it showed, and a change names those that it touched.

export const productTopic = ({ id }: Pick<Product, 'id'>): string => `product/${id}`

/** A kind's facts and texts, and where it is shopped for. */
export const speciesTopic = (name: string): string => `species/${name}`

/** Which products of a kind are sold, in which order. */
export const listTopic = (species: string): string => `list/${species}`

/** What is said of a product that stands beside another. */
export const cardTopic = ({ id }: Pick<Product, 'id'>): string => `card/${id}`

/** What is offered beside a product, and all that could be. */
export const alsoLikeTopic = ({ id }: Pick<Product, 'id'>): string => `also-like/${id}`
export const fittingTopic = ({ id }: Pick<Product, 'id'>): string => `fitting/${id}`

/** Which products are sold, in which order. */
export const shelfTopic = 'shelf'
/** Every address that the catalogue has. */
export const addressesTopic = 'addresses'
export const menuTopic = 'menu'
export const homeTopic = 'home'
/** What is found by which words. */
export const searchTopic = 'search'
/** Which kinds are found by which words, as the search box fetches them. */
export const searchedTopic = 'searched'

/** What another catalogue says otherwise in any language, topic by topic: a page is dropped in all of them. */
export function topicsTouched(before: Catalogues, after: Catalogues): readonly string[] {
  const others = otherLanguages.filter((language) => isSaidOtherwise(before[language], after[language]))
  return [...new Set((['en', ...others] as const).flatMap((one) => touchedIn(before[one], after[one])))]
}

/** Where no text is another one, English tells of every change. */
const isSaidOtherwise = (before: Catalogue, after: Catalogue): boolean =>
  !isSame(before.home, after.home) ||
  !isSame(before.species, after.species) ||
  !isSameEach(before.products, after.products, ({ title, line, inEnglish }) => [title, line, inEnglish])

/** What one language's catalogue says otherwise. */
export function touchedIn(before: Catalogue, after: Catalogue): readonly string[] {
  const isOther = (part: (catalogue: Catalogue) => unknown) => !isSame(part(before), part(after))
  const isOtherIn = (told: (product: Product) => unknown) => !isSameEach(before.products, after.products, told)
  return [
    ...touchedProducts(before, after),
    ...touched(before.species.map(told), after.species.map(told), ({ name }) => name).map(speciesTopic),
    ...touchedLists(before, after),
    ...(isOther(suiting) || isOtherIn(beside) ? touchedBesides(before, after) : []),
    ...(isOtherIn(idOf) ? [shelfTopic] : []),
    ...(isOther(kindAddresses) || isOtherIn(({ address }) => address) ? [addressesTopic] : []),
    ...(isOther(productsMenu) ? [menuTopic] : []),
    ...(isOther(({ home }) => home) ? [homeTopic] : []),
    ...(isFoundOtherwise(before, after) ? [searchTopic] : []),
    ...(isOther(searchedIn) ? [searchedTopic] : []),
  ]
}

/** Every address of it: its lists and its products. */
export const addressesOf = (catalogue: Pick<Catalogue, 'species' | 'products'>) => ({
  species: kindAddresses(catalogue),
  products: catalogue.products.map(({ address }) => address),
})

const kindAddresses = ({ species }: Pick<Catalogue, 'species'>) => species.map(({ name, path }) => [name, path])

/** Whether other words find something, or find something else. */
export const isFoundOtherwise = (before: Catalogue, after: Catalogue): boolean =>
  !isSame(searchedIn(before), searchedIn(after)) ||
  !isSameEach(before.products, after.products, ({ id, title, species, cut }) => [id, title, species, cut])

/** No page says by which words a kind is found, or what goes with it: those have topics of their own. */
const told = ({ keywords: _keywords, goesWith: _goesWith, ...species }: Species) => species

/** All that decides what stands beside what. */
const suiting = ({ species }: Catalogue) => species.map(({ name, goesWith }) => [name, goesWith])
const beside = ({ id, species, cut, available }: Product) => [id, species, cut, available]

function touchedProducts(before: Catalogue, after: Catalogue): string[] {
  const [was, is] = [byId(before), byId(after)]
  const ids = [...new Set([...was.keys(), ...is.keys()])].filter((id) => !isSame(was.get(id), is.get(id)))
  return ids.flatMap((id) => {
    const [old, now] = [was.get(id), is.get(id)]
    return [
      productTopic({ id }),
      ...(isSame(old && besideCard(old), now && besideCard(now)) ? [] : [cardTopic({ id })]),
    ]
  })
}

function touchedBesides(before: Catalogue, after: Catalogue): string[] {
  const [was, is] = [openFitting(before), openFitting(after)]
  const known = byId(before)
  return after.products.flatMap((product) => {
    const old = known.get(product.id)
    if (old === undefined) return []
    const [fittingBefore, fittingNow] = [was(old), is(product)]
    const isOther = (of: (fitting: readonly Product[]) => readonly Product[]) =>
      !isSame(of(fittingBefore).map(idOf), of(fittingNow).map(idOf))
    if (!isOther((fitting) => fitting)) return []
    return [fittingTopic(product), ...(isOther((fitting) => alsoLikes(fitting, [])) ? [alsoLikeTopic(product)] : [])]
  })
}

const byId = ({ products }: Catalogue): ReadonlyMap<number, Product> =>
  new Map(products.map((product) => [product.id, product]))

function touchedLists(before: Catalogue, after: Catalogue): string[] {
  const [was, is] = [listsOf(before), listsOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((species) => !isSame(was.get(species)?.map(idOf), is.get(species)?.map(idOf)))
    .map(listTopic)
}

const listsOf = ({ products }: Catalogue) => Map.groupBy(products, ({ species }) => species)

const idOf = ({ id }: Pick<Product, 'id'>): number => id

/** The keys of those that are gone, new or changed. */
function touched<Item>(before: readonly Item[], after: readonly Item[], keyOf: (item: Item) => string): string[] {
  const was = new Map(before.map((item) => [keyOf(item), item]))
  const is = new Map(after.map((item) => [keyOf(item), item]))
  return [...new Set([...was.keys(), ...is.keys()])].filter((key) => !isSame(was.get(key), is.get(key)))
}

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The same object says the same, so a product that did not change is not looked into. */
const isSameEach = <Item>(before: readonly Item[], after: readonly Item[], told: (item: Item) => unknown): boolean =>
  before.length === after.length &&
  after.every((item, place) => {
    const old = before[place]
    return old === item || (old !== undefined && isSame(told(old), told(item)))
  })
