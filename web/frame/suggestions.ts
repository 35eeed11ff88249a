import type { Search, Searched, Suggestion } from '#shop/catalogue/search.ts'
import { timings } from '#browser/timings.ts'
import type { FoundProduct } from '#web/site/found-product.ts'
import { ownAddress, paths } from '#web/paths.ts'

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
    const [{ FoundProducts }, answer] = await Promise.all([
      import('./found-products.tsx'),
      fetch(`${ownAddress(paths.searchProducts)}?${new URLSearchParams({ query: typed })}`, { signal }),
    ])
    const products = answer.ok ? ((await answer.json()) as readonly FoundProduct[]) : []
    return products.length === 0 ? undefined : { FoundProducts, products }
  } catch {
    return undefined
  }
}

let opened: Promise<Search | undefined> | undefined

/** Fetched when somebody comes to the field, so that no page carries the rules and the words of the search. */
export function openSuggestions(): Promise<Search | undefined> {
  opened ??= fetchSearch().catch(() => {
    opened = undefined
    return undefined
  })
  return opened
}

async function fetchSearch(): Promise<Search> {
  const [{ openSearch }, words] = await Promise.all([
    import('#shop/catalogue/search.ts'),
    fetch(ownAddress(paths.searchWords)).then((answer) => answer.json() as Promise<Searched>),
  ])
  return openSearch(words)
}
