/** The route of each specified product's page, without its id (SPEC section 2). They stay for ever. */
export const detailPaths = {
  1: '/wholePrawnsDetails',
  2: '/cleanAndDeveinPrawnsDetails',
  3: '/marinatedPrawnsDetails',
  4: '/wholePomfretDetails',
  5: '/cutAndCleanPomfretDetails',
  6: '/marinatedPomfretDetails',
  7: '/wholeKingFishDetails',
  8: '/slicedKingFishDetails',
  9: '/marinatedKingFishDetails',
  10: '/wholeBombayDuckDetails',
  11: '/cutAndCleanedBombayDuckDetails',
  12: '/marinatedBombayDuckDetails',
  13: '/wholeBangdaDetails',
  14: '/cutAndCleanedBangdaDetails',
  15: '/marinatedBangdaDetails',
  16: '/wholeBlackPomfretDetails',
  17: '/cutAndCleanedHalwaDetails',
  18: '/marinatedBlackPomfretDetails',
  19: '/lobsterDetails',
  20: '/tigerPrawnsDetails',
  21: '/rawasDetails',
} as const

/** A product that the specification names. */
export type ProductId = keyof typeof detailPaths

/** The list pages that the specification names, by their species. They stay for ever too. */
export const listPaths = {
  prawns: '/productListPrawns',
  pomfret: '/productListPomfret',
  surmai: '/productListSurmai',
  bombil: '/productListBombil',
  bangda: '/productListBangda',
  halwa: '/productListHalwa',
} as const

/** Where every other product lives, and every other list. */
export const fishPath = '/fish/:slug'
export const listPath = '/list/:species'

export const isSpecified = (id: number): id is ProductId => Object.hasOwn(detailPaths, id)

/** '/wholePrawnsDetails/1', or '/fish/hilsa' */
export const addressOf = ({ id, slug }: { readonly id: number; readonly slug: string }): string =>
  isSpecified(id) ? `${detailPaths[id]}/${id}` : fishPath.replace(':slug', slug)

/** '/productListPrawns', or '/list/hilsa' */
export const listAddressOf = (species: string): string =>
  Object.hasOwn(listPaths, species)
    ? listPaths[species as keyof typeof listPaths]
    : listPath.replace(':species', species)
