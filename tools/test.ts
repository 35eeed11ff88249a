// The tests in one run: the rules, the server on both engines, the screens, the journeys in a browser. `npm test` leaves out the
// long ones, whose files are called `*.long.*`. With words, `npm test -- orders`, it runs all files that have one of them in
// their path: `npm test -- .long.` runs the long ones alone.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchBrowser, fetchFor } from './browser.ts'
import { partOf } from './test-part.ts'
import { type JourneyReport, longestOf, type Remark, type UnitReport, verdictOf } from './test-verdict.ts'

const house = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'darya-tests-'))
const words = process.argv.slice(2)
const journeys = partOf(globSync('tests/**/*.journey.ts', { cwd: house }), words)
const leavesOut = words.length === 0 ? { LEAVE_OUT_LONG: '1' } : {}

fetchBrowser()
if (journeys.some((file) => file.includes('engines/'))) fetchFor('firefox', 'webkit')
if (partOf(['tests/house/w3c-checker.long.test.ts'], words).length > 0) fetchFor('checker')
run('node', ['tools/build-once.ts'])
const unitsWell = run(
  'vitest',
  [
    'run',
    ...words,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${join(reports, 'units.json')}`,
  ],
  leavesOut,
)
const journeysWell =
  journeys.length === 0 ||
  run('playwright', ['test', '--config', 'tests/journeys/playwright.config.ts', ...journeys], {
    JOURNEYS_REPORT: join(reports, 'journeys.json'),
  })
const units = read('units.json') as UnitReport | undefined
const told = read('journeys.json') as JourneyReport | undefined
const { passed, failed, triedAgain } = verdictOf(
  { well: unitsWell, report: units },
  { well: journeysWell, report: told },
)
rmSync(reports, { recursive: true, force: true })

// Said once more at the end, where a long log is read first.
for (const remark of triedAgain) tell('PASSED AT ITS SECOND TRY', remark)
for (const remark of failed) tell('FAILED', remark)
if (words.length === 0 || words.includes('.long.')) {
  console.log('What took longest, in seconds:')
  for (const { file, seconds } of longestOf(units, told, 25)) console.log(`${seconds} ${file.replace(`${house}/`, '')}`)
}
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)

function run(program: string, args: string[], more: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, { cwd: house, stdio: 'inherit', env: { ...process.env, ...more } })
  return status === 0
}

function read(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'))
  } catch {
    return undefined
  }
}

function tell(how: string, { test, why, shown = [] }: Remark): void {
  console.log(`${how}: ${test.replace(`${house}/`, '')}\n${why.slice(0, 1_500)}\n`)
  for (const path of shown) console.log(pageIn(readFileSync(path, 'utf8')).slice(0, 4_000))
}

/** What stood in the middle of the page when the journey ended, of all that the runner tells of it. */
function pageIn(told: string): string {
  const page = told.split('# Page snapshot')[1] ?? told
  return page.slice(Math.max(0, page.indexOf('- main'))).split('- contentinfo')[0] ?? ''
}
