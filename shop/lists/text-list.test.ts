import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { openingKindNamed } from '#tests/rooms/products.ts'
import { runsOf } from '#tests/running/runs.ts'
import * as list from './text-list.ts'

const { longestList, mostListLines } = list
const readList = (text: string) => list.readList(text, openingKindNamed)
const linesOf = (text: string) => readList(text).lines
const read = (text: string) => linesOf(text).map(({ fish, amount }) => [fish, amount])

test('a list as people write it becomes fish and amounts', () => {
  expect(read('1 kg paplet, prawns half kilo, surmai 2 packets')).toEqual([
    ['paplet', { grams: 1000 }],
    ['prawns', { grams: 500 }],
    ['surmai', { packs: 2 }],
  ])
})

test('numbers and dashes before a line are none of it, and empty lines are none', () => {
  expect(read('1. surmai 1kg\n\n2) paplet 2 kg\r\n - bombil\n•\n🐟 bangda 500 g')).toEqual([
    ['surmai', { grams: 1000 }],
    ['paplet', { grams: 2000 }],
    ['bombil', undefined],
    ['bangda', { grams: 500 }],
  ])
})

test('who speaks without commas is understood where each line begins with its amount', () => {
  const both = [
    ['paplet', { grams: 1000 }],
    ['prawns', { grams: 500 }],
  ]
  expect(read('1 kg paplet half kilo prawns')).toEqual(both)
  expect(read('1 kg paplet and half kilo prawns')).toEqual(both)
  expect(read('paplet 1 kg & prawns half kilo')).toEqual(both)
  expect(linesOf('1 kg paplet and half kilo prawns').map(({ typed }) => typed)).toEqual([
    '1 kg paplet',
    'half kilo prawns',
  ])
})

test.each([
  [
    'bangda 2kg bombil 1kg',
    [
      ['bangda', { grams: 2000 }],
      ['bombil', { grams: 1000 }],
    ],
  ],
  [
    'bangda 2kg cleaned bombil 1kg',
    [
      ['bangda', { grams: 2000 }],
      ['cleaned bombil', { grams: 1000 }],
    ],
  ],
  [
    'paplet & bangda',
    [
      ['paplet', undefined],
      ['bangda', undefined],
    ],
  ],
  [
    'paplet, bangda and kolambi',
    [
      ['paplet', undefined],
      ['bangda', undefined],
      ['kolambi', undefined],
    ],
  ],
  [
    'पापलेट आणि बांगडा',
    [
      ['पापलेट', undefined],
      ['बांगडा', undefined],
    ],
  ],
  [
    'paplet big bangda king fish',
    [
      ['paplet', undefined],
      ['big bangda', undefined],
      ['king fish', undefined],
    ],
  ],
  [
    'paplat and tofu',
    [
      ['paplat', undefined],
      ['tofu', undefined],
    ],
  ],
  [
    '1 kg paplet tiger prawns',
    [
      ['paplet', { grams: 1000 }],
      ['tiger prawns', undefined],
    ],
  ],
  [
    'bangda 2kg tofu',
    [
      ['bangda', { grams: 2000 }],
      ['tofu', undefined],
    ],
  ],
  [
    '2kg 1kg bombil',
    [
      ['', { grams: 2000 }],
      ['bombil', { grams: 1000 }],
    ],
  ],
  [
    'bangda 2 packs 3 packs bombil',
    [
      ['bangda', { packs: 2 }],
      ['bombil', { packs: 3 }],
    ],
  ],
])('nothing that is said is dropped or added to another: %s', (text, lines) => expect(read(text)).toEqual(lines))

const oddWords = '1 kg half and a x & of paplet 0 1/2 3 ₹ rs 500 ka 2-3 count पाव सौ शे साडेतीन bangda cut /-'.split(' ')

test('no text is too odd: nothing throws, every line says something and stands in the text, in whole amounts within bounds', () => {
  const odd = oneof(
    string({ unit: 'binary', maxLength: 300 }),
    string({ unit: constantFrom(...'12½/x.,& \nakgpo√and half'), maxLength: 300 }),
    array(constantFrom(...oddWords)).map((words) => words.join(' ')),
  )
  assert(
    property(odd, (text) => {
      const { lines } = readList(text)
      expect(lines.length).toBeLessThanOrEqual(mostListLines)
      for (const { typed, amount } of lines) {
        expect(typed).not.toBe('')
        expect(text.toWellFormed()).toContain(typed)
        for (const count of Object.values(amount ?? {})) expect(Number.isInteger(count) && count >= 1).toBe(true)
      }
    }),
    runsOf(20_000),
  )
})

test('a list is read as far as a page is long, and says so', () => {
  const long = Array.from({ length: 60 }, (_, nr) => `paplet ${nr + 1} kg`).join('\n')
  expect([linesOf(long).length, readList(long).isCut]).toEqual([mostListLines, true])
  expect(readList('paplet\n'.repeat(3)).isCut).toBe(false)
  const started = performance.now()
  readList('1 kg a and half & '.repeat(1000).slice(0, longestList))
  readList('1/2 '.repeat(500))
  expect(performance.now() - started).toBeLessThan(200)
})
