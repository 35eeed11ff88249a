import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { HeldFact, HeldMap } from '../../tools/write-docs.ts'
import { decisions } from './decisions.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

const map = rowsOf(JSON.parse(read('tests/house/spec-map.json')) as HeldMap)
const rules = rowsOf(JSON.parse(read('tests/house/screen-rules.json')) as HeldMap)
const numbered = new Set(decisions().map(({ number }) => number))

test('every statement has a number of its own, in the section where it stands', () => {
  const numbers = map.map(({ nr }) => nr)
  expect(numbers.filter((nr, at) => numbers.indexOf(nr) !== at)).toEqual([])
  expect(map.filter(({ nr, section }) => !nr.startsWith(`${section}.`))).toEqual([])
  expect([...new Set(map.map(({ section }) => section))]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
})

test('every rule of the screens stands once', () => {
  const all = [
    ...Array.from({ length: 5 }, (_, at) => `J${at + 1}`),
    ...Array.from({ length: 51 }, (_, at) => `${at + 1}`),
  ]
  expect(rules.map(({ nr }) => nr)).toEqual(all)
})

test('every statement and every rule is held by a test or a decision that is there', () => {
  expect([...map, ...rules].flatMap(faults)).toEqual([])
})

test('a row that names what is not there is refused', () => {
  const planted = [
    { nr: '9.1', heldBy: ['shop/money.test.ts › %d rupees read %s', 'decision C1'] },
    { nr: '9.2', heldBy: ['shop/money.test.ts › rupees read'] },
    { nr: '9.3', heldBy: ['shop/gone.test.ts › %d rupees read %s'] },
    { nr: '9.4', heldBy: ['decision C999'] },
    { nr: '9.5', heldBy: [] },
    { nr: '9.6', heldBy: ['somebody will see to it'] },
  ]
  expect(planted.filter((row) => faults(row).length > 0).map(({ nr }) => nr)).toEqual('9.2 9.3 9.4 9.5 9.6'.split(' '))
})

interface Row extends HeldFact {
  readonly section: string
}

function rowsOf({ sections }: HeldMap): Row[] {
  return sections.flatMap(({ title, groups }) =>
    groups.flatMap(({ facts }) => facts.map((fact) => Object.assign({ section: title.slice(0, 1) }, fact))),
  )
}

function faults({ nr, heldBy }: Pick<HeldFact, 'nr' | 'heldBy'>): string[] {
  if (heldBy.length === 0) return [`${nr}: nothing holds it`]
  return heldBy.filter((holder) => !holds(holder)).map((holder) => `${nr}: ${holder}`)
}

function holds(holder: string): boolean {
  const [, file = '', name = ''] = /^(\S+) › (.+)$/.exec(holder) ?? []
  const [, decision = ''] = /^decision (\w+)$/.exec(holder) ?? []
  return testsIn(file).has(name) || (decision !== '' && numbered.has(decision))
}

/** The names of the tests in a file, read as text: the words that open a test, a group, or what `test.each(rows)` makes. */
function testsIn(file: string): ReadonlySet<string> {
  if (!/\.test\.tsx?$|\.journey\.ts$/.test(file) || !existsSync(join(house, file))) return new Set()
  const opened = /(?:(?<![\w.])(?:test|describe|test\.describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  return new Set([...read(file).matchAll(opened)].map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1')))
}
