import { relative } from 'node:path'
import type { Log } from '#server/http/log.ts'
import type { Settings } from '#server/settings/settings.ts'

/** Backups that lie beside what they are of. */
export function sayBackupsBeside(
  log: Pick<Log, 'warn'>,
  { mode, dataDir, backupDir }: Pick<Settings, 'mode' | 'dataDir' | 'backupDir'>,
) {
  if (mode === 'live' && isInside(dataDir, backupDir))
    log.warn({ backupDir }, 'backups lie beside the data, and would be lost with it: set BACKUP_DIR')
}

function isInside(folder: string, path: string): boolean {
  return !relative(folder, path).startsWith('..')
}
