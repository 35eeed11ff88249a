import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { movedRate, moveTyped, rateAsTyped, rateTyped } from './rate-typing.ts'

test('a rate is taken as people write it and as spreadsheets copy it', () => {
  for (const typed of ['1850', ' 1850 ', '1,850', 'Rs 1,850', 'Rs.1850', '₹1,850.00', '1850.0', '1,850/-', 'INR 1850'])
    expect([typed, rateTyped(typed)]).toEqual([typed, 185_000])
  expect(rateTyped('₹\u00a095,000.5')).toBe(9_500_050)
  expect(rateTyped('0.01')).toBe(1)
  expect(rateTyped('1,00,000')).toBe(10_000_000)
})

test('what may be meant otherwise is no rate', () => {
  for (const typed of [
    '',
    '0',
    '-5',
    '+50',
    '18,50',
    '1.850,00',
    '1850.505',
    '1e3',
    '100000.01',
    '1 kg',
    '5%',
    '٨٠٠',
    'NaN',
  ])
    expect([typed, rateTyped(typed)]).toEqual([typed, undefined])
})

test('what a field shows is read back as the same rate', () => {
  assert(property(integer({ min: 1, max: 10_000_000 }), (paise) => rateTyped(rateAsTyped(paise)) === paise))
})

test('a move has a sign, and is rupees or percent', () => {
  expect(['+50', '-12.50', '−20', '+ 5 %', '-2.5%', '+₹50', '+1,000'].map(moveTyped)).toEqual([
    { paise: 5000 },
    { paise: -1250 },
    { paise: -2000 },
    { tenths: 50 },
    { tenths: -25 },
    { paise: 5000 },
    { paise: 100_000 },
  ])
  for (const typed of ['50', '', '+', '5%', '+x', '+-5', '+2.55%', '+18,50'])
    expect([typed, moveTyped(typed)]).toEqual([typed, undefined])
})

test('a percent ends at a whole rupee, half up, and never at nothing', () => {
  expect(movedRate(45_000, { tenths: 50 })).toBe(47_300)
  expect(movedRate(45_000, { tenths: -50 })).toBe(42_800)
  expect(movedRate(45_050, { paise: 5000 })).toBe(50_050)
  expect(movedRate(5000, { paise: -5000 })).toBeUndefined()
  expect(movedRate(15_000, { tenths: -1000 })).toBeUndefined()
  expect(movedRate(9_999_900, { paise: 200 })).toBeUndefined()
  assert(
    property(integer({ min: 100, max: 9_000_000 }), integer({ min: -500, max: 100 }), (paise, tenths) => {
      const moved = movedRate(paise, { tenths }) ?? 0
      return moved % 100 === 0 && Math.abs(moved - paise * (1 + tenths / 1000)) <= 50.0001
    }),
  )
})
