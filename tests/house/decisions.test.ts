import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decisions } from './decisions.ts'
import { trackedFiles } from './sources.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')
const numbers = decisions().flatMap(({ number }) => number ?? [])

test('every decision has its day and its reason, and a name and number of its own', () => {
  const paragraphs = read('docs/decisions.md').match(/^\*\*.*/gm) ?? []
  expect(paragraphs.length).toBe(decisions().length)
  for (const all of [decisions().map(({ name }) => name), numbers])
    expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([])
})

test('every number of a decision that a document or a comment names is there', () => {
  const files = trackedFiles().filter(
    (file) => /\.(tsx?|css|md|json)$/.test(file) && file !== 'tests/house/held.test.ts',
  )
  const named = files.flatMap((file) => numbersIn(read(file)).map((number) => ({ file, number })))
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

/** What an example in code says is no reference. */
const numbersIn = (text: string): string[] =>
  text.replaceAll(/`[^`\n]*`/g, '').match(/\b(?<=decisions? )[A-Z]\d{1,3}\b|(?<=\()K\d{2,3}\b/g) ?? []
