import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

const map = rowsOf(read('docs/spec-map.md'))
const rules = rowsOf(read('docs/screen-rules.md'))
const decisions = new Set(read('docs/decisions.md').match(/(?<=^\| )[A-Z]\d+(?= \|)/gm))

test('every statement has a number of its own, in the section where it stands', () => {
  const numbers = map.map(({ number }) => number)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  expect(map.filter(({ number, section }) => !number.startsWith(`${section}.`))).toEqual([])
  expect([...new Set(map.map(({ section }) => section))]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9'])
})

test('every rule of the screens stands once, but for those that wait', () => {
  const waiting = new Set(['J2', 'J4', 'J5', '4', '7'])
  const all = [
    ...Array.from({ length: 5 }, (_, at) => `J${at + 1}`),
    ...Array.from({ length: 43 }, (_, at) => `${at + 1}`),
  ]
  expect(rules.map(({ number }) => number)).toEqual(all.filter((number) => !waiting.has(number)))
})

test('every statement and every rule is held by a test or a decision that is there', () => {
  expect([...map, ...rules].flatMap(faults)).toEqual([])
})

test('a row that names what is not there is refused', () => {
  const planted = rowsOf(`## 9. Planted
### Prices
| 9.1 | held | \`shop/money.test.ts › %d rupees read %s\`, decision C1 |
| 9.2 | no such test | \`shop/money.test.ts › rupees read\` |
| 9.3 | no such file | \`shop/gone.test.ts › %d rupees read %s\` |
| 9.4 | no such decision | decision C999 |
| 9.5 | nothing |  |
| 9.6 | a promise | somebody will see to it |
`)
  expect(planted.filter((row) => faults(row).length > 0).map(({ number }) => number)).toEqual(
    '9.2 9.3 9.4 9.5 9.6'.split(' '),
  )
})

interface Row {
  readonly section: string
  readonly number: string
  /** each as it is written: '`file › name`', 'decision C2' */
  readonly holders: readonly string[]
}

function rowsOf(page: string): Row[] {
  let section = ''
  return page.split('\n').flatMap((line) => {
    section = /^## (\d)\./.exec(line)?.[1] ?? section
    const [, number, held = ''] = /^\| (\d\.\d+|J?\d+) \| .+ \| (.*) \|$/.exec(line) ?? []
    return number === undefined ? [] : [{ section, number, holders: held.match(/`[^`]+`|[^,`\s][^,`]*/g) ?? [] }]
  })
}

function faults(row: Row): string[] {
  if (row.holders.length === 0) return [`${row.number}: nothing holds it`]
  return row.holders.filter((holder) => !holds(holder)).map((holder) => `${row.number}: ${holder}`)
}

function holds(holder: string): boolean {
  const [, file = '', name = ''] = /^`(\S+) › (.+)`$/.exec(holder) ?? []
  const [, decision = ''] = /^decision (\w+)$/.exec(holder) ?? []
  return testsIn(file).has(name) || decisions.has(decision)
}

/** The names of the tests in a file, read as text: the words that open a test, a group, or what `test.each(rows)` makes. */
function testsIn(file: string): ReadonlySet<string> {
  if (!/\.test\.tsx?$|^tests\/journeys\.[\w-]+\.ts$/.test(file) || !existsSync(join(house, file))) return new Set()
  const opened = /(?:(?<![\w.])(?:test|describe|test\.describe)|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
  return new Set([...read(file).matchAll(opened)].map(([, , name = '']) => name.replaceAll(/\\(.)/g, '$1')))
}
