import { createHash } from 'node:crypto'
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { EngineWords, Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * The checksum of the statements that a migration sends, collected without running them. Formatting and inserted rows
 * do not count, only what another version would find changed.
 */
export async function checksumOf(migration: Migration, words: EngineWords): Promise<string> {
  const said: string[] = []
  const nobody = new Kysely<Tables>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log({ query }) {
      if (query.parameters.length === 0) said.push(query.sql.replaceAll(/\s+/g, ' ').trim())
    },
  })
  await nobody.transaction().execute((tx) => migration.up(tx, words))
  return createHash('sha256').update(said.join(';\n')).digest('hex').slice(0, 16)
}
