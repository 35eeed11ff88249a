// Builds the site if there is no build of just these sources yet, so that `npm start` is all that a shop needs.
import '../server/needs-node.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stampFile, stampOf } from './stamp.ts'

const house = join(import.meta.dirname, '..')
if (stampLeft() !== stampOf(house)) build()

function build() {
  if (!existsSync(join(house, 'node_modules/@react-router/dev')))
    end('The site is not built, and what builds it is not installed: run `npm ci`, then `npm start` again.')
  console.log('Building the site, once for these sources.')
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) end('The site could not be built: run `npm ci`, then `npm run build` to see why.')
}

/** What the last build was made of. */
function stampLeft(): string | undefined {
  return existsSync(stampFile(house)) ? readFileSync(stampFile(house), 'utf8') : undefined
}

function end(sentence: string): never {
  console.error(sentence)
  // configuration, in server/needs-operator.ts
  process.exit(78)
}
