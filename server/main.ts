import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

const oldest = 26
if (Number(process.versions.node.split('.')[0]) < oldest) {
  console.error(
    `Darya needs Node ${oldest} or newer, this is ${process.version}. Run \`npm ci\`, then \`npm start\`: it brings its own.`,
  )
  process.exit(1)
}

// What was once freed of its types and compiled is not again, by a later start, the writer or a backup. That saves time
// and the 20 MB of the compiler; `npm start` sets the same cache by the environment, and so spares this file too.
const compiled = enableCompileCache(join(import.meta.dirname, '../build/compiled')).directory
if (compiled !== undefined) process.env.NODE_COMPILE_CACHE = compiled

// While it starts, young objects are cleared away often, from little room: 15 MB less for each thread.
setFlagsFromString('--semi-space-growth-factor=1')

await import('./one-file-kysely.ts')
await import('./open-shop.ts')
