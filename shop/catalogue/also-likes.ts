import type { Product, SpeciesName } from '#shop/catalogue/product.ts'

const itemsOffered = 7

/** What the rule needs to know of a product. */
export type Offered = Pick<Product, 'id' | 'cartId' | 'species' | 'cut' | 'available'>

/** YOU MAY ALSO LIKE: other cuts of the same kind, then what goes with it; never what is in the cart or sold out. */
export function alsoLikes<Offer extends Offered>(
  { products }: { readonly products: readonly Offer[] },
  liked: Offered,
  cartIdsInCart: readonly string[],
): readonly Offer[] {
  const offered = products.filter(
    ({ id, cartId, available }) => available && id !== liked.id && !cartIdsInCart.includes(cartId),
  )
  const sameKind = offered.filter((product) => product.species === liked.species)
  const companions = inOrderOfFit(liked.species).flatMap((name) => inSameCut(offered, name, liked) ?? [])
  return [...new Set([...sameKind, ...companions, ...offered])].slice(0, itemsOffered)
}

/** What a household buys together, or instead. */
const goesWith: Record<SpeciesName, readonly SpeciesName[]> = {
  prawns: ['tiger-prawns', 'pomfret', 'bombil', 'surmai'],
  pomfret: ['halwa', 'prawns', 'surmai', 'bombil'],
  surmai: ['rawas', 'pomfret', 'prawns', 'bangda'],
  bombil: ['bangda', 'prawns', 'pomfret', 'surmai'],
  bangda: ['bombil', 'surmai', 'prawns', 'halwa'],
  halwa: ['pomfret', 'surmai', 'prawns', 'bangda'],
  lobster: ['tiger-prawns', 'prawns', 'pomfret', 'rawas'],
  'tiger-prawns': ['lobster', 'prawns', 'surmai', 'rawas'],
  rawas: ['surmai', 'pomfret', 'tiger-prawns', 'prawns'],
}

function inOrderOfFit(liked: SpeciesName): readonly SpeciesName[] {
  const others = (Object.keys(goesWith) as SpeciesName[]).filter((name) => name !== liked)
  return [...new Set([...goesWith[liked], ...others])]
}

/** Who looks at a marinated fish is offered others that are marinated too, where there are such. */
function inSameCut<Offer extends Offered>(
  offered: readonly Offer[],
  name: SpeciesName,
  { cut }: Offered,
): Offer | undefined {
  const ofKind = offered.filter((product) => product.species === name)
  return ofKind.find((product) => product.cut === cut) ?? ofKind[0]
}
