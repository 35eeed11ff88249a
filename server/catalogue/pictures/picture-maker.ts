import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#server/settings/secrets.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import {
  type KindFound,
  type MadePicture,
  type PictureKind,
  pictureKindOf,
  tellingBytes,
} from '#shop/catalogue/picture-rules.ts'
import type { PictureRefusal } from '#shop/staff/counter-refusals.ts'
import { minutes } from '#shop/time.ts'
import { forget, makePicturesFolder, type PicturesFolder, putInPlace } from './pictures-folder.ts'
import { type MakerOptions, runMaker } from './run-maker.ts'

export interface TakenPicture extends Omit<MadePicture, 'alt'> {
  readonly original: string
  readonly originalBytes: number
}

interface PictureMaker {
  /** Takes a file as it comes, makes what pages show of it, and keeps both. */
  take(chunks: AsyncIterable<Uint8Array>): Promise<{ readonly taken: TakenPicture } | PictureRefusal>
}

/** One is made at a time; when this many wait, the next is asked to come again. */
const mostInHand = 4

/** Nothing takes that long: it was on its way when a process died. */
const abandonedAfter = minutes(30)

export function openPictureMaker(folder: PicturesFolder, options: MakerOptions = {}): PictureMaker {
  let inHand = 0
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Made>(work: () => Promise<Made>): Promise<Made> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  async function takeOne(chunks: AsyncIterable<Uint8Array>) {
    const desk = join(folder.incoming, newId())
    const file = join(desk, 'original')
    try {
      const received = await receivePicture(chunks, () => {
        makePicturesFolder(folder)
        sweep(folder)
        mkdirSync(desk, { mode: 0o700 })
        return file
      })
      if ('refused' in received) return received
      const made = join(desk, 'made')
      mkdirSync(made, { mode: 0o700 })
      const making = await inTurn(() => runMaker(file, made, options))
      if ('refused' in making) return making
      const { kind, sha256, bytes } = received
      const name = sha256.slice(0, 16)
      const original = `${sha256}.${kind}`
      const { width, height, colour, widths } = making.made
      const files = keepFiles(made, { name, widths, folder })
      putInPlace(file, join(folder.originals, original))
      for (const path of [folder.made, folder.originals]) toDisk(path)
      return { taken: { name, width, height, colour, files, original, originalBytes: bytes } }
    } finally {
      forget(desk)
    }
  }

  return {
    async take(chunks) {
      if (inHand >= mostInHand) return { refused: 'pictures-waiting' }
      inHand += 1
      return takeOne(chunks).finally(() => (inHand -= 1))
    },
  }
}

/** The names carry a hash of the content, as our own do, so that a browser may keep the files for ever. */
function keepFiles(
  made: string,
  { name, widths, folder }: { name: string; widths: readonly number[]; folder: PicturesFolder },
): MadePicture['files'] {
  const sum = createHash('sha256')
  for (const width of widths) for (const type of types) sum.update(readFileSync(join(made, `${width}.${type}`)))
  const hash = sum.digest('hex').slice(0, 6)
  return widths.map((width) => {
    const [avif, webp] = types.map((type) => {
      const kept = `${name}-${width}.${hash}.${type}`
      putInPlace(join(made, `${width}.${type}`), join(folder.made, kept))
      return `/pictures/${kept}`
    }) as [string, string]
    return { width, avif, webp }
  })
}

const types = ['avif', 'webp'] as const

function sweep({ incoming }: PicturesFolder) {
  if (!existsSync(incoming)) return
  for (const name of readdirSync(incoming)) {
    const path = join(incoming, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found && found.mtimeMs < Date.now() - abandonedAfter) forget(path)
  }
}

type Received = { readonly kind: PictureKind; readonly sha256: string; readonly bytes: number } | PictureRefusal

/** Puts a file that is being sent on the disk, unless its first bytes say that it is no picture. What is refused is read to its end. */
async function receivePicture(chunks: AsyncIterable<Uint8Array>, to: () => string): Promise<Received> {
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
