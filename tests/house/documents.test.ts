import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readFigures } from '../../bench/record-figure.ts'
import { figureDocuments, withFigures } from '../../tools/write-docs.ts'
import { trackedFiles } from './sources.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

const documents = trackedFiles('.md')

test.each(figureDocuments)('the figures of %s are those of docs/figures.json (run npm run docs)', (file) => {
  expect(read(file)).toBe(withFigures(read(file)))
})

test('every figure has a key of its own, its day, and a bench that records it', () => {
  const figures = Object.values(readFigures()).flat()
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

test.each(documents)('each file that %s names or links to is there', (file) => {
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
