import { expect, test } from 'vitest'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { weightWords } from '#shop/words/mr/measures.ts'
import * as english from './en/measures.ts'
import { readableKilos } from './weights.ts'

test('what is kept, ordered and cut is kilos, however little it is', () => {
  expect([0, 100, 700, 1000, 12_500, -500].map((grams) => readableKilos(grams, english))).toEqual([
    '0 kg',
    '0.1 kg',
    '0.7 kg',
    '1 kg',
    '12.5 kg',
    '−0.5 kg',
  ])
  expect(readableKilos(700, { weightWords })).toBe('0.7 किलो')
  expect(kilosAsTyped(12_500)).toBe('12.5')
})
