// All that is tried before a release, in parts: every generator in full, every test called `*.release.*`. It takes hours and may be
// stopped: what passed for this commit is noted in build/release.json with its time, and the next `npm run release` goes on from
// there. `npm run release -- orders` runs the parts with 'orders' in their name.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchBrowser, fetchFor, missingFor } from './browser.ts'

interface Part {
  readonly file: string
  readonly program: string
  readonly words: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
}

interface Passed {
  readonly part: string
  readonly seconds: number
  readonly tests: string
}

const house = join(import.meta.dirname, '..')
const noted = join(house, 'build/release.json')
const words = process.argv.slice(2)
const commit = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: house, encoding: 'utf8' }).stdout.trim()

/** Tests that otherwise take a sample of their pages, widths and texts. */
const whole = { ENGINES: 'all', HOSTILE_PAGES: 'all', PATTERNS: 'all', PAYLOADS: 'all', STORAGE: 'all', WIDTHS: 'all' }

const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: house, exclude: ['node_modules/**', 'build/**'] }).toSorted()

const parts: Part[] = [
  ...filesOf('{server,shop,web,worker}/**/*.test.{ts,tsx}')
    .filter((file) => readFileSync(join(house, file), 'utf8').includes('runsOf('))
    .map((file) => ({
      file,
      program: 'vitest',
      words: ['run', file, '--testTimeout=3600000'],
      settings: { RUNS: '100' },
    })),
  ...filesOf('{server,tools,tests}/**/*.release.test.ts').map((file) => ({
    file,
    program: 'vitest',
    words: ['run', file],
    settings: whole,
  })),
  ...filesOf('tests/{**/*.release.journey,engines/*.long.journey}.ts').map((file) => ({
    file,
    program: 'playwright',
    words: ['test', '--config', 'tests/journeys/playwright.config.ts', file],
    settings: whole,
  })),
]

fetchBrowser()
fetchFor('firefox', 'webkit', 'checker')
for (const tools of ['firefox', 'webkit', 'checker'] as const)
  if (missingFor(tools).length > 0)
    console.log(`Missing, so what needs it is left out or fails: ${missingFor(tools).join(', ')}`)
if (spawnSync('node', ['tools/build-once.ts'], { cwd: house, stdio: 'inherit' }).status !== 0) process.exit(1)

const passed = passedBefore()
const failed: string[] = []
for (const part of parts) {
  const isMeant = words.length === 0 || words.some((word) => part.file.includes(word))
  if (!isMeant || passed.some((one) => one.part === part.file)) continue
  console.log(`> ${part.file}`)
  const began = Date.now()
  const { status, stdout } = spawnSync(part.program, part.words, {
    cwd: house,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', ...part.settings },
  })
  if (status !== 0) {
    console.log(stdout)
    failed.push(part.file)
    continue
  }
  passed.push({ part: part.file, seconds: Math.round((Date.now() - began) / 1000), tests: countIn(stdout) })
  mkdirSync(join(house, 'build'), { recursive: true })
  writeFileSync(noted, JSON.stringify({ commit, passed }, undefined, 2))
}
for (const { part, seconds, tests } of passed) console.log(`${seconds} s, ${tests}: ${part}`)
console.log(`${passed.length} of ${parts.length} parts passed for ${commit}`)
for (const file of failed) console.log(`FAILED: ${file}; when it is mended, npm run release goes on from here`)
process.exit(failed.length > 0 ? 1 : 0)

/** A change of the code asks for all of it again. */
function passedBefore(): Passed[] {
  try {
    const before = JSON.parse(readFileSync(noted, 'utf8')) as { commit: string; passed: Passed[] }
    return before.commit === commit ? before.passed : []
  } catch {
    return []
  }
}

/** '12 passed', as either runner says it at its end. */
function countIn(said: string): string {
  const lines = said.split('\n')
  return /\d+ passed/.exec(lines.findLast((line) => /^\s*(?:Tests\s+)?\d+ passed/.test(line)) ?? '')?.[0] ?? 'passed'
}
