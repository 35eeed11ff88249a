// Builds all, or a part: node tools/build.ts [site] [programs]
// The site is the shop in each of its languages, the counter and the worker, with what is text packed; the programs are the
// server's.
import '../server/needs-node.cjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderingFile } from '../server/http/built-half.ts'
import { type Language, languages } from '../shop/languages.ts'
import { type BuiltPart, partsNamed, stampFile, stampOf } from './stamp.ts'

const house = join(import.meta.dirname, '..')
const build = join(house, 'build')

const builds: Readonly<Record<BuiltPart, () => Promise<unknown>>> = {
  site: buildSite,
  programs: () => run('node', ['tools/build-programs.ts']),
}

for (const part of partsNamed(process.argv.slice(2))) {
  // As it is before anything is read: what is changed while it is built is built the next time.
  const stamp = stampOf(house, part)
  rmSync(stampFile(house, part), { force: true })
  await builds[part]()
  writeFileSync(stampFile(house, part), stamp)
}

async function buildSite() {
  for (const folder of ['client', 'server', 'counter', ...languages])
    rmSync(join(build, folder), { recursive: true, force: true })
  // In parallel: each takes 500 MB, and half of its time goes to the first language.
  await Promise.all([run('node', ['tools/build-pages.ts']), run('node', ['tools/build-pages.ts', 'counter'])])
  for (const language of languages.slice(1)) {
    bringScripts(language, build)
    bringScripts(language, join(build, 'counter'))
  }
  await run('node', ['tools/build-worker.ts'])
  await run('node', ['tools/join-licences.ts'])
  await run('node', ['tools/compress.ts'])
}

/** Scripts of all languages lie in one folder, for browsers and for the server: what is the same in two of them is one file. */
function bringScripts(language: Language, ofAll: string) {
  const own = join(ofAll, language)
  for (const folder of ['client/assets', 'server/assets'])
    for (const name of readdirSync(join(own, folder))) {
      const [from, to] = [join(own, folder, name), join(ofAll, folder, name)]
      if (existsSync(to) && !readFileSync(from).equals(readFileSync(to)))
        throw new Error(`${name} is not the same in two languages`)
      renameSync(from, to)
    }
  renameSync(join(own, 'server/index.js'), renderingFile(ofAll, language))
  rmSync(own, { recursive: true })
}

async function run(program: string, args: string[]) {
  const [status] = (await once(
    spawn(program, args, { cwd: house, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } }),
    'exit',
  )) as [number | null]
  if (status !== 0) process.exit(status ?? 1)
}
