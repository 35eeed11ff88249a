import { existsSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Kysely comes in 300 files, which cost each thread some 10 MB as they are loaded. The build makes one file of them, and
// from here on 'kysely' means that one. Where nothing was built it is taken as it comes.

const house = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(house, 'node_modules/kysely/package.json'), 'utf8')) as {
  version: string
}
const oneFile = join(house, `build/kysely-${version}.js`)

if (existsSync(oneFile)) {
  const url = pathToFileURL(oneFile).href
  registerHooks({
    resolve: (wanted, context, next) =>
      wanted === 'kysely' ? { url, format: 'module', shortCircuit: true } : next(wanted, context),
  })
}
