// Every test there is, in one run: the rules, the server on both engines, the screens, the journeys in a browser.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JourneyReport, type Remark, type UnitReport, verdictOf } from './test-verdict.ts'

const house = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'darya-tests-'))

run('node', ['tools/build-once.ts'])
const unitsWell = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'units.json')}`,
])
const journeysWell = run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
  JOURNEYS_REPORT: join(reports, 'journeys.json'),
})
const { passed, failed, triedAgain } = verdictOf(
  { well: unitsWell, report: read('units.json') as UnitReport | undefined },
  { well: journeysWell, report: read('journeys.json') as JourneyReport | undefined },
)
rmSync(reports, { recursive: true, force: true })

// Said once more at the end, where a long log is read first.
for (const remark of triedAgain) tell('passed when tried again', remark)
for (const remark of failed) tell('FAILED', remark)
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function run(program: string, words: string[], more: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, words, { cwd: house, stdio: 'inherit', env: { ...process.env, ...more } })
  return status === 0
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

function tell(how: string, { test, why }: Remark): void {
  console.log(`${how}: ${test.replace(`${house}/`, '')}\n${why.slice(0, 1_500)}\n`)
}
