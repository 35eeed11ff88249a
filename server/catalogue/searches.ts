import type { Catalogue } from '#shop/catalogue/product.ts'
import { findablesIn, openProductSearch, type ProductSearch } from '#shop/catalogue/product-search.ts'
import { openNames, openSearch, type Search } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { languages } from '#shop/languages.ts'
import { isFoundOtherwise } from './catalogue-topics.ts'
import type { Snapshot } from './snapshot.ts'

interface Opened {
  /** the catalogue, in each language */
  readonly of: readonly Catalogue[]
  readonly search: Search
  readonly products: ProductSearch
  /** the kind that is called just so */
  readonly kindNamed: (name: string) => string | undefined
}

let opened: Opened | undefined

/**
 * Who reads any language searches in all of them, so one search serves all. It is opened again only when something is
 * called otherwise: a rate that changes costs no index.
 */
export function searchesOf(snapshot: Pick<Snapshot, 'current'>): Opened {
  const of = languages.map((language) => snapshot.current(language))
  const isKnown = opened?.of.every((was, place) => isFoundSo(was, of[place]))
  opened = opened !== undefined && isKnown ? { ...opened, of } : opening(snapshot.current(), of)
  return opened
}

const isFoundSo = (was: Catalogue, is: Catalogue | undefined): boolean =>
  was === is || (is !== undefined && !isFoundOtherwise(was, is))

function opening(catalogue: Catalogue, of: readonly Catalogue[]): Opened {
  const searched = searchedIn(catalogue)
  const search = openSearch(searched)
  const products = openProductSearch(findablesIn(of.map((one) => one.products)), search)
  return { of, search, products, kindNamed: openNames(searched) }
}
