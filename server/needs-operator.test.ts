import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Ending, endings } from './needs-operator.ts'

const house = join(import.meta.dirname, '..')
const unit = readFileSync(join(house, 'deploy/darya.service'), 'utf8')
const running = readFileSync(join(house, 'docs/running.md'), 'utf8')

/** What the unit says of a word, in the section where systemd reads it. */
function said(section: string, word: string): string | undefined {
  const [, lines = ''] = unit.split(`[${section}]\n`)
  const [here = ''] = lines.split(/^\[/m)
  return here
    .split('\n')
    .findLast((line) => line.startsWith(`${word}=`))
    ?.slice(word.length + 1)
}

test('systemd starts the shop again after an outage however long it lasts, but not what only a person mends', () => {
  expect(said('Service', 'Restart')).toBe('always')
  expect(said('Unit', 'StartLimitIntervalSec')).toBe('0')
  const onlyAPerson: readonly Ending[] = ['usage', 'data', 'configuration']
  expect(said('Service', 'RestartPreventExitStatus')?.split(' ').map(Number)).toEqual(
    onlyAPerson.map((ending) => endings[ending]),
  )
})

test('an old Node and a failed build end as a wrong configuration does', () => {
  for (const file of ['server/needs-node.cjs', 'tools/build-once.ts'])
    expect(readFileSync(join(house, file), 'utf8')).toContain(`process.exit(${endings.configuration})`)
})

test('every way to end has its line in docs/running.md', () => {
  for (const code of Object.values(endings)) expect(running).toContain(`| ${code} |`)
})
