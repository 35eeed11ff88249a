import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { type KindFound, type PictureKind, pictureKindOf, tellingBytes } from '#shop/catalogue/picture-rules.ts'
import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'

export type Received = { readonly kind: PictureKind; readonly sha256: string; readonly bytes: number } | PictureRefusal

/** Puts a file that is being sent on the disk, unless its first bytes say that it is no picture. What is refused is read to its end. */
export async function receivePicture(chunks: AsyncIterable<Uint8Array>, to: () => string): Promise<Received> {
  const sum = createHash('sha256')
  let head = new Uint8Array()
  let found: KindFound | undefined
  let bytes = 0
  let file: Awaited<ReturnType<typeof open>> | undefined
  try {
    for await (const chunk of chunks) {
      bytes += chunk.byteLength
      if (found !== undefined && 'refused' in found) continue
      if (found !== undefined) {
        sum.update(chunk)
        await file?.writeFile(chunk)
        continue
      }
      head = Buffer.concat([head, chunk])
      if (head.byteLength < tellingBytes) continue
      found = pictureKindOf(head)
      if ('refused' in found) continue
      file = await open(to(), 'wx', 0o600)
      sum.update(head)
      await file.writeFile(head)
    }
  } finally {
    await file?.close()
  }
  const told = found ?? pictureKindOf(head)
  if ('refused' in told) return told
  // What is shorter than a head is no whole picture, whatever it says.
  return found === undefined ? { refused: 'picture-broken' } : { kind: told.kind, sha256: sum.digest('hex'), bytes }
}
