// Builds what was not built of just these sources yet, so that `npm start` is all that a shop needs. A part that is named is
// built alone: node tools/build-once.ts [site] [programs]
import '../server/needs-node.cjs'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BuiltPart, partsNamed, stampFile, stampOf } from './stamp.ts'

const house = join(import.meta.dirname, '..')
const old = partsNamed(process.argv.slice(2)).filter(isOld)
if (old.length > 0) build()

function build() {
  if (!existsSync(join(house, 'node_modules/@react-router/dev')))
    end('The site is not built, and what builds it is not installed: run `npm ci`, then `npm start` again.')
  if (old.includes('site')) console.log('Building the site, once for these sources.')
  const { status } = spawnSync('npm', ['run', '--silent', 'build', '--', ...old], {
    cwd: house,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) end('The site could not be built: run `npm ci`, then `npm run build` to see why.')
}

/** What is there was made of something else, or of nothing. */
function isOld(part: BuiltPart): boolean {
  const file = stampFile(house, part)
  return !existsSync(file) || readFileSync(file, 'utf8') !== stampOf(house, part)
}

function end(sentence: string): never {
  console.error(sentence)
  // configuration, in server/needs-operator.ts
  process.exit(78)
}
