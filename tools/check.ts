// What must be true of the code before a test is run: types, rules of writing, form, dead code, bytes of each page.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const checks: [string, string[]][] = [
  ['react-router', ['typegen']],
  ['react-router', ['typegen', 'counter']],
  ['tsc', ['-b']],
  ['oxlint', ['--type-aware', '--deny-warnings']],
  ['biome', ['format', '.']],
  ['knip', []],
  ['node', ['tools/build-once.ts']],
  ['node', ['tools/weigh-pages.ts']],
  // how the house is built: a report
  ['node', ['tools/house.ts']],
]

const broken = checks.filter(([program, words]) => {
  console.log(`> ${program} ${words.join(' ')}`)
  return spawnSync(program, words, { cwd: house, stdio: 'inherit' }).status !== 0
})
if (broken.length > 0) {
  console.error(`Not in order: ${broken.map((check) => check.flat().join(' ')).join(', ')}`)
  process.exit(1)
}
