import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asStarted } from '#tests/running/as-started.ts'

const at = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

const { scripts } = JSON.parse(at('package.json')) as { scripts: { start: string } }
const memory = scripts.start.match(/MALLOC_\w+=\d+|--max-\S+/g) ?? []

test('the unit, the container, the tests and the benches give the shop the memory that npm start gives it', () => {
  expect(memory).toHaveLength(3)
  const here = [...Object.entries(asStarted.env).map(([name, value]) => `${name}=${value}`), ...asStarted.flags]
  for (const started of [at('deploy/darya.service'), at('deploy/Containerfile'), here.join('\n')])
    expect(memory.filter((word) => !started.includes(word))).toEqual([])
})
