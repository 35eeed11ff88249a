import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Source } from './sources.ts'

test('no file is longer than 500 lines', () => {
  const house = join(import.meta.dirname, '../..')
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: house, encoding: 'utf8' }).split('\0')
  const written = tracked
    .filter((file) => /\.(tsx?|cjs|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(house, file), 'utf8') }))
  expect(written.length).toBeGreaterThan(500)
  expect(tooLong(written)).toEqual([])
})

test('a planted line too many is refused', () => {
  const planted = [500, 501].map((lines) => ({ file: `shop/of-${lines}.ts`, text: 'export {}\n'.repeat(lines) }))
  expect(tooLong(planted)).toEqual(['shop/of-501.ts'])
})

const tooLong = (files: Source[]): string[] =>
  files.filter(({ text }) => text.trimEnd().split('\n').length > 500).map(({ file }) => file)
