import { detailPaths, fishPath } from '#shop/catalogue/paths.ts'
import { detailUrl, type Product } from '#shop/catalogue/product.ts'
import { paths } from '#web/paths.ts'
import type { Queries } from '#web/queries.ts'

export type Way =
  | { readonly shown: Product }
  | { readonly elsewhere: string; readonly forGood: boolean }
  | { readonly unknown: true }

/** Where a detail address leads: to its product, to the address that was meant, or to nothing. */
export function wayToProduct(
  asked: Pick<Queries, 'product' | 'productEver' | 'species' | 'menu'>,
  { pattern, productId }: { pattern: string; productId: string | undefined },
): Way {
  const own = productOfPath(pattern)
  const id = productId === undefined ? own : Number(productId)
  if (productId !== undefined && String(id) !== productId) return { unknown: true }
  const meant = asked.product(id)
  if (meant === undefined) return offSale(asked, id)
  return id === own && productId !== undefined ? { shown: meant } : elsewhere(meant, productId !== undefined)
}

/** Where the name of a product of the shop's own leads. One that it had before leads to it; one that is taken off leads to its kind. */
export function wayToFish(asked: Pick<Queries, 'productEver' | 'species' | 'menu'>, slug: string): Way {
  const found = asked.productEver(slug.toLowerCase())
  if (found === undefined) return { unknown: true }
  if (!found.sold) return { elsewhere: insteadOf(asked, found.product), forGood: false }
  return detailUrl(found.product) === fishPath.replace(':slug', slug)
    ? { shown: found.product }
    : elsewhere(found.product, true)
}

/** One that is taken off leads to its kind, and may be back some day. */
function offSale(asked: Pick<Queries, 'productEver' | 'species' | 'menu'>, id: number): Way {
  const known = asked.productEver(id)
  return known ? { elsewhere: insteadOf(asked, known.product), forGood: false } : { unknown: true }
}

/** Where somebody is led who looks for a product that is not sold. */
export function insteadOf(asked: Pick<Queries, 'species' | 'menu'>, { species }: Product): string {
  const path = asked.species(species)?.path
  return asked.menu().some(({ to }) => to === path) && path !== undefined ? path : paths.home
}

const elsewhere = (product: Product, forGood: boolean): Way => ({ elsewhere: detailUrl(product), forGood })

/** The router names the path in the table's spelling, whatever the letter case of the address. */
function productOfPath(pattern: string): number {
  const found = Object.entries(detailPaths).find(([, path]) => pattern.startsWith(`${path}/`))
  return Number(found?.[0])
}
