// Writes what the documents take from data: the tables of figures, and docs/generated.
// npm run docs; with --check it writes nothing and says which document is not what its data makes.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figure, readFigures } from '../bench/record-figure.ts'

const house = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(house, file), 'utf8')

/** The documents that show tables of figures. */
export const figureDocuments = ['docs/safety/figures.md', 'docs/speed.md']

/** Each document as its data makes it. */
export function documents(): ReadonlyMap<string, string> {
  const figures = readFigures()
  return new Map([
    ...figureDocuments.map((file) => [file, withFigures(read(file), figures)] as const),
    ...['spec-map', 'screen-rules'].map(
      (name) => [`docs/generated/${name}.md`, mapOf(JSON.parse(read(`docs/${name}.json`)) as HeldMap)] as const,
    ),
  ])
}

/** Fills '<!-- figures: NAME -->' up to '<!-- end of figures -->' with the table of that name. */
function withFigures(text: string, figures: Readonly<Record<string, readonly Figure[]>>): string {
  return text.replaceAll(
    /(<!-- figures: ([\w-]+) -->\n)[\s\S]*?(<!-- end of figures -->)/g,
    (_, begin: string, name: string, end: string) => {
      const rows = figures[name]
      if (rows === undefined) throw new Error(`docs/figures.json has no table '${name}'`)
      return `${begin}\n${tableOf(rows)}\n\n${end}`
    },
  )
}

function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, goal, found, date, commit, command, test }) => [
    what,
    goal,
    found,
    commit === undefined ? date : `${date}, ${commit}`,
    `\`${command}\``,
    test === undefined ? '' : `\`${test}\``,
  ])
  const head = ['What', 'Goal', 'Found', 'On', 'Command', 'Short run']
  const isShort = rows.every((row) => row.at(-1) === '')
  return markdown([head, ...rows].map((row) => (isShort ? row.slice(0, -1) : row)))
}

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

function mapOf({ title, intro, sections }: HeldMap): string {
  const blocks = [
    `# ${title}`,
    ...intro,
    ...sections.flatMap((section) => [
      `## ${section.title}`,
      ...section.groups.flatMap(({ title, facts }) => [
        ...(title === undefined ? [] : [`### ${title}`]),
        factsOf(facts),
      ]),
    ]),
  ]
  return `${blocks.join('\n\n')}\n`
}

const factsOf = (facts: readonly HeldFact[]): string =>
  markdown([
    ['Nr', 'Statement', 'Held by'],
    ...facts.map(({ nr, fact, heldBy }) => [
      nr,
      fact,
      heldBy.map((one) => (one.includes(' › ') ? `\`${one}\`` : one)).join(', '),
    ]),
  ])

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string {
  const [first, ...others] = [head, ...rows].map((row) => `| ${row.join(' | ')} |`)
  return [first, `|${'---|'.repeat(head.length)}`, ...others].join('\n')
}

if (import.meta.main) {
  const stale = [...documents()].filter(([file, text]) => read(file) !== text)
  const isCheck = process.argv.includes('--check')
  if (!isCheck) for (const [file, text] of stale) writeFileSync(join(house, file), text)
  for (const [file] of stale)
    console.log(isCheck ? `${file} is not what its data makes: npm run docs` : `wrote ${file}`)
  if (isCheck && stale.length > 0) process.exitCode = 1
}
