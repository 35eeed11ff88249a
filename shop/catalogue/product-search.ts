import { isWordOf, parse, type Word } from '#shop/catalogue/fit.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { offered, type Search } from '#shop/catalogue/search.ts'

/** The texts by which a product is found: no rate, and nothing else that changes from day to day. */
interface FindableProduct extends Pick<Product, 'id' | 'species' | 'cut'> {
  /** what it is called, in each language */
  readonly titles: readonly string[]
}

/** The same products in several languages, as they are found. */
export const findablesIn = (inAll: readonly (readonly Product[])[]): readonly FindableProduct[] =>
  (inAll[0] ?? []).map(({ id, species, cut }, place) => ({
    id,
    species,
    cut,
    titles: [...new Set(inAll.flatMap((products) => products[place]?.title ?? []))],
  }))

/** Finds products: first those whose own names have all that was typed, then those of the kinds that are meant. */
export type ProductSearch = (typed: string) => readonly FindableProduct[]

export function openProductSearch(
  products: readonly FindableProduct[],
  { kinds }: Pick<Search, 'kinds'>,
): ProductSearch {
  const titled = productsByWord(products)
  const byKind = Map.groupBy(products, ({ species }) => species)
  return (typed) => {
    const words = telling(typed)
    if (words.length === 0) return []
    const cut = offered(typed)
    if (words.every(({ text }) => offered(text) !== undefined)) return products.filter((product) => product.cut === cut)
    const ofKinds = kinds(typed).flatMap(({ name }) => byKind.get(name) ?? [])
    const asCut = ofKinds.filter((product) => product.cut === cut)
    const named = words.map((word) => productsWith(titled, word))
    const byTitle = products.filter((product) => named.every((found) => found.has(product)))
    return [...new Set([...byTitle, ...(asCut.length > 0 ? asCut : ofKinds)])]
  }
}

type Titled = readonly (readonly [Word, ReadonlySet<FindableProduct>])[]

/** Each word of the titles once, and where it stands. */
function productsByWord(products: readonly FindableProduct[]): Titled {
  const known = new Map<string, [Word, Set<FindableProduct>]>()
  for (const product of products)
    for (const word of product.titles.flatMap((title) => parse(title).folded.words)) {
      const entry = known.get(word.text) ?? [word, new Set()]
      entry[1].add(product)
      known.set(word.text, entry)
    }
  return [...known.values()]
}

/** The words that a title may have. That any fish will do says nothing of one. */
const telling = (typed: string): readonly Word[] =>
  parse(typed).folded.words.filter(({ text }) => text !== '' && offered(text) !== 'every-kind')

function productsWith(titled: Titled, typed: Word): ReadonlySet<FindableProduct> {
  return new Set(titled.flatMap(([word, products]) => (isWordOf(typed, word) ? [...products] : [])))
}
