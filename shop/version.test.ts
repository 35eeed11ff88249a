import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { version } from './version.ts'

test('the version that the shop shows is that of its package', () => {
  const told = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as { version: string }
  expect(version).toBe(told.version)
})
