import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFigures } from '../bench/record-figure.ts'
import { documents } from '../tools/write-docs.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const figures = Object.values(readFigures()).flat()

test.each([...documents()])('%s is what its data makes (npm run docs)', (file, text) => {
  expect(read(file)).toBe(text)
})

test('every table of figures stands in a document', () => {
  const shown = ['docs/safety.md', 'docs/speed.md'].flatMap((file) =>
    [...read(file).matchAll(/<!-- figures: ([\w-]+) -->/g)].map(([, name = '']) => name),
  )
  expect(shown.toSorted()).toEqual(Object.keys(readFigures()).toSorted())
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

test.each(['docs/safety.md', 'docs/speed.md'])('a cell of %s fits one line', (file) => {
  const cells = read(file)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))
  expect(cells.filter((cell) => cell.length > 110)).toEqual([])
})
