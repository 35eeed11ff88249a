import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type BuiltPart, stampOf } from './stamp.ts'

const house = join(import.meta.dirname, '..')

/** A copy of what is built, in which a test may write; each writing answers with the new word for a part. */
function copyOfHouse(part: BuiltPart): (file: string) => string {
  const copy = mkdtempSync(join(tmpdir(), 'stamp-'))
  onTestFinished(() => rmSync(copy, { recursive: true }))
  for (const folder of ['web', 'counter', 'kit', 'forms', 'browser', 'worker', 'shop', 'assets'])
    mkdirSync(join(copy, folder))
  for (const folder of ['tools', 'server/http']) cpSync(join(house, folder), join(copy, folder), { recursive: true })
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'])
    cpSync(join(house, file), join(copy, file))
  return (file) => {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    writeFileSync(join(copy, file), '{}')
    return stampOf(copy, part)
  }
}

test('a changed page, picture or name of a folder is built; a test and what a build makes itself are not', () => {
  const withA = copyOfHouse('site')
  const before = withA('counter/board/board-page.tsx')
  expect(withA('counter/board/board-page.test.tsx')).toBe(before)
  expect(withA('shop/orders/moves.test.ts')).toBe(before)
  expect(withA('counter/.react-router/types/+routes.ts')).toBe(before)
  const stamps = [before, ...['web/root.tsx', 'assets/fish.webp', 'tools/compress.ts', 'package.json'].map(withA)]
  expect(new Set(stamps).size).toBe(stamps.length)
})

test('the programs are built again for a change of the server or of a rule, not for one of a page', () => {
  const withA = copyOfHouse('programs')
  const before = withA('server/app.ts')
  expect(withA('server/app.test.ts')).toBe(before)
  expect(withA('web/root.tsx')).toBe(before)
  const stamps = [before, ...['server/http/api.ts', 'shop/orders/moves.ts', 'tools/build-programs.ts'].map(withA)]
  expect(new Set(stamps).size).toBe(stamps.length)
})
