import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readFigures } from '../../bench/record-figure.ts'
import { documents, figureDocuments } from '../../tools/write-docs.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

/** What a person reads from top to bottom; what programs write stands in docs/generated. */
const readByPeople = execFileSync('git', ['ls-files', '-z', '--', '*.md'], { cwd: house, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !file.startsWith('docs/generated/'))

const figures = Object.values(readFigures()).flat()

test.each([...documents()])('%s is what its data makes (npm run docs)', (file, text) => {
  expect(read(file)).toBe(text)
})

test('every table of figures stands in a document, row for row', () => {
  const shown = figureDocuments.flatMap((file) =>
    [...read(file).matchAll(/<!-- figures: ([\w-]+) -->\n([\s\S]*?)<!-- end of figures -->/g)].map(
      ([, name = '', table = '']) => `${name}: ${(table.match(/^\| /gm) ?? []).length - 1} rows`,
    ),
  )
  const kept = Object.entries(readFigures()).map(([name, rows]) => `${name}: ${rows.length} rows`)
  expect(shown.toSorted()).toEqual(kept.toSorted())
})

test('every figure has a key of its own, its day, and a bench that records it', () => {
  const keys = figures.map(({ key }) => key)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  for (const { key, date, command } of figures) {
    expect([key, date]).toEqual([key, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    const bench = read(command.split(' ')[0] ?? '')
    const starts = [...bench.matchAll(/`([\w-]+)\$\{|raceOnEngines\(\s*\{\s*key: '([\w-]+)'/g)].flatMap(
      ([, start, raced]) => start ?? raced ?? [],
    )
    const isRecorded = bench.includes(`'${key}'`) || starts.some((start) => key.startsWith(start))
    expect([key, /recordFigure\(|raceOnEngines\(/.test(bench) && isRecorded]).toEqual([key, true])
  }
})

test.each(readByPeople)('%s is read in ten minutes', (file) => {
  const text = read(file).replaceAll(/<!-- figures: [\s\S]*?<!-- end of figures -->/g, '')
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(2000)
})

test.each(readByPeople)('a cell of %s fits one line', (file) => {
  const cells = read(file)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells.filter((cell) => cell.length > 120)).toEqual([])
})

test.each(readByPeople)('each file that %s names or links to is there', (file) => {
  const text = read(file)
  const named = text.matchAll(
    /(?<![\w/.-])((?:shop|server|web|counter|kit|forms|browser|worker|tests|tools|bench|docs|deploy)\/[\w./-]+\.(?:tsx?|cjs|md|json|css))/g,
  )
  const linked = text.matchAll(/\]\((?!https?:|#)([\w./-]+)\)/g)
  const paths = [
    ...[...named].map(([, path = '']) => path),
    ...[...linked].map(([, path = '']) => join(dirname(file), path)),
  ]
  expect(paths.filter((path) => !existsSync(join(house, path)))).toEqual([])
})
