// Makes one file of Kysely's 300, which the server then loads (server/one-file-kysely.ts). Part of `npm run build`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const house = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(house, 'node_modules/kysely/package.json'), 'utf8')) as {
  version: string
}

await build({
  root: house,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: 'build',
    emptyOutDir: false,
    rollupOptions: { input: 'kysely', output: { entryFileNames: `kysely-${version}.js` } },
  },
})
