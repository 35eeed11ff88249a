import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Beside, startBeside } from './beside.ts'

/** The `accept-encoding` of a browser. */
export const asBrowsers = { 'accept-encoding': 'gzip, deflate, br' }

/** A bare server that answers with the bytes of this address. */
export async function startRaw(address: string, headers: Readonly<Record<string, string>>): Promise<Beside> {
  const { body, type, encoding } = await bytesAt(address, headers)
  const folder = mkdtempSync(join(tmpdir(), 'darya-raw-'))
  writeFileSync(join(folder, 'body'), body)
  const raw = await startBeside('raw-bytes.ts', join(folder, 'body'), type, encoding)
  rmSync(folder, { recursive: true })
  return raw
}

/** The raw bytes of the wire: `fetch` would decompress them. */
export function bytesAt(address: string, headers: Readonly<Record<string, string>>) {
  return new Promise<{ body: Buffer; type: string; encoding: string; etag: string }>((resolve, reject) => {
    request(address, { headers }, (answer) => {
      const { 'content-type': type = '', 'content-encoding': encoding = '', etag = '' } = answer.headers
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}`))
      buffer(answer).then((body) => resolve({ body, type, encoding, etag }), reject)
    })
      .on('error', reject)
      .end()
  })
}
