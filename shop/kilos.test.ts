import { integer, sample } from 'fast-check'
import { expect, test } from 'vitest'
import { kilosAsTyped, readKilos } from './kilos.ts'

test.for([
  ['12.5', 12_500],
  ['12,5', 12_500],
  [' 12,5 kg ', 12_500],
  ['.25', 250],
  ['0', 0],
  ['3.', 3000],
  ['1,250', 1250],
  ['750 g', 750],
  ['10000', 10_000_000],
  ['4.2 किलो', 4200],
  ['4200 ग्राम', 4200],
] as const)('%s is so many grams', ([typed, grams]) => expect(readKilos(typed)).toBe(grams))

test.for(['twelve', '1.2.3', '1,250.5', '-3', '1e3', '12.5555', '10001', '∞', '.', '5 lb'])(
  '%s is no weight',
  (typed) => expect(readKilos(typed)).toBe('no-weight'),
)

test('an empty field says nothing', () => expect(readKilos('  ')).toBe('nothing'))

test('what is shown can be typed again', () => {
  const all = sample(integer({ min: 0, max: 10_000_000 }), 1000)
  expect(all.map((grams) => readKilos(kilosAsTyped(grams)))).toEqual(all)
})
