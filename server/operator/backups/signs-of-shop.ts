import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '#server/settings/settings.ts'
import { logBeside } from '#server/storage/shop-file.ts'
import { type BackupKind, backupsIn, kindFor } from './backups-folder.ts'

type Places = Pick<Settings, 'dataDir' | 'backupDir' | 'databaseUrl'>

/** What only a shop leaves behind. If it is there without a database, the database was lost. */
export function signsOfShop({ dataDir, backupDir, databaseUrl }: Places): string[] {
  const shopFile = join(dataDir, 'shop.db')
  // A shop that moves to PostgreSQL still has its SQLite file, and these files belong to that.
  const isMoving = databaseUrl !== undefined && existsSync(shopFile)
  const beside: [string, string][] = [
    ['a pepper', join(dataDir, 'pepper')],
    ['an outbox', join(dataDir, 'outbox')],
    ['the log of a database', logBeside(shopFile)],
  ]
  const found = isMoving ? [] : beside.filter(([, path]) => hasContent(path)).map(([name]) => name)
  const copies = copiesIn(backupDir, kindFor(databaseUrl))
  return copies === 0 ? found : [...found, `${copies} ${copies === 1 ? 'backup' : 'backups'} in ${backupDir}`]
}

function copiesIn(backupDir: string, wanted: BackupKind): number {
  try {
    return backupsIn(backupDir).filter(({ kind }) => kind === wanted).length
  } catch {
    return 0
  }
}

function hasContent(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  return found !== undefined && (found.isDirectory() || found.size > 0)
}
