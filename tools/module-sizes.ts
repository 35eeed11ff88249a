import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const house = join(import.meta.dirname, '..')
const folder = join(house, 'build/module-sizes')
const lastGood = join(folder, 'last-good.json')

/** Bytes of each module, as it stands in a script before that is packed. */
type Sizes = Readonly<Record<string, number>>

/** Notes of which modules each script of the browser's was built, for `tools/weigh-pages.ts`. */
export const moduleSizes = (build: string): Plugin => ({
  name: 'module-sizes',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((one) =>
      one.type === 'chunk' ? [[basename(one.fileName), sizesIn(one.modules)] as const] : [],
    )
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${build}.json`), JSON.stringify(Object.fromEntries(scripts)))
  },
})

const sizesIn = (modules: Readonly<Record<string, { renderedLength: number }>>): Sizes =>
  Object.fromEntries(
    Object.entries(modules).map(([id, { renderedLength }]) => [id.replace(`${house}/`, ''), renderedLength]),
  )

/** Of the scripts of one build, which modules are in them. */
export function modulesOf(build: string, scripts: readonly string[]): Sizes {
  const known = read(join(folder, `${build}.json`)) as Readonly<Record<string, Sizes>>
  return Object.assign({}, ...scripts.map((path) => known[basename(path)] ?? {}))
}

export const keepAsGood = (sizes: Sizes): void => writeFileSync(lastGood, JSON.stringify(sizes))

/** What a page that is over its budget has more than when all pages last kept to theirs; where that is not known, its largest. */
export const whyHeavy = (modules: Sizes): string[] => grownSince(read(lastGood) as Sizes, modules).slice(0, 8)

export const grownSince = (before: Sizes, modules: Sizes): string[] =>
  Object.entries(modules)
    .map(([name, size]) => [name, size - (before[name] ?? 0)] as const)
    .filter(([, more]) => more > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, more]) => `  ${name in before ? '+' : ''}${more} bytes before packing: ${name}`)

function read(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as object
  } catch {
    return {}
  }
}
