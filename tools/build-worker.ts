// Builds the service worker into the site's files: one file without a hash, for its address stays.
import { join } from 'node:path'
import { build } from 'vite'

const house = join(import.meta.dirname, '..')

for (const [name, entry] of [
  ['sw', 'worker/sw.ts'],
  ['sw-off', 'worker/off.ts'],
] as const)
  await build({
    configFile: false,
    root: house,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      license: { fileName: `.vite/${name}-licences.json` },
      rollupOptions: {
        input: join(house, entry),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  })
