import { expect, test } from 'vitest'
import { type RateOfCut, ruledRates } from './rate-rule.ts'
import { moveTyped, type RateMove } from './rate-typing.ts'

const rate = (cut: RateOfCut['cut'], size: string, grams: number, rupees: number): RateOfCut => ({
  species: 'surmai',
  cut,
  productId: { whole: 7, cut: 8, marinated: 9 }[cut],
  size,
  grams,
  paise: rupees * 100,
})

const cells = [
  rate('whole', 'Large', 1000, 900),
  rate('whole', 'Medium', 1000, 700),
  rate('whole', 'Medium', 500, 390),
  rate('cut', 'Large', 1000, 1400),
  rate('cut', 'Large', 500, 800),
  rate('cut', 'Medium', 1000, 1000),
  rate('cut', 'Medium', 250, 300),
  rate('cut', 'Fillet', 500, 950),
  { ...rate('cut', 'Large', 1000, 400), species: 'bangda', productId: 14 },
]

const by = (typed: string): RateMove => moveTyped(typed) ?? { paise: 0 }

const ruled = (typed: string) =>
  ruledRates(cells, { to: 'cut', from: 'whole', by: by(typed) }).rates.map(({ size, grams, paise }) => [
    size,
    grams,
    paise / 100,
  ])

test('cut = whole + 20 %: the same size and pack, or its share of the pack nearest in weight', () => {
  expect(ruled('+20 %')).toEqual([
    ['Large', 1000, 1080],
    ['Large', 500, 540],
    ['Medium', 1000, 840],
    ['Medium', 250, 234],
  ])
  expect(ruled('+50')).toEqual([
    ['Large', 1000, 950],
    ['Large', 500, 500],
    ['Medium', 1000, 750],
    ['Medium', 250, 245],
  ])
})

test('what would cost nothing is counted, and a cut that nothing is sold in has no rates to give', () => {
  expect(ruledRates(cells, { to: 'cut', from: 'whole', by: by('-450') })).toMatchObject({ impossible: 2 })
  expect(ruledRates(cells, { to: 'cut', from: 'marinated', by: by('+20 %') })).toEqual({ rates: [], impossible: 0 })
})
