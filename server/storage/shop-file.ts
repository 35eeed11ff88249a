import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#server/storage/make-folder.ts'

/** The one file in which SQLite keeps the shop; its folder is made where there is none. */
export function shopFile(dataDir: string): string {
  return join(shopFolder(dataDir), 'shop.db')
}

/** The folder of the data, which only the shop's own user can read. Node and SQLite would tell less clearly what is wrong with it. */
export function shopFolder(dataDir: string): string {
  makeFolder(dataDir)
  // with a slash, so that a file of that name is told as what it is
  accessSync(`${dataDir}/`, constants.R_OK | constants.W_OK | constants.X_OK)
  return dataDir
}

/** What SQLite has not yet carried over into the file itself. */
export const logBeside = (file: string): string => `${file}-wal`
