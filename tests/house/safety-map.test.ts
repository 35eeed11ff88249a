import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const house = join(import.meta.dirname, '../..')
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
  expect(links.length).toBeGreaterThan(15)
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

test('each claim of safety names a test that is run, and would fail if it were untrue', () => {
  const pages = ['docs/safety.md', ...['orders', 'pages', 'people', 'failures'].map((name) => `docs/safety/${name}.md`)]
  const unheld = pages.flatMap((page) => {
    const rows = tablesOf(read(page)).filter(({ head }) => head === 'Held by')
    expect([page, rows.length > 5]).toEqual([page, true])
    return rows.filter(({ by }) => !namesTest(by)).map(({ claim }) => `${page}: ${claim}`)
  })
  expect(unheld).toEqual([])
})

test('a claim that names none is found', () => {
  const table =
    '| What | Held by |\n|---|---|\n| a | `bench/x.ts` |\n| b | `shop/text.test.ts` |\n| c | `shop/gone.test.ts` |'
  expect(tablesOf(table).map(({ by }) => namesTest(by))).toEqual([false, true, false])
})

/** Each row of a text's tables: what it claims, by what that is held, and what the column is called that says so. */
const tablesOf = (text: string) =>
  text.split(/\n(?!\|)/).flatMap((part) => {
    const [head, , ...rows] = part
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
    return rows.map((row) => ({ head: head?.at(-1), claim: row[0] ?? '', by: row.at(-1) ?? '' }))
  })

/** Files that Vitest or Playwright runs, all of them there. */
function namesTest(by: string): boolean {
  const named = [...by.matchAll(/`([\w./-]+\.(?:test\.tsx?|journey\.ts))`/g)].map(([, file = '']) => file)
  return named.length > 0 && named.every((file) => existsSync(join(house, file)))
}

test('each requirement is held by a test, or says why by hand, later or not', () => {
  const rows = rowsOf(read('docs/safety/asvs.md'))
  expect(rows.length).toBeGreaterThan(60)
  for (const [nr = '', how = '', by = ''] of rows) {
    expect(nr).toMatch(/^\d+(\.\d+\.\d+)?/)
    expect([nr, /\.test\.ts|\.journey\.ts|by hand|waits/.test(by) || how.startsWith('departure')]).toEqual([nr, true])
  }
})

test('each duty in law names its test, and the tests of its pages bear those names', () => {
  const law = read('tests/journeys/about/law.long.journey.ts')
  const rows = rowsOf(read('docs/safety/law.md'))
  expect(rows.length).toBeGreaterThan(15)
  const quoted = rows.flatMap(([, , by = '']) => [...by.matchAll(/law: '([^']+)'/g)].map(([, name = '']) => name))
  expect(quoted.length).toBeGreaterThan(10)
  expect(quoted.filter((name) => !law.includes(name.replace(/^… /, '')))).toEqual([])
  const dark = read('tests/journeys/pages/dark-patterns.long.journey.ts')
  for (let nr = 1; nr <= 13; nr += 1) expect(dark).toMatch(new RegExp(`test\\('${nr} [a-z ]+: `))
})
