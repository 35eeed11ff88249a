import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { builtLanguage } from './tools/built-language.ts'
import { chunkGroups, serverGroups } from './tools/chunks.ts'
import { moduleSizes } from './tools/module-sizes.ts'
import { wordsOf } from './tools/words-of.ts'

export default defineConfig(({ command }) => ({
  // Pictures and typefaces are of no language: the English build brings them.
  publicDir: command === 'build' && builtLanguage !== 'en' ? false : 'assets',
  // The others would name each typeface as one that they lack.
  logLevel: command === 'build' && builtLanguage !== 'en' ? 'error' : 'info',
  plugins: [wordsOf(builtLanguage), reactRouter(), moduleSizes(`shop-${builtLanguage}`)],
  // All styles are one sheet of 9 kB, which comes inside each page (kit/document/page-parts.tsx): none is ever waited for.
  // What a chunk imports it asks for itself: to name it before costs every page more than it gains (tools/chunks.ts keeps few together).
  // Beside the site lie the server's programs: tools/build.ts empties what is the site's.
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    emptyOutDir: false,
    license: { fileName: '.vite/licences.json' },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } }, checks: quietClient } } },
    ssr: {
      build: {
        cssCodeSplit: true,
        rollupOptions: {
          input: './web/render.ts',
          output: { codeSplitting: { groups: serverGroups } },
          checks: quietServer,
        },
      },
      // The built site carries what it uses of its packages, and no more: to serve it, nothing of React is installed.
      ...(command === 'build' ? carriesItsPackages : {}),
    },
  },
}))

// A start says nothing that asks nobody for anything: how long plugins took, and that the server has at once what the browser fetches when it is wanted.
const quietClient = { pluginTimings: false }
const quietServer = { ...quietClient, ineffectiveDynamicImport: false }

const carriesItsPackages = {
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const
