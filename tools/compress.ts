// Packs the built files that get smaller by it once, at build time, as small as they get, as many at once as there are threads for it.
import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const built = ['client', 'counter/client'].map((folder) => join(import.meta.dirname, '../build', folder))

const texts = built
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(js|css|svg|wasm|json|webmanifest|txt)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

await Promise.all(texts.map(pack))

async function pack(file: string) {
  const body = await readFile(file)
  const sizeHint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }
  const [brotlied, gzipped] = await Promise.all([
    promisify(brotliCompress)(body, sizeHint),
    promisify(gzip)(body, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)])
}
