import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'
import { toDisk } from '#server/storage/to-disk.ts'

/** Where pictures lie that staff send: those that pages show, what they were made of, and what is on its way. */
export interface PicturesFolder {
  readonly made: string
  readonly originals: string
  readonly incoming: string
}

export function picturesFolder(dataDir: string): PicturesFolder {
  const made = join(dataDir, 'pictures')
  return { made, originals: join(made, 'originals'), incoming: join(made, 'incoming') }
}

export function makePicturesFolder({ originals, incoming }: PicturesFolder): void {
  makeFolder(originals)
  makeFolder(incoming)
}

/** A file has its name only once all of it is on the disk. */
export function putInPlace(from: string, to: string): void {
  toDisk(from)
  renameSync(from, to)
}

/** What was on its way when a process died. */
export const forget = (path: string): void => rmSync(path, { recursive: true, force: true })
