// Every test there is, in one run: the rules, the server on both engines, the screens, the journeys in a browser.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'darya-tests-'))

run('node', ['tools/build-once.ts'])
const units = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'units.json')}`,
])
const journeys = run('playwright', ['test', '--config', 'tests/playwright.config.ts'], {
  JOURNEYS_REPORT: join(reports, 'journeys.json'),
})

const unitCounts = read('units.json') as { numPassedTests: number; numFailedTests: number } | undefined
const journeyCounts = (
  read('journeys.json') as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
)?.stats
rmSync(reports, { recursive: true, force: true })

const passed = (unitCounts?.numPassedTests ?? 0) + (journeyCounts?.expected ?? 0) + (journeyCounts?.flaky ?? 0)
const counted = (unitCounts?.numFailedTests ?? 0) + (journeyCounts?.unexpected ?? 0)
// A runner that ended badly without naming a test has failed all the same.
const failed = Math.max(counted, units + journeys > 0 ? 1 : 0)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function run(program: string, words: string[], more: Record<string, string> = {}): number {
  const { status } = spawnSync(program, words, { cwd: house, stdio: 'inherit', env: { ...process.env, ...more } })
  return status === 0 ? 0 : 1
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}
