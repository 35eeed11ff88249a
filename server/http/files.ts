import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { always } from './headers.ts'
import { type Encoding, encodingFor } from './packing.ts'

/** A public file: script, style, font, picture or icon. */
export interface ServedFile {
  readonly headers: OutgoingHttpHeaders
  readonly etag: string
  read(encoding: Encoding): Promise<{ body: Buffer; encoding: Encoding }>
}

export interface Files {
  readonly at: (path: string) => ServedFile | undefined
}

/**
 * Lists the built site once and reads a file on first request, so that the start does not wait. Text stays in memory in
 * each encoding; pictures are read from the disk each time.
 */
export function openFiles(folder: string): Files {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.slice(folder.length).includes('/.'))
  const files = new Map(names.map((file) => [file.slice(folder.length).replace(/^\/?/, '/'), file]))
  const served = new Map<string, ServedFile>()
  return {
    at(path) {
      const known = served.get(path)
      const file = files.get(path)
      if (known !== undefined || file === undefined) return known
      const fresh = servedFile(file)
      served.set(path, fresh)
      return fresh
    },
  }
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/** The build lays packed ones beside it. */
const isPacked = /\.(js|css|svg|wasm|json|webmanifest|txt)$/

/** A name with a hash of the content never changes its content. */
const isHashed = /-[\w-]{8}\.(js|css|wasm)$|\.[0-9a-f]{6,8}\.(avif|webp|woff2)$/

/** A file of the built site, with its packed ones beside it. */
export function servedFile(file: string): ServedFile {
  const etag = `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 22)}"`
  const headers = {
    ...always,
    etag,
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': isHashed.test(file) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ...(isPacked.test(file) ? { vary: 'accept-encoding' } : {}),
  }
  if (!isPacked.test(file))
    return { headers, etag, read: async () => ({ body: await readFile(file), encoding: 'identity' }) }
  const bytes: Partial<Record<Encoding, Buffer>> = {
    identity: readFileSync(file),
    ...packed(file, 'br'),
    ...packed(file, 'gzip'),
  }
  return {
    headers,
    etag,
    async read(wanted) {
      const body = bytes[wanted]
      return body === undefined ? { body: bytes.identity as Buffer, encoding: 'identity' } : { body, encoding: wanted }
    },
  }
}

function packed(file: string, encoding: 'br' | 'gzip'): Partial<Record<Encoding, Buffer>> {
  const beside = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
  return statSync(beside, { throwIfNoEntry: false }) === undefined ? {} : { [encoding]: readFileSync(beside) }
}

/** Writes straight to the connection. */
export async function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, { etag: file.etag }).end()
    return
  }
  const { body, encoding } = await file.read(encodingFor(request.headers['accept-encoding']))
  response.writeHead(200, { ...file.headers, ...named(encoding), 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const named = (encoding: string) => (encoding === 'identity' ? {} : { 'content-encoding': encoding })
