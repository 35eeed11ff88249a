import { askSite } from '#browser/ask-site.ts'
import type { QuickPack } from '#shop/cart/quick-pack.ts'
import { ownAddress, paths } from '#web/paths.ts'

/** A product that fits what is being typed, as it stands below the field. */
export interface FoundProduct {
  readonly title: string
  readonly to: string
  /** 'from ₹450.00 per kg' */
  readonly price: string
  /** undefined where nothing of it can be had */
  readonly pack: QuickPack | undefined
}

/** Those that fit, best first; undefined where nobody could be asked. */
export function findProducts(typed: string, signal: AbortSignal): Promise<readonly FoundProduct[] | undefined> {
  const address = `${ownAddress(paths.searchProducts)}?${new URLSearchParams({ query: typed })}`
  return askSite(address, (said): said is readonly FoundProduct[] => Array.isArray(said), signal)
}
