import { expect, test } from 'vitest'
import type { Source } from '../tests/house/sources.ts'
import { circlesIn, countsOf, upwardsIn } from './house.ts'

const source = (file: string, ...lines: string[]): Source => ({ file, text: `${lines.join('\n')}\n` })

const counted = (...sources: Source[]) => Object.fromEntries(countsOf(sources))

test('files are counted with their lines, the short ones and those over 500 lines', () => {
  const tall = source('shop/tall.ts', ...Array.from({ length: 501 }, () => '//'))
  expect(counted(source('shop/fish.ts', '//', '//'), tall, source('web/home.css', 'p {}', '', 'a {}'))).toMatchObject({
    'production files': 3,
    lines: 506,
    'lines of the file in the middle': 3,
    'files under 15 lines': 2,
    'files over 500 lines': 1,
  })
})

test('a door is counted with those who use it: by name, as a whole, passed on, or when it is needed', () => {
  const counts = counted(
    source('shop/fish.ts', 'export const fish = 1', 'export type Fish = 1', 'export const unused = 1'),
    source('shop/words/en/fish.ts', 'export const fishWords = {}'),
    source('shop/passed-on.ts', "export { fish } from './fish.ts'"),
    source('web/home.tsx', "import { fish } from '#shop/fish.ts'", "import { fishWords } from '#words/fish.ts'"),
    source('web/page.tsx', "import type { Fish } from '#shop/fish.ts'", 'export default function Page() {}'),
    source('web/late.tsx', "const late = import('#shop/words/en/fish.ts')"),
  )
  expect(counts).toMatchObject({
    // fish, Fish, unused, fishWords, and fish once more
    'exported names': 5,
    'of them imported by one file': '20 %',
    'of them imported by no production file': 2,
  })
})

test('files that lead to each other by whatever way round are one circle', () => {
  const arrows = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a', 'd'])],
    ['d', new Set<string>()],
    ['e', new Set(['f'])],
    ['f', new Set(['e'])],
  ])
  expect(circlesIn(arrows).map((circle) => circle.toSorted().join(' '))).toEqual(['a b c', 'e f'])
})

test('of rooms that know each other only the few arrows run upwards that must', () => {
  expect(upwardsIn([])).toBe(0)
  expect(
    upwardsIn([
      ['orders', 'slots'],
      ['orders', 'storage'],
      ['slots', 'storage'],
    ]),
  ).toBe(0)
  expect(
    upwardsIn([
      ['orders', 'slots'],
      ['orders', 'storage'],
      ['slots', 'storage'],
      ['storage', 'orders'],
    ]),
  ).toBe(1)
})

test('two types of one name on one ground are one too many, and on two grounds they are not', () => {
  const told = 'export type Told = string'
  const counts = counted(
    source('shop/a.ts', told),
    source('shop/b.ts', 'export interface Told {}'),
    source('web/c.ts', told, 'export type KeptCart = string'),
  )
  expect(counts['exported types with a name that another one of the ground has']).toBe(1)
  expect(counts['exported types whose name begins with Kept']).toBe(1)
})
