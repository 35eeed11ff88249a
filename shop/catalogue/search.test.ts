import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { openSearch } from '#shop/catalogue/search.ts'
import { searchedIn } from '#shop/catalogue/searched.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { bangda, bombil, halwa, lobster, pomfret, prawns, rawas, surmai, tigerPrawns } from '#tests/rooms/kind-pages.ts'

const { offered, search, suggest } = openSearch(searchedIn(openingCatalogue))

test.each([
  ...['prawns', 'korambi', 'kodambi'].map((keyword) => [keyword, prawns]),
  ...['silver', 'pomfret', 'pap', 'paplet'].map((keyword) => [keyword, pomfret]),
  ...['king fish', 'surmai'].map((keyword) => [keyword, surmai]),
  ...['bombay duck', 'bombil'].map((keyword) => [keyword, bombil]),
  ...['mackerel', 'bangda'].map((keyword) => [keyword, bangda]),
  ...['black pomfret', 'halwa'].map((keyword) => [keyword, halwa]),
  ...['lobster', 'shevandi'].map((keyword) => [keyword, lobster]),
  ['tiger prawns', tigerPrawns],
  ...['indian salmon', 'rawas'].map((keyword) => [keyword, rawas]),
])('the keyword %s leads to %s, in any letter case and inside a sentence', (keyword, to) => {
  expect(search(keyword)).toBe(to)
  expect(search(`  ${keyword.toUpperCase()} `)).toBe(to)
  expect(search(`I would like ${keyword}, please!`)).toBe(to)
})

test('a keyword of the specification is found to the letter, whatever stands around it', () => {
  const specified = ['prawns', 'kodambi', 'silver', 'pap', 'surmai', 'bombil', 'halwa', 'lobster', 'rawas']
  const around = string({ unit: 'grapheme', maxLength: 20 })
  assert(
    property(around, constantFrom(...specified), around, (before, keyword, after) => {
      expect(search(before + keyword + after)).toBeDefined()
    }),
  )
})

test.each([
  ['tiger prawns 1 kg', tigerPrawns],
  ['tiger prawn', tigerPrawns],
  ['prawns tiger', tigerPrawns],
  ['tigerprawns', tigerPrawns],
  ['black-pomfret', halwa],
  ['blackpomfret', halwa],
  ['pomfret black', halwa],
  ['kala paplet', halwa],
  ['silver pomfret', pomfret],
  ['king mackerel', surmai],
  ['marinated prawns', prawns],
])('the most specific keyword wins: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test.each([
  ['pra', prawns],
  ['prawn', prawns],
  ['pom', pomfret],
  ['king', surmai],
  ['duck', bombil],
  ['mack', bangda],
  ['black', halwa],
  ['lob', lobster],
  ['tiger', tigerPrawns],
  ['salmon', rawas],
  ['बोंब', bombil],
])('three letters of a keyword are enough: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test.each([
  ...['मैरिनेटेड', 'मॅरिनेट केलेले', 'मसाला मछली'].map((typed) => [typed, 'marinated']),
  ...['साफ़ किया हुआ', 'साफ केलेले मासे', 'टुकड़े', 'तुकडे'].map((typed) => [typed, 'cut']),
  ...['साबुत', 'पूरी मछली', 'अख्खे मासे'].map((typed) => [typed, 'whole']),
  ...['फिश', 'मछलियाँ'].map((typed) => [typed, 'every-kind']),
  ...['marinated', 'Marinated fish', 'marinted', 'masala fish'].map((typed) => [typed, 'marinated']),
  ...['sliced', 'slices', 'clean', 'cleaned fish', 'fish fillet'].map((typed) => [typed, 'cut']),
  ...['whole', 'WHOLE fish'].map((typed) => [typed, 'whole']),
  ...['fish', 'Fish!', 'fresh fish', 'machhi', 'macchi', 'मासे', 'मच्छी', 'मासा', 'seafood'].map((typed) => [
    typed,
    'every-kind',
  ]),
])('%s names no kind and is offered %s', (typed, offer) => {
  expect(search(typed)).toBeUndefined()
  expect(offered(typed)).toBe(offer)
})

test.each([
  ['marinated prawns', prawns],
  ['sliced king fish', surmai],
  ['whole surmai fish', surmai],
  ['बोंबील मासे', bombil],
  ['साफ़ किया हुआ रावस', rawas],
  ['साफ केलेली सुरमई', surmai],
])('who names the kind too is led to it: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test.each([
  '',
  ' ',
  'p',
  'pr',
  'chicken',
  'mutton',
  'crab',
  'hilsa',
  'tuna',
  'rohu',
  'squid',
  'have',
  'sure',
  'thing',
  'dish',
  '.*',
  '%',
  '<script>',
])('%j means nothing that the shop sells', (typed) => {
  expect(search(typed)).toBeUndefined()
  expect(offered(typed)).toBeUndefined()
})

test('whatever is typed, the answer is a page of the menu or none', () => {
  const pages = [prawns, pomfret, surmai, bombil, bangda, halwa, lobster, tigerPrawns, rawas, undefined]
  assert(
    property(string({ unit: 'binary', maxLength: 300 }), (typed) => {
      expect(pages).toContain(search(typed))
      expect(suggest(typed).length).toBeLessThanOrEqual(6)
    }),
  )
})

const bytes16K = 16_384
const slowestAnswer = 5

test.each([
  ['one endless word', 'p'.repeat(bytes16K)],
  ['nearly a keyword, over and over', 'pomfrit '.repeat(bytes16K / 8)],
  ['letters that unfold into many', '\uFDFA'.repeat(bytes16K / 3)],
  ['nothing but marks', '\u0301'.repeat(bytes16K / 2)],
  [
    'a different near miss in every word',
    Array.from({ length: bytes16K / 8 }, (_, at) => `p${at.toString(36).padStart(3, 'o')}fret`).join(' '),
  ],
  ['the parts of a hungry pattern', '(a+)+$ '.repeat(bytes16K / 7)],
])('a query of 16 KB is answered within 5 ms: %s', (_kind, typed) => {
  const rounds = 170
  // of the processor, for a busy machine takes its time besides
  const before = process.threadCpuUsage()
  for (let round = 0; round < rounds; round++) search(typed)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000 / rounds).toBeLessThan(slowestAnswer)
})

test.each([
  ['po', ['Silver Pomfret', 'Black Pomfret (Halwa)']],
  ['pra', ['Prawns', 'Tiger Prawns']],
  ['tiger', ['Tiger Prawns']],
  ['सु', ['King Fish (Surmai)']],
  ['pomfrat', ['Silver Pomfret']],
])('typing %s suggests %j first', (typed, labels) => {
  expect(
    suggest(typed)
      .slice(0, labels.length)
      .map(({ label }) => label),
  ).toEqual(labels)
})

test.each([
  ['पापलेट', ['Silver Pomfret']],
  ['paplet', ['Silver Pomfret']],
  ['pomfret', ['Silver Pomfret', 'Black Pomfret (Halwa)']],
  ['कोळंबी', ['Prawns', 'Tiger Prawns']],
  ['soorm', ['King Fish (Surmai)']],
])('the whole name %s suggests %j and no other kind', (typed, labels) => {
  expect(suggest(typed).map(({ label }) => label)).toEqual(labels)
})

test('a suggestion leads where the search would', () => {
  expect(suggest('surm')[0]).toEqual({ label: 'King Fish (Surmai)', to: surmai })
  expect(suggest('')).toEqual([])
  expect(suggest('x')).toEqual([])
})
