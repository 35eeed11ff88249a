import { accessSync, constants, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'

/** The database file of SQLite; makes its folder if there is none. */
export function shopFile(dataDir: string): string {
  return join(shopFolder(dataDir), 'shop.db')
}

/**
 * Makes the data folder, which only the shop's user can read. Node and SQLite would report problems with it less
 * clearly.
 */
export function shopFolder(dataDir: string): string {
  makeFolder(dataDir)
  // with a slash, so that a file of that name is reported as such
  accessSync(`${dataDir}/`, constants.R_OK | constants.W_OK | constants.X_OK)
  return dataDir
}

/** The write-ahead log. */
export const logBeside = (file: string): string => `${file}-wal`

/** With its logs, which would be replayed into the next database of that name. */
export function removeDatabase(file: string): void {
  for (const end of ['', '-journal', '-wal', '-shm']) rmSync(file + end, { force: true })
}
