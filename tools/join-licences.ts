// Joins what the site's builds note of the libraries in them, and the licences of the typefaces, to the one file that the foot of
// every page leads to. What the server's programs carry is noted beside them: build/programs/licences.md.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As Vite writes it. */
interface Noted {
  readonly name: string
  readonly version: string
  readonly identifier: string | null
  readonly text: string | null
}

const house = join(import.meta.dirname, '..')
const build = join(house, 'build')
const builds = ['client', 'server', 'counter/client', 'counter/server']
const libraries = builds.flatMap((folder) =>
  readdirSync(join(build, folder, '.vite'))
    .filter((name) => name.endsWith('licences.json'))
    .flatMap((name) => JSON.parse(readFileSync(join(build, folder, '.vite', name), 'utf8')) as Noted[]),
)

const typefaces = join(house, 'node_modules/@fontsource-variable')
const ofTypefaces = readdirSync(typefaces).map(
  (name) => [`${name}, a typeface`, readFileSync(join(typefaces, name, 'LICENSE'), 'utf8')] as const,
)

const texts = new Map([
  ...libraries.map((one) => [`${one.name} ${one.version}`, noticeOf(one)] as const),
  ...ofTypefaces,
])
if (texts.size === ofTypefaces.length) throw new Error('No build noted the licence of any library')
const file = [...texts]
  .toSorted(([one], [other]) => one.localeCompare(other))
  .map(([name, text]) => `${name}\n\n${text.trim()}\n`)
writeFileSync(join(build, 'client/licences.txt'), file.join(`\n${'-'.repeat(72)}\n\n`))

/** A package without a file of its licence at least names it. */
function noticeOf({ name, identifier, text }: Noted): string {
  if (text !== null && text !== '') return text
  if (identifier === null) throw new Error(`${name} is built into the shop, and says nothing of its licence`)
  const readme = join(house, 'node_modules', name, 'package.json')
  const author = existsSync(readme)
    ? (JSON.parse(readFileSync(readme, 'utf8')) as { author?: unknown }).author
    : undefined
  return [`Licence: ${identifier}`, typeof author === 'string' ? `By ${author}` : ''].join('\n')
}
