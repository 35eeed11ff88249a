import { chmodSync, closeSync, lstatSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The shop's files are for its own user only: not for the group, not for others. */
const ownerOnly = 0o600
const others = 0o077

/** SQLite gives its log the rights of the database, so the database must have them before it is opened. */
export function makeOwnFile(path: string): void {
  closeSync(openSync(path, 'a', ownerOnly))
}

export interface Narrowed {
  readonly narrowed: readonly string[]
  /** files that others can read even now */
  readonly stillWide: readonly string[]
}

/** Removes the rights of others from files that an older version or a careless copy left open. */
export function narrowRights(places: readonly { folder: string; files: RegExp }[]): Narrowed {
  const wide = places.flatMap(({ folder, files }) =>
    namesIn(folder)
      .filter((name) => files.test(name))
      .map((name) => join(folder, name))
      .filter(isOpenToOthers),
  )
  for (const file of wide) narrow(file)
  const stillWide = wide.filter(isOpenToOthers)
  return { narrowed: wide.filter((file) => !stillWide.includes(file)), stillWide }
}

/** The shop's private folders, and the names of its files there. */
export const ownPlaces = ({ dataDir, backupDir }: { dataDir: string; backupDir: string }) => [
  { folder: dataDir, files: /^shop[.-]|^pepper/ },
  { folder: join(dataDir, 'outbox'), files: /./ },
  { folder: join(dataDir, 'tls'), files: /\.key/ },
  { folder: join(dataDir, 'pictures'), files: /./ },
  { folder: join(dataDir, 'pictures/originals'), files: /./ },
  { folder: backupDir, files: /^shop-|^checked|^erased|^bill-numbers/ },
]

function isOpenToOthers(file: string): boolean {
  const found = lstatSync(file, { throwIfNoEntry: false })
  return found !== undefined && found.isFile() && (found.mode & others) !== 0
}

function narrow(file: string) {
  try {
    chmodSync(file, statSync(file).mode & ~others & 0o777)
  } catch {
    // It belongs to another user: it stays open, and the log says so.
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
