// The tests in one run: the rules, the server, the screens, the journeys in a browser. `npm test` is what a change waits for: of
// each file of the server one engine, of each generator a hundredth, of each file of journeys the first. `npm test -- .long.` has
// the rest, and the files called `*.long.*`. With words, `npm test -- orders`, all of the files runs that have one of them in their
// path. Files called `*.release.*` are run by `npm run release`.
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchBrowser, fetchFor } from './browser.ts'
import { firstJourneys, partOf } from './test-part.ts'
import { type JourneyReport, longestOf, type Remark, togetherOf, type UnitReport, verdictOf } from './test-verdict.ts'

const house = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'darya-tests-'))
const words = process.argv.slice(2)
const isShort = words.length === 0
const isLong = words.includes('.long.')
const allJourneys = globSync('tests/**/*.journey.ts', { cwd: house })
const journeys = partOf(allJourneys, isLong ? ['.journey.'] : words)

fetchBrowser()
if (journeys.some((file) => file.includes('engines/'))) fetchFor('firefox', 'webkit')
if (partOf(['server/http/behind-nginx.long.test.ts'], words).length > 0) fetchFor('nginx')
if (words.some((word) => word.includes('release'))) fetchFor('checker')
run('node', ['tools/build-once.ts'])
const unitsWell = runUnits('units', words, {
  LEAVE_OUT: leftOut(),
  ...(isShort && { ENGINE: 'first' }),
})
const restWell =
  !isLong || runUnits('rest', filesThatDraw(), { LEAVE_OUT: 'long,release', ENGINE: 'second', RUNS: '5' })
const journeysWell = journeys.length === 0 || runJourneys()
const units = togetherOf(['units', 'rest'].flatMap((name) => (read(`${name}.json`) as UnitReport | undefined) ?? []))
const told = read('journeys.json') as JourneyReport | undefined
const { passed, failed, triedAgain } = verdictOf(
  { well: unitsWell && restWell, report: units },
  { well: journeysWell, report: told },
)
rmSync(reports, { recursive: true, force: true })

// Said once more at the end, where a long log is read first.
for (const remark of triedAgain) tell('PASSED AT ITS SECOND TRY', remark)
for (const remark of failed) tell('FAILED', remark)
if (isShort || isLong) {
  console.log('What took longest, in seconds:')
  for (const { file, seconds } of longestOf(units, told, 25)) console.log(`${seconds} ${file.replace(`${house}/`, '')}`)
}
console.log(`${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 ? 1 : 0)

function leftOut(): string {
  if (isShort) return 'long,release'
  return words.some((word) => word.includes('release')) ? '' : 'release'
}

function runUnits(name: string, files: readonly string[], more: Record<string, string>): boolean {
  const report = `--outputFile.json=${join(reports, `${name}.json`)}`
  return run('vitest', ['run', ...files, '--passWithNoTests', '--reporter=default', '--reporter=json', report], more)
}

/** Those of which `npm test` runs a part. */
function filesThatDraw(): string[] {
  return globSync('{server,shop,web,worker}/**/*.test.{ts,tsx}', { cwd: house }).filter((file) =>
    /\b(?:eachDatabase|runsOf)\(/.test(readFileSync(join(house, file), 'utf8')),
  )
}

function runJourneys(): boolean {
  const playwright = ['test', '--config', 'tests/journeys/playwright.config.ts', ...journeys]
  const more = { JOURNEYS_REPORT: join(reports, 'journeys.json') }
  if (!isShort && !isLong) return run('playwright', playwright, more)
  const listing = spawnSync('playwright', [...playwright, '--list', '--reporter=list'], {
    cwd: house,
    encoding: 'utf8',
  })
  const firsts = join(reports, 'first-journeys.txt')
  writeFileSync(firsts, firstJourneys(listing.stdout).join('\n'))
  return run('playwright', [...playwright, isShort ? '--test-list' : '--test-list-invert', firsts], more)
}

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
