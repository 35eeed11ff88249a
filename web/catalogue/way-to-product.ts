import { detailPaths } from '#shop/catalogue/paths.ts'
import { detailUrl, type Product } from '#shop/catalogue/product.ts'

export type Way =
  | { readonly shown: Product }
  | { readonly elsewhere: string; readonly forGood: boolean }
  | { readonly unknown: true }

/** Where a detail address leads: to its product, to the address that was meant, or to nothing. */
export function wayToProduct(
  productById: (id: number) => Product | undefined,
  { pattern, productId }: { pattern: string; productId: string | undefined },
): Way {
  const own = productOfPath(pattern)
  if (productId === undefined) return elsewhere(productById(own), false)
  const asked = Number(productId)
  if (String(asked) !== productId) return { unknown: true }
  const meant = productById(asked)
  return meant && asked === own ? { shown: meant } : elsewhere(meant, true)
}

const elsewhere = (product: Product | undefined, forGood: boolean): Way =>
  product ? { elsewhere: detailUrl(product), forGood } : { unknown: true }

/** The router names the path in the table's spelling, whatever the letter case of the address. */
function productOfPath(pattern: string): number {
  const found = Object.entries(detailPaths).find(([, path]) => pattern.startsWith(`${path}/`))
  return Number(found?.[0])
}
