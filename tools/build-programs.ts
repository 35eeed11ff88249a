// Builds the server's programs, each from few files with all that it needs but what is compiled for a machine: that takes half
// the time to start, and a quarter less memory. They lie two folders deep, as their sources do, so the house is the same
// way up from both.
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const house = join(import.meta.dirname, '..')

/** What a module names by its own address: a thread or a process is a program too, and any other file lies beside them. */
const named = /new URL\('(\.\/[^']+)', import\.meta\.url\)/g

const namedFiles: Plugin = {
  name: 'named-files',
  enforce: 'pre',
  transform(code, module) {
    return code.replace(named, (_, path: string) => {
      const file = join(dirname(module), path)
      const fileName = basename(file).replace(/\.ts$/, '.js')
      this.emitFile(
        file.endsWith('.ts')
          ? { type: 'chunk', id: file, fileName, preserveSignature: 'strict' }
          : { type: 'asset', source: readFileSync(file), fileName },
      )
      return `new URL('./${fileName}', import.meta.url)`
    })
  },
}

await build({
  configFile: false,
  root: house,
  publicDir: false,
  logLevel: 'warn',
  plugins: [namedFiles],
  ssr: { noExternal: true, external: ['pg', 'sharp', 'vite'] },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node26',
    license: { fileName: 'licences.md' },
    outDir: 'build/programs',
    rollupOptions: {
      input: ['server/main.ts', 'server/cli.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
