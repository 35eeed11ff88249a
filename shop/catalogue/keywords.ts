import type { Cut } from '#shop/catalogue/product.ts'

/** What people type when they want any fish. */
export const anyFish: readonly string[] = named(
  'fish, fishes, seafood, machhi, machli, mase, masa, masoli',
  'मासे, मासा, मासोळी, मच्छी, मछली, मछलियां',
)

/** What people type when they want a cut, whichever fish it is. */
export const cutWords: Readonly<Record<Cut, readonly string[]>> = {
  whole: named('whole, uncut, अख्खा, अख्खी, साबुत'),
  cut: named('cut, sliced, slice, slices, clean, cleaned, deveined, fillet, fillets, steaks, pieces, तुकडे, कापलेला, साफ'),
  marinated: named('marinated, marinade, masala, मसाला, मॅरिनेटेड'),
}

function named(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '))
}
