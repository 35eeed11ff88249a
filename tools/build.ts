// Builds the site: the shop in each of its languages, the counter and the worker; then packs what is text.
import '../server/needs-node.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { languages, prefixOf } from '../shop/languages.ts'

const house = join(import.meta.dirname, '..')
const build = join(house, 'build')

const builds = languages.flatMap((language) => [
  () => run('react-router', ['build'], { BUILT_LANGUAGE: language }),
  () => run('react-router', ['build', 'counter'], { BUILT_LANGUAGE: language }),
])
// As many at once as there are cores: each takes 300 MB.
await Promise.all(Array.from({ length: availableParallelism() }, buildOneByOne))
for (const language of languages.slice(1)) {
  bringScripts(join(build, prefixOf(language), 'client'), join(build, 'client'))
  bringScripts(join(build, prefixOf(language), 'counter/client'), join(build, 'counter/client'))
}
await run('node', ['tools/build-worker.ts'])
await run('node', ['tools/compress.ts'])

async function buildOneByOne() {
  for (let next = builds.shift(); next !== undefined; next = builds.shift()) await next()
}

/** Scripts of all languages lie in one folder: what is the same in two of them is one file. */
function bringScripts(client: string, ofAll: string) {
  const all = join(ofAll, 'assets')
  for (const name of readdirSync(join(client, 'assets'))) {
    const [from, to] = [join(client, 'assets', name), join(all, name)]
    if (existsSync(to) && !readFileSync(from).equals(readFileSync(to)))
      throw new Error(`${name} is not the same in two languages`)
    renameSync(from, to)
  }
  rmSync(client, { recursive: true })
}

async function run(program: string, words: string[], env: Record<string, string> = {}) {
  const [status] = (await once(
    spawn(program, words, { cwd: house, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production', ...env } }),
    'exit',
  )) as [number | null]
  if (status !== 0) process.exit(status ?? 1)
}
