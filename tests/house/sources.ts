import { readdirSync, readFileSync } from 'node:fs'
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

/** What a file imports, as it is written there. */
export const importsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\s)(?:import|export)\b[^'";]*?from\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]|^import ['"]([^'"]+)['"]/gm,
    ),
  ].map(([, from, late, bare]) => from ?? late ?? bare ?? '')
