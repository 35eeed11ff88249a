// What must be true of the code before a test is run: types, rules of writing, form, dead code, rooms and words, bytes of each page.
// Two things at a time, each with its cure and how long it took; then the report of how the house is built, which refuses nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { report } from './house.ts'

interface Gate {
  readonly command: string
  /** what somebody does whose change it refuses */
  readonly cure: string
}

const house = join(import.meta.dirname, '..')

/** What one writes types for, and what builds the pages, need the types of the routes first. */
const before: Gate[] = [
  { command: 'react-router typegen', cure: 'see the route that it names in web/routes.ts' },
  { command: 'react-router typegen counter', cure: 'see the route that it names in counter/routes.ts' },
]

/** One after the other in each row, both rows at once. */
const rows: [Gate[], Gate[]] = [
  [
    { command: 'tsc -b', cure: 'mend the types that it names' },
    {
      command: 'oxlint --type-aware --deny-warnings',
      cure: 'mend what it names; `npx oxlint --type-aware --fix` mends some of it',
    },
    { command: 'biome format .', cure: 'run `npm run fix`' },
    { command: 'knip', cure: 'take out what it names, or its `export` where its own file alone uses it' },
  ],
  [
    { command: 'node tools/build-once.ts', cure: 'run `npm run build` to see why' },
    {
      command: 'vitest run tests/house tools --project rules --reporter=dot',
      cure: 'each failure says what it found; run `npm test -- house/NAME` for one of them',
    },
    { command: 'node tools/weigh-pages.ts', cure: 'see the modules it names; budgets stand in tools/budgets.ts' },
  ],
]

async function runGate({ command, cure }: Gate): Promise<string | undefined> {
  const began = performance.now()
  const [program = '', ...words] = command.split(' ')
  const running = spawn(program, words, {
    cwd: house,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LEAVE_OUT: 'long,release' },
  })
  const [out, errors, [status]] = await Promise.all([
    text(running.stdout),
    text(running.stderr),
    once(running, 'close'),
  ])
  console.log(
    `> ${command} (${((performance.now() - began) / 1000).toFixed(1)} s)\n${status === 0 ? '' : out + errors}`.trimEnd(),
  )
  return status === 0 ? undefined : `${command}: ${cure}`
}

async function runRow(gates: readonly Gate[]): Promise<string[]> {
  const refused: string[] = []
  for (const gate of gates) {
    const why = await runGate(gate)
    if (why !== undefined) refused.push(why)
  }
  return refused
}

const refused = (await Promise.all(before.map((gate) => runRow([gate])))).flat()
refused.push(...(await Promise.all(rows.map(runRow))).flat())
report()
if (refused.length > 0) {
  console.error(`Not in order:\n${refused.map((one) => `  ${one}`).join('\n')}`)
  process.exit(1)
}
