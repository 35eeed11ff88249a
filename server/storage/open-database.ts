import type { CommandList, Commands } from '#server/storage/command.ts'
import type { Database, Where } from '#server/storage/database.ts'
import type { OnFall } from '#server/storage/hand-over.ts'

/**
 * Opens the database and brings its tables up to date. On SQLite one process serves the shop, and a second is refused;
 * an operator's command works beside it with `alone: false`. When the disk itself fails only a new process tells the
 * truth: `onFall` is to end this one.
 */
export async function openDatabase<List extends Commands>(
  where: Where,
  commands: CommandList<List>,
  {
    alone = true,
    onFall = fallWithIt,
    signs = [],
  }: {
    alone?: boolean
    onFall?: OnFall
    /** signs of an earlier shop: with any, an empty database is refused with `LostShop` */
    signs?: readonly string[]
  } = {},
): Promise<Database<List>> {
  if (where.databaseUrl) {
    const { openPostgresDatabase } = await import('#server/storage/postgres-database.ts')
    return openPostgresDatabase(where.databaseUrl, commands, { signs })
  }
  const { openSqliteDatabase } = await import('#server/storage/sqlite-database.ts')
  return openSqliteDatabase(where.dataDir, commands, { alone, onFall, signs })
}

/** Ends the process after waiting callers got their error. */
function fallWithIt(why: Error) {
  setImmediate(() => {
    throw why
  })
}
