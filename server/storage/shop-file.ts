import { accessSync, constants, mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The one file in which SQLite keeps the shop; its folder is made where there is none. */
export function shopFile(dataDir: string): string {
  return join(shopFolder(dataDir), 'shop.db')
}

/** The folder of the data, which only the shop's own user can read. Node and SQLite would tell less clearly what is wrong with it. */
export function shopFolder(dataDir: string): string {
  makeFolder(resolve(dataDir))
  // with a slash, so that a file of that name is told as what it is
  accessSync(`${dataDir}/`, constants.R_OK | constants.W_OK | constants.X_OK)
  return dataDir
}

/** One after the other: Node's own way of making several never ends where a folder above refuses, as in /proc. */
function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (trouble) {
    const { code } = trouble as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw trouble
    makeFolder(dirname(folder))
    mkdirSync(folder, { mode: 0o700 })
  }
}
