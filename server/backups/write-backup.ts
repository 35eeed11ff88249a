import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { seconds } from '#shop/time.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { partOf } from './backups-folder.ts'

/**
 * Copies the database as it stands at one moment, while the shop goes on writing. `VACUUM INTO` reads one snapshot;
 * SQLite's other way, `backup()`, begins anew with each write and never ends in a busy shop. The copy has its name only
 * once it was read through and is on the disk.
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
  refuseBroken(part)
  toDisk(part)
  renameSync(part, to)
  toDisk(dirname(to))
}

/** A copy that cannot be read through, or is not of a shop, would be found out on the day that it is needed. */
export function refuseBroken(file: string): void {
  const copy = new DatabaseSync(file, { readOnly: true })
  try {
    const found = copy.prepare('pragma integrity_check').all()
    const [first] = found.map(({ integrity_check: said }) => String(said))
    if (first !== 'ok') throw new Error(`${file} is damaged: ${first}`)
    copy.prepare('select id from migrations limit 1').get()
  } finally {
    copy.close()
  }
}

/** Until then a file or a name is only in memory. */
export function toDisk(path: string): void {
  const open = openSync(path, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}
