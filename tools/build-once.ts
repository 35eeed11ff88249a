// Builds the site if there is no build of just these sources yet, so that `npm start` is all that a shop needs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const stampFile = join(house, 'build/stamp')
const stamp = stampOf(
  ['web', 'shop', 'assets'],
  [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tools/chunks.ts',
    'tools/lean-router.ts',
    'tools/compress.ts',
    'tools/one-file-kysely.ts',
  ],
)

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) build()

function build() {
  console.log('Building the site, once for these sources.')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    console.error('The site could not be built. Run `npm ci`, then `npm run build` to see why.')
    process.exit(1)
  }
  mkdirSync(join(house, 'build'), { recursive: true })
  writeFileSync(stampFile, stamp)
}

function stampOf(folders: string[], files: string[]): string {
  const hash = createHash('sha256')
  const inside = folders.flatMap((folder) =>
    readdirSync(join(house, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...inside, ...files.map((name) => join(house, name))].toSorted())
    hash.update(file.slice(house.length)).update(readFileSync(file))
  return hash.digest('hex')
}
