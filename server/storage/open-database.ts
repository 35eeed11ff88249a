import type { Database, Where } from '#server/storage/database.ts'
import type { DeedList, Deeds } from '#server/storage/deed.ts'
import type { OnFall } from '#server/storage/hand-over.ts'

/**
 * Opens the database and brings its tables up to date. On SQLite one process serves the shop, and a second is refused;
 * an operator's command works beside it with `alone: false`. When the disk itself fails only a new process tells the
 * truth: `onFall` is to end this one.
 */
export async function openDatabase<List extends Deeds>(
  where: Where,
  deeds: DeedList<List>,
  { alone = true, onFall = fallWithIt }: { alone?: boolean; onFall?: OnFall } = {},
): Promise<Database<List>> {
  if (where.databaseUrl) {
    const { openPostgresDatabase } = await import('#server/storage/postgres-database.ts')
    return openPostgresDatabase(where.databaseUrl, deeds)
  }
  const { openSqliteDatabase } = await import('#server/storage/sqlite-database.ts')
  return openSqliteDatabase(where.dataDir, deeds, { alone, onFall })
}

/** Once who waits has been told, the process falls. */
function fallWithIt(why: Error) {
  setImmediate(() => {
    throw why
  })
}
