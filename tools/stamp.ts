// One word for all that the built site is made of: as long as it stays the same, there is nothing to build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = ['web', 'counter', 'kit', 'forms', 'browser', 'worker', 'shop', 'assets']

const files = [
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'tools/build.ts',
  'tools/build-pages.ts',
  'server/http/rendering-file.ts',
  'tools/built-language.ts',
  'tools/words-of.ts',
  'tools/chunks.ts',
  'tools/build-worker.ts',
  'tools/compress.ts',
]

/** Where a build leaves the word of what it was made of. */
export const stampFile = (house: string): string => join(house, 'build/stamp')

export function stampOf(house: string): string {
  const hash = createHash('sha256')
  const inside = folders.flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !notBuilt.test(file.slice(house.length))),
  )
  for (const file of [...inside, ...files.map((name) => join(house, name))].toSorted())
    hash.update(file.slice(house.length)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Tests, and the types that a build itself makes beside the pages. */
const notBuilt = /\.test\.|[\\/]\.react-router[\\/]/
