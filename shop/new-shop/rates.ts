import type { DocumentSize } from '#shop/catalogue/document.ts'
import { noSize } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import type { WeightLabel } from '#shop/weight.ts'

export const wholePrawnRates = rates(
  ['Jumbo', { '1 kg': 800, '500 g': 450 }],
  ['Extra Large', { '1 kg': 700, '500 g': 400 }],
  ['Large', { '1 kg': 600, '500 g': 350 }],
  ['Medium', { '1 kg': 500, '500 g': 300 }],
  ['Small', { '1 kg': 450, '500 g': 250 }],
)

export const cleanedPrawnRates = rates(
  ['Jumbo', { '500 g': 800, '250 g': 450 }],
  ['Extra Large', { '500 g': 700, '250 g': 400 }],
  ['Large', { '500 g': 600, '250 g': 350 }],
  ['Medium', { '500 g': 500, '250 g': 300 }],
  ['Small', { '500 g': 450, '250 g': 250 }],
)

export const marinatedPrawnRates = rates(
  ['Jumbo', { '500 g': 900, '250 g': 500 }],
  ['Extra Large', { '500 g': 800, '250 g': 450 }],
  ['Large', { '500 g': 700, '250 g': 400 }],
  ['Medium', { '500 g': 600, '250 g': 350 }],
  ['Small', { '500 g': 550, '250 g': 300 }],
)

/** One fish of a kilo is not halved: Premium Jumbo has no 500 g. Most people want Jumbo. */
export const pomfretRates = rates(
  ['Premium Jumbo', { '1 kg': 1950 }, { piecesPerKilo: [1, 1] }],
  ['Jumbo', { '1 kg': 1800, '500 g': 1000 }, { piecesPerKilo: [2, 2], usual: true }],
  ['Extra Large', { '1 kg': 1650, '500 g': 925 }, { piecesPerKilo: [3, 3] }],
  ['Large', { '1 kg': 1500, '500 g': 850 }, { piecesPerKilo: [4, 4] }],
  ['Medium', { '1 kg': 1400, '500 g': 800 }, { piecesPerKilo: [5, 5] }],
  ['Small', { '1 kg': 1200, '500 g': 700 }, { piecesPerKilo: [6, 8] }],
)

export const wholeSurmaiRates = rates(
  ['Jumbo', { '1 kg': 1200 }, { kilosEach: [4, 5] }],
  ['Extra Large', { '1 kg': 1000 }, { kilosEach: [3, 4] }],
  ['Large', { '1 kg': 900 }, { kilosEach: [2, 3] }],
  ['Medium', { '1 kg': 700 }, { kilosEach: [1, 2] }],
  ['Small', { '1 kg': 500 }, { kilosEach: [0, 1] }],
)

export const slicedSurmaiRates = rates(
  ['Large', { '1 kg': 1400, '500 g': 800 }],
  ['Medium', { '1 kg': 1000, '500 g': 600 }],
)

export const marinatedSurmaiRates = rates(
  ['Large', { '1 kg': 1500, '500 g': 850 }],
  ['Medium', { '1 kg': 1100, '500 g': 650 }],
)

/** Bombil and bangda, whole and cut, share one table. */
export const smallFishRates = rates(
  ['Large', { '1 kg': 400, '500 g': 250 }],
  ['Medium', { '1 kg': 300, '500 g': 200 }],
  ['Small', { '1 kg': 200, '500 g': 150 }],
)

export const marinatedSmallFishRates = rates(
  ['Large', { '1 kg': 500, '500 g': 300 }],
  ['Medium', { '1 kg': 400, '500 g': 250 }],
  ['Small', { '1 kg': 300, '500 g': 200 }],
)

export const halwaRates = rates([noSize, { '1 kg': 700, '500 g': 400 }])
export const marinatedHalwaRates = rates([noSize, { '1 kg': 800, '500 g': 450 }])
export const lobsterRates = rates([noSize, { '1 kg': 2000 }])
export const tigerPrawnRates = rates([noSize, { '1 kg': 1500 }])
export const rawasRates = rates([noSize, { '1 kg': 1000 }])

type Meaning = Omit<DocumentSize, 'label' | 'rates'>
type RupeesByWeight = Partial<Record<WeightLabel, number>>
type Row = readonly [size: string, byWeight: RupeesByWeight, means?: Meaning]

/** Sizes, weights and prices from the rows as the board in the shop shows them, in rupees. */
function rates(...rows: readonly Row[]): readonly DocumentSize[] {
  return rows.map(([label, byWeight, means]) => ({ label, ...means, rates: inPaise(byWeight) }))
}

function inPaise(byWeight: RupeesByWeight): DocumentSize['rates'] {
  return Object.fromEntries(Object.entries(byWeight).map(([weight, amount]) => [weight, rupees(amount)]))
}
