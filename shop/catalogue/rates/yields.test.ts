import { array, assert as hold, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { asLanded, enoughSamples, isYield, ownYield } from './yields.ts'

const sample = record({ before: integer({ min: 1, max: 20_000 }), after: integer({ min: 1, max: 20_000 }) })
const likely = sample.filter(isYield)

test('the shop says no figure of its own before it has weighed twenty', () => {
  hold(
    property(array(likely, { maxLength: enoughSamples - 1 }), (samples) => {
      expect(ownYield(samples)).toBeUndefined()
    }),
  )
})

test('its figure lies in its range, its range in what was weighed, whatever else was typed beside', () => {
  hold(
    property(array(likely, { minLength: enoughSamples, maxLength: 80 }), array(sample), (samples, others) => {
      const own = ownYield([...samples, ...others.filter((one) => !isYield(one))])
      const percents = samples.map(({ before, after }) => (100 * after) / before)
      expect(own?.samples).toBe(samples.length)
      expect(own?.percent).toBeGreaterThanOrEqual(own?.from ?? 0)
      expect(own?.percent).toBeLessThanOrEqual(own?.to ?? 0)
      expect(own?.from).toBeGreaterThanOrEqual(Math.floor(Math.min(...percents)))
      expect(own?.to).toBeLessThanOrEqual(Math.ceil(Math.max(...percents)))
    }),
  )
})

test('one stray in twenty moves neither the middle nor the range', () => {
  const same = Array.from({ length: 19 }, () => ({ before: 1000, after: 560 }))
  expect(ownYield([...same, { before: 1000, after: 990 }])).toEqual({ percent: 56, from: 56, to: 56, samples: 20 })
})

test('fish grows on no board, and hardly any of it is lost whole', () => {
  expect(isYield({ before: 1000, after: 1000 })).toBe(true)
  expect(isYield({ before: 1000, after: 1001 })).toBe(false)
  expect(isYield({ before: 1000, after: 99 })).toBe(false)
})

test('a net pack took what was weighed before cleaning, or what its yield says; any other what the scale says', () => {
  expect(asLanded(500, { labelWeight: 'net', before: 930, panPercent: 50 })).toBe(930)
  expect(asLanded(501, { labelWeight: 'net', before: undefined, panPercent: 70 })).toBe(716)
  expect(asLanded(500, { labelWeight: 'gross', before: undefined, panPercent: 50 })).toBe(500)
})
