import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Files, ServedFile } from '#server/http/files.ts'
import { always, closedPolicy } from '#server/http/headers.ts'

/** The maker's file names: of the original, the width, the content. Nothing else in the folder is served. */
const servedName = /^\/pictures\/([0-9a-f]{16}-\d{3,4}\.[0-9a-f]{6}\.(avif|webp))$/

/**
 * The shop's files, and those that staff sent. Another process may have made them, so the disk is asked each time; what
 * has no such name costs nothing.
 */
export const withSentPictures = (files: Files, folder: string): Files => ({
  ...files,
  at: (path) => files.at(path) ?? sentPicture(path, folder),
})

function sentPicture(path: string, folder: string): ServedFile | undefined {
  const [, name, type] = servedName.exec(path) ?? []
  if (name === undefined) return undefined
  const file = join(folder, name)
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined
  const etag = `"${name}"`
  return {
    etag,
    headers: {
      ...always,
      'content-security-policy': closedPolicy,
      etag,
      'content-type': `image/${type}`,
      'cache-control': 'public, max-age=31536000, immutable',
    },
    read: async () => ({ body: await readFile(file), encoding: 'identity' }),
  }
}
