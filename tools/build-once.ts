// Builds the site if there is no build of just these sources yet, so that `npm start` is all that a shop needs.
import '../server/needs-node.cjs'
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const house = join(import.meta.dirname, '..')
const stampFile = join(house, 'build/stamp')
const stamp = stampOf(
  ['web', 'counter', 'kit', 'forms', 'browser', 'worker', 'shop', 'assets'],
  [
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
  ],
)

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) build()

function build() {
  if (!existsSync(join(house, 'node_modules/@react-router/dev')))
    end('The site is not built, and what builds it is not installed: run `npm ci`, then `npm start` again.')
  console.log('Building the site, once for these sources.')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) end('The site could not be built: run `npm ci`, then `npm run build` to see why.')
  try {
    writeFileSync(stampFile, stamp)
  } catch (trouble) {
    end(
      `The built site cannot be kept (${(trouble as Error).message}): give the folder of the shop to its user, and room.`,
    )
  }
}

function end(sentence: string): never {
  console.error(sentence)
  // configuration, in server/start/needs-operator.ts
  process.exit(78)
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
