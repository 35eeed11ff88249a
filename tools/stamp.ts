// A word for all that a part of the build is made of: as long as it stays the same, there is nothing to build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What people see, and the programs of the server that answers them. */
export type BuiltPart = 'site' | 'programs'

const builtParts: readonly BuiltPart[] = ['site', 'programs']

/** Those that a command names; all where it names none. */
export const partsNamed = (words: readonly string[]): readonly BuiltPart[] =>
  builtParts.filter((part) => words.length === 0 || words.includes(part))

const madeOf: Readonly<Record<BuiltPart, { folders: readonly string[]; files: readonly string[] }>> = {
  site: {
    folders: ['web', 'counter', 'kit', 'forms', 'browser', 'worker', 'shop', 'assets'],
    files: [
      'vite.config.ts',
      'react-router.config.ts',
      'tools/build-pages.ts',
      'server/http/built-half.ts',
      'tools/built-language.ts',
      'tools/words-of.ts',
      'tools/chunks.ts',
      'tools/module-sizes.ts',
      'tools/build-worker.ts',
      'tools/join-licences.ts',
      'tools/compress.ts',
    ],
  },
  programs: { folders: ['server', 'shop'], files: ['tools/build-programs.ts'] },
}

const ofBoth = ['package.json', 'package-lock.json', 'tools/build.ts']

/** Where a build leaves the word of what it was made of. */
export const stampFile = (house: string, part: BuiltPart): string => join(house, `build/${part}.stamp`)

export function stampOf(house: string, part: BuiltPart): string {
  const hash = createHash('sha256')
  const { folders, files } = madeOf[part]
  const inside = folders.flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !notBuilt.test(file.slice(house.length))),
  )
  for (const file of [...inside, ...[...files, ...ofBoth].map((name) => join(house, name))].toSorted())
    hash.update(file.slice(house.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Tests, and the types that a build itself makes beside the pages. */
const notBuilt = /\.test\.|[\\/]\.react-router[\\/]/
