import { isFoundOtherwise } from '#server/catalogue/catalogue-topics.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Catalogue } from '#shop/catalogue/product.ts'
import { findablesIn, openProductSearch, type ProductSearch } from '#shop/catalogue/product-search.ts'
import { openSearch, type Search } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { languages } from '#shop/languages.ts'

interface Opened {
  /** the catalogue, in each language */
  readonly of: readonly Catalogue[]
  readonly search: Search
  readonly products: ProductSearch
}

let opened: Opened | undefined

/**
 * Pages of every language search in all of them, so one search serves all. It is opened again only when something is
 * called otherwise: a rate that changes costs no index.
 */
export function searchesOf(snapshot: Snapshot): Opened {
  const of = languages.map((language) => snapshot.current(language))
  const isKnown = opened?.of.every((was, place) => isFoundSo(was, of[place]))
  opened = opened !== undefined && isKnown ? { ...opened, of } : opening(snapshot.current(), of)
  return opened
}

const isFoundSo = (was: Catalogue, is: Catalogue | undefined): boolean =>
  was === is || (is !== undefined && !isFoundOtherwise(was, is))

function opening(catalogue: Catalogue, of: readonly Catalogue[]): Opened {
  const search = openSearch(searchedIn(catalogue))
  return { of, search, products: openProductSearch(findablesIn(of.map(({ products }) => products)), search) }
}
