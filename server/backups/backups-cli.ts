import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { waitInWords } from '#shop/time.ts'
import { type ClosedCliCommand, WrongArgs } from '#server/cli-command.ts'
import type { Settings } from '#server/settings.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { backupsIn, newBackupFile } from './backups-folder.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** A whole copy at once, beside those that the shop makes by itself. */
export const backup: ClosedCliCommand = {
  use: 'backup',
  does: 'copies the whole database now, while the shop stays open',
  async runClosed(_, { settings, now }) {
    const { databaseUrl, dataDir, backupDir: folder } = settings
    if (databaseUrl !== undefined) {
      const file = newBackupFile(folder, now, 'dump')
      dumpPostgres(databaseUrl, file)
      return `The database is in ${file}.`
    }
    if (!existsSync(shopFile(dataDir))) throw new WrongArgs(`There is no shop in ${dataDir} yet.`)
    const { file, bytes } = await takeBackup({ from: shopFile(dataDir), folder, at: now })
    return `The database is in ${file} (${size(bytes)}).`
  },
}

export const backups: ClosedCliCommand = {
  use: 'backups',
  does: 'lists the copies that there are, the newest first',
  async runClosed(_, { settings: { backupDir }, now }) {
    const found = backupsIn(backupDir)
    if (found.length === 0) return `There is no backup in ${backupDir}.`
    return found
      .map(
        ({ file, at, bytes }) => `${new Date(at).toISOString()}  ${size(bytes)}  ${waitInWords(now - at)} old  ${file}`,
      )
      .join('\n')
  },
}

export const restore: ClosedCliCommand = {
  use: 'restore FILE | restore newest',
  does: 'puts a copy in the place of the database; the shop must be closed, and the database before is kept beside',
  async runClosed([wanted = ''], { settings, now }) {
    const file = backupMeant(wanted, settings)
    const { databaseUrl, dataDir } = settings
    if (databaseUrl !== undefined) return said(file, await restorePostgres(databaseUrl, file), settings)
    const restored = restoreBackup({ backup: file, dataDir, at: now })
    const aside = restored.aside === undefined ? [] : [`The database before is kept as ${restored.aside}.`]
    return [said(file, restored, settings), ...aside].join('\n')
  },
}

function backupMeant(wanted: string, { backupDir }: Settings): string {
  if (wanted === '') throw new WrongArgs('Which backup? Give its file, or newest.')
  if (wanted === 'newest') {
    const [newest] = backupsIn(backupDir)
    if (newest === undefined) throw new WrongArgs(`There is no backup in ${backupDir}.`)
    return newest.file
  }
  const file = [resolve(wanted), join(backupDir, wanted)].find((path) => existsSync(path))
  if (file === undefined) throw new WrongArgs(`There is no file ${wanted}.`)
  return file
}

function said(file: string, { orders, accounts }: { orders: number; accounts: number }, settings: Settings): string {
  const lines = [`${file} is the shop's database now: ${orders} orders, ${accounts} accounts. Everybody is signed out.`]
  if (accounts > 0 && settings.pepper === undefined && !existsSync(join(settings.dataDir, 'pepper')))
    lines.push(
      `No password can be checked without the pepper that was in use: put it into PEPPER, or back as ${join(settings.dataDir, 'pepper')}, before the shop starts.`,
    )
  return lines.join('\n')
}

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)
