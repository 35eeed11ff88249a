import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { decisionPages, decisionsIn, standingDecisions, supersededDecisions, supersededPage } from './decisions.ts'

const house = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

const standing = standingDecisions()
const superseded = supersededDecisions()
const numbers = [...standing, ...superseded].map(({ number }) => number)

test('every decision has its number once, and its day', () => {
  expect(standing.length).toBeGreaterThan(500)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const undated = [...standing, ...superseded].filter(({ date }) => !/^20\d\d-\d\d-\d\d$/.test(date))
  expect(undated).toEqual([])
})

test('every line of a page of decisions is read as one', () => {
  const astray = decisionPages.flatMap((page) =>
    read(page)
      .split('\n')
      .filter((line) => line.startsWith('- ') && decisionsIn(line).length === 0)
      .map((line) => `${page}: ${line}`),
  )
  expect(astray).toEqual([])
  const rows = read(supersededPage).match(/^\| [A-Z]\d+ /gm) ?? []
  expect(rows.length).toBe(superseded.length)
})

test('what took the place of a decision stands, and says so', () => {
  for (const { number, by } of superseded) {
    const successor = standing.find((decision) => decision.number === by)
    expect([number, by, successor?.text]).toEqual([
      number,
      by,
      expect.stringMatching(new RegExp(`Supersedes [^.]*\\b${number}\\b`)),
    ])
  }
})

test('every number that a decision, a document or a comment names is there', () => {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: house, encoding: 'utf8' }).split('\0')
  const pages = tracked
    .filter((file) => /^docs\/decisions.*\.md$/.test(file))
    .map((file) => [file, read(file)] as const)
  const others = tracked.filter(
    (file) => /\.(tsx?|css|md|json)$/.test(file) && !/^tests\/(held|decisions)\.test\.ts$/.test(file),
  )
  const named = [
    ...pages.flatMap(([file, text]) =>
      numbersIn(text, /(?<![\w-])[ACDHKORSV]\d{1,3}\b/g).map((number) => ({ file, number })),
    ),
    ...others.flatMap((file) =>
      numbersIn(read(file), /\b(?<=decisions? )[ACDHKORSV]\d{1,3}\b|(?<=\()K\d{2,3}\b/g).map((number) => ({
        file,
        number,
      })),
    ),
  ]
  expect(named.length).toBeGreaterThan(600)
  expect(named.filter(({ number }) => !numbers.includes(number))).toEqual([])
})

test('the index leads to every page of decisions', () => {
  const linked = [...read('docs/decisions.md').matchAll(/^\| \[[\w-]+\]\((decisions\/[\w-]+\.md)\)/gm)]
  expect(linked.map(([, page = '']) => `docs/${page}`).toSorted()).toEqual(decisionPages)
})

/** What an example in code says is no reference. */
const numbersIn = (text: string, pattern: RegExp): string[] => text.replaceAll(/`[^`\n]*`/g, '').match(pattern) ?? []
