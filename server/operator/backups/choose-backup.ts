import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { WrongArgs } from '#server/operator/cli-command.ts'
import { NeedsOperator } from '#server/needs-operator.ts'
import type { Backup, BackupKind } from './backups-folder.ts'
import { conditionOf, type Holdings, holdingsInWords, holdingsOf } from './contents.ts'

/**
 * The backup that the operator names by file or by `newest`. A damaged one is refused, and one that holds less than an
 * earlier one: most likely the shop had lost data when it was made.
 */
export function chooseBackup(
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
    const cure = sound === undefined ? '' : ` The newest whole one before it: restore ${sound.file}`
    throw new WrongArgs(`${file} is damaged: it is not what was written.${cure}`)
  }
  if (!maybeEmptier) refuseEmptier(file, older)
  return file
}

/** What an operator must know who trusts the word `newest`. */
export function aheadInWords(all: readonly Backup[]): string[] {
  const ahead = all.filter(({ isAhead }) => isAhead)
  const [latest] = ahead
  if (latest === undefined) return []
  const many = ahead.length === 1 ? '1 backup is' : `${ahead.length} backups are`
  return [
    `${many} of later than now, because a clock was ahead (the latest is ${latest.file}): they stand last and stay until you delete them.`,
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
export const noBackup = (backupDir: string, engine?: string): NeedsOperator =>
  new NeedsOperator(
    'configuration',
    `There is no backup${engine ? ` of ${engine}` : ''} in ${resolve(backupDir)}: give the command the shop's own settings, BACKUP_DIR above all (installed as deploy/README.md says, \`darya\` does).`,
  )

/** The cure where a backup is another user's. */
export const giveIt = 'give it to the user of the shop (chown)'

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
      `To take the emptier one even so: restore ${file} --emptier`,
    ].join('\n'),
  )
}

const holdsMore = (before: Holdings | undefined, now: Holdings): boolean =>
  before !== undefined && (before.orders > now.orders || (before.accounts > 0 && now.accounts === 0))
