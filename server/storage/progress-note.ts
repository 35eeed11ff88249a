import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeOwnFile } from '#server/storage/rights.ts'

/**
 * The progress of the shop: the number of its commits, noted beside the database after each sync. The note is not
 * synced, so it may lag behind the database but never leads. A database with a lower number has lost something (its log
 * is missing, cut or overwritten); a sudden death does not lower it.
 */
interface ProgressNote {
  write(commits: number): void
  close(): void
}

const noteIn = (dataDir: string) => join(dataDir, 'shop.progress')

export function openProgressNote(dataDir: string): ProgressNote {
  let file: number | undefined
  return {
    write(commits) {
      try {
        file ??= openNote(noteIn(dataDir))
        writeSync(file, `${String(commits).padStart(10, '0')}\n`, 0)
      } catch {
        // An old note claims nothing false, and a full disk must not cost an order for it.
      }
    },
    close() {
      if (file !== undefined) closeSync(file)
    },
  }
}

function openNote(path: string): number {
  makeOwnFile(path)
  return openSync(path, 'r+')
}

/** The number of the last commit known to be stored; undefined if there is no note. */
export function readProgress(dataDir: string): number | undefined {
  try {
    const [, commits] = /^(\d{10})\n/.exec(readFileSync(noteIn(dataDir), 'utf8')) ?? []
    return commits === undefined ? undefined : Number(commits)
  } catch {
    return undefined
  }
}

/** Another database replaces this one, and its commits are counted from its own number. */
export const forgetProgress = (dataDir: string): void => rmSync(noteIn(dataDir), { force: true })

/** SQLite stores this number in the first page of the file, and a copy includes it. */
export const commitsIn = (sqlite: DatabaseSync): number =>
  Number(sqlite.prepare('pragma user_version').get()?.['user_version'])

/** Call it inside a transaction: the next number is committed or rolled back with it. */
export function countCommit(sqlite: DatabaseSync): number {
  const commits = (commitsIn(sqlite) + 1) % numbers
  sqlite.exec(`pragma user_version = ${commits}`)
  return commits
}

/** How many commits of the note the database lacks. The number wraps around. */
export function missingCommits({ noted, found }: { noted: number; found: number }): number {
  const missing = (noted - found + numbers) % numbers
  return missing < numbers / 2 ? missing : 0
}

const numbers = 2 ** 31
