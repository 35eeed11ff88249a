import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const house = join(import.meta.dirname, '..')
const file = join(house, 'docs/figures.json')

/** The longest text that fits a cell of a table. */
const longestCell = 100

/** What a run found, under a key of docs/figures.json, from which `npm run docs` makes the tables of figures. */
export interface Figure {
  readonly key: string
  readonly what: string
  readonly goal: string
  found: string
  /** from the folder of the house: 'bench/faults/kill.ts 1000 20' */
  command: string
  date: string
  commit?: string
  /** the short run in `npm test` */
  readonly test?: string
}

export type Figures = Readonly<Record<string, Figure[]>>

export const readFigures = (): Figures => JSON.parse(readFileSync(file, 'utf8')) as Figures

/**
 * Writes what this run found, with its day, commit and command. Only with RECORD=1, so that a short run, or one beside
 * other work, does not take the place of a long one.
 */
export function recordFigure(key: string, found: string): void {
  if (process.env.RECORD !== '1') return
  const figures = readFigures()
  const figure = Object.values(figures)
    .flat()
    .find((one) => one.key === key)
  if (figure === undefined) throw new Error(`docs/figures.json has no figure '${key}'`)
  if (found.length > longestCell) throw new Error(`'${found}' is longer than ${longestCell} letters`)
  const [, program = '', ...args] = process.argv
  figure.found = found
  figure.command = [relative(house, program), ...args].join(' ')
  figure.date = new Date().toISOString().slice(0, 10)
  figure.commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: house, encoding: 'utf8' }).stdout.trim()
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`)
}
