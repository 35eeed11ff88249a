import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder, putInPlace } from '#server/catalogue/pictures/pictures-folder.ts'
import { makeFolder } from '#server/storage/make-folder.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import { partOf } from './backups-folder.ts'

/**
 * Copies the pictures that staff sent and that are not there yet, both ways: from the data to the backups, and back. A
 * name carries the hash of its content, so what is there need not be copied again.
 */
export function copyPictures(from: string, to: string): void {
  const [here, there] = [picturesFolder(from), picturesFolder(to)]
  for (const place of ['made', 'originals'] as const) copyNew(here[place], there[place])
}

function copyNew(from: string, to: string) {
  const names = filesIn(from).filter((name) => !existsSync(join(to, name)))
  if (names.length === 0) return
  makeFolder(to)
  for (const name of names) {
    const part = partOf(join(to, name))
    rmSync(part, { force: true })
    copyFileSync(join(from, name), part)
    putInPlace(part, join(to, name))
  }
  toDisk(to)
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() && !entry.name.endsWith('.part') ? [entry.name] : [],
      )
    : []
