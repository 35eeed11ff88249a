// How the house is built, in figures: files, doors, circles, rooms, names, documents. A report, and no gate: `npm run check`
// prints it; `node tools/house.ts` alone does too.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseSync } from 'vite'
import type { Source } from '../tests/house/sources.ts'

/** Whom the framework asks of a page by these names: no file imports them. */
const ofRoutes = new Set([
  'default',
  'loader',
  'clientLoader',
  'action',
  'meta',
  'links',
  'headers',
  'handle',
  'shouldRevalidate',
  'ErrorBoundary',
  'HydrateFallback',
  'Layout',
])
/** What a build takes in place of the English of the same name: one door, not three. */
const ofOtherLanguages = /^(shop\/words|shop\/catalogue\/texts|kit\/faces)\/(hi|mr)\//
const grounds = ['shop', 'server', 'web', 'counter', 'kit', 'forms', 'browser', 'worker']
const house = join(import.meta.dirname, '..')
const { imports: aliases } = JSON.parse(readFileSync(join(house, 'package.json'), 'utf8')) as {
  imports: Record<string, string>
}

interface Imported {
  readonly from: string
  /** '*' for all of it */
  readonly name: string
}

interface Read {
  readonly file: string
  readonly exports: readonly { readonly name: string; readonly isType: boolean; readonly isPassedOn: boolean }[]
  readonly imports: readonly Imported[]
}

/** A line of the report. */
export type Count = readonly [what: string, count: string | number]

/** What the house is made of, without its tests. */
function productionFiles(): Source[] {
  const files = globSync(`{${grounds.join(',')}}/**/*.{ts,tsx,css}`, { cwd: house })
  return files
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$|(^|\/)\+types\/|(^|\/)\.react-router\//.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(house, file), 'utf8') }))
}

/** The counts of the sources themselves. */
export function countsOf(sources: readonly Source[]): Count[] {
  const lengths = sources.map(({ text }) => text.trimEnd().split('\n').length).toSorted((one, other) => one - other)
  const read = sources.filter(({ file }) => !file.endsWith('.css')).map(readSource)
  const exported = read.flatMap(({ file, exports }) => exports.map((one) => ({ file, ...one })))
  const users = usersOf(read)
  const usersOfOne = ({ file, name }: { file: string; name: string }) => users.get(`${file} ${name}`)?.size ?? 0
  const open = exported.filter(({ file, name }) => !ofRoutes.has(name) && !ofOtherLanguages.test(file))
  const once = open.filter((one) => usersOfOne(one) === 1).length
  const types = typesOf(read)
  const known = arrowsOf(read)
  return [
    ['production files', lengths.length],
    ['lines', lengths.reduce((sum, length) => sum + length, 0)],
    ['lines of the file in the middle', lengths[Math.floor(lengths.length / 2)] ?? 0],
    ['files under 15 lines', lengths.filter((length) => length < 15).length],
    ['files over 500 lines', lengths.filter((length) => length > 500).length],
    ['exported names', open.length],
    ['of them imported by one file', `${Math.round((100 * once) / Math.max(1, open.length))} %`],
    ['of them imported by no production file', open.filter((one) => usersOfOne(one) === 0).length],
    ['circles of files', circlesIn(known).length],
    ...['server', 'shop'].flatMap((ground): Count[] => {
      const rooms = roomArrows(known, ground)
      return [
        [`things at the root of ${ground}/`, new Set(read.flatMap(({ file }) => roomOf(file, ground) ?? [])).size],
        [`arrows between them`, rooms.length],
        [`of them upwards`, upwardsIn(rooms)],
      ]
    }),
    ['loose files at the root of shop/', sources.filter(({ file }) => /^shop\/[^/]+$/.test(file)).length],
    ['rooms of server/', new Set(sources.flatMap(({ file }) => /^server\/([^/]+)\//.exec(file)?.[1] ?? [])).size],
    ['files of words of a language', sources.filter(({ file }) => file.startsWith('shop/words/en/')).length],
    ['exported types with a name that another one of the ground has', doublesAmong(types).size],
    ['exported types whose name begins with Kept', types.filter(({ name }) => name.startsWith('Kept')).length],
  ]
}

function readSource({ file, text }: Source): Read {
  const { module: record } = parseSync(file, text)
  const imports = [
    ...record.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.length === 0
        ? [{ from: moduleRequest.value, name: '' }]
        : entries.map(({ importName: { kind, name } }) => ({
            from: moduleRequest.value,
            name: kind === 'Default' ? 'default' : kind === 'Name' ? (name ?? '') : '*',
          })),
    ),
    ...record.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName: { kind, name } }) =>
        moduleRequest ? [{ from: moduleRequest.value, name: kind === 'Name' ? (name ?? '') : '*' }] : [],
      ),
    ),
    ...record.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      from: text.slice(start + 1, end - 1),
      name: '*',
    })),
  ]
  const exports = record.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName: { kind, name }, isType, moduleRequest, start }) => ({
      name: kind === 'Default' ? 'default' : (name ?? '*'),
      isType: isType || /^export\s+(type|interface)\b/.test(text.slice(start)),
      isPassedOn: moduleRequest !== null,
    })),
  )
  return {
    file,
    exports,
    imports: imports.flatMap(({ from, name }) => {
      const target = fileOf(from, file)
      return target === undefined ? [] : [{ from: target, name }]
    }),
  }
}

/** The file of the house that an import names. */
function fileOf(from: string, at: string): string | undefined {
  const alias = Object.entries(aliases).find(([name]) => from.startsWith(name.replace('*', '')))
  if (alias) return alias[1].replace('./', '').replace('*', from.slice(alias[0].length - 1))
  return from.startsWith('.') ? relative('/', resolve('/', dirname(at), from)) : undefined
}

/** By file and name: who imports it. */
function usersOf(read: readonly Read[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  const names = new Map(read.map(({ file, exports }) => [file, exports.map(({ name }) => name)]))
  for (const { file, imports } of read)
    for (const { from, name } of imports)
      for (const one of name === '*' ? (names.get(from) ?? []) : [name]) {
        const key = `${from} ${one}`
        users.set(key, (users.get(key) ?? new Set()).add(file))
      }
  return users
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>

function arrowsOf(read: readonly Read[]): Arrows {
  const there = new Set(read.map(({ file }) => file))
  return new Map(
    read.map(({ file, imports }) => [
      file,
      new Set(imports.map(({ from }) => from).filter((from) => there.has(from) && from !== file)),
    ]),
  )
}

/** Files that reach each other, by whatever way round (Tarjan). */
export function circlesIn(arrows: Arrows): string[][] {
  const circles: string[][] = []
  const found = new Map<string, { readonly nr: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const visit = (file: string) => {
    const here = { nr: found.size, low: found.size, isOpen: true }
    found.set(file, here)
    open.push(file)
    for (const next of arrows.get(file) ?? []) {
      const there = found.get(next) ?? visit(next)
      if (there.isOpen) here.low = Math.min(here.low, there.low)
    }
    if (here.low !== here.nr) return here
    const circle = open.splice(open.indexOf(file))
    for (const one of circle) Object.assign(found.get(one) ?? {}, { isOpen: false })
    if (circle.length > 1) circles.push(circle)
    return here
  }
  for (const file of arrows.keys()) if (!found.has(file)) visit(file)
  return circles
}

type Arrow = readonly [from: string, to: string]

/** What stands at the root of a ground: a folder, or a loose file. */
const roomOf = (file: string, ground: string): string | undefined =>
  file.startsWith(`${ground}/`) ? file.slice(ground.length + 1).split('/')[0] : undefined

function roomArrows(arrows: Arrows, ground: string): Arrow[] {
  const known = new Set<string>()
  for (const [file, others] of arrows)
    for (const other of others) {
      const [from, to] = [roomOf(file, ground), roomOf(other, ground)]
      if (from !== undefined && to !== undefined && from !== to) known.add(`${from} ${to}`)
    }
  return [...known].map((one) => one.split(' ') as unknown as Arrow)
}

/** As few arrows as possible against the order in which the rooms stand, found greedily: whom nobody knows stands on top. */
export function upwardsIn(arrows: readonly Arrow[]): number {
  const [above, below]: [string[], string[]] = [[], []]
  const left = new Set(arrows.flat().toSorted())
  while (left.size > 0) {
    const among = arrows.filter(([from, to]) => left.has(from) && left.has(to))
    const knows = (room: string) => among.filter(([from]) => from === room).length
    const known = (room: string) => among.filter(([, to]) => to === room).length
    const rooms = [...left]
    const lowest = rooms.find((room) => knows(room) === 0)
    const highest = (best: string, room: string) =>
      knows(room) - known(room) > knows(best) - known(best) ? room : best
    const next = lowest ?? rooms.reduce(highest)
    if (lowest === undefined) above.push(next)
    else below.unshift(next)
    left.delete(next)
  }
  const order = [...above, ...below]
  return arrows.filter(([from, to]) => order.indexOf(from) > order.indexOf(to)).length
}

/** Exported types of one name on one ground, with the files that have them: one of them means something else. */
export function doublesAmong(
  types: readonly { readonly file: string; readonly name: string }[],
): Map<string, string[]> {
  const where = new Map<string, Set<string>>()
  for (const { file, name } of types) {
    const key = `${file.split('/')[0]} ${name}`
    where.set(key, (where.get(key) ?? new Set()).add(file))
  }
  const doubled = [...where].filter(([, { size }]) => size > 1).toSorted(([one], [other]) => one.localeCompare(other))
  return new Map(doubled.map(([key, files]) => [key, [...files].toSorted()]))
}

/** What is read by people, and the tests. */
function countsBeside(): Count[] {
  const documents = globSync('{*.md,docs/**/*.md,server/**/*.md,tests/**/*.md,bench/**/*.md}', { cwd: house })
  const texts = documents.map((file) => readFileSync(join(house, file), 'utf8'))
  const decisions = readFileSync(join(house, 'docs/decisions.md'), 'utf8')
  return [
    ['documents', documents.length],
    ['words in them', texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0)],
    ['decisions', decisions.match(/^\*\*/gm)?.length ?? 0],
    ['files flat in tests/', globSync('tests/*.{ts,tsx}', { cwd: house }).length],
  ]
}

/** Under which names types are exported twice on one ground. */
export const doubledTypes = (): Map<string, string[]> =>
  doublesAmong(
    typesOf(
      productionFiles()
        .filter(({ file }) => !file.endsWith('.css'))
        .map(readSource),
    ),
  )

const typesOf = (read: readonly Read[]) =>
  read.flatMap(({ file, exports }) =>
    exports.flatMap(({ name, isType, isPassedOn }) => (isType && !isPassedOn ? [{ file, name }] : [])),
  )

if (import.meta.main) report()

/** The counts, and the files that have grown too long to be read at once. */
export function report() {
  for (const [what, count] of [...countsOf(productionFiles()), ...countsBeside()])
    console.log(`${String(count).padStart(8)}  ${what}`)
  for (const { file, text } of productionFiles()) {
    const lines = text.trimEnd().split('\n').length
    if (lines > 500)
      console.log(`${String(lines).padStart(8)}  lines in ${file}: longer than 500, see whether two matters are in it`)
  }
}
