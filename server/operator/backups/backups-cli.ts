import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type ClosedCliCommand, WrongArgs } from '#server/cli-command.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { Settings } from '#server/settings/settings.ts'
import { shopFile } from '#server/storage/shop-file.ts'
import { waitInWords } from '#shop/words/moments.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { type Backup, type BackupKind, backupsIn, kindFor, newBackupFile } from './backups-folder.ts'
import { conditionOf, type Holdings, holdingsInWords, holdingsOf } from './contents.ts'
import { copyPictures } from './copy-pictures.ts'
import { dumpPostgres, restorePostgres } from './postgres-dump.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

/**
 * The backup that the operator names by file or by `newest`. A damaged one is refused, and one that holds less than an
 * earlier one: most likely the shop had lost data when it was made.
 */
function chooseBackup(
  wanted: string,
  {
    backupDir,
    all,
    kind,
    maybeEmptier,
  }: {
    backupDir: string
    /** those of its kind, the newest first */
    all: readonly Backup[]
    kind: BackupKind
    maybeEmptier: boolean
  },
): string {
  const file = fileMeant(wanted, { backupDir, kind, newest: all[0]?.file })
  const older = all.slice(all.findIndex((backup) => backup.file === file) + 1)
  const condition = conditionOf(file)
  if (condition === 'unreadable')
    throw new NeedsOperator('configuration', `${file} cannot be read by this user: ${giveIt}. Nothing was changed.`)
  refuseOtherKind(file, kind)
  if (condition === 'damaged') {
    const sound = older.find((backup) => ['sound', 'unknown'].includes(conditionOf(backup.file)))
    const cure = sound === undefined ? '' : ` The newest good one before it: restore ${sound.file}`
    throw new WrongArgs(`${file} is damaged and cannot be used.${cure}`)
  }
  if (!maybeEmptier) refuseEmptier(file, older)
  return file
}

/** What an operator must know who trusts the word `newest`. */
function aheadInWords(all: readonly Backup[]): string[] {
  const ahead = all.filter(({ isAhead }) => isAhead)
  const [latest] = ahead
  if (latest === undefined) return []
  const many = ahead.length === 1 ? '1 backup is' : `${ahead.length} backups are`
  return [
    `${many} dated in the future, because a clock was ahead (the latest is ${latest.file}). They are listed last and stay until you delete them.`,
  ]
}

function fileMeant(
  wanted: string,
  { backupDir, kind, newest }: { backupDir: string; kind: BackupKind; newest: string | undefined },
): string {
  if (wanted === '') throw new WrongArgs('Which backup? Give its file, or newest. `backups` lists them.')
  if (wanted === 'newest') {
    if (newest === undefined) throw noBackup(backupDir, engineOf[kind])
    return newest
  }
  const file = [resolve(wanted), join(backupDir, wanted)].find((path) => existsSync(path))
  if (file === undefined) throw new WrongArgs(`There is no file ${wanted}.`)
  return file
}

/** Most often the command was given without the shop's settings, and looked where nobody keeps any. */
const noBackup = (backupDir: string, engine?: string): NeedsOperator =>
  new NeedsOperator(
    'configuration',
    `There is no backup${engine ? ` of ${engine}` : ''} in ${resolve(backupDir)}. Run the command with the shop's own settings, BACKUP_DIR above all (\`darya\` does, installed as deploy/README.md says).`,
  )

/** The cure where a backup is another user's. */
const giveIt = 'give it to the user of the shop (chown)'

const engineOf = { db: 'SQLite', dump: 'PostgreSQL' } as const
const beginsWith = { db: 'SQLite format 3\0', dump: 'PGDMP' } as const

function refuseOtherKind(file: string, kind: BackupKind) {
  const other = kind === 'db' ? 'dump' : 'db'
  if (beginningOf(file, beginsWith[other].length) !== beginsWith[other]) return
  const cure =
    kind === 'db'
      ? 'this shop is on SQLite: choose a .db, or set DATABASE_URL'
      : 'DATABASE_URL names PostgreSQL: choose a .dump, or unset DATABASE_URL'
  throw new WrongArgs(`${file} is a backup of ${engineOf[other]}, and ${cure}. Nothing was changed.`)
}

function beginningOf(file: string, length: number): string {
  const read = Buffer.alloc(length)
  const open = openSync(file, 'r')
  try {
    readSync(open, read)
    return read.toString('latin1')
  } finally {
    closeSync(open)
  }
}

/** Orders only grow; accounts may be erased, but not all at once. */
function refuseEmptier(file: string, older: readonly Backup[]) {
  const held = holdingsOf(file)
  if (held === undefined) return
  const fuller = older.find((before) => holdsMore(holdingsOf(before.file), held))
  if (fuller === undefined) return
  const before = holdingsOf(fuller.file)
  throw new WrongArgs(
    [
      `${file} holds ${holdingsInWords(held)}. That is less than ${fuller.file}, from ${fuller.isAhead ? 'a clock that was ahead' : 'before it'}: ${before && holdingsInWords(before)}.`,
      `To get that back: restore ${fuller.file}`,
      `To restore the emptier one anyway: restore ${file} --emptier`,
    ].join('\n'),
  )
}

const holdsMore = (before: Holdings | undefined, now: Holdings): boolean =>
  before !== undefined && (before.orders > now.orders || (before.accounts > 0 && now.accounts === 0))

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
  does: 'checks the copies and says what each holds, the newest first',
  async runClosed(_, { settings: { backupDir }, now }) {
    const found = backupsIn(backupDir, now)
    if (found.length === 0) throw noBackup(backupDir)
    const lines = found.map(({ file, at, bytes, isAhead }) =>
      [
        new Date(at).toISOString(),
        size(bytes),
        isAhead ? 'dated in the future' : `${waitInWords(now - at, spokenIn('en'))} old`,
        holds(file),
        file,
      ].join('  '),
    )
    return [...lines, ...aheadInWords(found)].join('\n')
  },
}

export const restore: ClosedCliCommand = {
  use: 'restore FILE | restore newest | restore FILE --emptier',
  does: 'replaces the database with a copy; the shop must be closed, and the earlier database is kept',
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
        : [`The earlier database is kept as ${restored.aside} for 30 days, like backups.`]
    return [said(file, restored, settings), ...aside, ...ahead].join('\n')
  },
}

/** Confirms that the restored copy may hold less than what was there before. */
const emptier = '--emptier'

function holds(file: string): string {
  const held = holdingsOf(file)
  const condition = conditionOf(file)
  if (condition === 'unreadable') return `CANNOT BE READ by this user: ${giveIt}`
  if (condition === 'damaged') return 'DAMAGED'
  const known = held === undefined ? 'contents unknown' : holdingsInWords(held)
  return condition === 'sound' ? known : `${known}, without a checksum`
}

function said(file: string, held: Holdings, settings: Settings): string {
  const lines = [
    `${file} is the shop's database now: ${holdingsInWords(held)}. Everybody is signed out.`,
    'Staff, keys and devices of the counter are those of the copy. Revoke again what was revoked since, and disable again people who left.',
  ]
  if (held.accounts > 0 && settings.pepper === undefined && !existsSync(join(settings.dataDir, 'pepper')))
    lines.push(
      `No password can be checked without the pepper that was in use. Put it into PEPPER, or back as ${join(settings.dataDir, 'pepper')}, before the shop starts.`,
    )
  return lines.join('\n')
}

const size = (bytes: number) => (bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`)
