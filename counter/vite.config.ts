import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtLanguage } from '../tools/built-language.ts'
import { counterChunkGroups, serverGroups } from '../tools/chunks.ts'
import { moduleSizes } from '../tools/module-sizes.ts'
import { wordsOf } from '../tools/words-of.ts'

// Starting the shop need not print how long plugins took.
const quiet = { pluginTimings: false }

/** The staff's half of the site: a build of its own, so that no shopper loads a byte of it. Pictures and typefaces are the shop's. */
export default defineConfig(({ command }) => ({
  base: '/counter/',
  publicDir: false,
  // Else it names each typeface, which the shop's build brings, as one that it lacks.
  logLevel: command === 'build' ? 'error' : 'info',
  plugins: [wordsOf(builtLanguage), reactRouter(), moduleSizes(`counter-${builtLanguage}`)],
  // As in the shop, all styles are one sheet that comes inside each page.
  build: { cssCodeSplit: false, emptyOutDir: true, license: { fileName: '.vite/licences.json' } },
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: counterChunkGroups } }, checks: quiet } },
    },
    ssr: {
      build: {
        cssCodeSplit: true,
        rollupOptions: { input: './render.ts', output: { codeSplitting: { groups: serverGroups } }, checks: quiet },
      },
      // As in the shop, the built site carries its packages.
      ...(command === 'build'
        ? { resolve: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
        : {}),
    },
  },
}))
