import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { search, suggest } from '#shop/catalogue/search.ts'

const prawns = '/productListPrawns'
const pomfret = '/productListPomfret'
const surmai = '/productListSurmai'
const bombil = '/productListBombil'
const bangda = '/productListBangda'
const halwa = '/productListHalwa'
const lobster = '/lobsterDetails/19'
const tigerPrawns = '/tigerPrawnsDetails/20'
const rawas = '/rawasDetails/21'

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
  ['pomfrat', pomfret],
  ['pomfert', pomfret],
  ['pamfret', pomfret],
  ['prwans', prawns],
  ['prawnes', prawns],
  ['kolmbi', prawns],
  ['shrmp', prawns],
  ['mackrel', bangda],
  ['makrel', bangda],
  ['bangdda', bangda],
  ['surmayi', surmai],
  ['surmae', surmai],
  ['kingfsh', surmai],
  ['bombill', bombil],
  ['bombai duck', bombil],
  ['halvah', halwa],
  ['blak pomfrat', halwa],
  ['lobstar', lobster],
  ['lobester', lobster],
  ['shewandi', lobster],
  ['tigar prwans', tigerPrawns],
  ['rawaas', rawas],
  ['samon', rawas],
  ['indain salmon', rawas],
])('a slip of the finger still finds it: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test.each([
  ['कोळंबी', prawns],
  ['झींगा', prawns],
  ['झिंगा', prawns],
  ['पापलेट', pomfret],
  ['पापलेत', pomfret],
  ['सुरमई', surmai],
  ['सुरमाई', surmai],
  ['बोंबील', bombil],
  ['बोंबिल', bombil],
  ['बांगडा', bangda],
  ['बांगड़ा', bangda],
  ['हलवा', halwa],
  ['काळा पापलेट', halwa],
  ['शेवंडी', lobster],
  ['शेवंड', lobster],
  ['टायगर कोळंबी', tigerPrawns],
  ['रावस', rawas],
  ['ताजी सुरमई हवी आहे', surmai],
  ['jhinga', prawns],
  ['kolambi', prawns],
  ['bangada', bangda],
  ['ravas', rawas],
  ['kingfish', surmai],
])('Marathi and Hindi, in either script: %s', (typed, to) => {
  expect(search(typed)).toBe(to)
})

test('a joiner between Devanagari letters changes nothing', () => {
  expect(search('पॉम्\u200dफ्रेट')).toBe(pomfret)
  expect(search('पा\u200cपलेट')).toBe(pomfret)
})

test.each(['', ' ', 'p', 'pr', 'chicken', 'mutton', 'crab', 'hilsa', 'tuna', 'rohu', 'squid', '.*', '%', '<script>'])(
  '%j means nothing that the shop sells',
  (typed) => {
    expect(search(typed)).toBeUndefined()
  },
)

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
  const rounds = 1700
  const before = performance.now()
  for (let round = 0; round < rounds; round++) search(typed)
  expect((performance.now() - before) / rounds).toBeLessThan(slowestAnswer)
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

test('a suggestion leads where the search would', () => {
  expect(suggest('surm')[0]).toEqual({ label: 'King Fish (Surmai)', to: surmai })
  expect(suggest('')).toEqual([])
  expect(suggest('x')).toEqual([])
})
