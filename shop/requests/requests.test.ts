import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { days } from '#shop/time.ts'
import { mostOfWord, mostWordsOfDay, openRequestCount, requestIn, requestsKeptFrom } from './requests.ts'

const noon = Date.UTC(2026, 10, 28, 6, 30)

test('the name of a fish is counted in its plain form, in any of the three languages', () => {
  expect(['Crab', ' crab! ', 'CRÁB', 'black  tiger-crab', 'खेकडा', 'केकड़ा'].map(requestIn)).toEqual([
    'crab',
    'crab',
    'crab',
    'black tiger crab',
    'खेकडा',
    'केकड़ा'.normalize('NFKD'),
  ])
})

test.for([
  '9820000001',
  '+91 98200 00001',
  '९८२००००००१',
  'crab 98200',
  'asha@example.com',
  'https://elsewhere.example',
  'www.elsewhere.example',
  'flat four, sea view, lokhandwala complex, andheri west',
  'asdfghjkl qwrtpsd',
  'aaaaaaa',
  'xzqwrt',
  'ab',
  '',
  '🦀🦀🦀',
  '<script>alert()</script>x'.repeat(3),
  'краб',
])('what may be anything but a fish is not kept: %s', (typed) => {
  expect(requestIn(typed)).toBeUndefined()
})

test('whatever is typed, what is kept is short and holds no digit', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 200 }), (typed) => {
      expect(requestIn(typed) ?? 'none').toMatch(/^[^\p{N}@]{3,30}$/u)
    }),
  )
})

test('each time counts, and is given once', () => {
  const count = openRequestCount()
  for (const typed of ['crab', 'Crab', 'oyster', '9820000001']) count.note(typed, noon)
  count.note('crab', noon + days(1))
  expect(count.take()).toEqual([
    { day: '2026-11-28', word: 'crab', times: 2 },
    { day: '2026-11-28', word: 'oyster', times: 1 },
    { day: '2026-11-29', word: 'crab', times: 1 },
  ])
  expect(count.take()).toEqual([])
})

test('a flood of words takes no more room than a day has, and what was asked for twice stays', () => {
  const count = openRequestCount()
  for (const typed of ['crab', 'crab']) count.note(typed, noon)
  for (let nr = 0; nr < 20_000; nr += 1) count.note(`ba${letters(nr)}`, noon)
  for (let nr = 0; nr < 20_000; nr += 1) count.note('oyster', noon)
  const taken = count.take()
  expect(taken).toHaveLength(mostWordsOfDay)
  expect(taken).toContainEqual({ day: '2026-11-28', word: 'crab', times: 2 })
  expect(taken).toContainEqual({ day: '2026-11-28', word: 'oyster', times: mostOfWord })
})

test('it is kept for 90 days', () => expect(requestsKeptFrom(noon)).toBe('2026-08-30'))

/** 'bab', 'baba': words that can be said. */
const letters = (nr: number): string =>
  [...nr.toString(5)].map((digit) => ['ka', 'mo', 'ri', 'su', 'te'][Number(digit)]).join('')
