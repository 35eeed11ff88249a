import { askSite } from '#browser/ask-site.ts'
import { timings } from '#browser/timings.ts'
import { openSearch, type Search, type Searched, type Suggestion } from '#shop/catalogue/search.ts'
import { ownAddress, paths } from '#web/paths.ts'
import { findProducts } from '#web/site/found-product.ts'

const nothing: readonly Suggestion[] = []

/** What the shop suggests for what was typed; nothing on a line too bad for it. */
export async function suggestionsFor(typed: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  await new Promise((over) => setTimeout(over, timings.typingPause))
  if (signal.aborted || typed.trim() === '') return nothing
  const search = await openSuggestions()
  return search?.suggest(typed) ?? nothing
}

/** The products that fit, as far as there is a line, and what shows them. */
export async function productsFor(typed: string, signal: AbortSignal) {
  if (typed.trim() === '') return undefined
  try {
    const [{ FoundProducts }, products = []] = await Promise.all([
      import('./found-products.tsx'),
      findProducts(typed, signal),
    ])
    return products.length === 0 ? undefined : { FoundProducts, products }
  } catch {
    return undefined
  }
}

let opened: Promise<Search | undefined> | undefined

/** The words are fetched with what suggests, when somebody comes to the field; those that did not come, with the next letter. */
export const openSuggestions = (): Promise<Search | undefined> => (opened ??= fetchSearch())

async function fetchSearch(): Promise<Search | undefined> {
  const words = await askSite(ownAddress(paths.searchWords), isSearched)
  if (words !== undefined) return openSearch(words)
  opened = undefined
  return undefined
}

const isSearched = (said: unknown): said is Searched => typeof said === 'object' && said !== null && 'species' in said
