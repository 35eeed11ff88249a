import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { afterKey, readTypedWeight } from './typed-weight.ts'

test('grams are typed as they are read, with or without a comma', () => {
  for (const typed of ['1020', '1,020', ' 1020 ', '1020 g', '1020gm', '1 020'])
    expect(readTypedWeight(typed, 'g')).toEqual({ grams: 1020, meant: 'g' })
})

test('a figure with a point is kilos, whatever the switch says', () => {
  for (const unit of ['g', 'kg'] as const) {
    expect(readTypedWeight('1.02', unit)).toEqual({ grams: 1020, meant: 'kg' })
    expect(readTypedWeight('.5', unit)).toEqual({ grams: 500, meant: 'kg' })
    expect(readTypedWeight('2.', unit)).toEqual({ grams: 2000, meant: 'kg' })
  }
})

test('a whole figure is what the switch says, unless a unit is typed along', () => {
  expect(readTypedWeight('2', 'kg')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readTypedWeight('2', 'g')).toEqual({ grams: 2, meant: 'g' })
  expect(readTypedWeight('2 kg', 'g')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readTypedWeight('500 g', 'kg')).toEqual({ grams: 500, meant: 'g' })
  expect(readTypedWeight('2 किलो', 'g')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readTypedWeight('500 ग्रॅम', 'kg')).toEqual({ grams: 500, meant: 'g' })
})

test('what is no weight is none', () => {
  for (const typed of ['-5', '1e9', 'abc', '1.2.3', '1,02', '1.0205', '1.5 g', '9999999999', '٣', '1;2', '.'])
    expect([typed, readTypedWeight(typed, 'g')]).toEqual([typed, 'no-weight'])
  expect(readTypedWeight('  ', 'g')).toBe('nothing')
})

test('kilos and grams of the same weight are read alike', () => {
  assert(
    property(integer({ min: 0, max: 100_000 }), (grams) => {
      const kilos = readTypedWeight((grams / 1000).toFixed(3), 'g')
      expect(kilos).toEqual({ grams, meant: 'kg' })
      expect(readTypedWeight(String(grams), 'g')).toEqual({ grams, meant: 'g' })
    }),
  )
})

test('the pad writes one point and takes digits back', () => {
  expect([...'1..02'].reduce(afterKey, '')).toBe('1.02')
  expect(afterKey('10', 'delete')).toBe('1')
  expect(afterKey('', 'delete')).toBe('')
  expect(afterKey('123456789', '0')).toBe('123456789')
})
