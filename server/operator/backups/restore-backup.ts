import { existsSync, linkSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NeedsOperator, shopCommand } from '#server/needs-operator.ts'
import { foreignTables } from '#server/storage/foreign.ts'
import { forgetProgress } from '#server/storage/progress-note.ts'
import { makeOwnFile } from '#server/storage/rights.ts'
import { removeDatabase, shopFile } from '#server/storage/shop-file.ts'
import { takeShopLock } from '#server/storage/shop-lock.ts'
import { openSqlite } from '#server/storage/sqlite.ts'
import { toDisk } from '#server/storage/to-disk.ts'
import { seconds } from '#shop/time.ts'
import { countHoldings, type Holdings, holdingsInWords } from './contents.ts'
import { copyPictures } from './copy-pictures.ts'
import { restoringStatementsFor } from './sign-everybody-out.ts'
import { readThrough } from './write-backup.ts'

interface Restored extends Holdings {
  /** where the previous database lies now */
  readonly aside: string | undefined
}

/**
 * Replaces the database by a backup and keeps the old one beside it. Refused while the shop is open. One rename
 * replaces it, so the shop is never without a database.
 */
export function restoreBackup({ backup, dataDir, at }: { backup: string; dataDir: string; at: number }): Restored {
  const counted = refuseNoBackup(backup)
  const file = shopFile(dataDir)
  const lock = takeShopLock(dataDir)
  const restoring = `${file}.restoring`
  try {
    copyWhole(backup, restoring)
    copyPictures(dirname(backup), dataDir)
    const held = signEverybodyOut(restoring)
    refuseOtherHoldings(backup, { counted, held })
    // Until it is opened it would have no log, and could not be backed up.
    openSqlite(restoring).close()
    toDisk(restoring)
    const aside = setAside(dataDir, { at, by: linkSync })
    renameSync(restoring, file)
    // Not before: a start in between would not know that the log of the old database is gone.
    forgetProgress(dataDir)
    toDisk(dataDir)
    return { ...held, aside }
  } finally {
    removeDatabase(restoring)
    lock.release()
  }
}

/** Nothing has changed yet, so another backup may be tried. */
function refuseNoBackup(backup: string): Holdings {
  try {
    if (foreignTables(backup).length > 0) throw new Error('it belongs to another program')
    return readThrough(backup)
  } catch (trouble) {
    const why = trouble instanceof Error ? trouble.message : String(trouble)
    throw new NeedsOperator(
      'data',
      `${backup} is not a complete backup of a shop (${why}). Choose another: \`${shopCommand} backups\` lists them. Nothing was changed.`,
      { cause: trouble },
    )
  }
}

/** Read by SQLite, because the last orders of a database that was set aside are only in its log. */
function copyWhole(backup: string, to: string) {
  removeDatabase(to)
  makeOwnFile(to)
  const from = new DatabaseSync(backup, { readOnly: true, timeout: seconds(5) })
  try {
    from.prepare('vacuum into ?').run(to)
  } finally {
    from.close()
  }
}

function refuseOtherHoldings(backup: string, { counted, held }: { counted: Holdings; held: Holdings }) {
  if (held.orders === counted.orders && held.accounts === counted.accounts) return
  throw new NeedsOperator(
    'unavailable',
    `${backup} held ${holdingsInWords(counted)}, but its copy ${holdingsInWords(held)}: close what writes into it, then restore it again. Nothing was changed.`,
  )
}

/** Otherwise people who signed out or changed their password after the backup would be signed in again. */
function signEverybodyOut(file: string): Holdings {
  const shop = new DatabaseSync(file)
  try {
    const tables = shop.prepare("select name from sqlite_master where type = 'table'").all()
    for (const statement of restoringStatementsFor(tables.map(({ name }) => name))) shop.exec(statement)
    return countHoldings(shop)
  } finally {
    shop.close()
  }
}

/**
 * Together with its log: replayed into another database it would destroy that one. It is linked where another takes its
 * name in one step, and renamed where a new one is made.
 */
export function setAside(
  dataDir: string,
  { at, by }: { at: number; by: typeof linkSync | typeof renameSync },
): string | undefined {
  const file = shopFile(dataDir)
  const aside = file.replace(/\.db$/, `-before-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`)
  const had = existsSync(file)
  if (had) by(file, aside)
  for (const beside of ['-wal', '-shm']) if (existsSync(file + beside)) renameSync(file + beside, aside + beside)
  return had ? aside : undefined
}
