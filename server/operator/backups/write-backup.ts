import { renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openSqlite } from '#server/storage/sqlite.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import { seconds } from '#shop/time.ts'
import { partOf } from './backups-folder.ts'
import { countHoldings, type Holdings, writeContents } from './contents.ts'
import { copyPictures } from './copy-pictures.ts'

/**
 * Copies a snapshot of the database while the shop keeps writing. `VACUUM INTO` reads one snapshot; SQLite's
 * `backup()` starts over with each write and never ends in a busy shop. The copy gets its name only after it was
 * checked and synced.
 */
export function writeBackup(from: string, to: string): void {
  const part = partOf(to)
  rmSync(part, { force: true })
  const shop = openSqlite(from, { readOnly: true })
  try {
    shop.exec(`pragma busy_timeout = ${seconds(5)}`)
    shop.prepare('vacuum into ?').run(part)
  } finally {
    shop.close()
  }
  const holdings = readThrough(part)
  toDisk(part)
  // After the copy, so that each picture that it names is there.
  copyPictures(dirname(from), dirname(to))
  writeContents(to, { part, holdings })
  renameSync(part, to)
  toDisk(dirname(to))
}

/** Finds an unreadable copy now, not on the day that it is needed. */
export function readThrough(file: string): Holdings {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const found = copy.prepare('pragma integrity_check').all()
    const [first] = found.map(({ integrity_check: said }) => String(said))
    if (first !== 'ok') throw new Error(`${file} is damaged: ${first}`)
    copy.prepare('select id from migrations limit 1').get()
    return countHoldings(copy)
  } finally {
    copy.close()
  }
}
