import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import type { SpeciesName } from '#shop/catalogue/species.ts'
import { mostLines } from '#shop/pricing.ts'

const itemsOffered = 7

/** YOU MAY ALSO LIKE: the first seven of those that fit which are not in the cart. */
export const alsoLikes = <Other extends Pick<Product, 'cartId'>>(
  fitting: readonly Other[],
  cartIdsInCart: readonly string[],
): readonly Other[] => fitting.filter(({ cartId }) => !cartIdsInCart.includes(cartId)).slice(0, itemsOffered)

/** What decides which products stand beside another; not what they cost. */
export type Likeable = Pick<Product, 'id' | 'cartId' | 'species' | 'cut' | 'available'>

/** What goes beside a product, best first: other cuts of the same kind, then what suits it, then the others. */
export function fittingFor<Other extends Likeable>(
  { products, species }: { readonly products: readonly Other[]; readonly species: Catalogue['species'] },
  liked: Likeable,
): readonly Other[] {
  const others = products.filter(({ id, available }) => available && id !== liked.id)
  const byKind = Map.groupBy(others, (product) => product.species)
  const companions = inOrderOfFit(species, liked.species).flatMap((name) => inSameCut(byKind.get(name) ?? [], liked))
  return [...new Set([...(byKind.get(liked.species) ?? []), ...companions, ...others])].slice(0, mostFitting)
}

/** As many as can be offered to somebody whose cart is full. */
const mostFitting = itemsOffered + mostLines

function inOrderOfFit(species: Catalogue['species'], liked: SpeciesName): readonly SpeciesName[] {
  const suits = species.find(({ name }) => name === liked)?.goesWith ?? []
  const others = species.map(({ name }) => name).filter((name) => name !== liked)
  return [...new Set([...suits, ...others])]
}

/** Beside a marinated fish, other marinated ones come first. */
const inSameCut = <Other extends Likeable>(ofKind: readonly Other[], { cut }: Likeable): readonly Other[] =>
  [ofKind.find((product) => product.cut === cut) ?? ofKind[0]].filter((product) => product !== undefined)
