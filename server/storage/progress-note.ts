import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { makeOwnFile } from '#server/storage/rights.ts'

/**
 * How far the shop was: the number of its commits, beside the database. It is written after each commit is on the disk and
 * is not synced itself, so it may lag behind the database but never leads. A database with a lower number has lost
 * something, be it that its log is missing, cut or scribbled on. A sudden death, with its torn end of the log, is none.
 */
export interface ProgressNote {
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
        // A note that stays behind claims nothing false, and a full disk must cost no order for it.
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

/** The number of the last commit known to be kept; nothing where no shop has noted any. */
export function readProgress(dataDir: string): number | undefined {
  try {
    const [, commits] = /^(\d{10})\n/.exec(readFileSync(noteIn(dataDir), 'utf8')) ?? []
    return commits === undefined ? undefined : Number(commits)
  } catch {
    return undefined
  }
}

/** Another database takes this one's place, and its commits are counted from where it stands. */
export const forgetProgress = (dataDir: string): void => rmSync(noteIn(dataDir), { force: true })

/** SQLite keeps this number in the first page of the file, and a copy takes it along. */
export const commitsIn = (sqlite: DatabaseSync): number =>
  Number(sqlite.prepare('pragma user_version').get()?.['user_version'])

/** Inside a transaction: the next number is kept with it, or goes with it. */
export function countCommit(sqlite: DatabaseSync): number {
  const commits = (commitsIn(sqlite) + 1) % numbers
  sqlite.exec(`pragma user_version = ${commits}`)
  return commits
}

/** How many commits of the note the database lacks. After the last number comes the first again. */
export function missingCommits({ noted, found }: { noted: number; found: number }): number {
  const missing = (noted - found + numbers) % numbers
  return missing < numbers / 2 ? missing : 0
}

const numbers = 2 ** 31
