import { closeSync, existsSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'

/** A full copy of the database. Its name is its moment: everything kept before that is in it. */
export interface Backup {
  readonly file: string
  readonly at: number
  readonly bytes: number
}

/** A database of SQLite, or what pg_dump has written. */
export type BackupKind = 'db' | 'dump'

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
    throw new NoBackupFolder(`${folder} is no folder in which backups can be kept: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return file
}

const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** A file has another name until it is complete. */
export const partOf = (file: string): string => `${file}.part`

/** The newest first. */
export function backupsIn(folder: string): Backup[] {
  return namesIn(folder)
    .flatMap((name) => {
      const at = momentOf(name)
      return at === undefined ? [] : [{ file: join(folder, name), at, bytes: statSync(join(folder, name)).size }]
    })
    .toSorted((one, other) => other.at - one.at)
}

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

function momentOf(name: string): number | undefined {
  const [, hour, minute, second, rest] = named.exec(name) ?? []
  const at = Date.parse(`${hour}:${minute}:${second}.${rest}`)
  return Number.isNaN(at) ? undefined : at
}
