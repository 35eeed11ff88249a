import { array, assert, boolean, constantFrom, integer, oneof, property, record, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { longestList, mostListLines, readList } from './text-list.ts'

const linesOf = (text: string) => readList(text).lines
const read = (text: string) => linesOf(text).map(({ fish, amount }) => [fish, amount])

test('a list as people write it becomes fish and amounts', () => {
  expect(read('1 kg paplet, prawns half kilo, surmai 2 packets')).toEqual([
    ['paplet', { grams: 1000 }],
    ['prawns', { grams: 500 }],
    ['surmai', { packs: 2 }],
  ])
})

test.each([
  ['prawns 500gm', 'prawns', { grams: 500 }],
  ['half a kilo of prawns', 'prawns', { grams: 500 }],
  ['a quarter kg prawns', 'prawns', { grams: 250 }],
  ['three quarters kilo bombil', 'bombil', { grams: 750 }],
  ['one and a half kg tiger prawns please', 'tiger prawns', { grams: 1500 }],
  ['1½ kg halwa', 'halwa', { grams: 1500 }],
  ['1 1/2 kilo halwa', 'halwa', { grams: 1500 }],
  ['bombil 1,5 kg', 'bombil', { grams: 1500 }],
  ['bombil 1,500 kg', 'bombil', { grams: 1500 }],
  ['prawns 1,500 g', 'prawns', { grams: 1500 }],
  ['1,000 gm of pomfret', 'pomfret', { grams: 1000 }],
  ['2 x 1,250g rawas', 'rawas', { grams: 1250, packs: 2 }],
  ['surmai 1,00,000 g', 'surmai', { grams: 100_000 }],
  ['surmai 2,00,000 g', 'surmai g', undefined],
  ['paplet 1.5 g', 'paplet', { grams: 2 }],
  ['सुरमई १,००० ग्राम', 'सुरमई', { grams: 1000 }],
  ['1 kg 500 g paplet', 'paplet', { grams: 1500 }],
  ['kilo surmai', 'surmai', { grams: 1000 }],
  ['2 x 500g rawas', 'rawas', { grams: 500, packs: 2 }],
  ['surmai 250g*4', 'surmai', { grams: 250, packs: 4 }],
  ['surmai 500 gms 2 pkts', 'surmai', { grams: 500, packs: 2 }],
  ['king fish 2', 'king fish', { packs: 2 }],
  ['pomfret x 3', 'pomfret', { packs: 3 }],
  ['a packet of prawns', 'prawns', { packs: 1 }],
  ['dozen bangda', 'bangda', { pieces: 12 }],
  ['pomfret 2 pcs', 'pomfret', { pieces: 2 }],
  ['2 kg रावस', 'रावस', { grams: 2000 }],
  ['cut and cleaned pomfret 500 g', 'cut cleaned pomfret', { grams: 500 }],
  ['bangda', 'bangda', undefined],
  ['0 kg paplet', 'kg paplet', undefined],
  ['16/20 prawns 1kg', 'prawns', { grams: 1000 }],
  ['half kg', '', { grams: 500 }],
  ['झींगा आधा किलो', 'झींगा', { grams: 500 }],
  ['पाव किलो बोंबिल', 'बोंबिल', { grams: 250 }],
  ['सुरमई 2 पैकेट चाहिए', 'सुरमई', { packs: 2 }],
  ['डेढ़ किलो बांगड़ा', 'बांगड़ा', { grams: 1500 }],
  ['सवा किलो हलवा', 'हलवा', { grams: 1250 }],
  ['साढ़े तीन किलो रावस', 'रावस', { grams: 3500 }],
  ['ताज़ा पापलेट ५०० ग्राम', 'पापलेट', { grams: 500 }],
  ['अडीच किलो कोळंबी पाहिजे', 'कोळंबी', { grams: 2500 }],
  ['पापलेट दोन पाकिटे', 'पापलेट', { packs: 2 }],
])('%s', (text, fish, amount) => expect(read(text)).toEqual([[fish, amount]]))

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

const fish = constantFrom('paplet', 'surmai', 'tiger prawns', 'king fish', 'bombil', 'कोळंबी')
const spaced = constantFrom('', ' ')

const weights = tuple(
  integer({ min: 1, max: 400 }),
  spaced,
  constantFrom('g', 'gm', 'gms', 'grams', 'G'),
  boolean(),
).chain(([quarters, gap, small, inKilos]) => {
  const grams = quarters * 250
  const kilo = constantFrom('kg', 'kilo', 'KG', 'kgs')
  if (!inKilos)
    return constantFrom(`${grams}`, grams.toLocaleString('en-IN')).map((figure) => ({
      said: `${figure}${gap}${small}`,
      amount: { grams },
    }))
  return kilo.map((word) => ({ said: `${grams / 1000}${gap}${word}`, amount: { grams } }))
})
const packs = tuple(integer({ min: 1, max: 99 }), constantFrom('packets', 'packs', 'pkt', 'box')).map(
  ([count, word]) => ({ said: `${count} ${word}`, amount: { packs: count } }),
)
const wanted = record({ fish, how: oneof(weights, packs), first: boolean() })

test('whatever is wanted is read back, before its fish or behind it, in any letters, each on its line or behind a comma', () => {
  assert(
    property(
      array(wanted, { minLength: 1, maxLength: 12 }),
      constantFrom('\n', ', ', '; ', '\r\n- '),
      boolean(),
      (list, between, loud) => {
        const written = list.map(({ fish: name, how, first }) =>
          first ? `${how.said} ${name}` : `${name} ${how.said}`,
        )
        const text = written.join(between)
        expect(read(loud ? text.toUpperCase() : text)).toEqual(list.map(({ fish: name, how }) => [name, how.amount]))
      },
    ),
    { numRuns: 500 },
  )
})

test('no text is too odd: nothing throws, every line says something and stands in the text, in whole amounts within bounds', () => {
  const odd = oneof(
    string({ unit: 'binary', maxLength: 300 }),
    string({ unit: constantFrom(...'12½/x.,& \nakgpo√and half'), maxLength: 300 }),
    array(constantFrom('1', 'kg', 'half', 'and', 'a', 'x', '&', 'of', 'paplet', '0', '1/2', '3')).map((words) =>
      words.join(' '),
    ),
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
    { numRuns: 2000 },
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
