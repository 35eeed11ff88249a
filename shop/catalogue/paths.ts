import type { SpeciesName } from '#shop/catalogue/product.ts'

/** The route of each product's page, without its id (SPEC section 2). */
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

export type ProductId = keyof typeof detailPaths

export const pathOfProduct = (id: ProductId) => `${detailPaths[id]}/${id}` as const

/** Where a species is shopped for: its list page or, where it is sold in one cut only, that product's page. */
export const pathOfSpecies = {
  prawns: '/productListPrawns',
  pomfret: '/productListPomfret',
  surmai: '/productListSurmai',
  bombil: '/productListBombil',
  bangda: '/productListBangda',
  halwa: '/productListHalwa',
  lobster: pathOfProduct(19),
  'tiger-prawns': pathOfProduct(20),
  rawas: pathOfProduct(21),
} as const satisfies Record<SpeciesName, string>
