import { expect, test } from 'vitest'
import { changesInWords } from './act-values.ts'

const people = new Map([['s1', 'Sunil']])

test('an owner reads what changed, from what to what, in words: moments, sums, weights, yes and no, and who', () => {
  const at = Date.UTC(2026, 10, 22, 6, 30)
  expect(
    changesInWords(
      { status: 'Confirmed', rider: null, oneTap: false, counted: 1200 },
      { status: 'Packed', rider: 's1', oneTap: true, counted: 900, paise: 195_050 },
      people,
    ),
  ).toEqual([
    'state: Confirmed → Packed',
    'rider: nothing → Sunil',
    'log in with a tap: no → yes',
    'counted: 1200 g → 900 g',
    'amount: ₹1,950.50',
  ])
  expect(changesInWords({}, { publishAt: at }, people)).toEqual([expect.stringMatching(/^applies from: .*12:00/)])
})

test('what is as it was, and what the sentence says already, is not said', () => {
  const line = { line: 2, state: 'open', version: 4 }
  expect(changesInWords(line, { ...line, version: 5, move: 'weigh' }, people)).toEqual([])
  expect(changesInWords({ list: 'cut', ticked: false }, { list: 'cut', ticked: true }, people)).toEqual([
    'list: Cut list',
  ])
})

test('what holds several values is told one by one', () => {
  expect(changesInWords({}, { changes: [{ size: 'jumbo', paise: 90_000 }], layouts: [] }, people)).toEqual([
    'changes: size: jumbo, amount: ₹900',
    'layouts: nothing',
  ])
})
