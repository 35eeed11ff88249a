import { type Catalogue, noSize } from '#shop/catalogue/product.ts'
import type { Fish } from '#shop/stock/batches.ts'

export type Shelf = Pick<Catalogue, 'species' | 'products'>

/** The kinds of fish that are sold: what can be taken in. */
export const soldKinds = ({ species, products }: Shelf) =>
  species.filter(({ name, retired }) => !retired && products.some((product) => product.species === name))

/** The sizes in which a kind is sold; '' alone where it has none. */
export const sizesOf = ({ products }: Pick<Shelf, 'products'>, species: string): string[] => {
  const own = products.filter((product) => product.species === species).flatMap(({ prices }) => Object.keys(prices))
  const named = [...new Set(own)].filter((size) => size !== noSize)
  return named.length === 0 && own.length > 0 ? [noSize] : named
}

/** Whether the shop sells such fish; `isMixed`: it names no size, and is sold by size. */
export function fishTaken(
  shelf: Shelf,
  { species, size }: Fish,
): { readonly isSold: boolean; readonly isMixed: boolean } {
  const sizes = soldKinds(shelf).some(({ name }) => name === species) ? sizesOf(shelf, species) : []
  const isMixed = size === noSize && sizes.length > 0 && !sizes.includes(noSize)
  return { isSold: isMixed || sizes.includes(size), isMixed }
}
