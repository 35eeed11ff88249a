import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { waitInWords } from '#shop/time.ts'
import { type ClosedCliCommand, WrongArgs } from '#server/operator/cli-command.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { backupsIn, kindFor, newBackupFile } from './backups-folder.ts'
import { aheadInWords, chooseBackup, giveIt, noBackup } from './choose-backup.ts'
import { conditionOf, type Holdings, holdingsInWords, holdingsOf } from './contents.ts'
import { copyPictures } from './copy-pictures.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/** Makes a full copy now, besides the automatic ones. */
export const backup: ClosedCliCommand = {
  use: 'backup',
  does: 'copies the whole database now, while the shop stays open',
  async runClosed(_, { settings, now }) {
    const { databaseUrl, dataDir, backupDir: folder } = settings
    if (databaseUrl !== undefined) {
      const file = newBackupFile(folder, now, 'dump')
      const held = await dumpPostgres(databaseUrl, file)
      copyPictures(dataDir, folder)
      return `The database is in ${file}: ${holdingsInWords(held)}.`
    }
    if (!existsSync(shopFile(dataDir))) throw new WrongArgs(`There is no shop in ${dataDir} yet.`)
    const { file, bytes } = await takeBackup({ from: shopFile(dataDir), folder, at: now })
    return `The database is in ${file} (${size(bytes)}).`
  },
}

export const backups: ClosedCliCommand = {
  use: 'backups',
  does: 'reads the copies through and says what each holds, the newest first',
  async runClosed(_, { settings: { backupDir }, now }) {
    const found = backupsIn(backupDir, now)
    if (found.length === 0) throw noBackup(backupDir)
    const lines = found.map(({ file, at, bytes, isAhead }) =>
      [
        new Date(at).toISOString(),
        size(bytes),
        isAhead ? 'later than now' : `${waitInWords(now - at)} old`,
        holds(file),
        file,
      ].join('  '),
    )
    return [...lines, ...aheadInWords(found)].join('\n')
  },
}

export const restore: ClosedCliCommand = {
  use: 'restore FILE | restore newest | restore FILE --emptier',
  does: 'puts a copy in the place of the database; the shop must be closed, and the database before is kept beside',
  async runClosed(args, { settings, now }) {
    const wanted = args.find((arg) => arg !== emptier) ?? ''
    const { databaseUrl, dataDir, backupDir } = settings
    const kind = kindFor(databaseUrl)
    const all = backupsIn(backupDir, now).filter((found) => found.kind === kind)
    const ahead = wanted === 'newest' ? aheadInWords(all) : []
    const file = chooseBackup(wanted, { backupDir, all, kind, maybeEmptier: args.includes(emptier) })
    if (databaseUrl !== undefined) {
      const held = await restorePostgres(databaseUrl, file)
      copyPictures(dirname(file), dataDir)
      return [said(file, held, settings), ...ahead].join('\n')
    }
    const restored = restoreBackup({ backup: file, dataDir, at: now })
    const aside =
      restored.aside === undefined
        ? []
        : [`The database before is kept as ${restored.aside}, for 30 days as backups are.`]
    return [said(file, restored, settings), ...aside, ...ahead].join('\n')
  },
}

/** Confirms that the restored copy may hold less than what was there before. */
const emptier = '--emptier'

function holds(file: string): string {
  const held = holdingsOf(file)
  const condition = conditionOf(file)
  if (condition === 'unreadable') return `CANNOT BE READ by this user: ${giveIt}`
  if (condition === 'damaged') return 'DAMAGED, it is not what was written'
  const known = held === undefined ? 'nobody knows what is in it' : holdingsInWords(held)
  return condition === 'sound' ? known : `${known}, without a sum to check it by`
}

function said(file: string, held: Holdings, settings: Settings): string {
  const lines = [
    `${file} is the shop's database now: ${holdingsInWords(held)}. Everybody is signed out.`,
    'People, keys and devices of the counter are those of the copy: revoke again what was revoked since, and disable again who left.',
  ]
  if (held.accounts > 0 && settings.pepper === undefined && !existsSync(join(settings.dataDir, 'pepper')))
    lines.push(
      `No password can be checked without the pepper that was in use: put it into PEPPER, or back as ${join(settings.dataDir, 'pepper')}, before the shop starts.`,
    )
  return lines.join('\n')
}

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)
