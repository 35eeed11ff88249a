import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { NeedsOperator } from '#server/start/needs-operator.ts'
import { foreignTables } from '#server/storage/foreign.ts'
import { forgetProgress } from '#server/storage/progress-note.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { takeShopLock } from '#server/storage/shop-lock.ts'
import { countHoldings, type Holdings } from './contents.ts'
import { copyPictures } from './copy-pictures.ts'
import { openingStatementsFor } from './sign-everybody-out.ts'
import { toDisk } from './to-disk.ts'
import { readThrough } from './write-backup.ts'

export interface Restored extends Holdings {
  /** where the previous database lies now */
  readonly aside: string | undefined
}

/**
 * Replaces the database by a backup and keeps the old one beside it. Refused while the shop is open. One rename
 * replaces it, so the shop is never without a database.
 */
export function restoreBackup({ backup, dataDir, at }: { backup: string; dataDir: string; at: number }): Restored {
  refuseNoBackup(backup)
  const file = shopFile(dataDir)
  const lock = takeShopLock(dataDir)
  const restoring = `${file}.restoring`
  try {
    copyFileSync(backup, restoring)
    chmodSync(restoring, 0o600)
    copyPictures(dirname(backup), dataDir)
    const held = signEverybodyOut(restoring)
    toDisk(restoring)
    forgetProgress(dataDir)
    const aside = setAside(dataDir, at)
    renameSync(restoring, file)
    toDisk(dataDir)
    return { ...held, aside }
  } finally {
    rmSync(restoring, { force: true })
    lock.release()
  }
}

/** Nothing has changed yet, so another backup may be tried. */
function refuseNoBackup(backup: string) {
  try {
    if (foreignTables(backup).length > 0) throw new Error('it belongs to another program')
    readThrough(backup)
  } catch (trouble) {
    const why = trouble instanceof Error ? trouble.message : String(trouble)
    throw new NeedsOperator(
      'data',
      `${backup} is no whole backup of a shop (${why}): choose another, \`npm run shop -- backups\` lists them. Nothing was changed.`,
      { cause: trouble },
    )
  }
}

function signEverybodyOut(file: string): Holdings {
  const shop = new DatabaseSync(file)
  try {
    const tables = shop.prepare("select name from sqlite_master where type = 'table'").all()
    for (const statement of openingStatementsFor(tables.map(({ name }) => name))) shop.exec(statement)
    return countHoldings(shop)
  } finally {
    shop.close()
  }
}

/** Together with its log: replayed into another database it would destroy that one. */
export function setAside(dataDir: string, at: number): string | undefined {
  const file = shopFile(dataDir)
  const aside = file.replace(/\.db$/, `-before-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`)
  const had = existsSync(file)
  if (had) linkSync(file, aside)
  for (const beside of ['-wal', '-shm']) if (existsSync(file + beside)) renameSync(file + beside, aside + beside)
  return had ? aside : undefined
}
