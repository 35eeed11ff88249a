import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

test('every link and picture of the README is there', () => {
  const links = [...read('README.md').matchAll(/\]\((?!http)([\w./-]+)\)|src="([^"]+)"/g)].map(
    ([, to, src]) => to ?? src ?? '',
  )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((link) => !existsSync(join(house, link)))).toEqual([])
  const pictures = links.filter((link) => link.startsWith('docs/pictures/'))
  expect(pictures.reduce((sum, file) => sum + statSync(join(house, file)).size, 0)).toBeLessThan(200_000)
})

test('the walk of the README leads to functions that are there', () => {
  const walk = [...read('README.md').matchAll(/\[`(\w+)`\]\(([\w./-]+)\)/g)]
  expect(walk.length).toBeGreaterThan(9)
  const missing = walk.filter(
    ([, name = '', file = '']) => !new RegExp(`export (async )?(function|const) ${name}\\b`).test(read(file)),
  )
  expect(missing.map(([link]) => link)).toEqual([])
})

test('each requirement is held by a test, or says why by hand, later or not', () => {
  const rows = rowsOf(read('docs/safety/asvs.md'))
  expect(rows.length).toBeGreaterThan(60)
  for (const [nr = '', how = '', by = ''] of rows) {
    expect(nr).toMatch(/^\d+(\.\d+\.\d+)?/)
    expect([nr, /\.test\.ts|journeys\.|by hand|waits/.test(by) || how.startsWith('departure')]).toEqual([nr, true])
  }
})

test('each duty in law names its test, and the tests of its pages bear those names', () => {
  const law = read('tests/journeys.law.ts')
  const rows = rowsOf(read('docs/safety/law.md'))
  expect(rows.length).toBeGreaterThan(15)
  const quoted = rows.flatMap(([, , by = '']) => [...by.matchAll(/law: '([^']+)'/g)].map(([, name = '']) => name))
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((name) => !law.includes(name.replace(/^… /, '')))).toEqual([])
  const dark = read('tests/journeys.dark-patterns.long.ts')
  for (let nr = 1; nr <= 13; nr += 1) expect(dark).toMatch(new RegExp(`test\\('${nr} [a-z ]+: `))
})
