/** What the label of a size means. */
export const sizesTexts = {
  piecesPerKilo: (from: number, to: number) =>
    from === to ? `${from} ${from === 1 ? 'piece' : 'pieces'} per kg` : `${from} to ${to} pieces per kg`,
  kilosEach: (from: number, to: number) => (from === 0 ? `up to ${to} kg each` : `${from}-${to} kg each`),
} as const
