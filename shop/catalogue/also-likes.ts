import type { Catalogue, Product, SpeciesName } from '#shop/catalogue/product.ts'

const itemsOffered = 7

/** YOU MAY ALSO LIKE: the first seven of those that fit which are not in the cart. */
export const alsoLikes = <Other extends Pick<Product, 'cartId'>>(
  fitting: readonly Other[],
  cartIdsInCart: readonly string[],
): readonly Other[] => fitting.filter(({ cartId }) => !cartIdsInCart.includes(cartId)).slice(0, itemsOffered)

/** Everything that goes beside a product, best first: other cuts of the same kind, then what suits it. */
export function fittingFor({ products }: Pick<Catalogue, 'products'>, liked: Product): readonly Product[] {
  const others = products.filter(({ id, available }) => available && id !== liked.id)
  const sameKind = others.filter((product) => product.species === liked.species)
  const companions = inOrderOfFit(liked.species).flatMap((name) => inSameCut(others, name, liked) ?? [])
  return [...new Set([...sameKind, ...companions, ...others])]
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

/** Beside a marinated fish, other marinated ones come first. */
function inSameCut(others: readonly Product[], name: SpeciesName, { cut }: Product): Product | undefined {
  const ofKind = others.filter((product) => product.species === name)
  return ofKind.find((product) => product.cut === cut) ?? ofKind[0]
}
