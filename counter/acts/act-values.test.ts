import { expect, test } from 'vitest'
import { valuesInWords } from './act-values.ts'

test('an owner reads values in words: moments, sums, weights, yes and no', () => {
  const at = Date.UTC(2026, 10, 22, 6, 30)
  expect(
    valuesInWords(JSON.stringify({ status: 'Packed', paise: 195_050, grams: 1200, newPin: true, rider: null })),
  ).toEqual(['state: Packed', 'amount: ₹1,950.50', 'weight: 1200 g', 'new PIN: yes', 'rider: nothing'])
  expect(valuesInWords(JSON.stringify({ publishAt: at }))).toEqual([expect.stringMatching(/^applies from: .*12:00/)])
})

test('what holds several values is told one by one', () => {
  expect(valuesInWords(JSON.stringify({ changes: [{ size: 'jumbo', paise: 90_000 }], layouts: [] }))).toEqual([
    'changes: size: jumbo, amount: ₹900',
    'layouts: nothing',
  ])
})
