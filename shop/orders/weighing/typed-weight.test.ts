import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { grouped } from '#shop/digits.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { wholeGrams } from '#shop/weight.ts'
import { weightWords as inEnglish } from '#shop/words/en/measures.ts'
import { weighingScreenWords as english } from '#shop/words/en/weighing.ts'
import { weightWords as inHindi } from '#shop/words/hi/measures.ts'
import { weighingScreenWords as hindi } from '#shop/words/hi/weighing.ts'
import { weightWords as inMarathi } from '#shop/words/mr/measures.ts'
import { weighingScreenWords as marathi } from '#shop/words/mr/weighing.ts'
import { readableWeight } from '#shop/words/weights.ts'
import { readWeight } from './typed-weight.ts'

const grams = (typed: string, unit: 'g' | 'kg') => {
  const read = readWeight(typed, unit)
  return typeof read === 'object' ? read.grams : read
}

test('grams are typed as they are read, with or without a comma', () => {
  for (const typed of ['1020', '1,020', ' 1020 ', '1020 g', '1020gm', '1 020'])
    expect(readWeight(typed, 'g')).toEqual({ grams: 1020, meant: 'g' })
})

test('a figure with a point is kilos, whatever the switch says', () => {
  for (const unit of ['g', 'kg'] as const) {
    expect(readWeight('1.02', unit)).toEqual({ grams: 1020, meant: 'kg' })
    expect(readWeight('.5', unit)).toEqual({ grams: 500, meant: 'kg' })
    expect(readWeight('2.', unit)).toEqual({ grams: 2000, meant: 'kg' })
  }
})

test('a whole figure is what the switch says, unless a unit is typed along', () => {
  expect(readWeight('2', 'kg')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readWeight('2', 'g')).toEqual({ grams: 2, meant: 'g' })
  expect(readWeight('2 kg', 'g')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readWeight('500 g', 'kg')).toEqual({ grams: 500, meant: 'g' })
  expect(readWeight('2 किलो', 'g')).toEqual({ grams: 2000, meant: 'kg' })
  expect(readWeight('500 ग्रॅम', 'kg')).toEqual({ grams: 500, meant: 'g' })
})

test.for([
  ['12.5', 12_500],
  ['12,5', 12_500],
  [' 12,50 kg ', 12_500],
  ['-0', 'no-weight'],
  ['0,500', 500],
  [',5', 500],
  ['1,250 g', 1250],
  ['1,00,000 g', 100_000],
  ['1,250.5', 1_250_500],
  ['1,250.500 kg', 1_250_500],
  ['1.250,5', 1_250_500],
  ['4.2 किलो', 4200],
  ['४,२ किलो', 4200],
  ['१,२५० ग्राम', 1250],
  ['750 g', 750],
  ['10000', 10_000_000],
  ['0', 0],
] as const)('in a field of kilos %s is %s grams', ([typed, is]) => expect(grams(typed, 'kg')).toBe(is))

test('what may be a thousand kilos or one is asked for again, never guessed', () => {
  for (const typed of ['1,250', '1,250 kg', '12,500', '१,२५०', '1,250 किलो']) expect(grams(typed, 'kg')).toBe('unclear')
  // in grams both are the same
  expect(grams('1,250', 'g')).toBe(1250)
})

test('what is no weight is none', () => {
  const none = '-5|1e9|abc|1.2.3|1.0205|1.5 g|12,5 g|1.250 g|٣|1;2|.|,|1,2,3|1 5|12,5000|1,25,0|5 lb|∞|twelve|-3'
  for (const typed of none.split('|'))
    for (const unit of ['g', 'kg'] as const) expect([typed, grams(typed, unit)]).toEqual([typed, 'no-weight'])
  expect(readWeight('  ', 'g')).toBe('nothing')
})

const devanagari = (latin: string) => latin.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))
const weight = integer({ min: 0, max: 10_000_000 })

const languages = [
  { screen: english, weightWords: inEnglish },
  { screen: hindi, weightWords: inHindi },
  { screen: marathi, weightWords: inMarathi },
]

test('what the shop writes is read back as the same weight, in each language and in its digits', () => {
  assert(
    property(weight, constantFrom(...languages), constantFrom('g', 'kg'), (count, { screen, weightWords }, unit) => {
      const written = [
        readableWeight(wholeGrams(count), { weightWords }),
        screen.grams(grouped(count)),
        (count / 1000).toFixed(3),
      ]
      for (const one of [...written, ...written.map(devanagari)]) expect([one, grams(one, unit)]).toEqual([one, count])
      expect(grams(kilosAsTyped(count), 'kg')).toBe(count)
      expect(grams(String(count), 'g')).toBe(count)
      expect(grams(grouped(count), 'g')).toBe(count)
    }),
  )
})

test('a comma never makes a weight that is a thousand times another reading of it', () => {
  assert(
    property(integer({ min: 0, max: 9999 }), integer({ min: 0, max: 999 }), (whole, part) => {
      const typed = `${whole},${String(part).padStart(3, '0')}`
      expect([whole * 1000 + part, 'unclear', 'no-weight']).toContain(grams(typed, 'kg'))
    }),
  )
})
