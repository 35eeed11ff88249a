// Packs the built text files once, at build time, as small as they get.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const built = ['client', 'counter/client'].map((folder) => join(import.meta.dirname, '../build', folder))

for (const entry of built.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))) {
  if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest|txt)$/.test(entry.name)) continue
  const file = join(entry.parentPath, entry.name)
  const body = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
