import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '../..')

export interface Source {
  /** from the house: 'shop/cart/cart.ts' */
  readonly file: string
  readonly text: string
}

/** The code of these grounds as it is written, without its tests. */
export const sourcesOf = (grounds: readonly string[]): Source[] =>
  grounds.flatMap((ground) =>
    readdirSync(join(house, ground), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|\.d\.ts$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => ({ file: file.slice(house.length + 1), text: readFileSync(file, 'utf8') })),
  )

/** What the repository holds, but for what somebody has just removed or renamed. */
export const trackedFiles = (ending = ''): string[] =>
  execFileSync('git', ['ls-files', '-z'], { cwd: house, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && file.endsWith(ending) && existsSync(join(house, file)))

/** What a file imports, as it is written there. */
export const importsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\s)(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]/gm,
    ),
  ].map(([, from, late, bare]) => from ?? late ?? bare ?? '')
