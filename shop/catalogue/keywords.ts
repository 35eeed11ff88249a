import type { Cut } from '#shop/catalogue/product.ts'

/** What people type when they want any fish. */
export const anyFish: readonly string[] = named(
  'fish, fishes, seafood, machhi, machli, mase, masa, masoli',
  'मासे, मासा, मासोळी, मच्छी, मछली, मछलियां, फिश',
  // 'साफ़ किया हुआ' is how it is done, and its last word one slip from हलुआ
  'किया, हुआ, हुई, केलेला, केलेली, केलेले',
)

/** What people type when they want a cut, whichever fish it is. */
export const cutWords: Readonly<Record<Cut, readonly string[]>> = {
  whole: named('whole, uncut, अख्खा, अख्खी, अख्खे, साबुत, पूरी, पूरा'),
  cut: named(
    'cut, sliced, slice, slices, clean, cleaned, deveined, fillet, fillets, steaks, pieces',
    'तुकडे, टुकडे, कापलेला, कापलेली, कापलेले, साफ, कटा, कटी',
  ),
  marinated: named('marinated, marinade, masala, मसाला, मसालेदार, मॅरिनेट, मॅरिनेटेड, मैरिनेट, मैरिनेटेड'),
}

function named(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(', '))
}
