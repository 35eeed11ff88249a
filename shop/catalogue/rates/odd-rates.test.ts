import { expect, test } from 'vitest'
import { marginOfRate, oddRates, type RateOfFish } from './odd-rates.ts'
import { rateKey } from './rate-sheet.ts'

const gross = { species: 'pomfret', labelWeight: 'gross', lossPercent: 35 } as const
const fish = (rate: Pick<RateOfFish, 'productId' | 'cut' | 'grams'>, rupees: number, bought?: number): RateOfFish => ({
  ...gross,
  ...rate,
  size: 'Small',
  paise: rupees * 100,
  boughtAt: bought === undefined ? undefined : bought * 100,
})

const whole = fish({ productId: 4, cut: 'whole', grams: 1000 }, 1200, 900)
const half = fish({ productId: 4, cut: 'whole', grams: 500 }, 700, 900)
const marinated = fish({ productId: 6, cut: 'marinated', grams: 1000 }, 1300)
const sheet = [whole, half, marinated]

const oddWith = (...typed: readonly (readonly [RateOfFish, number])[]) =>
  oddRates(sheet, new Map(typed.map(([rate, rupees]) => [rateKey(rate), rupees * 100]))).map(({ why, rate }) => [
    why,
    rateKey(rate),
  ])

test('what is earned is counted on the fish as it was landed: of a net pack, cleaning has lost some', () => {
  expect(marginOfRate(whole, 90_000)).toEqual({ paise: 30_000, percent: 25 })
  expect(marginOfRate(half, 90_000)).toEqual({ paise: 50_000, percent: 36 })
  const net = { ...half, labelWeight: 'net', lossPercent: 50, paise: 80_000 } as const
  expect(marginOfRate(net, 56_000)).toEqual({ paise: 24_000, percent: 30 })
})

test('a cut that is cheaper than whole, less than it was bought for, a large pack that is dearer: each is named', () => {
  expect(oddWith([marinated, 900])).toEqual([['under-whole', '6/1000/Small']])
  expect(oddWith([whole, 890])).toEqual([['under-cost', '4/1000/Small']])
  expect(oddWith([whole, 1500])).toEqual([
    ['dearer-pack', '4/1000/Small'],
    ['under-whole', '6/1000/Small'],
  ])
  expect(oddWith([half, 600], [marinated, 1200])).toEqual([])
})

test('what was so before, somebody has decided', () => {
  const before = [{ ...marinated, paise: 100_000 }, whole]
  expect(oddRates(before, new Map([[rateKey(marinated), 110_000]]))).toEqual([])
  expect(oddRates(before, new Map())).toEqual([])
})
