/** As it is cut the least comes first. */
export const allCuts = ['whole', 'cut', 'marinated'] as const
export type Cut = (typeof allCuts)[number]
