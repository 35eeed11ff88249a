import { constants, copyFileSync, existsSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { LostShop } from '#server/storage/lost-shop.ts'
import type { Lost } from '#server/storage/database.ts'
import { holdsShop } from '#server/storage/migrate.ts'
import { commitsIn, missingCommits, readProgress } from '#server/storage/progress-note.ts'
import { makeOwnFile } from '#server/storage/rights.ts'
import { logBeside, shopFile } from '#server/storage/shop-file.ts'
import { NodeSqliteDialect } from '#server/storage/sqlite.ts'
import type { Tables } from '#server/storage/tables.ts'
import { seconds } from '#shop/time.ts'

/**
 * Checks the files of an earlier run before the first write: whether the shop is there, and whether everything
 * acknowledged is there. If something is missing, the files are copied aside as they were.
 */
export async function lookBefore(
  dataDir: string,
  { signs, at }: { signs: readonly string[]; at: number },
): Promise<{ lost: Lost | undefined; done: () => void }> {
  const path = shopFile(dataDir)
  // Read first: another process may write meanwhile, and then the database is ahead.
  const noted = readProgress(dataDir)
  const sqlite = existsSync(path) && statSync(path).size > 0 ? openToLook(path) : undefined
  const done = () => sqlite?.close()
  try {
    if (signs.length > 0 && !(sqlite && (await holdsShop(asked(sqlite))))) throw new LostShop(dataDir, signs)
    const found = sqlite && commitsOrNothing(sqlite)
    const commits = noted === undefined || found === undefined ? 0 : missingCommits({ noted, found })
    return { lost: commits > 0 ? { commits, aside: keepAside(path, at) } : undefined, done }
  } catch (error) {
    done()
    throw error
  }
}

/** Stays open until the shop is open, so that the log is read only once. */
const openToLook = (path: string) => new DatabaseSync(path, { readOnly: true, timeout: seconds(5) })

const asked = (sqlite: DatabaseSync) => new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) })

/** A file that cannot be read fails when it is opened, which comes next. */
function commitsOrNothing(sqlite: DatabaseSync): number | undefined {
  try {
    return commitsIn(sqlite)
  } catch {
    return undefined
  }
}

function keepAside(path: string, at: number): string {
  const aside = path.replace(/\.db$/, `-behind-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`)
  for (const [from, to] of [
    [path, aside],
    [logBeside(path), logBeside(aside)],
  ] as const) {
    if (!existsSync(from)) continue
    makeOwnFile(to)
    copyFileSync(from, to, constants.COPYFILE_FICLONE)
  }
  return aside
}
