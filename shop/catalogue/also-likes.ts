import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { mostLines } from './pricing.ts'

const itemsOffered = 7

/** YOU MAY ALSO LIKE: the first seven of those that fit which are not in the cart. */
export const alsoLikes = <Other extends Pick<Product, 'cartId'>>(
  fitting: readonly Other[],
  cartIdsInCart: readonly string[],
): readonly Other[] => fitting.filter(({ cartId }) => !cartIdsInCart.includes(cartId)).slice(0, itemsOffered)

/** What decides which products stand beside another; not what they cost. */
type Likeable = Pick<Product, 'id' | 'cartId' | 'species' | 'cut' | 'available'>

/** What goes beside a product, best first: other cuts of the same kind, then what suits it, then the others. */
export const fittingFor = <Other extends Likeable>(shelf: Likeables<Other>, liked: Likeable): readonly Other[] =>
  openFitting(shelf)(liked)

interface Likeables<Other extends Likeable> {
  readonly products: readonly Other[]
  readonly species: Catalogue['species']
}

/** The same for one product after another. */
export function openFitting<Other extends Likeable>({
  products,
  species,
}: Likeables<Other>): (liked: Likeable) => readonly Other[] {
  const there = products.filter(({ available }) => available)
  const byKind = Map.groupBy(there, (product) => product.species)
  const names = species.map(({ name }) => name)
  const suits = new Map(species.map(({ name, goesWith }) => [name, goesWith]))

  function* inOrder(liked: Likeable): Generator<Other, void> {
    yield* byKind.get(liked.species) ?? []
    for (const name of new Set([...(suits.get(liked.species) ?? []), ...names]))
      if (name !== liked.species) yield* inSameCut(byKind.get(name) ?? [], liked)
    yield* there
  }

  return (liked) => {
    const found = new Set<Other>()
    for (const other of inOrder(liked)) {
      if (found.size === mostFitting) break
      if (other.id !== liked.id) found.add(other)
    }
    return [...found]
  }
}

/** As many as can be offered to somebody whose cart is full. */
const mostFitting = itemsOffered + mostLines

/** Beside a marinated fish, other marinated ones come first. */
const inSameCut = <Other extends Likeable>(ofKind: readonly Other[], { cut }: Likeable): readonly Other[] =>
  [ofKind.find((product) => product.cut === cut) ?? ofKind[0]].filter((product) => product !== undefined)
