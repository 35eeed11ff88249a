import { expect, test } from 'vitest'
import { catalogueChangesInWords, changesInWords, rateInWords } from './act-values.ts'

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
  expect(changesInWords({}, { stops: [{ size: 'jumbo', paise: 90_000 }], layouts: [] }, people)).toEqual([
    'stops: size: jumbo, amount: ₹900',
    'labels of the scale: nothing',
  ])
})

test('a rate is told with its fish, from what to what, and a first rate as such', () => {
  const jumbo = { fish: 'Whole Pomfret', size: 'Jumbo', grams: 1000, was: 125_000, paise: 131_300 }
  expect(rateInWords(jumbo)).toBe('Whole Pomfret, Jumbo, 1 kg: ₹1,250 → ₹1,313')
  expect(rateInWords({ fish: 'Lobster', size: '', grams: 500, paise: 90_000 })).toBe('Lobster, 500 g: first rate ₹900')
})

test('a change of the catalogue is told in the words of its form, and its rates only once', () => {
  const [before, after] = [
    { retired: 'no', title_mr: '', 'Jumbo, 1 kg': '1250', 'Small, 500 g': '400' },
    { retired: 'yes', title_mr: 'पापलेट', 'Jumbo, 1 kg': '1313', 'Small, 500 g': '' },
  ]
  expect(catalogueChangesInWords(before, after, true)).toEqual([
    'Removed: no → yes',
    'Name (मराठी): empty → पापलेट',
    'Small, 500 g: ₹400 → not sold',
  ])
})

test('the week is told weekday by weekday, in words', () => {
  expect(changesInWords({ monday: '' }, { monday: '07:00-09:00 400012 20' }, people)).toEqual([
    'Monday: nothing → 07:00-09:00 400012: 20 orders',
  ])
})
