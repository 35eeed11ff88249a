// Writes what documents take from data: the short tables of figures in docs/, and whole tables and maps in build/docs.
// npm run docs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, type Figures, readFigures } from '../bench/record-figure.ts'

const house = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

/** The documents that show tables of figures. */
export const figureDocuments = ['docs/safety/figures.md', 'docs/speed.md']

/** Fills '<!-- figures: NAME -->' up to '<!-- end of figures -->' with the table of that name. */
export function withFigures(text: string): string {
  const figures = readFigures()
  return text.replaceAll(
    /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end of figures -->)/g,
    (_, begin: string, name: string, end: string) => {
      const rows = figures[name]
      if (rows === undefined) throw new Error(`docs/figures.json has no table '${name}'`)
      return `${begin}\n${shortTable(rows)}\n\n${end}`
    },
  )
}

const shortTable = (figures: readonly Figure[]): string =>
  markdown([['What', 'Found', 'Goal'], ...figures.map(({ what, found, goal }) => [what, found, goal])])

/** All that is known of each figure. */
const wholeTables = (figures: Figures): string =>
  sections(
    'Figures',
    Object.entries(figures).map(([name, rows]) => ({
      title: name,
      body: markdown([
        ['What', 'Goal', 'Found', 'On', 'Command', 'Short run'],
        ...rows.map(({ what, goal, found, date, commit, command, test }) => [
          what,
          goal,
          found,
          commit === undefined ? date : `${date}, ${commit}`,
          `\`${command}\``,
          test === undefined ? '' : `\`${test}\``,
        ]),
      ]),
    })),
  )

export interface HeldMap {
  readonly title: string
  readonly intro: readonly string[]
  readonly sections: readonly {
    readonly title: string
    readonly groups: readonly { readonly title?: string; readonly facts: readonly HeldFact[] }[]
  }[]
}

/** One statement, and what holds it: a test ('file › name') or a decision ('decision C2'). */
export interface HeldFact {
  readonly nr: string
  readonly fact: string
  readonly heldBy: readonly string[]
}

const mapOf = (map: HeldMap): string =>
  sections(
    map.title,
    map.sections.map(({ title, groups }) => ({
      title,
      body: groups
        .flatMap((group) => [...(group.title === undefined ? [] : [`### ${group.title}`]), factsOf(group.facts)])
        .join('\n\n'),
    })),
    map.intro,
  )

const factsOf = (facts: readonly HeldFact[]): string =>
  markdown([
    ['Nr', 'Statement', 'Held by'],
    ...facts.map(({ nr, fact, heldBy }) => [
      nr,
      fact,
      heldBy.map((one) => (one.includes(' › ') ? `\`${one}\`` : one)).join(', '),
    ]),
  ])

const sections = (title: string, all: readonly { title: string; body: string }[], intro: readonly string[] = []) =>
  `${[`# ${title}`, ...intro, ...all.flatMap(({ title, body }) => [`## ${title}`, body])].join('\n\n')}\n`

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows].map((row) => `| ${row.join(' | ')} |`)
  return [first, `|${'---|'.repeat(head.length)}`, ...others].join('\n')
}

if (import.meta.main) {
  for (const file of figureDocuments) writeFileSync(join(house, file), withFigures(read(file)))
  const built = join(house, 'build/docs')
  mkdirSync(built, { recursive: true })
  writeFileSync(join(built, 'figures.md'), wholeTables(readFigures()))
  for (const name of ['spec-map', 'screen-rules'])
    writeFileSync(join(built, `${name}.md`), mapOf(JSON.parse(read(`tests/house/${name}.json`)) as HeldMap))
}
