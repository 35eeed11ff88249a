import { closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'

/** A full copy of the database. Its name is its moment: everything kept before that is in it. */
export interface Backup {
  readonly file: string
  readonly at: number
  readonly bytes: number
  readonly kind: BackupKind
  /** its moment is later than now: a clock was ahead when it was made, and nobody knows which came after which */
  readonly isAhead: boolean
}

/** A database of SQLite, or what pg_dump has written. */
export type BackupKind = 'db' | 'dump'

/** What the engine of this shop takes. */
export const kindFor = (databaseUrl: string | undefined): BackupKind => (databaseUrl === undefined ? 'db' : 'dump')

/** The backup folder cannot be used. */
export class NoBackupFolder extends Error {
  override readonly name = 'NoBackupFolder'
}

/** The file of a future backup, in a folder that only the shop's user can read. */
export function newBackupFile(folder: string, at: number, kind: BackupKind): string {
  const file = join(folder, `shop-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.${kind}`)
  try {
    makeFolder(folder)
    closeSync(openSync(partOf(file), 'w', 0o600))
  } catch (error) {
    if (isFull(error)) throw error
    throw new NoBackupFolder(`backups cannot be kept in ${folder}: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return file
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A file has another name until it is complete. */
export const partOf = (file: string): string => `${file}.part`

/** The newest first; those that are ahead of the clock come last. */
export function backupsIn(folder: string, now = Date.now()): Backup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const at = momentOf(named.exec(name))
      if (at === undefined) return []
      const file = join(folder, name)
      const kind: BackupKind = name.endsWith('.db') ? 'db' : 'dump'
      return [{ file, at, bytes: statSync(file).size, kind, isAhead: at > now }]
    })
    .toSorted((one, other) => Number(one.isAhead) - Number(other.isAhead) || other.at - one.at)
}

/** Databases that a restore or a start has set aside, the oldest first. */
export const asidesIn = (dataDir: string): { file: string; at: number }[] =>
  namesIn(dataDir)
    .flatMap((name) => {
      const at = momentOf(setAside.exec(name))
      return at === undefined ? [] : [{ file: join(dataDir, name), at }]
    })
    .toSorted((one, other) => one.at - other.at)

/** Unfinished files of a process that is gone. */
export const leftovers = (folder: string, before: number): string[] =>
  namesIn(folder)
    .filter((name) => /^shop-.*\.part(-journal)?$/.test(name) || isOrphan(folder, name))
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).mtimeMs < before)

/** Notes of a backup that no longer exists. */
const isOrphan = (folder: string, name: string) =>
  /^shop-.*\.json$/.test(name) && !existsSync(join(folder, name.replace(/\.json$/, '')))

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (trouble) {
    if ((trouble as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw trouble
  }
}

const named = /^shop-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.(db|dump)$/
const setAside = /^shop-(?:before|behind)-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.db$/

function momentOf(name: RegExpExecArray | null): number | undefined {
  const [, hour, minute, second, rest] = name ?? []
  const at = Date.parse(`${hour}:${minute}:${second}.${rest}`)
  return Number.isNaN(at) ? undefined : at
}
